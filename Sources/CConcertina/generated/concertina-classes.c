/* Generated from the declarations in Swift by CHeaderTests. */
#include "../concertina-types.h"
#include "../include/generated/concertina-classes.h"
#include "CConcertinaShims.h"

CONCERTINA_DEFINE_TYPE (ConcertinaPasteOverflowPolicy, concertina_paste_overflow_policy)
CONCERTINA_DEFINE_TYPE (ConcertinaValidationPolicy, concertina_validation_policy)
CONCERTINA_DEFINE_TYPE (ConcertinaFieldState, concertina_field_state)
CONCERTINA_DEFINE_TYPE (ConcertinaKeyboardType, concertina_keyboard_type)
CONCERTINA_DEFINE_TYPE (ConcertinaTextContentType, concertina_text_content_type)
CONCERTINA_DEFINE_TYPE (ConcertinaTextAutocorrectionType, concertina_text_autocorrection_type)
CONCERTINA_DEFINE_TYPE (ConcertinaAutocapitalizationType, concertina_autocapitalization_type)
CONCERTINA_DEFINE_TYPE (ConcertinaPresetValidator, concertina_preset_validator)
CONCERTINA_DEFINE_TYPE (ConcertinaEditorMatch, concertina_editor_match)
CONCERTINA_DEFINE_TYPE (ConcertinaReturnKey, concertina_return_key)
CONCERTINA_DEFINE_TYPE (ConcertinaTextFormat, concertina_text_format)
CONCERTINA_DEFINE_TYPE (ConcertinaGrowingView, concertina_growing_view)
CONCERTINA_DEFINE_TYPE (ConcertinaField, concertina_field)
CONCERTINA_DEFINE_TYPE (ConcertinaSingleLineField, concertina_single_line_field)
CONCERTINA_DEFINE_TYPE (ConcertinaAutoHeightEditor, concertina_auto_height_editor)
CONCERTINA_DEFINE_TYPE (ConcertinaExpandableTextView, concertina_expandable_text_view)
CONCERTINA_DEFINE_TYPE (ConcertinaExpandableToolbar, concertina_expandable_toolbar)
CONCERTINA_DEFINE_TYPE (ConcertinaComposerPage, concertina_composer_page)
CONCERTINA_DEFINE_TYPE (ConcertinaBorderedTextField, concertina_bordered_text_field)
CONCERTINA_DEFINE_TYPE (ConcertinaUnderlinedTextField, concertina_underlined_text_field)
CONCERTINA_DEFINE_TYPE (ConcertinaUnderlinedTextView, concertina_underlined_text_view)
CONCERTINA_DEFINE_TYPE (ConcertinaEditorView, concertina_editor_view)
CONCERTINA_DEFINE_TYPE (ConcertinaRendererView, concertina_renderer_view)
CONCERTINA_DEFINE_TYPE (ConcertinaRichLabel, concertina_rich_label)
CONCERTINA_DEFINE_TYPE (ConcertinaFormattingToolbar, concertina_formatting_toolbar)
CONCERTINA_DEFINE_TYPE (ConcertinaStyleChooser, concertina_style_chooser)
CONCERTINA_DEFINE_TYPE (ConcertinaOutlineView, concertina_outline_view)
CONCERTINA_DEFINE_TYPE (ConcertinaFindBar, concertina_find_bar)

/**
 * ConcertinaGrowingView:
 *
 * What all views share that grow with their text, as GObject sees it.
 *
 * In Swift each class has these members of its own.
 */

/**
 * ConcertinaGrowingView:font:
 *
 */

/**
 * ConcertinaGrowingView:accessible-name:
 *
 */

/**
 * concertina_growing_view_get_font:
 * @self: a growing view
 *
 * Gets #ConcertinaGrowingView:font. 
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaGrowingView, concertina_growing_view, CONCERTINA_TYPE_GROWING_VIEW, font, "font", char *, NULL)

/**
 * concertina_growing_view_set_font:
 * @self: a growing view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaGrowingView:font. 
 */
CONCERTINA_DEFINE_SETTER (ConcertinaGrowingView, concertina_growing_view, CONCERTINA_TYPE_GROWING_VIEW, font, "font", const char *)

/**
 * concertina_growing_view_get_accessible_name:
 * @self: a growing view
 *
 * Gets #ConcertinaGrowingView:accessible-name. 
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaGrowingView, concertina_growing_view, CONCERTINA_TYPE_GROWING_VIEW, accessible_name, "accessible-name", char *, NULL)

/**
 * concertina_growing_view_set_accessible_name:
 * @self: a growing view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaGrowingView:accessible-name. 
 */
CONCERTINA_DEFINE_SETTER (ConcertinaGrowingView, concertina_growing_view, CONCERTINA_TYPE_GROWING_VIEW, accessible_name, "accessible-name", const char *)

/**
 * ConcertinaField:
 *
 * A field with a placeholder, a frame or a line, a hint, and rules for its text.
 *
 * This is the superclass of `BorderedTextField`, `UnderlinedTextField` and
 * `UnderlinedTextView`; make one of these.
 */

/**
 * ConcertinaField:placeholder-text:
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 */

/**
 * ConcertinaField:max-length:
 *
 * The greatest number of user-perceived characters; %NULL for any number.
 */

/**
 * ConcertinaField:paste-overflow-policy:
 *
 * The treatment of a paste that is too long for the remaining room.
 */

/**
 * ConcertinaField:trim-spaces:
 *
 * Whether white space at both ends is removed when editing ends.
 */

/**
 * ConcertinaField:hide-on-return:
 *
 * Whether Return takes the focus away if there is no next field.
 */

/**
 * ConcertinaField:enabled:
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 */

/**
 * ConcertinaField:validation-policy:
 *
 * When the text is validated automatically.
 */

/**
 * ConcertinaField:shows-counter:
 *
 * Whether a counter shows the length of the text and its maximum.
 */

/**
 * ConcertinaField:ignore-empty-hint:
 *
 * Whether a field that grows takes no space for a missing hint.
 */

/**
 * ConcertinaField:text:
 *
 * The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
 */

/**
 * ConcertinaField:raw-text:
 *
 * The value: the text without the mask's own characters, except for those in braces.
 *
 * For a sum of money it is the number, with a point before the fraction.
 */

/**
 * ConcertinaField:hint:
 *
 * The hint below the field; empty for none.
 */

/**
 * ConcertinaField:error:
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 */

/**
 * ConcertinaField:valid:
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 */

/**
 * ConcertinaField:state:
 *
 * The present state of the field; an error takes precedence over everything else.
 */

/**
 * ConcertinaField:identifier:
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 */

/**
 * ConcertinaField:keyboard-type:
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 */

/**
 * ConcertinaField:content-type:
 *
 * The meaning of the text, so that it can be entered with less effort.
 */

/**
 * ConcertinaField:autocorrection-type:
 *
 * Whether the spelling of the text is checked.
 */

/**
 * ConcertinaField:autocapitalization-type:
 *
 * The letters that are capitalized while the user types.
 */

/**
 * ConcertinaField:required:
 *
 * Whether an empty text is an error.
 */

/**
 * ConcertinaField:validator:
 *
 * The kind of text that is valid, beside an empty one.
 */

/**
 * ConcertinaField:validation-pattern:
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 */

/**
 * ConcertinaField::changed:
 * @self: the widget
 *
 * Called after each change of the text, whether by the user or by the app.
 */

/**
 * ConcertinaField::activate:
 * @self: the widget
 *
 * Called when Return is pressed in a field without a next field; never in a field of several
 * lines.
 */

/**
 * ConcertinaField::begin-editing:
 * @self: the widget
 *
 * Called when editing begins, because the field gets the focus.
 */

/**
 * ConcertinaField::end-editing:
 * @self: the widget
 *
 * Called when editing has ended and the text is trimmed and validated.
 */

/**
 * ConcertinaField::button-pressed:
 * @self: the widget
 *
 * Called when the button in the field is pressed; in a password field, before the password is
 * shown or hidden.
 */

/**
 * ConcertinaField::validation-changed:
 * @self: the widget
 * @flag: the flag
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 */

/**
 * ConcertinaField::state-changed:
 * @self: the widget
 * @value: the value
 *
 * Called when the field shows another state.
 */

/**
 * ConcertinaField::height-changed:
 * @self: the widget
 * @value: the value
 *
 * Called with the field's new height in pixels, after the layout that allocated it.
 */

/**
 * ConcertinaField::input-rejected:
 * @self: the widget
 * @value: the value
 *
 * Called with the number of characters of an insertion that were rejected for lack of room, so
 * that nothing is cut off silently.
 */

/**
 * concertina_field_get_placeholder_text:
 * @self: a field
 *
 * Gets #ConcertinaField:placeholder-text. The purpose of the field: the text of its placeholder, and its name for screen readers.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, placeholder_text, "placeholder-text", char *, NULL)

/**
 * concertina_field_set_placeholder_text:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:placeholder-text. The purpose of the field: the text of its placeholder, and its name for screen readers.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, placeholder_text, "placeholder-text", const char *)

/**
 * concertina_field_get_max_length:
 * @self: a field
 *
 * Gets #ConcertinaField:max-length. The greatest number of user-perceived characters; %NULL for any number.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, max_length, "max-length", int, 0)

/**
 * concertina_field_set_max_length:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:max-length. The greatest number of user-perceived characters; %NULL for any number.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, max_length, "max-length", int)

/**
 * concertina_field_get_paste_overflow_policy:
 * @self: a field
 *
 * Gets #ConcertinaField:paste-overflow-policy. The treatment of a paste that is too long for the remaining room.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, paste_overflow_policy, "paste-overflow-policy", ConcertinaPasteOverflowPolicy, 0)

/**
 * concertina_field_set_paste_overflow_policy:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:paste-overflow-policy. The treatment of a paste that is too long for the remaining room.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, paste_overflow_policy, "paste-overflow-policy", ConcertinaPasteOverflowPolicy)

/**
 * concertina_field_get_trim_spaces:
 * @self: a field
 *
 * Gets #ConcertinaField:trim-spaces. Whether white space at both ends is removed when editing ends.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, trim_spaces, "trim-spaces", gboolean, FALSE)

/**
 * concertina_field_set_trim_spaces:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:trim-spaces. Whether white space at both ends is removed when editing ends.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, trim_spaces, "trim-spaces", gboolean)

/**
 * concertina_field_get_hide_on_return:
 * @self: a field
 *
 * Gets #ConcertinaField:hide-on-return. Whether Return takes the focus away if there is no next field.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hide_on_return, "hide-on-return", gboolean, FALSE)

/**
 * concertina_field_set_hide_on_return:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:hide-on-return. Whether Return takes the focus away if there is no next field.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hide_on_return, "hide-on-return", gboolean)

/**
 * concertina_field_get_enabled:
 * @self: a field
 *
 * Gets #ConcertinaField:enabled. Whether text can be entered.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, enabled, "enabled", gboolean, FALSE)

/**
 * concertina_field_set_enabled:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:enabled. Whether text can be entered.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, enabled, "enabled", gboolean)

/**
 * concertina_field_get_validation_policy:
 * @self: a field
 *
 * Gets #ConcertinaField:validation-policy. When the text is validated automatically.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validation_policy, "validation-policy", ConcertinaValidationPolicy, 0)

/**
 * concertina_field_set_validation_policy:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:validation-policy. When the text is validated automatically.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validation_policy, "validation-policy", ConcertinaValidationPolicy)

/**
 * concertina_field_get_shows_counter:
 * @self: a field
 *
 * Gets #ConcertinaField:shows-counter. Whether a counter shows the length of the text and its maximum.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, shows_counter, "shows-counter", gboolean, FALSE)

/**
 * concertina_field_set_shows_counter:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:shows-counter. Whether a counter shows the length of the text and its maximum.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, shows_counter, "shows-counter", gboolean)

/**
 * concertina_field_get_ignore_empty_hint:
 * @self: a field
 *
 * Gets #ConcertinaField:ignore-empty-hint. Whether a field that grows takes no space for a missing hint.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, ignore_empty_hint, "ignore-empty-hint", gboolean, FALSE)

/**
 * concertina_field_set_ignore_empty_hint:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:ignore-empty-hint. Whether a field that grows takes no space for a missing hint.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, ignore_empty_hint, "ignore-empty-hint", gboolean)

/**
 * concertina_field_get_text:
 * @self: a field
 *
 * Gets #ConcertinaField:text. The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, text, "text", char *, NULL)

/**
 * concertina_field_set_text:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:text. The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, text, "text", const char *)

/**
 * concertina_field_get_raw_text:
 * @self: a field
 *
 * Gets #ConcertinaField:raw-text. The value: the text without the mask's own characters, except for those in braces.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, raw_text, "raw-text", char *, NULL)

/**
 * concertina_field_get_hint:
 * @self: a field
 *
 * Gets #ConcertinaField:hint. The hint below the field; empty for none.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint, "hint", char *, NULL)

/**
 * concertina_field_set_hint:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:hint. The hint below the field; empty for none.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint, "hint", const char *)

/**
 * concertina_field_get_error:
 * @self: a field
 *
 * Gets #ConcertinaField:error. The error that the field shows, of a validator or of the app, if there is one.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, error, "error", char *, NULL)

/**
 * concertina_field_set_error:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:error. The error that the field shows, of a validator or of the app, if there is one.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, error, "error", const char *)

/**
 * concertina_field_get_valid:
 * @self: a field
 *
 * Gets #ConcertinaField:valid. Whether there is no error and the text is valid; reading it shows nothing.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, valid, "valid", gboolean, FALSE)

/**
 * concertina_field_get_state:
 * @self: a field
 *
 * Gets #ConcertinaField:state. The present state of the field; an error takes precedence over everything else.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, state, "state", ConcertinaFieldState, 0)

/**
 * concertina_field_get_identifier:
 * @self: a field
 *
 * Gets #ConcertinaField:identifier. The name of the field and of its value in a form, if it has one.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, identifier, "identifier", char *, NULL)

/**
 * concertina_field_set_identifier:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:identifier. The name of the field and of its value in a form, if it has one.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, identifier, "identifier", const char *)

/**
 * concertina_field_get_keyboard_type:
 * @self: a field
 *
 * Gets #ConcertinaField:keyboard-type. The kind of keyboard: a request to on-screen keyboards and input methods.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, keyboard_type, "keyboard-type", ConcertinaKeyboardType, 0)

/**
 * concertina_field_set_keyboard_type:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:keyboard-type. The kind of keyboard: a request to on-screen keyboards and input methods.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, keyboard_type, "keyboard-type", ConcertinaKeyboardType)

/**
 * concertina_field_get_content_type:
 * @self: a field
 *
 * Gets #ConcertinaField:content-type. The meaning of the text, so that it can be entered with less effort.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, content_type, "content-type", ConcertinaTextContentType, 0)

/**
 * concertina_field_set_content_type:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:content-type. The meaning of the text, so that it can be entered with less effort.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, content_type, "content-type", ConcertinaTextContentType)

/**
 * concertina_field_get_autocorrection_type:
 * @self: a field
 *
 * Gets #ConcertinaField:autocorrection-type. Whether the spelling of the text is checked.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, autocorrection_type, "autocorrection-type", ConcertinaTextAutocorrectionType, 0)

/**
 * concertina_field_set_autocorrection_type:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:autocorrection-type. Whether the spelling of the text is checked.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, autocorrection_type, "autocorrection-type", ConcertinaTextAutocorrectionType)

/**
 * concertina_field_get_autocapitalization_type:
 * @self: a field
 *
 * Gets #ConcertinaField:autocapitalization-type. The letters that are capitalized while the user types.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, autocapitalization_type, "autocapitalization-type", ConcertinaAutocapitalizationType, 0)

/**
 * concertina_field_set_autocapitalization_type:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:autocapitalization-type. The letters that are capitalized while the user types.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, autocapitalization_type, "autocapitalization-type", ConcertinaAutocapitalizationType)

/**
 * concertina_field_get_required:
 * @self: a field
 *
 * Gets #ConcertinaField:required. Whether an empty text is an error.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, required, "required", gboolean, FALSE)

/**
 * concertina_field_set_required:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:required. Whether an empty text is an error.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, required, "required", gboolean)

/**
 * concertina_field_get_validator:
 * @self: a field
 *
 * Gets #ConcertinaField:validator. The kind of text that is valid, beside an empty one.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validator, "validator", ConcertinaPresetValidator, 0)

/**
 * concertina_field_set_validator:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:validator. The kind of text that is valid, beside an empty one.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validator, "validator", ConcertinaPresetValidator)

/**
 * concertina_field_get_validation_pattern:
 * @self: a field
 *
 * Gets #ConcertinaField:validation-pattern. A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty for none.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validation_pattern, "validation-pattern", char *, NULL)

/**
 * concertina_field_set_validation_pattern:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:validation-pattern. A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty for none.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validation_pattern, "validation-pattern", const char *)

/**
 * ConcertinaSingleLineField:
 *
 * A field of one line, with or without a button: the superclass of the bordered and the underlined
 * field.
 *
 * Make a `BorderedTextField` or an `UnderlinedTextField`.
 */

/**
 * ConcertinaSingleLineField:password:
 *
 * Whether the field hides its text, and has a button that shows it.
 */

/**
 * ConcertinaSingleLineField:mask:
 *
 * The mask that formats and checks the text while it is typed, if there is one.
 *
 * In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
 * by itself.
 */

/**
 * concertina_single_line_field_get_password:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:password. Whether the field hides its text, and has a button that shows it.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, password, "password", gboolean, FALSE)

/**
 * concertina_single_line_field_set_password:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:password. Whether the field hides its text, and has a button that shows it.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, password, "password", gboolean)

/**
 * concertina_single_line_field_get_mask:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:mask. The mask that formats and checks the text while it is typed, if there is one.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, mask, "mask", char *, NULL)

/**
 * concertina_single_line_field_set_mask:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:mask. The mask that formats and checks the text while it is typed, if there is one.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, mask, "mask", const char *)

/**
 * ConcertinaAutoHeightEditor:
 *
 * A text editor that grows with its text from one line to #ConcertinaAutoHeightEditor:max-lines, and then scrolls.
 */

/**
 * ConcertinaAutoHeightEditor:text:
 *
 * The text.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 */

/**
 * ConcertinaAutoHeightEditor:enabled:
 *
 * Whether text can be entered; setting it sets the binding.
 */

/**
 * ConcertinaAutoHeightEditor:line-spacing:
 *
 * The space between lines in pixels; a negative value or NaN means none.
 */

/**
 * ConcertinaAutoHeightEditor:max-lines:
 *
 * The number of lines at which the editor stops growing; less than 1 counts as 1.
 */

/**
 * ConcertinaAutoHeightEditor:min-lines:
 *
 * The least number of lines to show, even without text; at most #ConcertinaAutoHeightEditor:max-lines.
 */

/**
 * ConcertinaAutoHeightEditor:has-border:
 *
 * Whether the editor draws a border with round corners; its size is the same either way.
 */

/**
 * ConcertinaAutoHeightEditor:placeholder-text:
 *
 * The text that the editor shows while it is enabled and empty.
 */

/**
 * ConcertinaAutoHeightEditor:disabled-placeholder:
 *
 * The text that the editor shows instead of its own while it is disabled.
 */

/**
 * ConcertinaAutoHeightEditor:pattern:
 *
 * The regular expression that the text is matched against; %NULL for none.
 *
 * The result is #ConcertinaAutoHeightEditor:match. `regExpUse` sets the same pattern,
 * with a binding for the result.
 */

/**
 * ConcertinaAutoHeightEditor:match:
 *
 * The result of the match so far.
 */

/**
 * ConcertinaAutoHeightEditor:accessible-description:
 *
 * The longer description that a screen reader can read; empty for none.
 */

/**
 * ConcertinaAutoHeightEditor::changed:
 * @self: the widget
 *
 * The text has changed, by the user or by the app.
 */

/**
 * ConcertinaAutoHeightEditor::height-changed:
 * @self: the widget
 * @value: the value
 *
 * The editor has a new height in pixels, after the layout that gave it to the editor.
 */

/**
 * ConcertinaAutoHeightEditor::match-changed:
 * @self: the widget
 *
 * The result of the match, #ConcertinaAutoHeightEditor:match, has changed.
 */

/**
 * concertina_auto_height_editor_new:
 *
 * Creates an auto height editor.
 *
 * Returns: the widget
 */
GtkWidget *concertina_auto_height_editor_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, NULL) : NULL;
}

/**
 * concertina_auto_height_editor_get_text:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:text. The text.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, text, "text", char *, NULL)

/**
 * concertina_auto_height_editor_set_text:
 * @self: an auto height editor
 * @value: (nullable): the value
 *
 * Sets #ConcertinaAutoHeightEditor:text. The text.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, text, "text", const char *)

/**
 * concertina_auto_height_editor_get_enabled:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:enabled. Whether text can be entered; setting it sets the binding.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, enabled, "enabled", gboolean, FALSE)

/**
 * concertina_auto_height_editor_set_enabled:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:enabled. Whether text can be entered; setting it sets the binding.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, enabled, "enabled", gboolean)

/**
 * concertina_auto_height_editor_get_line_spacing:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:line-spacing. The space between lines in pixels; a negative value or NaN means none.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, line_spacing, "line-spacing", double, 0)

/**
 * concertina_auto_height_editor_set_line_spacing:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:line-spacing. The space between lines in pixels; a negative value or NaN means none.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, line_spacing, "line-spacing", double)

/**
 * concertina_auto_height_editor_get_max_lines:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:max-lines. The number of lines at which the editor stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, max_lines, "max-lines", int, 0)

/**
 * concertina_auto_height_editor_set_max_lines:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:max-lines. The number of lines at which the editor stops growing; less than 1 counts as 1.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, max_lines, "max-lines", int)

/**
 * concertina_auto_height_editor_get_min_lines:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:min-lines. The least number of lines to show, even without text; at most #ConcertinaAutoHeightEditor:max-lines.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, min_lines, "min-lines", int, 0)

/**
 * concertina_auto_height_editor_set_min_lines:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:min-lines. The least number of lines to show, even without text; at most #ConcertinaAutoHeightEditor:max-lines.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, min_lines, "min-lines", int)

/**
 * concertina_auto_height_editor_get_has_border:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:has-border. Whether the editor draws a border with round corners; its size is the same either way.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, has_border, "has-border", gboolean, FALSE)

/**
 * concertina_auto_height_editor_set_has_border:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:has-border. Whether the editor draws a border with round corners; its size is the same either way.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, has_border, "has-border", gboolean)

/**
 * concertina_auto_height_editor_get_placeholder_text:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:placeholder-text. The text that the editor shows while it is enabled and empty.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, placeholder_text, "placeholder-text", char *, NULL)

/**
 * concertina_auto_height_editor_set_placeholder_text:
 * @self: an auto height editor
 * @value: (nullable): the value
 *
 * Sets #ConcertinaAutoHeightEditor:placeholder-text. The text that the editor shows while it is enabled and empty.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, placeholder_text, "placeholder-text", const char *)

/**
 * concertina_auto_height_editor_get_disabled_placeholder:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:disabled-placeholder. The text that the editor shows instead of its own while it is disabled.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, disabled_placeholder, "disabled-placeholder", char *, NULL)

/**
 * concertina_auto_height_editor_set_disabled_placeholder:
 * @self: an auto height editor
 * @value: (nullable): the value
 *
 * Sets #ConcertinaAutoHeightEditor:disabled-placeholder. The text that the editor shows instead of its own while it is disabled.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, disabled_placeholder, "disabled-placeholder", const char *)

/**
 * concertina_auto_height_editor_get_pattern:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:pattern. The regular expression that the text is matched against; %NULL for none.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, pattern, "pattern", char *, NULL)

/**
 * concertina_auto_height_editor_set_pattern:
 * @self: an auto height editor
 * @value: (nullable): the value
 *
 * Sets #ConcertinaAutoHeightEditor:pattern. The regular expression that the text is matched against; %NULL for none.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, pattern, "pattern", const char *)

/**
 * concertina_auto_height_editor_get_match:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:match. The result of the match so far.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, match, "match", ConcertinaEditorMatch, 0)

/**
 * concertina_auto_height_editor_get_accessible_description:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:accessible-description. The longer description that a screen reader can read; empty for none.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, accessible_description, "accessible-description", char *, NULL)

/**
 * concertina_auto_height_editor_set_accessible_description:
 * @self: an auto height editor
 * @value: (nullable): the value
 *
 * Sets #ConcertinaAutoHeightEditor:accessible-description. The longer description that a screen reader can read; empty for none.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, accessible_description, "accessible-description", const char *)

/**
 * ConcertinaExpandableTextView:
 *
 * A text view that grows with its text up to a number of lines, and then scrolls.
 */

/**
 * ConcertinaExpandableTextView:text:
 *
 * The text.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 */

/**
 * ConcertinaExpandableTextView:max-lines:
 *
 * The number of lines at which the view stops growing; less than 1 counts as 1.
 */

/**
 * ConcertinaExpandableTextView:min-height:
 *
 * The least height in pixels; a value below the height of a line has no effect.
 */

/**
 * ConcertinaExpandableTextView:placeholder-text:
 *
 * The text to show while the view is empty.
 */

/**
 * ConcertinaExpandableTextView::changed:
 * @self: the widget
 *
 * The text has changed, by the user or by the app.
 */

/**
 * ConcertinaExpandableTextView::height-changed:
 * @self: the widget
 * @value: the value
 *
 * The text requires another height, in pixels.
 */

/**
 * ConcertinaExpandableTextView::preedit-changed:
 * @self: the widget
 * @text: the text
 *
 * The composition of an input method has begun, changed or ended.
 */

/**
 * concertina_expandable_text_view_new:
 *
 * Creates an expandable text view.
 *
 * Returns: the widget
 */
GtkWidget *concertina_expandable_text_view_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, NULL) : NULL;
}

/**
 * concertina_expandable_text_view_get_text:
 * @self: an expandable text view
 *
 * Gets #ConcertinaExpandableTextView:text. The text.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, text, "text", char *, NULL)

/**
 * concertina_expandable_text_view_set_text:
 * @self: an expandable text view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableTextView:text. The text.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, text, "text", const char *)

/**
 * concertina_expandable_text_view_get_max_lines:
 * @self: an expandable text view
 *
 * Gets #ConcertinaExpandableTextView:max-lines. The number of lines at which the view stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, max_lines, "max-lines", int, 0)

/**
 * concertina_expandable_text_view_set_max_lines:
 * @self: an expandable text view
 * @value: the value
 *
 * Sets #ConcertinaExpandableTextView:max-lines. The number of lines at which the view stops growing; less than 1 counts as 1.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, max_lines, "max-lines", int)

/**
 * concertina_expandable_text_view_get_min_height:
 * @self: an expandable text view
 *
 * Gets #ConcertinaExpandableTextView:min-height. The least height in pixels; a value below the height of a line has no effect.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, min_height, "min-height", int, 0)

/**
 * concertina_expandable_text_view_set_min_height:
 * @self: an expandable text view
 * @value: the value
 *
 * Sets #ConcertinaExpandableTextView:min-height. The least height in pixels; a value below the height of a line has no effect.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, min_height, "min-height", int)

/**
 * concertina_expandable_text_view_get_placeholder_text:
 * @self: an expandable text view
 *
 * Gets #ConcertinaExpandableTextView:placeholder-text. The text to show while the view is empty.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, placeholder_text, "placeholder-text", char *, NULL)

/**
 * concertina_expandable_text_view_set_placeholder_text:
 * @self: an expandable text view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableTextView:placeholder-text. The text to show while the view is empty.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, placeholder_text, "placeholder-text", const char *)

/**
 * ConcertinaExpandableToolbar:
 *
 * A message composer: a bar with a text and a Send button, which grows upward with the text.
 */

/**
 * ConcertinaExpandableToolbar:text:
 *
 * The text, without what was sent.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 */

/**
 * ConcertinaExpandableToolbar:max-lines:
 *
 * The number of lines at which the bar stops growing; less than 1 counts as 1.
 */

/**
 * ConcertinaExpandableToolbar:placeholder-text:
 *
 * The text to show while the bar is empty.
 */

/**
 * ConcertinaExpandableToolbar:animation-duration:
 *
 * The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation
 * off.
 */

/**
 * ConcertinaExpandableToolbar:return-key:
 *
 * The action of the Return key.
 */

/**
 * ConcertinaExpandableToolbar:max-length:
 *
 * The greatest number of user-perceived characters that can be sent; %NULL for any number.
 *
 * Near the limit a counter shows how many are left: above the Send button, or beside it while
 * the text is one line. Text over the limit is highlighted and
 * stays.
 */

/**
 * ConcertinaExpandableToolbar:checks-spelling:
 *
 * Whether misspelled words are underlined, with corrections in the menu; true by default.
 *
 * The dictionary is that of the user's language, if Enchant is installed and has one; otherwise
 * nothing is checked. Set `area.spellChecker` to use another checker.
 */

/**
 * ConcertinaExpandableToolbar:sending:
 *
 * Whether a message is being sent.
 */

/**
 * ConcertinaExpandableToolbar:error:
 *
 * The error that the bar shows; %NULL for none.
 */

/**
 * ConcertinaExpandableToolbar:shows-pending-messages:
 *
 * Whether the messages that have not arrived stand above the text; true by default.
 *
 * Turn it off where the conversation itself shows `pendingMessages`.
 */

/**
 * ConcertinaExpandableToolbar:left-button:
 *
 * A button on the other side of the text, for attachments, for example; %NULL for none.
 */

/**
 * ConcertinaExpandableToolbar:top-slot:
 *
 * The widget above the text, such as a strip of attachments or a quoted message; %NULL for none.
 */

/**
 * ConcertinaExpandableToolbar:bottom-slot:
 *
 * The widget below the text, such as a row of tools; %NULL for none.
 */

/**
 * ConcertinaExpandableToolbar::changed:
 * @self: the widget
 *
 * The text has changed, by the user or by the app.
 */

/**
 * ConcertinaExpandableToolbar::height-changed:
 * @self: the widget
 * @value: the value
 *
 * The text requires another height, in pixels; once for each real change.
 */

/**
 * ConcertinaExpandableToolbar::state-changed:
 * @self: the widget
 *
 * Sending a message has begun, succeeded or failed, or one has to wait.
 */

/**
 * ConcertinaExpandableToolbar::send:
 * @self: the widget
 * @text: the text of the message
 *
 * Emitted with the text of a message that the user sends.
 *
 * A handler takes the message over and returns %TRUE; at once or later it calls
 * concertina_expandable_toolbar_finish_send(), and the text of the message goes, or
 * concertina_expandable_toolbar_fail_send() with a message for the user.
 *
 * %FALSE means that the message was not sent, and so does a handler that raises an exception or
 * returns nothing: the composer keeps the text and shows an error, and the user can send it
 * again. Without a handler nothing is sent, and the text stays.
 *
 * Returns: %TRUE if the handler has taken the message over, and says how it ends
 */

/**
 * concertina_expandable_toolbar_new:
 *
 * Creates an expandable toolbar.
 *
 * Returns: the widget
 */
GtkWidget *concertina_expandable_toolbar_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, NULL) : NULL;
}

/**
 * concertina_expandable_toolbar_get_text:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:text. The text, without what was sent.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, text, "text", char *, NULL)

/**
 * concertina_expandable_toolbar_set_text:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:text. The text, without what was sent.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, text, "text", const char *)

/**
 * concertina_expandable_toolbar_get_max_lines:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:max-lines. The number of lines at which the bar stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, max_lines, "max-lines", int, 0)

/**
 * concertina_expandable_toolbar_set_max_lines:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:max-lines. The number of lines at which the bar stops growing; less than 1 counts as 1.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, max_lines, "max-lines", int)

/**
 * concertina_expandable_toolbar_get_placeholder_text:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:placeholder-text. The text to show while the bar is empty.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, placeholder_text, "placeholder-text", char *, NULL)

/**
 * concertina_expandable_toolbar_set_placeholder_text:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:placeholder-text. The text to show while the bar is empty.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, placeholder_text, "placeholder-text", const char *)

/**
 * concertina_expandable_toolbar_get_animation_duration:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:animation-duration. The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation off.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, animation_duration, "animation-duration", double, 0)

/**
 * concertina_expandable_toolbar_set_animation_duration:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:animation-duration. The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation off.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, animation_duration, "animation-duration", double)

/**
 * concertina_expandable_toolbar_get_return_key:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:return-key. The action of the Return key.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, return_key, "return-key", ConcertinaReturnKey, 0)

/**
 * concertina_expandable_toolbar_set_return_key:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:return-key. The action of the Return key.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, return_key, "return-key", ConcertinaReturnKey)

/**
 * concertina_expandable_toolbar_get_max_length:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:max-length. The greatest number of user-perceived characters that can be sent; %NULL for any number.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, max_length, "max-length", int, 0)

/**
 * concertina_expandable_toolbar_set_max_length:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:max-length. The greatest number of user-perceived characters that can be sent; %NULL for any number.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, max_length, "max-length", int)

/**
 * concertina_expandable_toolbar_get_checks_spelling:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:checks-spelling. Whether misspelled words are underlined, with corrections in the menu; true by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, checks_spelling, "checks-spelling", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_set_checks_spelling:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:checks-spelling. Whether misspelled words are underlined, with corrections in the menu; true by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, checks_spelling, "checks-spelling", gboolean)

/**
 * concertina_expandable_toolbar_get_sending:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:sending. Whether a message is being sent.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, sending, "sending", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_get_error:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:error. The error that the bar shows; %NULL for none.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, error, "error", char *, NULL)

/**
 * concertina_expandable_toolbar_get_shows_pending_messages:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:shows-pending-messages. Whether the messages that have not arrived stand above the text; true by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, shows_pending_messages, "shows-pending-messages", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_set_shows_pending_messages:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:shows-pending-messages. Whether the messages that have not arrived stand above the text; true by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, shows_pending_messages, "shows-pending-messages", gboolean)

/**
 * concertina_expandable_toolbar_get_left_button:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:left-button. A button on the other side of the text, for attachments, for example; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, left_button, "left-button", GtkButton *, NULL)

/**
 * concertina_expandable_toolbar_set_left_button:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:left-button. A button on the other side of the text, for attachments, for example; %NULL for none.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, left_button, "left-button", GtkButton *)

/**
 * concertina_expandable_toolbar_get_top_slot:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:top-slot. The widget above the text, such as a strip of attachments or a quoted message; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, top_slot, "top-slot", GtkWidget *, NULL)

/**
 * concertina_expandable_toolbar_set_top_slot:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:top-slot. The widget above the text, such as a strip of attachments or a quoted message; %NULL for none.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, top_slot, "top-slot", GtkWidget *)

/**
 * concertina_expandable_toolbar_get_bottom_slot:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:bottom-slot. The widget below the text, such as a row of tools; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, bottom_slot, "bottom-slot", GtkWidget *, NULL)

/**
 * concertina_expandable_toolbar_set_bottom_slot:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:bottom-slot. The widget below the text, such as a row of tools; %NULL for none.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, bottom_slot, "bottom-slot", GtkWidget *)

/**
 * concertina_expandable_toolbar_finish_send:
 * @self: an expandable toolbar
 *
 * Ends the sending of the message that a handler of #ConcertinaExpandableToolbar::send has taken
 * over: the message has arrived, and leaves the text. The handler itself may call it.
 *
 * Does nothing if no message is being sent.
 */
void concertina_expandable_toolbar_finish_send (ConcertinaExpandableToolbar *self)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "finish-send", NULL, NULL);
}

/**
 * concertina_expandable_toolbar_fail_send:
 * @self: an expandable toolbar
 * @message: why the message was not sent, for the user
 *
 * Ends the sending of the message that a handler of #ConcertinaExpandableToolbar::send has taken
 * over: the composer shows the error, and the user can send it again. The handler itself may call
 * it.
 *
 * Does nothing if no message is being sent.
 */
void concertina_expandable_toolbar_fail_send (ConcertinaExpandableToolbar *self, const char *message)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "fail-send", NULL, NULL, message);
}

/**
 * concertina_expandable_toolbar_get_pending_messages:
 * @self: an expandable toolbar
 *
 * Lists the messages that the user has sent and that have not arrived, oldest first. Each has a
 * number that identifies it, its text, its state, and why it has not arrived. The state is `waiting`,
 * `sending` or `failed`; the reason is empty unless it has failed.
 *
 * #ConcertinaExpandableToolbar::state-changed says when they change.
 *
 * Returns: (transfer full): the messages, of type `a(usss)`
 */
GVariant *concertina_expandable_toolbar_get_pending_messages (ConcertinaExpandableToolbar *self)
{
  GVariant *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "get-pending-messages", NULL, &result);
  return result;
}

/**
 * concertina_expandable_toolbar_retry_message:
 * @self: an expandable toolbar
 * @id: what identifies the message
 *
 * Sends a message again, as its button does. Does nothing unless it has failed.
 */
void concertina_expandable_toolbar_retry_message (ConcertinaExpandableToolbar *self, int id)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "retry-message", NULL, NULL, id);
}

/**
 * concertina_expandable_toolbar_edit_message:
 * @self: an expandable toolbar
 * @id: what identifies the message
 *
 * Takes a message back into the text, as its button does; those behind it are sent. Nothing happens
 * while something is written there, and to a message that is on its way.
 */
void concertina_expandable_toolbar_edit_message (ConcertinaExpandableToolbar *self, int id)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "edit-message", NULL, NULL, id);
}

/**
 * concertina_expandable_toolbar_delete_message:
 * @self: an expandable toolbar
 * @id: what identifies the message
 *
 * Removes a message, as its button does; those behind it are sent. Does nothing to a message that is
 * on its way.
 */
void concertina_expandable_toolbar_delete_message (ConcertinaExpandableToolbar *self, int id)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "delete-message", NULL, NULL, id);
}

/**
 * ConcertinaComposerPage:
 *
 * A page with a conversation and a composer below it.
 */

/**
 * ConcertinaComposerPage:content:
 *
 * The widget above the bar.
 *
 * A scrolled window keeps showing its end while the bar grows.
 */

/**
 * ConcertinaComposerPage:toolbar:
 *
 * The bar.
 */

/**
 * concertina_composer_page_new:
 *
 * Creates a composer page.
 *
 * Returns: the widget
 */
GtkWidget *concertina_composer_page_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_COMPOSER_PAGE, NULL) : NULL;
}

/**
 * concertina_composer_page_get_content:
 * @self: a composer page
 *
 * Gets #ConcertinaComposerPage:content. The widget above the bar.
 *
 * Returns: (transfer none) (nullable): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaComposerPage, concertina_composer_page, CONCERTINA_TYPE_COMPOSER_PAGE, content, "content", GtkWidget *, NULL)

/**
 * concertina_composer_page_set_content:
 * @self: a composer page
 * @value: (nullable): the value
 *
 * Sets #ConcertinaComposerPage:content. The widget above the bar.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaComposerPage, concertina_composer_page, CONCERTINA_TYPE_COMPOSER_PAGE, content, "content", GtkWidget *)

/**
 * concertina_composer_page_get_toolbar:
 * @self: a composer page
 *
 * Gets #ConcertinaComposerPage:toolbar. The bar.
 *
 * Returns: (transfer none) (nullable): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaComposerPage, concertina_composer_page, CONCERTINA_TYPE_COMPOSER_PAGE, toolbar, "toolbar", ConcertinaExpandableToolbar *, NULL)

/**
 * concertina_composer_page_set_toolbar:
 * @self: a composer page
 * @value: (nullable): the value
 *
 * Sets #ConcertinaComposerPage:toolbar. The bar.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaComposerPage, concertina_composer_page, CONCERTINA_TYPE_COMPOSER_PAGE, toolbar, "toolbar", ConcertinaExpandableToolbar *)

/**
 * ConcertinaBorderedTextField:
 *
 * A field with a title above its text and a frame around it.
 */

/**
 * concertina_bordered_text_field_new:
 *
 * Creates a bordered text field.
 *
 * Returns: the widget
 */
GtkWidget *concertina_bordered_text_field_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_BORDERED_TEXT_FIELD, NULL) : NULL;
}

/**
 * ConcertinaUnderlinedTextField:
 *
 * A field with a line under its text and a placeholder that floats above it.
 */

/**
 * concertina_underlined_text_field_new:
 *
 * Creates an underlined text field.
 *
 * Returns: the widget
 */
GtkWidget *concertina_underlined_text_field_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_UNDERLINED_TEXT_FIELD, NULL) : NULL;
}

/**
 * ConcertinaUnderlinedTextView:
 *
 * A field for several lines of text, which grows with its text.
 */

/**
 * ConcertinaUnderlinedTextView:max-text-height:
 *
 * The height in pixels at which the text stops growing and scrolls, at the default text size;
 * %NULL for no limit.
 *
 * A larger text size increases it, and it is rounded to whole lines.
 */

/**
 * ConcertinaUnderlinedTextView:hide-clear-button:
 *
 * Whether the button that clears the text is hidden.
 */

/**
 * concertina_underlined_text_view_new:
 *
 * Creates an underlined text view.
 *
 * Returns: the widget
 */
GtkWidget *concertina_underlined_text_view_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, NULL) : NULL;
}

/**
 * concertina_underlined_text_view_get_max_text_height:
 * @self: an underlined text view
 *
 * Gets #ConcertinaUnderlinedTextView:max-text-height. The height in pixels at which the text stops growing and scrolls, at the default text size; %NULL for no limit.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, max_text_height, "max-text-height", int, 0)

/**
 * concertina_underlined_text_view_set_max_text_height:
 * @self: an underlined text view
 * @value: the value
 *
 * Sets #ConcertinaUnderlinedTextView:max-text-height. The height in pixels at which the text stops growing and scrolls, at the default text size; %NULL for no limit.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, max_text_height, "max-text-height", int)

/**
 * concertina_underlined_text_view_get_hide_clear_button:
 * @self: an underlined text view
 *
 * Gets #ConcertinaUnderlinedTextView:hide-clear-button. Whether the button that clears the text is hidden.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, hide_clear_button, "hide-clear-button", gboolean, FALSE)

/**
 * concertina_underlined_text_view_set_hide_clear_button:
 * @self: an underlined text view
 * @value: the value
 *
 * Sets #ConcertinaUnderlinedTextView:hide-clear-button. Whether the button that clears the text is hidden.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, hide_clear_button, "hide-clear-button", gboolean)

/**
 * ConcertinaEditorView:
 *
 * A rich text editor: text with attributes, widgets in the text, editors in editors.
 */

/**
 * ConcertinaEditorView:min-lines:
 *
 * The minimum height of the editor, in lines of plain text.
 */

/**
 * ConcertinaEditorView:max-height:
 *
 * The greatest height of the editor.
 */

/**
 * ConcertinaEditorView:editable:
 *
 * Whether keys, paste, drop and input methods can change the text.
 *
 * Nested editors follow this until their own property is set: a read-only text may have parts to
 * fill in.
 */

/**
 * ConcertinaEditorView:accepts-tab:
 *
 * Whether Tab inserts a tab in plain paragraphs, as it does in a text editor; false by default,
 * where it moves the focus.
 *
 * In lists, in code and in the cells of a table Tab has another meaning either way, and
 * Ctrl+Tab always moves the focus. Each nested editor has an option of its own, as
 * `GtkTextView:accepts-tab` is that of one view.
 */

/**
 * ConcertinaEditorView:detects-links:
 *
 * Whether addresses become links as they are typed and pasted; false by default.
 *
 * The processor for this is a `LinkDetector`.
 */

/**
 * ConcertinaEditorView:collapsible-headings:
 *
 * Whether the sections of headings can be collapsed; false by default.
 *
 * A triangle before each heading collapses its section, as do Alt+Shift+Left and
 * Alt+Shift+Right. What is found, or reached by the caret in another way, is expanded. It
 * is about the editor's own headings: each nested editor has an option of its own.
 */

/**
 * ConcertinaEditorView:shows-line-numbers:
 *
 * Whether each paragraph has its number beside it, in a column at the start of the text; false
 * by default.
 *
 * `lineNumberStyle` says how they are written. A nested editor has numbers of its own, if this
 * is true for it, too.
 */

/**
 * ConcertinaEditorView:shows-block-handles:
 *
 * Whether the block at the pointer has a handle beside it; false by default.
 *
 * A block is a paragraph, an item with everything nested in it, a heading with its section,
 * code, or an attachment. A press on the handle selects the block, a drag moves it, a click
 * opens its menu; `BlockMenuCommand` opens the menu of the block with the caret. A nested
 * editor has handles if this is true for it, too; only the innermost handle is visible.
 */

/**
 * ConcertinaEditorView:shows-spaces:
 *
 * Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶)
 * are visible; false by default.
 *
 * The signs change no layout, and are neither selected nor copied.
 */

/**
 * ConcertinaEditorView:highlights-current-line:
 *
 * Whether the paragraph with the caret has a background while the text has the focus; false by
 * default.
 */

/**
 * ConcertinaEditorView:highlights-brackets:
 *
 * Whether in code the bracket beside the caret, and the one that belongs to it, have a
 * background; false by default.
 *
 * Code is what has a literal style. The other bracket is looked for in 10,000 characters.
 */

/**
 * ConcertinaEditorView::changed:
 * @self: the widget
 *
 * Called after each change of what would be saved of this editor: in its own content, or in an
 * editor nested in it at any depth; also when `data` or `size`
 * changes.
 *
 * An app that saves whenever this is called for the root editor loses nothing. One action of the
 * user may be several changes.
 */

/**
 * ConcertinaEditorView::selection-changed:
 * @self: the widget
 *
 * Called when the caret has moved, by typing too, or when the typing attributes have changed.
 */

/**
 * ConcertinaEditorView::link-activated:
 * @self: the widget
 * @uri: the address
 *
 * Emitted when the user opens a link.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 */

/**
 * concertina_editor_view_new:
 *
 * Creates an editor view.
 *
 * Returns: the widget
 */
GtkWidget *concertina_editor_view_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_EDITOR_VIEW, NULL) : NULL;
}

/**
 * concertina_editor_view_get_min_lines:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:min-lines. The minimum height of the editor, in lines of plain text.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, min_lines, "min-lines", int, 0)

/**
 * concertina_editor_view_set_min_lines:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:min-lines. The minimum height of the editor, in lines of plain text.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, min_lines, "min-lines", int)

/**
 * concertina_editor_view_get_max_height:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:max-height. The greatest height of the editor.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, max_height, "max-height", int, 0)

/**
 * concertina_editor_view_set_max_height:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:max-height. The greatest height of the editor.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, max_height, "max-height", int)

/**
 * concertina_editor_view_get_editable:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:editable. Whether keys, paste, drop and input methods can change the text.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, editable, "editable", gboolean, FALSE)

/**
 * concertina_editor_view_set_editable:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:editable. Whether keys, paste, drop and input methods can change the text.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, editable, "editable", gboolean)

/**
 * concertina_editor_view_get_accepts_tab:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:accepts-tab. Whether Tab inserts a tab in plain paragraphs, as it does in a text editor; false by default, where it moves the focus.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, accepts_tab, "accepts-tab", gboolean, FALSE)

/**
 * concertina_editor_view_set_accepts_tab:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:accepts-tab. Whether Tab inserts a tab in plain paragraphs, as it does in a text editor; false by default, where it moves the focus.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, accepts_tab, "accepts-tab", gboolean)

/**
 * concertina_editor_view_get_detects_links:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:detects-links. Whether addresses become links as they are typed and pasted; false by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, detects_links, "detects-links", gboolean, FALSE)

/**
 * concertina_editor_view_set_detects_links:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:detects-links. Whether addresses become links as they are typed and pasted; false by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, detects_links, "detects-links", gboolean)

/**
 * concertina_editor_view_get_collapsible_headings:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:collapsible-headings. Whether the sections of headings can be collapsed; false by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, collapsible_headings, "collapsible-headings", gboolean, FALSE)

/**
 * concertina_editor_view_set_collapsible_headings:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:collapsible-headings. Whether the sections of headings can be collapsed; false by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, collapsible_headings, "collapsible-headings", gboolean)

/**
 * concertina_editor_view_get_shows_line_numbers:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:shows-line-numbers. Whether each paragraph has its number beside it, in a column at the start of the text; false by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_line_numbers, "shows-line-numbers", gboolean, FALSE)

/**
 * concertina_editor_view_set_shows_line_numbers:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:shows-line-numbers. Whether each paragraph has its number beside it, in a column at the start of the text; false by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_line_numbers, "shows-line-numbers", gboolean)

/**
 * concertina_editor_view_get_shows_block_handles:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:shows-block-handles. Whether the block at the pointer has a handle beside it; false by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_block_handles, "shows-block-handles", gboolean, FALSE)

/**
 * concertina_editor_view_set_shows_block_handles:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:shows-block-handles. Whether the block at the pointer has a handle beside it; false by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_block_handles, "shows-block-handles", gboolean)

/**
 * concertina_editor_view_get_shows_spaces:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:shows-spaces. Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶) are visible; false by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_spaces, "shows-spaces", gboolean, FALSE)

/**
 * concertina_editor_view_set_shows_spaces:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:shows-spaces. Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶) are visible; false by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_spaces, "shows-spaces", gboolean)

/**
 * concertina_editor_view_get_highlights_current_line:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:highlights-current-line. Whether the paragraph with the caret has a background while the text has the focus; false by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, highlights_current_line, "highlights-current-line", gboolean, FALSE)

/**
 * concertina_editor_view_set_highlights_current_line:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:highlights-current-line. Whether the paragraph with the caret has a background while the text has the focus; false by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, highlights_current_line, "highlights-current-line", gboolean)

/**
 * concertina_editor_view_get_highlights_brackets:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:highlights-brackets. Whether in code the bracket beside the caret, and the one that belongs to it, have a background; false by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, highlights_brackets, "highlights-brackets", gboolean, FALSE)

/**
 * concertina_editor_view_set_highlights_brackets:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:highlights-brackets. Whether in code the bracket beside the caret, and the one that belongs to it, have a background; false by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, highlights_brackets, "highlights-brackets", gboolean)

/**
 * concertina_editor_view_get_content:
 * @self: an editor view
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full): the content in that format; %NULL with an error
 */
char *concertina_editor_view_get_content (ConcertinaEditorView *self, ConcertinaTextFormat format, GError **error)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-content", error, &result, format);
  return result;
}

/**
 * concertina_editor_view_set_content:
 * @self: an editor view
 * @content: the content in that format
 * @format: the format to read
 * @error: return location for an error
 *
 * Replaces the content; what cannot be read changes nothing.
 *
 * Returns: %TRUE on success, %FALSE with @error
 */
gboolean concertina_editor_view_set_content (ConcertinaEditorView *self, const char *content, ConcertinaTextFormat format, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "set-content", error, NULL, content, format);
}

/**
 * concertina_editor_view_execute:
 * @self: an editor view
 * @command: the name of a command, such as `bold`, `undo` or `bulleted-list`
 *
 * Executes a command on the selection, as its button in a toolbar does.
 *
 * Returns: whether there is such a command, and it could be executed
 */
gboolean concertina_editor_view_execute (ConcertinaEditorView *self, const char *command)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "execute", NULL, &result, command);
  return result;
}

/**
 * ConcertinaRendererView:
 *
 * Read-only rich text: the content of an `EditorView`, without a caret and without a way to
 * change it.
 */

/**
 * ConcertinaRendererView:max-height:
 *
 * The greatest height of the renderer.
 */

/**
 * ConcertinaRendererView::selection-changed:
 * @self: the widget
 *
 * Called with the selected range in `activeEditor`, whenever it has changed.
 */

/**
 * ConcertinaRendererView::link-activated:
 * @self: the widget
 * @uri: the address
 *
 * Emitted when the user opens a link.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 */

/**
 * concertina_renderer_view_new:
 *
 * Creates a renderer view.
 *
 * Returns: the widget
 */
GtkWidget *concertina_renderer_view_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_RENDERER_VIEW, NULL) : NULL;
}

/**
 * concertina_renderer_view_get_max_height:
 * @self: a renderer view
 *
 * Gets #ConcertinaRendererView:max-height. The greatest height of the renderer.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, max_height, "max-height", int, 0)

/**
 * concertina_renderer_view_set_max_height:
 * @self: a renderer view
 * @value: the value
 *
 * Sets #ConcertinaRendererView:max-height. The greatest height of the renderer.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, max_height, "max-height", int)

/**
 * concertina_renderer_view_get_content:
 * @self: a renderer view
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full): the content in that format; %NULL with an error
 */
char *concertina_renderer_view_get_content (ConcertinaRendererView *self, ConcertinaTextFormat format, GError **error)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "get-content", error, &result, format);
  return result;
}

/**
 * concertina_renderer_view_set_content:
 * @self: a renderer view
 * @content: the content in that format
 * @format: the format to read
 * @error: return location for an error
 *
 * Replaces the content; what cannot be read changes nothing.
 *
 * Returns: %TRUE on success, %FALSE with @error
 */
gboolean concertina_renderer_view_set_content (ConcertinaRendererView *self, const char *content, ConcertinaTextFormat format, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "set-content", error, NULL, content, format);
}

/**
 * ConcertinaRichLabel:
 *
 * Rich text to read, as light as labels: for many of them, such as the bubbles of a chat.
 */

/**
 * ConcertinaRichLabel:selectable:
 *
 * Whether the text can be selected and copied; false by default.
 */

/**
 * ConcertinaRichLabel::link-activated:
 * @self: the widget
 * @uri: the address
 *
 * Emitted when the user opens a link.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 */

/**
 * concertina_rich_label_new:
 *
 * Creates a rich label.
 *
 * Returns: the widget
 */
GtkWidget *concertina_rich_label_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_RICH_LABEL, NULL) : NULL;
}

/**
 * concertina_rich_label_get_selectable:
 * @self: a rich label
 *
 * Gets #ConcertinaRichLabel:selectable. Whether the text can be selected and copied; false by default.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, selectable, "selectable", gboolean, FALSE)

/**
 * concertina_rich_label_set_selectable:
 * @self: a rich label
 * @value: the value
 *
 * Sets #ConcertinaRichLabel:selectable. Whether the text can be selected and copied; false by default.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, selectable, "selectable", gboolean)

/**
 * concertina_rich_label_get_content:
 * @self: a rich label
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full): the content in that format; %NULL with an error
 */
char *concertina_rich_label_get_content (ConcertinaRichLabel *self, ConcertinaTextFormat format, GError **error)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_RICH_LABEL, G_STRFUNC, "get-content", error, &result, format);
  return result;
}

/**
 * concertina_rich_label_set_content:
 * @self: a rich label
 * @content: the content in that format
 * @format: the format to read
 * @error: return location for an error
 *
 * Replaces the content; what cannot be read changes nothing.
 *
 * Returns: %TRUE on success, %FALSE with @error
 */
gboolean concertina_rich_label_set_content (ConcertinaRichLabel *self, const char *content, ConcertinaTextFormat format, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_RICH_LABEL, G_STRFUNC, "set-content", error, NULL, content, format);
}

/**
 * ConcertinaFormattingToolbar:
 *
 * Buttons for commands on whichever editor of a context has the focus.
 */

/**
 * concertina_formatting_toolbar_new:
 *
 * Creates a formatting toolbar.
 *
 * Returns: the widget
 */
GtkWidget *concertina_formatting_toolbar_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_FORMATTING_TOOLBAR, NULL) : NULL;
}

/**
 * ConcertinaStyleChooser:
 *
 * A drop-down that shows the style of the paragraph with the caret, and gives the selected
 * paragraphs another one.
 */

/**
 * concertina_style_chooser_new:
 *
 * Creates a style chooser.
 *
 * Returns: the widget
 */
GtkWidget *concertina_style_chooser_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_STYLE_CHOOSER, NULL) : NULL;
}

/**
 * ConcertinaOutlineView:
 *
 * The headings of an editor's document as a list beside it.
 */

/**
 * ConcertinaOutlineView:text-widget:
 *
 * The editor whose headings are listed; an editor without text for a new list.
 */

/**
 * concertina_outline_view_new:
 *
 * Creates an outline view.
 *
 * Returns: the widget
 */
GtkWidget *concertina_outline_view_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_OUTLINE_VIEW, NULL) : NULL;
}

/**
 * concertina_outline_view_get_text_widget:
 * @self: an outline view
 *
 * Gets #ConcertinaOutlineView:text-widget. The editor whose headings are listed; an editor without text for a new list.
 *
 * Returns: (transfer none) (nullable): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaOutlineView, concertina_outline_view, CONCERTINA_TYPE_OUTLINE_VIEW, text_widget, "text-widget", GtkWidget *, NULL)

/**
 * concertina_outline_view_set_text_widget:
 * @self: an outline view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaOutlineView:text-widget. The editor whose headings are listed; an editor without text for a new list.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaOutlineView, concertina_outline_view, CONCERTINA_TYPE_OUTLINE_VIEW, text_widget, "text-widget", GtkWidget *)

/**
 * ConcertinaFindBar:
 *
 * An entry, two buttons and a few options for finding text in an editor or a renderer.
 */

/**
 * ConcertinaFindBar:text-widget:
 *
 * The editor or renderer that the bar finds in; an editor without text for a new bar.
 */

/**
 * ConcertinaFindBar:query:
 *
 * The text of the query, as it is written in the entry.
 */

/**
 * ConcertinaFindBar:replacement:
 *
 * The text that replaces hits, as it is written in the entry: `\n` is a line break.
 */

/**
 * ConcertinaFindBar:search-mode-enabled:
 *
 * Whether the bar is visible.
 */

/**
 * ConcertinaFindBar:hit-count:
 *
 * The number of known hits.
 */

/**
 * ConcertinaFindBar::changed:
 * @self: the widget
 *
 * Called whenever the number of hits or the current hit changes.
 */

/**
 * concertina_find_bar_new:
 *
 * Creates a find bar.
 *
 * Returns: the widget
 */
GtkWidget *concertina_find_bar_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_FIND_BAR, NULL) : NULL;
}

/**
 * concertina_find_bar_get_text_widget:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:text-widget. The editor or renderer that the bar finds in; an editor without text for a new bar.
 *
 * Returns: (transfer none) (nullable): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, text_widget, "text-widget", GtkWidget *, NULL)

/**
 * concertina_find_bar_set_text_widget:
 * @self: a find bar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaFindBar:text-widget. The editor or renderer that the bar finds in; an editor without text for a new bar.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, text_widget, "text-widget", GtkWidget *)

/**
 * concertina_find_bar_get_query:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:query. The text of the query, as it is written in the entry.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, query, "query", char *, NULL)

/**
 * concertina_find_bar_set_query:
 * @self: a find bar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaFindBar:query. The text of the query, as it is written in the entry.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, query, "query", const char *)

/**
 * concertina_find_bar_get_replacement:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:replacement. The text that replaces hits, as it is written in the entry: `\n` is a line break.
 *
 * Returns: (transfer full): the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, replacement, "replacement", char *, NULL)

/**
 * concertina_find_bar_set_replacement:
 * @self: a find bar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaFindBar:replacement. The text that replaces hits, as it is written in the entry: `\n` is a line break.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, replacement, "replacement", const char *)

/**
 * concertina_find_bar_get_search_mode_enabled:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:search-mode-enabled. Whether the bar is visible.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, search_mode_enabled, "search-mode-enabled", gboolean, FALSE)

/**
 * concertina_find_bar_set_search_mode_enabled:
 * @self: a find bar
 * @value: the value
 *
 * Sets #ConcertinaFindBar:search-mode-enabled. Whether the bar is visible.
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, search_mode_enabled, "search-mode-enabled", gboolean)

/**
 * concertina_find_bar_get_hit_count:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:hit-count. The number of known hits.
 *
 * Returns: the value
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, hit_count, "hit-count", int, 0)
