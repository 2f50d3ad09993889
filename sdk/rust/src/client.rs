//! The client and how it is set up.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Url;
use reqwest::header::HeaderValue;

use crate::Error;
use crate::generated::{self, ResponseValue};
use crate::transport::Limits;
use crate::types::{GameDescription, GameDocument};

/// A referee somewhere. Cheap to clone; clones share their connections.
#[derive(Clone, Debug)]
pub struct Mwamuzi {
    pub(crate) raw: Arc<generated::Client>,
}

impl Mwamuzi {
    /// The referee at `base_url`, such as `http://127.0.0.1:8080`, with everything else as usual.
    ///
    /// # Errors
    /// [`Error::Settings`] if the URL cannot be used.
    pub fn new(base_url: &str) -> Result<Self, Error> {
        Self::builder(base_url).build()
    }

    /// Sets up a client step by step.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// let client = mwamuzi::Mwamuzi::builder("http://127.0.0.1:8080")
    ///     .timeout(Duration::from_secs(5))
    ///     .retries(1)
    ///     .build()?;
    /// # Ok::<(), mwamuzi::Error>(())
    /// ```
    #[must_use]
    pub fn builder(base_url: &str) -> Builder {
        Builder::new(base_url)
    }

    /// The games that the referee knows.
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn games(&self) -> Result<Vec<GameDescription>, Error> {
        Ok(answer(self.raw.list_games()).await?.games)
    }

    /// One game with its rulebook, by its path: `lcr`.
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn game(&self, game: &str) -> Result<GameDocument, Error> {
        answer(self.raw.get_game(game)).await
    }
}

/// What the generated client's call came to.
pub(crate) async fn answer<T>(
    call: impl Future<Output = Result<ResponseValue<T>, generated::Error<()>>>,
) -> Result<T, Error> {
    match call.await {
        Ok(answer) => Ok(answer.into_inner()),
        Err(error) => Err(Error::from_generated(error).await),
    }
}

/// A client being set up; see [`Mwamuzi::builder`].
#[derive(Clone, Debug)]
pub struct Builder {
    base_url: String,
    connect_timeout: Duration,
    timeout: Duration,
    retries: u32,
    user_agent: String,
    client: Option<reqwest::Client>,
    #[cfg(feature = "offline")]
    offline: bool,
}

impl Builder {
    fn new(base_url: &str) -> Self {
        Self {
            base_url: base_url.trim_end_matches('/').to_owned(),
            connect_timeout: Duration::from_secs(5),
            timeout: Duration::from_secs(30),
            retries: 3,
            user_agent: concat!("mwamuzi-rust/", env!("CARGO_PKG_VERSION")).into(),
            client: None,
            #[cfg(feature = "offline")]
            offline: false,
        }
    }

    /// For a referee in this process. The URL is only what requests are built with.
    #[cfg(feature = "offline")]
    pub(crate) fn offline(base_url: &str) -> Self {
        Self { offline: true, ..Self::new(base_url) }
    }

    /// How long to wait for a connection; 5 seconds if left out.
    #[must_use]
    pub fn connect_timeout(mut self, connect_timeout: Duration) -> Self {
        self.connect_timeout = connect_timeout;
        self
    }

    /// How long a call may take in all, retries and waits included; 30 seconds if left out.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// How often a request is sent again when the referee is busy (429, 502, 503, 504) or the connection fails; 3 if
    /// left out, 0 for never.
    ///
    /// The waits between are random and grow, and are never shorter than a Retry-After asks for. Where the wait would
    /// outlast the [`timeout`](Self::timeout), the call ends at once with what came last.
    #[must_use]
    pub fn retries(mut self, retries: u32) -> Self {
        self.retries = retries;
        self
    }

    /// What to call oneself in the User-Agent header; `mwamuzi-rust/` and the version if left out.
    #[must_use]
    pub fn user_agent(mut self, user_agent: impl Into<String>) -> Self {
        self.user_agent = user_agent.into();
        self
    }

    /// A client of one's own: proxies, certificates, a shared pool of connections. Its own connect timeout counts.
    #[must_use]
    pub fn client(mut self, client: reqwest::Client) -> Self {
        self.client = Some(client);
        self
    }

    /// The client.
    ///
    /// # Errors
    /// [`Error::Settings`] if the URL or the user agent cannot be used.
    pub fn build(self) -> Result<Mwamuzi, Error> {
        let url = Url::parse(&self.base_url)
            .map_err(|error| Error::Settings(format!("the base URL {:?}: {error}", self.base_url)))?;
        let user_agent = HeaderValue::from_str(&self.user_agent)
            .map_err(|_| Error::Settings(format!("{:?} cannot be a user agent", self.user_agent)))?;
        let client = match self.client {
            Some(client) => client,
            None => own_client(&url, self.connect_timeout)?,
        };
        let limits = Limits {
            timeout: self.timeout,
            retries: self.retries,
            user_agent,
            #[cfg(feature = "offline")]
            offline: self.offline,
        };
        Ok(Mwamuzi { raw: Arc::new(generated::Client::new_with_client(&self.base_url, client, limits)) })
    }
}

fn own_client(url: &Url, connect_timeout: Duration) -> Result<reqwest::Client, Error> {
    match url.scheme() {
        "http" => {}
        "https" if cfg!(any(feature = "rustls", feature = "native-tls")) => {}
        "https" => {
            let advice = "this client was built without TLS: turn on the feature `rustls` or `native-tls`";
            return Err(Error::Settings(advice.into()));
        }
        other => return Err(Error::Settings(format!("the base URL must be http or https, not {other}"))),
    }
    let client = reqwest::Client::builder().connect_timeout(connect_timeout).build();
    client.map_err(|error| Error::Settings(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_url_that_cannot_work_is_refused_at_once() {
        for base_url in ["", "127.0.0.1:8080", "/v1", "ftp://127.0.0.1"] {
            assert!(matches!(Mwamuzi::new(base_url), Err(Error::Settings(_))), "{base_url:?}");
        }
        assert!(Mwamuzi::new("http://127.0.0.1:8080/").is_ok());
        assert!(Mwamuzi::new("http://127.0.0.1:8080/behind/a/proxy").is_ok());
    }

    #[cfg(not(any(feature = "rustls", feature = "native-tls")))]
    #[test]
    fn https_without_tls_says_what_to_do() {
        let error = Mwamuzi::new("https://referee.example").unwrap_err();
        assert!(error.to_string().contains("feature"), "{error}");
    }
}
