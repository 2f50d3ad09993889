//! A look over a body before it is parsed into types: is there a `null`, or an array where no list belongs?
//!
//! The derived readers take `[1]` for `{"n": 1}`. No request has a list within a list, and the fields that hold
//! lists are few, so a glance at what stands before each bracket tells. Where this look is in doubt the body goes
//! the slow way, which asks the schema.

/// The fields of requests, states and moves that hold lists.
const LIST_FIELDS: &[&[u8]] =
    &[b"board", b"cells", b"dice", b"drawn", b"events", b"lines", b"placed", b"players", b"tiles"];

/// Whether the derived readers can be trusted with this body.
pub(super) fn is_plain(body: &[u8]) -> bool {
    let mut key: &[u8] = b"";
    let mut before = b' ';
    let mut at = 0;
    while let Some(&byte) = body.get(at) {
        match byte {
            b'"' => {
                let Some(length) = string_length(&body[at + 1..]) else { return false };
                key = &body[at + 1..at + 1 + length];
                at += length + 1;
                before = b'"';
            }
            b'[' => {
                if before != b':' || !LIST_FIELDS.contains(&key) {
                    return false;
                }
                before = byte;
            }
            b'n' => return false,
            b' ' | b'\n' | b'\r' | b'\t' => {}
            _ => before = byte,
        }
        at += 1;
    }
    true
}

/// How many bytes stand before the closing quote.
fn string_length(rest: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        match rest.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_plain;

    #[test]
    fn lists_where_lists_belong_pass() {
        assert!(is_plain(br#"{"state": {"players" : [ {"name": "a [null] \" b"} ]}, "move": {"dice": []}}"#));
    }

    #[test]
    fn a_list_for_an_object_is_doubtful() {
        assert!(!is_plain(br#"{"state": [1]}"#));
        assert!(!is_plain(br#"{"players": [[1]]}"#));
        assert!(!is_plain(br#"{"players": [{}, [1]]}"#));
        assert!(!is_plain(br"[1]"));
    }

    #[test]
    fn null_is_doubtful() {
        assert!(!is_plain(br#"{"seed": null}"#));
        assert!(is_plain(br#"{"seed": "null"}"#));
    }
}
