//! What the command line says.

const USAGE: &str = "usage: ludo-table [--players NAME,NAME...] [--dice | --auto SEED] [BASE_URL]";

/// Who rolls and who chooses.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// The players choose; the referee rolls unless they type in a number.
    Keyboard,
    /// The players choose and roll; the referee only draws who starts.
    RealDice,
    /// Nobody is asked: the referee rolls with this seed, and the first piece that may move does.
    Auto(String),
}

/// The command line, read.
#[derive(Debug)]
pub(crate) struct Arguments {
    pub(crate) base_url: String,
    pub(crate) names: Vec<String>,
    pub(crate) mode: Mode,
}

impl Arguments {
    /// Reads the words after the program's name.
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut read = Self {
            base_url: "http://127.0.0.1:8080".into(),
            names: vec!["Asha".into(), "Baraka".into()],
            mode: Mode::Keyboard,
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--players" => read.names = names(&words.next().ok_or(USAGE)?),
                "--dice" => read.mode = Mode::RealDice,
                "--auto" => read.mode = Mode::Auto(words.next().ok_or(USAGE)?),
                _ if word.starts_with('-') => return Err(USAGE.into()),
                _ => read.base_url = word,
            }
        }
        Ok(read)
    }
}

fn names(list: &str) -> Vec<String> {
    list.split(',').map(|name| name.trim().to_owned()).collect()
}
