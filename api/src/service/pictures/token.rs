//! A request to draw, packed into a text short enough for a link.
//!
//! A byte that tells the version of the packing, then, deflated, the game's path, a line break and the request as
//! JSON; all of it in base64url. What version 1 means never changes.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// The most characters in a token: a link stays within what browsers, proxies and chats take.
pub(super) const MOST_CHARACTERS: usize = 8000;
/// The version of the packing.
const VERSION: u8 = 1;
/// The most bytes that a token unpacks to.
const MOST_BYTES: usize = 256 * 1024;
/// How hard to look for repetitions, of 10.
const LEVEL: u8 = 9;

/// The token of a game's request; none if it would be too long.
pub(super) fn pack(game: &str, request: &[u8]) -> Option<String> {
    let text = [game.as_bytes(), b"\n", request].concat();
    let mut packed = vec![VERSION];
    packed.extend(compress_to_vec(&text, LEVEL));
    let token = URL_SAFE_NO_PAD.encode(packed);
    (text.len() <= MOST_BYTES && token.len() <= MOST_CHARACTERS).then_some(token)
}

/// The game and the request that a token holds; none if it was not made by [`pack`].
pub(super) fn unpack(token: &str) -> Option<(String, Vec<u8>)> {
    if token.len() > MOST_CHARACTERS {
        return None;
    }
    let packed = URL_SAFE_NO_PAD.decode(token).ok()?;
    let (&version, deflated) = packed.split_first()?;
    if version != VERSION {
        return None;
    }
    let text = decompress_to_vec_with_limit(deflated, MOST_BYTES).ok()?;
    let line = text.iter().position(|&byte| byte == b'\n')?;
    let game = String::from_utf8(text[..line].to_vec()).ok()?;
    Some((game, text[line + 1..].to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_gives_back_what_was_packed() {
        let token = pack("lcr", b"{\"state\":{}}").unwrap();
        assert_eq!(unpack(&token), Some(("lcr".into(), b"{\"state\":{}}".to_vec())));
        assert!(token.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
    }

    #[test]
    fn what_is_no_token_holds_nothing() {
        let later = URL_SAFE_NO_PAD.encode([2, 3, 0]);
        let cut = pack("lcr", b"{\"state\":{}}").unwrap();
        let cut = &cut[..cut.len() - 4];
        let long = "A".repeat(MOST_CHARACTERS + 1);
        for token in ["", "A", "AQ", "%", "💩", "AQ==", &later, cut, &long] {
            assert_eq!(unpack(token), None, "{token}");
        }
    }

    #[test]
    fn a_bomb_is_not_unpacked() {
        let mut packed = vec![VERSION];
        packed.extend(compress_to_vec(&vec![b' '; 4 * 1024 * 1024], LEVEL));
        let token = URL_SAFE_NO_PAD.encode(packed);
        assert!(token.len() <= MOST_CHARACTERS, "{}", token.len());
        assert_eq!(unpack(&token), None);
    }
}
