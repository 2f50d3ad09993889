from typing import Literal, cast

PictureTheme = Literal["auto", "dark", "light"]

PICTURE_THEME_VALUES: set[PictureTheme] = {
    "auto",
    "dark",
    "light",
}


def check_picture_theme(value: str) -> PictureTheme:
    if value in PICTURE_THEME_VALUES:
        return cast(PictureTheme, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PICTURE_THEME_VALUES!r}")
