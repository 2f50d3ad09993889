from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.picture_theme import PictureTheme, check_picture_theme
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ludo_highlight import LudoHighlight
    from ..models.ludo_state import LudoState


T = TypeVar("T", bound="LudoRenderRequest")


@_attrs_define
class LudoRenderRequest:
    """A position to be drawn."""

    state: LudoState
    """ A position of Ludo. """
    seat: int | Unset = UNSET
    """ Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
    the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
    state holds it. """
    highlight: LudoHighlight | Unset = UNSET
    """ What a picture of Ludo lights up beside the position. What the board does not have is left out. """
    theme: PictureTheme | Unset = UNSET
    """ The colours of a picture. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seat = self.seat

        highlight: dict[str, Any] | Unset = UNSET
        if not isinstance(self.highlight, Unset):
            highlight = self.highlight.to_dict()

        theme: str | Unset = UNSET
        if not isinstance(self.theme, Unset):
            theme = self.theme

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if highlight is not UNSET:
            field_dict["highlight"] = highlight
        if theme is not UNSET:
            field_dict["theme"] = theme

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ludo_highlight import LudoHighlight
        from ..models.ludo_state import LudoState

        d = dict(src_dict)
        state = LudoState.from_dict(d.pop("state"))

        seat = d.pop("seat", UNSET)

        _highlight = d.pop("highlight", UNSET)
        highlight: LudoHighlight | Unset
        if isinstance(_highlight, Unset):
            highlight = UNSET
        else:
            highlight = LudoHighlight.from_dict(_highlight)

        _theme = d.pop("theme", UNSET)
        theme: PictureTheme | Unset
        if isinstance(_theme, Unset):
            theme = UNSET
        else:
            theme = check_picture_theme(_theme)

        ludo_render_request = cls(
            state=state,
            seat=seat,
            highlight=highlight,
            theme=theme,
        )

        ludo_render_request.additional_properties = d
        return ludo_render_request

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
