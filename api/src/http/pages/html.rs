//! The frame that every page for people stands in, and text made safe for it.

/// A whole page.
pub(super) fn frame(title: &str, body: &str) -> String {
    include_str!("../../../assets/frame.html").replace("{{title}}", title).replace("{{body}}", body)
}

/// Text as it may stand in a page.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

/// Text in which `backticks` mark what is sent or answered, as the rulebook writes it.
pub(super) fn marked(text: &str) -> String {
    let mut marked = String::new();
    for (index, part) in escape(text).split('`').enumerate() {
        // Every second part stands between two marks.
        if index % 2 == 1 {
            marked.push_str(&format!("<code>{part}</code>"));
        } else {
            marked.push_str(part);
        }
    }
    marked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("<a href=\"x\">&'"), "&lt;a href=&quot;x&quot;&gt;&amp;&#39;");
    }

    #[test]
    fn what_stands_between_backticks_is_code() {
        assert_eq!(marked("with `opening: free`, <b>"), "with <code>opening: free</code>, &lt;b&gt;");
        assert_eq!(marked("plain"), "plain");
    }
}
