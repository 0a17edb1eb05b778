"""The limits of components: in messages of both generations, and in modals."""

from __future__ import annotations

from typing import Any

from .wire import Json, Problems, walk

Path = tuple[str | int, ...]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = frozenset((STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))
INTERACTIVE = SELECTS | {BUTTON, TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
IN_CONTAINER = frozenset((ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR))
IN_MESSAGE = IN_CONTAINER | {CONTAINER}
IN_LABEL = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}

COMPONENTS = 40
CHARACTERS = 4_000
CUSTOM_ID = 100


def check_layout(components: list[Json], *, v2: bool, problems: Problems) -> None:
    """Check the components of a message."""
    at: Path = ("components",)
    if not _well_formed(components, at, problems):
        return
    tree = list(walk(components))
    if v2:
        if len(tree) > COMPONENTS:
            problems.add(at, f"Must be {COMPONENTS} or fewer in length (nested included).", "BASE_TYPE_MAX_LENGTH")
        letters = sum(len(c.get("content") or "") for c in tree if c["type"] == TEXT)
        if letters > CHARACTERS:
            reason = f"The total text of all components must be {CHARACTERS} or fewer in length, not {letters}."
            problems.add(at, reason, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED")
    else:
        problems.length(at, components, 0, 5)
    _check_ids(tree, at, problems)
    for n, one in enumerate(components):
        if one["type"] not in (IN_MESSAGE if v2 else (ROW,)):
            kinds = "(1, 9, 10, 12, 13, 14, 17)" if v2 else "(1,)"
            problems.add((*at, n, "type"), f"Value of field 'type' must be one of {kinds}.", "UNION_TYPE_CHOICES")
        else:
            _check(one, (*at, n), problems)


def check_modal(data: Json, problems: Problems) -> None:
    """Check a modal: title, custom_id, one to five rows of the kinds that modals take."""
    problems.length(("data", "title"), data.get("title"), 1, 45)
    problems.length(("data", "custom_id"), data.get("custom_id"), 1, CUSTOM_ID)
    components = data.get("components") or []
    at: Path = ("data", "components")
    problems.length(at, components, 1, 5)
    if not _well_formed(components, at, problems):
        return
    _check_ids(list(walk(components)), at, problems)
    for n, one in enumerate(components):
        here = (*at, n)
        if one["type"] == LABEL:
            problems.length((*here, "label"), one.get("label"), 1, 45)
            problems.length((*here, "description"), one.get("description"), 0, 100)
            child = one.get("component")
            if not child or child["type"] not in IN_LABEL:
                problems.add((*here, "component"), "A label holds one input.", "UNION_TYPE_CHOICES")
            else:
                _check(child, (*here, "component"), problems, modal=True)
        elif one["type"] == TEXT:
            _check(one, here, problems)
        elif one["type"] == ROW:
            children = one.get("components") or []
            if len(children) != 1 or children[0]["type"] != TEXT_INPUT:
                problems.add((*here, "components"), "A row of a modal holds one text input.", "UNION_TYPE_CHOICES")
            else:
                problems.length((*here, "components", 0, "label"), children[0].get("label"), 1, 45)
                _check(children[0], (*here, "components", 0), problems, modal=True)
        else:
            problems.add((*here, "type"), "Value of field 'type' must be one of (1, 10, 18).", "UNION_TYPE_CHOICES")


def _well_formed(components: Any, at: Path, problems: Problems) -> bool:
    """Whether the tree can be walked at all: lists of objects with a type."""
    if not isinstance(components, list):
        problems.add(at, "Only iterables may be used in a ListType", "LIST_TYPE_CONVERT")
        return False
    for n, one in enumerate(components):
        if not isinstance(one, dict) or not isinstance(one.get("type"), int):
            problems.add((*at, n, "type"), "This field is required", "BASE_TYPE_REQUIRED")
            return False
        nested = list(one.get("components") or ()) + [one[k] for k in ("accessory", "component") if k in one]
        if not _well_formed(nested, (*at, n, "components"), problems):
            return False
    return True


def _check_ids(tree: list[Json], at: Path, problems: Problems) -> None:
    seen: set[str] = set()
    numbers: set[int] = set()
    for one in tree:
        custom_id = one.get("custom_id")
        if custom_id is not None:
            if custom_id in seen:
                reason = f"Component custom id cannot be duplicated: {custom_id}"
                problems.add(at, reason, "COMPONENT_CUSTOM_ID_DUPLICATED")
            seen.add(custom_id)
        if number := one.get("id"):
            if number in numbers:
                problems.add(at, f"Component id cannot be duplicated: {number}", "COMPONENT_ID_DUPLICATED")
            numbers.add(number)


def _check(one: Json, at: Path, problems: Problems, *, modal: bool = False) -> None:
    kind = one["type"]
    if kind in INTERACTIVE and not (kind == BUTTON and one.get("style") in (5, 6)):
        problems.length((*at, "custom_id"), one.get("custom_id"), 1, CUSTOM_ID)
    if kind in SELECTS:
        _check_select(one, at, problems)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        _check_group(one, at, problems)
    elif kind in _CHECKS:
        _CHECKS[kind](one, at, problems)
    elif kind not in (CHECKBOX,):
        problems.add((*at, "type"), f"A component of type {kind} has no place here.", "UNION_TYPE_CHOICES")


def _check_row(one: Json, at: Path, problems: Problems) -> None:
    children = one.get("components") or []
    problems.length((*at, "components"), children, 1, 5)
    if any(c["type"] in SELECTS for c in children) and len(children) > 1:
        problems.add(
            (*at, "components"), "A row holds up to 5 buttons or a single select.", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"
        )
    for n, child in enumerate(children):
        here = (*at, "components", n)
        if child["type"] != BUTTON and child["type"] not in SELECTS:
            problems.add(
                (*here, "type"), "Value of field 'type' must be one of (2, 3, 5, 6, 7, 8).", "UNION_TYPE_CHOICES"
            )
        else:
            _check(child, here, problems)


def _check_button(one: Json, at: Path, problems: Problems) -> None:
    style = one.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        problems.add((*at, "style"), "Value must be one of {1, 2, 3, 4, 5, 6}.", "BASE_TYPE_CHOICES")
    problems.length((*at, "label"), one.get("label"), 0, 80)
    if style == 5:
        problems.length((*at, "url"), one.get("url"), 1, 512)
        if one.get("custom_id"):
            problems.add(
                (*at, "custom_id"), "A custom id and url cannot both be specified", "BUTTON_COMPONENT_CUSTOM_ID_URL"
            )
    elif one.get("url"):
        problems.add((*at, "url"), "Only a link button may have a url", "BUTTON_COMPONENT_INVALID_URL")
    if style != 6 and not one.get("label") and not one.get("emoji"):
        problems.add((*at, "label"), "A button needs a label or an emoji", "BUTTON_COMPONENT_NO_LABEL")


def _check_select(one: Json, at: Path, problems: Problems) -> None:
    problems.length((*at, "placeholder"), one.get("placeholder"), 0, 150)
    low, high = one.get("min_values", 1), one.get("max_values", 1)
    low, high = 1 if low is None else low, 1 if high is None else high
    problems.between((*at, "min_values"), low, 0, 25)
    problems.between((*at, "max_values"), high, 1, 25)
    if low > high:
        problems.add((*at, "min_values"), "min_values must not exceed max_values", "COMPONENT_SELECT_MIN_MAX")
    if one["type"] == STRING_SELECT:
        options = one.get("options") or []
        problems.length((*at, "options"), options, 1, 25)
        _check_options(options, at, problems, most=high)
        if high > len(options):
            problems.add((*at, "max_values"), f"Must be {len(options)} or fewer (the options).", "NUMBER_TYPE_MAX")
    else:
        chosen = one.get("default_values") or []
        if chosen and not low <= len(chosen) <= high:
            problems.add(
                (*at, "default_values"), f"Must be between {low} and {high} in length.", "BASE_TYPE_BAD_LENGTH"
            )


def _check_options(options: list[Json], at: Path, problems: Problems, *, most: int) -> None:
    values: set[str] = set()
    for n, option in enumerate(options):
        here = (*at, "options", n)
        problems.length((*here, "label"), option.get("label"), 1, 100)
        problems.length((*here, "value"), option.get("value"), 1, 100)
        problems.length((*here, "description"), option.get("description"), 0, 100)
        if option.get("value") in values:
            problems.add(
                (*here, "value"),
                "The specified option value is already used",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            )
        values.add(option.get("value") or "")
    if sum(bool(o.get("default")) for o in options) > most:
        problems.add(
            (*at, "options"), f"At most {most} may be chosen beforehand.", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"
        )


def _check_group(one: Json, at: Path, problems: Problems) -> None:
    options = one.get("options") or []
    radio = one["type"] == RADIO_GROUP
    problems.length((*at, "options"), options, 2 if radio else 1, 10)
    most = 1 if radio else one.get("max_values") or len(options)
    _check_options(options, at, problems, most=most)
    if not radio:
        low = one.get("min_values")
        problems.between((*at, "min_values"), 1 if low is None else low, 0, 10)
        problems.between((*at, "max_values"), most, 1, 10)


def _check_text_input(one: Json, at: Path, problems: Problems) -> None:
    if one.get("style") not in (1, 2):
        problems.add((*at, "style"), "Value must be one of {1, 2}.", "BASE_TYPE_CHOICES")
    low, high = one.get("min_length"), one.get("max_length")
    problems.between((*at, "min_length"), low or 0, 0, 4000)
    problems.between((*at, "max_length"), 4000 if high is None else high, 1, 4000)
    if low and high and low > high:
        problems.add((*at, "min_length"), "min_length must not exceed max_length", "TEXT_INPUT_MIN_MAX")
    problems.length((*at, "placeholder"), one.get("placeholder"), 0, 100)
    problems.length((*at, "value"), one.get("value"), 0, 4000 if high is None else high)


def _check_upload(one: Json, at: Path, problems: Problems) -> None:
    low, high = one.get("min_values"), one.get("max_values")
    problems.between((*at, "min_values"), 1 if low is None else low, 0, 10)
    problems.between((*at, "max_values"), 1 if high is None else high, 1, 10)


def _check_section(one: Json, at: Path, problems: Problems) -> None:
    children = one.get("components") or []
    problems.length((*at, "components"), children, 1, 3)
    for n, child in enumerate(children):
        if child["type"] != TEXT:
            problems.add(
                (*at, "components", n, "type"), "Value of field 'type' must be one of (10,).", "UNION_TYPE_CHOICES"
            )
        else:
            _check_text(child, (*at, "components", n), problems)
    accessory = one.get("accessory")
    if not accessory or accessory["type"] not in (BUTTON, THUMBNAIL):
        problems.add((*at, "accessory"), "This field is required: a button or a thumbnail", "BASE_TYPE_REQUIRED")
    else:
        _check(accessory, (*at, "accessory"), problems)


def _check_text(one: Json, at: Path, problems: Problems) -> None:
    problems.length((*at, "content"), one.get("content"), 1, CHARACTERS)


def _check_media(one: Json, at: Path, problems: Problems, key: str = "media") -> None:
    url = (one.get(key) or {}).get("url")
    problems.length((*at, key, "url"), url, 1, 2048)
    if url and not str(url).startswith(("http://", "https://", "attachment://")):
        reason = f'Scheme "{str(url).split(":")[0]}" is not supported. Scheme must be one of (http, https, attachment).'
        problems.add((*at, key, "url"), reason, "URL_TYPE_INVALID_SCHEME")
    problems.length((*at, "description"), one.get("description"), 0, 1024)


def _check_gallery(one: Json, at: Path, problems: Problems) -> None:
    items = one.get("items") or []
    problems.length((*at, "items"), items, 1, 10)
    for n, item in enumerate(items):
        _check_media(item, (*at, "items", n), problems)


def _check_file(one: Json, at: Path, problems: Problems) -> None:
    _check_media(one, at, problems, "file")


def _check_separator(one: Json, at: Path, problems: Problems) -> None:
    if one.get("spacing", 1) not in (1, 2):
        problems.add((*at, "spacing"), "Value must be one of {1, 2}.", "BASE_TYPE_CHOICES")


def _check_container(one: Json, at: Path, problems: Problems) -> None:
    children = one.get("components") or []
    problems.length((*at, "components"), children, 1, COMPONENTS)
    if (colour := one.get("accent_color")) is not None:
        problems.between((*at, "accent_color"), colour, 0, 0xFFFFFF)
    for n, child in enumerate(children):
        here = (*at, "components", n)
        if child["type"] not in IN_CONTAINER:
            reason = "Value of field 'type' must be one of (1, 9, 10, 12, 13, 14)."
            problems.add((*here, "type"), reason, "UNION_TYPE_CHOICES")
        else:
            _check(child, here, problems)


_CHECKS: dict[int, Any] = {
    ROW: _check_row,
    BUTTON: _check_button,
    TEXT_INPUT: _check_text_input,
    SECTION: _check_section,
    TEXT: _check_text,
    THUMBNAIL: _check_media,
    GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
    FILE_UPLOAD: _check_upload,
}
