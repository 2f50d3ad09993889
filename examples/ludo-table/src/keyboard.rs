//! Questions and what is typed in answer.

use std::io::{self, Write};

/// Asks until `read` makes something of the answer; none when the input has ended.
pub(crate) fn ask<T>(
    question: &str,
    read: impl Fn(&str) -> Result<T, &'static str>,
) -> io::Result<Option<T>> {
    loop {
        print!("{question} ");
        io::stdout().flush()?;
        let Some(line) = line()? else { return Ok(None) };
        match read(line.trim()) {
            Ok(answer) => return Ok(Some(answer)),
            Err(hint) => println!("{hint}"),
        }
    }
}

/// The next line; none when the input has ended.
fn line() -> io::Result<Option<String>> {
    let mut line = String::new();
    Ok((io::stdin().read_line(&mut line)? > 0).then_some(line))
}
