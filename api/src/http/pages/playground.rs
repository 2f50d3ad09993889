//! The files of the playground, embedded: pages, scripts and styles that need no build step and ask nobody else.

const PAGE: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

/// One file: its path, its media type, what it holds.
type File = (&'static str, &'static str, &'static str);

macro_rules! files {
    ($( $media_type:ident $path:literal $file:literal; )*) => {
        [ $( ($path, $media_type, include_str!(concat!("../../../assets/playground/", $file))), )* ]
    };
}

/// Every file.
pub(super) const FILES: [File; 18] = files! {
    PAGE "/sheet" "sheet.html";
    STYLE "/playground/playground.css" "playground.css";
    SCRIPT "/playground/board.js" "board.js";
    SCRIPT "/playground/cpu.js" "cpu.js";
    SCRIPT "/playground/dom.js" "dom.js";
    SCRIPT "/playground/exchange.js" "exchange.js";
    SCRIPT "/playground/match.js" "match.js";
    SCRIPT "/playground/play.js" "play.js";
    SCRIPT "/playground/referee.js" "referee.js";
    SCRIPT "/playground/refusal.js" "refusal.js";
    SCRIPT "/playground/setup.js" "setup.js";
    SCRIPT "/playground/sheet.js" "sheet.js";
    SCRIPT "/playground/sheets.js" "sheets.js";
    SCRIPT "/playground/words.js" "words.js";
    SCRIPT "/playground/games/lcr.js" "games/lcr.js";
    SCRIPT "/playground/games/ludo.js" "games/ludo.js";
    SCRIPT "/playground/games/pegs.js" "games/pegs.js";
    SCRIPT "/playground/games/qwirkle.js" "games/qwirkle.js";
};
