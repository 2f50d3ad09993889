//! Mwamuzi: a stateless rules referee for tabletop games.
//!
//! [`service`] holds the operations without a transport, [`problem`] what answers a request that cannot be judged,
//! [`openapi`] the document. With the feature `server`, `http` puts a web server around them and `command_line` a
//! command.

#[cfg(feature = "server")]
pub mod command_line;
#[cfg(feature = "server")]
pub mod http;
pub mod openapi;
pub mod problem;
pub mod service;
