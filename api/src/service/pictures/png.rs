//! A picture as pixels. The font for its texts is part of the program, so that every machine draws the same.

use std::sync::{Arc, LazyLock};

use mwamuzi_rules::Picture;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree, fontdb::Database};

use super::svg::{Colors, svg};

/// The most pixels on a side.
pub(super) const MOST_PIXELS: f32 = 1600.0;
/// Pixels for each unit of a picture that is small enough for it.
const PIXELS_PER_UNIT: f32 = 2.0;

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(include_bytes!("../../../assets/fonts/DejaVuSans.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../../../assets/fonts/DejaVuSans-Bold.ttf").to_vec());
    Arc::new(fonts)
});

/// The picture as a PNG file.
#[expect(clippy::expect_used, reason = "a document that this program has written itself can be drawn")]
pub(super) fn png(picture: &Picture, colors: Colors) -> Vec<u8> {
    let options = usvg::Options {
        fontdb: Arc::clone(&FONTS),
        font_family: "DejaVu Sans".into(),
        ..usvg::Options::default()
    };
    let tree = Tree::from_str(&svg(picture, colors), &options).expect("a picture is an SVG document");
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = (MOST_PIXELS / width.max(height)).min(PIXELS_PER_UNIT);
    let pixels = |length: f32| (length * scale).round().clamp(1.0, MOST_PIXELS) as u32;
    let mut pixmap = Pixmap::new(pixels(width), pixels(height)).expect("a picture has at least one pixel");
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().expect("pixels can be written as a PNG file")
}
