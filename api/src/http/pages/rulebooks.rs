//! The rulebook of each game as a page: what it is, its options, and every rule under its id, so that the `rule` of a
//! violation leads to `/docs/rules/ludo#ludo.block`.

use mwamuzi_rules::game::Component;
use mwamuzi_rules::options::{GameOption, OptionValue};
use mwamuzi_rules::rulebook::{Rule, RuleKind};

use super::html::{escape, frame, marked};
use crate::service::GameDocument;

/// Every game's page, by the game's path.
pub(super) fn pages() -> Vec<(&'static str, String)> {
    GameDocument::all().iter().map(|game| (game.game, page(game))).collect()
}

/// Which games there are.
pub(super) fn list() -> String {
    let line = |game: &GameDocument| {
        let (path, title, summary) = (game.game, escape(game.title), escape(game.summary));
        format!("<li><a href=\"/docs/rules/{path}\">{title}</a>: {summary}</li>\n")
    };
    let list: String = GameDocument::all().iter().map(line).collect();
    frame(
        "Rulebooks",
        &format!(
            "<h1>Rulebooks</h1>\n<p>Every rule that an answer can cite, under its id.</p>\n<ul>\n{list}</ul>"
        ),
    )
}

fn page(game: &GameDocument) -> String {
    let title = escape(game.title);
    let summary = escape(game.summary);
    let players = players(&game.players);
    let path = game.game;
    let parts = [
        format!(
            "<p><a href=\"/docs/rules\">Rulebooks</a></p>\n<h1>{title}</h1>\n<p>{summary}</p>\n<p>{players}. As JSON: \
             <a href=\"/v1/games/{path}\"><code>GET /v1/games/{path}</code></a>.</p>\n"
        ),
        format!("<h2>What is in the box</h2>\n<ul>\n{}</ul>\n", each(&game.components, component)),
        options(&game.options),
        rules(&game.rulebook),
    ];
    frame(&format!("Rules of {title}"), &parts.concat())
}

fn each<T>(items: &[T], write: fn(&T) -> String) -> String {
    items.iter().map(write).collect()
}

fn players(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match numbers.as_slice() {
        [one] => format!("For {one} players"),
        [first, .., last] if numbers.len() > 4 => format!("For {first} to {last} players"),
        [before @ .., last] => format!("For {} or {last} players", before.join(", ")),
        [] => String::new(),
    }
}

fn component(component: &Component) -> String {
    let count = component.count.map(|count| format!("{count} ")).unwrap_or_default();
    format!("<li>{count}{}: {}</li>\n", escape(component.name), marked(component.description))
}

fn options(options: &[GameOption]) -> String {
    format!("<h2 id=\"options\">Options</h2>\n<dl class=\"rules\">\n{}</dl>\n", each(options, option))
}

fn option(option: &GameOption) -> String {
    let name = escape(option.name);
    let default = option.default.as_ref().map_or_else(|| "none".into(), default);
    format!(
        "<div id=\"option.{name}\"><dt><code>{name}</code> <span>{}; default {default}</span></dt><dd>{}</dd></div>\n",
        marked(option.values),
        marked(option.meaning)
    )
}

fn default(value: &OptionValue) -> String {
    let text = match value {
        OptionValue::Flag(flag) => flag.to_string(),
        OptionValue::Number(number) => number.to_string(),
        OptionValue::Word(word) => word.clone(),
        OptionValue::Numbers(numbers) => format!("{numbers:?}"),
    };
    format!("<code>{}</code>", escape(&text))
}

fn rules(rulebook: &[Rule]) -> String {
    format!(
        "<h2 id=\"rules\">Rules</h2>\n<p>A <em>violation</em> can be committed by a move, a <em>fault</em> can stand in \
         a set-up or a state, an <em>effect</em> cannot be broken: the referee carries it out.</p>\n\
         <dl class=\"rules\">\n{}</dl>",
        each(rulebook, rule)
    )
}

fn rule(rule: &Rule) -> String {
    let (id, text, source) = (escape(rule.id), marked(rule.text), marked(rule.source));
    let kind = match rule.kind {
        RuleKind::Violation => "violation",
        RuleKind::Fault => "fault",
        RuleKind::Effect => "effect",
    };
    format!(
        "<div id=\"{id}\"><dt><a href=\"#{id}\"><code>{id}</code></a> <span>{kind}</span></dt>\
         <dd>{text}<br><small>Source: {source}</small></dd></div>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_players_are_told_in_words() {
        assert_eq!(players(&[2, 3, 4, 5, 6]), "For 2 to 6 players");
        assert_eq!(players(&[4, 6, 8]), "For 4, 6 or 8 players");
        assert_eq!(players(&[2, 3]), "For 2 or 3 players");
    }
}
