//! A page for each kind of problem, to which the `type` of a problem document leads.

use super::html::{escape, frame};
use crate::problem::{Code, Row};

/// What a problem of this code means, and what to do.
pub(super) fn page(row: Row) -> String {
    let Row { code, status, title, meaning } = row;
    let [code, title, meaning] = [code, title, meaning].map(escape);
    frame(
        &title,
        &format!(
            "<p><a href=\"/docs/problems\">Problems</a></p>\n<h1>{title}</h1>\n\
             <p>Status <strong>{status}</strong>, code <code>{code}</code></p>\n<p>{meaning}</p>"
        ),
    )
}

/// Every kind of problem.
pub(super) fn list() -> String {
    let line = |code: Code| {
        let Row { code, status, title, .. } = code.row();
        let [code, title] = [code, title].map(escape);
        format!("<li><a href=\"/docs/problems/{code}\"><code>{code}</code></a> {status}: {title}</li>\n")
    };
    let list: String = Code::ALL.map(line).concat();
    frame(
        "Problems",
        &format!(
            "<h1>Problems</h1>\n<p>What cannot be judged is answered with a problem document (RFC 9457): its \
             <code>code</code> is one of these, its <code>errors</code> name every fault and where it is. An \
             illegal move is no problem but a verdict.</p>\n<ul>\n{list}</ul>"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_has_a_page_that_says_what_it_means() {
        for code in Code::ALL {
            let page = page(code.row());
            assert!(page.contains(&escape(code.row().meaning)), "{page}");
            assert!(!page.contains("{{"), "{page}");
        }
    }
}
