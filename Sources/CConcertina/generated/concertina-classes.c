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
CONCERTINA_DEFINE_TYPE (ConcertinaCheckPolicy, concertina_check_policy)
CONCERTINA_DEFINE_TYPE (ConcertinaPlaceholderStyle, concertina_placeholder_style)
CONCERTINA_DEFINE_TYPE (ConcertinaNativePlaceholderBehavior, concertina_native_placeholder_behavior)
CONCERTINA_DEFINE_TYPE (ConcertinaPasswordButtonBehavior, concertina_password_button_behavior)
CONCERTINA_DEFINE_TYPE (ConcertinaReturnKeyType, concertina_return_key_type)
CONCERTINA_DEFINE_TYPE (ConcertinaFieldValueKind, concertina_field_value_kind)
CONCERTINA_DEFINE_TYPE (ConcertinaEditorMatch, concertina_editor_match)
CONCERTINA_DEFINE_TYPE (ConcertinaReturnKey, concertina_return_key)
CONCERTINA_DEFINE_TYPE (ConcertinaTextFormat, concertina_text_format)
CONCERTINA_DEFINE_TYPE (ConcertinaExportFormat, concertina_export_format)
CONCERTINA_DEFINE_TYPE (ConcertinaGrowingView, concertina_growing_view)
CONCERTINA_DEFINE_TYPE (ConcertinaTextArea, concertina_text_area)
CONCERTINA_DEFINE_TYPE (ConcertinaField, concertina_field)
CONCERTINA_DEFINE_TYPE (ConcertinaSingleLineField, concertina_single_line_field)
CONCERTINA_DEFINE_TYPE (ConcertinaAutoHeightEditor, concertina_auto_height_editor)
CONCERTINA_DEFINE_TYPE (ConcertinaExpandableTextView, concertina_expandable_text_view)
CONCERTINA_DEFINE_TYPE (ConcertinaAttachmentStrip, concertina_attachment_strip)
CONCERTINA_DEFINE_TYPE (ConcertinaExpandableToolbar, concertina_expandable_toolbar)
CONCERTINA_DEFINE_TYPE (ConcertinaComposerPage, concertina_composer_page)
CONCERTINA_DEFINE_TYPE (ConcertinaBorderedTextField, concertina_bordered_text_field)
CONCERTINA_DEFINE_TYPE (ConcertinaUnderlinedTextField, concertina_underlined_text_field)
CONCERTINA_DEFINE_TYPE (ConcertinaUnderlinedTextView, concertina_underlined_text_view)
CONCERTINA_DEFINE_TYPE (ConcertinaFormView, concertina_form_view)
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
 * A view that grows with its text.
 *
 * It is as high as its text up to a limit, and then scrolls.
 */

/**
 * ConcertinaGrowingView:font:
 *
 * The font: one of the eleven text styles, such as `body`, or a description of Pango's, such as
 * `Monospace 11`.
 *
 * Since: 0.2
 */

/**
 * ConcertinaGrowingView:accessible-name:
 *
 * The name that a screen reader reads; empty for none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaGrowingView::changed:
 * @self: the widget
 *
 * Emitted after each change of the text, by the user or by code.
 *
 * In rich text also after a change of attributes, of an attachment, or in an editor nested in one.
 *
 * Since: 0.2
 */

/**
 * ConcertinaGrowingView::height-changed:
 * @self: the widget
 * @value: the new height, in pixels
 *
 * Emitted after the layout that allocated another height.
 *
 * Since: 0.2
 */

/**
 * concertina_growing_view_get_font:
 * @self: a growing view
 *
 * Gets #ConcertinaGrowingView:font. The font: one of the eleven text styles, such as `body`, or a description of Pango's, such as `Monospace 11`.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaGrowingView, concertina_growing_view, CONCERTINA_TYPE_GROWING_VIEW, font, "font", char *, NULL)

/**
 * concertina_growing_view_set_font:
 * @self: a growing view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaGrowingView:font. The font: one of the eleven text styles, such as `body`, or a description of Pango's, such as `Monospace 11`.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaGrowingView, concertina_growing_view, CONCERTINA_TYPE_GROWING_VIEW, font, "font", const char *)

/**
 * concertina_growing_view_get_accessible_name:
 * @self: a growing view
 *
 * Gets #ConcertinaGrowingView:accessible-name. The name that a screen reader reads; empty for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaGrowingView, concertina_growing_view, CONCERTINA_TYPE_GROWING_VIEW, accessible_name, "accessible-name", char *, NULL)

/**
 * concertina_growing_view_set_accessible_name:
 * @self: a growing view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaGrowingView:accessible-name. The name that a screen reader reads; empty for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaGrowingView, concertina_growing_view, CONCERTINA_TYPE_GROWING_VIEW, accessible_name, "accessible-name", const char *)

/**
 * ConcertinaTextArea:
 *
 * A view with plain text that grows with it.
 *
 * Its #ConcertinaTextArea:buffer can be read, and edited with the functions of GtkTextBuffer: the view
 * grows with what they do. The buffer cannot be replaced, nor its view, since both measure the text.
 */

/**
 * ConcertinaTextArea:text:
 *
 * The text; reading it makes a copy.
 *
 * Setting it cannot be undone, as gtk_text_buffer_set_text() cannot: a row of a list gets the texts of
 * many items. concertina_text_area_insert() is a step that the user can undo.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:placeholder-text:
 *
 * The text to show while the view is empty.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:buffer:
 *
 * The buffer with the text, for tags, marks and iterators, and for edits of parts of the text.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:cursor-position:
 *
 * The position of the caret, in characters.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:selection-bound:
 *
 * The position of the other end of the selection, in characters; that of the caret without one.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:can-undo:
 *
 * Whether there is a step to undo.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:can-redo:
 *
 * Whether there is an undone step to redo.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:modified:
 *
 * Whether the text has changed since this was set to %FALSE.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:input-purpose:
 *
 * The kind of text, for input methods and on-screen keyboards.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:input-hints:
 *
 * What input methods should do.
 *
 * Since: 0.2
 */

/**
 * ConcertinaTextArea:extra-menu:
 *
 * Entries at the end of the context menu; %NULL for none.
 *
 * Since: 0.2
 */

/**
 * concertina_text_area_get_text:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:text. The text; reading it makes a copy.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, text, "text", char *, NULL)

/**
 * concertina_text_area_set_text:
 * @self: a text area
 * @value: (nullable): the value
 *
 * Sets #ConcertinaTextArea:text. The text; reading it makes a copy.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, text, "text", const char *)

/**
 * concertina_text_area_get_placeholder_text:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:placeholder-text. The text to show while the view is empty.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, placeholder_text, "placeholder-text", char *, NULL)

/**
 * concertina_text_area_set_placeholder_text:
 * @self: a text area
 * @value: (nullable): the value
 *
 * Sets #ConcertinaTextArea:placeholder-text. The text to show while the view is empty.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, placeholder_text, "placeholder-text", const char *)

/**
 * concertina_text_area_get_buffer:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:buffer. The buffer with the text, for tags, marks and iterators, and for edits of parts of the text.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, buffer, "buffer", GtkTextBuffer *, NULL)

/**
 * concertina_text_area_get_cursor_position:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:cursor-position. The position of the caret, in characters.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, cursor_position, "cursor-position", int, 0)

/**
 * concertina_text_area_get_selection_bound:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:selection-bound. The position of the other end of the selection, in characters; that of the caret without one.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, selection_bound, "selection-bound", int, 0)

/**
 * concertina_text_area_get_can_undo:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:can-undo. Whether there is a step to undo.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, can_undo, "can-undo", gboolean, FALSE)

/**
 * concertina_text_area_get_can_redo:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:can-redo. Whether there is an undone step to redo.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, can_redo, "can-redo", gboolean, FALSE)

/**
 * concertina_text_area_get_modified:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:modified. Whether the text has changed since this was set to %FALSE.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, modified, "modified", gboolean, FALSE)

/**
 * concertina_text_area_set_modified:
 * @self: a text area
 * @value: the value
 *
 * Sets #ConcertinaTextArea:modified. Whether the text has changed since this was set to %FALSE.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, modified, "modified", gboolean)

/**
 * concertina_text_area_get_input_purpose:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:input-purpose. The kind of text, for input methods and on-screen keyboards.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, input_purpose, "input-purpose", GtkInputPurpose, 0)

/**
 * concertina_text_area_set_input_purpose:
 * @self: a text area
 * @value: the value
 *
 * Sets #ConcertinaTextArea:input-purpose. The kind of text, for input methods and on-screen keyboards.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, input_purpose, "input-purpose", GtkInputPurpose)

/**
 * concertina_text_area_get_input_hints:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:input-hints. What input methods should do.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, input_hints, "input-hints", GtkInputHints, 0)

/**
 * concertina_text_area_set_input_hints:
 * @self: a text area
 * @value: the value
 *
 * Sets #ConcertinaTextArea:input-hints. What input methods should do.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, input_hints, "input-hints", GtkInputHints)

/**
 * concertina_text_area_get_extra_menu:
 * @self: a text area
 *
 * Gets #ConcertinaTextArea:extra-menu. Entries at the end of the context menu; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, extra_menu, "extra-menu", GMenuModel *, NULL)

/**
 * concertina_text_area_set_extra_menu:
 * @self: a text area
 * @value: (nullable): the value
 *
 * Sets #ConcertinaTextArea:extra-menu. Entries at the end of the context menu; %NULL for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaTextArea, concertina_text_area, CONCERTINA_TYPE_TEXT_AREA, extra_menu, "extra-menu", GMenuModel *)

/**
 * concertina_text_area_insert:
 * @self: a text area
 * @text: the text
 *
 * Replaces the selection by a text, as if the user had typed it.
 *
 * Since: 0.2
 */
void concertina_text_area_insert (ConcertinaTextArea *self, const char *text)
{
  concertina_call (self, CONCERTINA_TYPE_TEXT_AREA, G_STRFUNC, "insert", NULL, NULL, text);
}

/**
 * concertina_text_area_select_range:
 * @self: a text area
 * @start: where the selection begins, in characters; below 0 for the end of the text
 * @end: where it ends, and the caret is
 *
 * Selects a part of the text. A position behind the end counts as the end.
 *
 * Since: 0.2
 */
void concertina_text_area_select_range (ConcertinaTextArea *self, int start, int end)
{
  concertina_call (self, CONCERTINA_TYPE_TEXT_AREA, G_STRFUNC, "select-range", NULL, NULL, start, end);
}

/**
 * concertina_text_area_delete_range:
 * @self: a text area
 * @start: where the part begins, in characters; below 0 for the end of the text
 * @end: where it ends
 *
 * Deletes a part of the text.
 *
 * Since: 0.2
 */
void concertina_text_area_delete_range (ConcertinaTextArea *self, int start, int end)
{
  concertina_call (self, CONCERTINA_TYPE_TEXT_AREA, G_STRFUNC, "delete-range", NULL, NULL, start, end);
}

/**
 * concertina_text_area_get_selected_text:
 * @self: a text area
 *
 * Gets the selected part of the text.
 *
 * Returns: (transfer full): the selected text; empty without a selection
 *
 * Since: 0.2
 */
char *concertina_text_area_get_selected_text (ConcertinaTextArea *self)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_TEXT_AREA, G_STRFUNC, "get-selected-text", NULL, &result);
  return result;
}

/**
 * concertina_text_area_get_caret_rectangle:
 * @self: a text area
 *
 * Gets the place of the caret in the view.
 *
 * Returns: (transfer full) (nullable): the rectangle, in pixels of the view; %NULL while the view is not in a window
 *
 * Since: 0.2
 */
GdkRectangle *concertina_text_area_get_caret_rectangle (ConcertinaTextArea *self)
{
  GdkRectangle *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_TEXT_AREA, G_STRFUNC, "get-caret-rectangle", NULL, &result);
  return result;
}

/**
 * concertina_text_area_undo:
 * @self: a text area
 *
 * Undoes the last step; does nothing without one.
 *
 * Since: 0.2
 */
void concertina_text_area_undo (ConcertinaTextArea *self)
{
  concertina_call (self, CONCERTINA_TYPE_TEXT_AREA, G_STRFUNC, "undo", NULL, NULL);
}

/**
 * concertina_text_area_redo:
 * @self: a text area
 *
 * Redoes the step that was undone last; does nothing without one.
 *
 * Since: 0.2
 */
void concertina_text_area_redo (ConcertinaTextArea *self)
{
  concertina_call (self, CONCERTINA_TYPE_TEXT_AREA, G_STRFUNC, "redo", NULL, NULL);
}

/**
 * ConcertinaField:
 *
 * A field with a placeholder, a frame or a line, a hint, and rules for its text: a
 * #ConcertinaBorderedTextField, a #ConcertinaUnderlinedTextField, or a #ConcertinaUnderlinedTextView.
 *
 * A text is valid if #ConcertinaField:required, the mask, #ConcertinaField:validator,
 * #ConcertinaField:validation-pattern, the limits of a sum or a date, the handlers of
 * #ConcertinaField::validate and those of #ConcertinaField::check have nothing against it, in this
 * order. #ConcertinaField:valid says so, #ConcertinaField:validation-policy says when an error is
 * shown, and #ConcertinaField:error shows one of your own.
 *
 * Fields have these CSS nodes:
 *
 * `catalogfield` with the style class `bordered`, `underlined` or `multiline`, and `active`, `error`,
 * `disabled`, `refused` or `validating`; in it `fieldframe`, `fieldline`, `entry` or `growingtext`,
 * `label.title`, `label.floating` (with `top` above the input), `label.native`, `label.currency`,
 * `label.remainder`, `button.reveal`, `button.clear` or `button.action`, `image.caps-lock`,
 * `label.hint`, `image.error-icon` and `label.counter`.
 *
 * The colors that are properties, such as #ConcertinaField:accent-color, go before those of the theme.
 */

/**
 * ConcertinaField:placeholder-text:
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:max-length:
 *
 * The greatest number of user-perceived characters; 0 for any number.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:paste-overflow-policy:
 *
 * The treatment of a paste that is too long for the remaining room.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:trim-spaces:
 *
 * Whether white space at both ends is removed when editing ends.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:hide-on-return:
 *
 * Whether Return takes the focus away if there is no next field.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:enabled:
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:validation-policy:
 *
 * When the text is validated automatically.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:shows-counter:
 *
 * Whether a counter shows the length of the text and its maximum.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:ignore-empty-hint:
 *
 * Whether a field that grows takes no space for a missing hint.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:text:
 *
 * The text in the field, including the mask's own characters.
 *
 * Setting it ends what the user can undo; concertina_field_choose() does not.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:raw-text:
 *
 * The value: the text without the mask's own characters, except for those in braces.
 *
 * For a sum of money it is the number, with a point before the fraction.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:hint:
 *
 * The hint below the field; empty for none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:error:
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:valid:
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:state:
 *
 * The present state of the field; an error takes precedence over everything else.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:identifier:
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:keyboard-type:
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:content-type:
 *
 * The meaning of the text, so that it can be entered with less effort.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:autocorrection-type:
 *
 * Whether the spelling of the text is checked.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:autocapitalization-type:
 *
 * The letters that are capitalized while the user types.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:required:
 *
 * Whether an empty text is an error.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:validator:
 *
 * The kind of text that is valid, beside an empty one.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:validation-pattern:
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:extra-menu:
 *
 * Entries at the end of the context menu; %NULL for none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:checking:
 *
 * Whether the text is being checked by a handler of `check`, or is about to be.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:check-policy:
 *
 * When a text is given to the handlers of `check`, and when what they have found is shown.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:check-delay:
 *
 * The time that a check waits for another edit, in seconds.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:check-timeout:
 *
 * The time that a check may take, in seconds; a text that is not checked by then is invalid.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:allowed-characters:
 *
 * The only characters that can be entered; empty for all.
 *
 * `[:digit:]`, `[:alpha:]` and `[:alnum:]` are digits and letters of every script, `a-z` is a
 * range, and everything else is a character itself.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:filters-paste:
 *
 * Whether a paste that contains other characters is inserted without them, rather than rejected.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:paste-enabled:
 *
 * Whether anything can be entered except by keys and input methods: by a paste, a middle click
 * or a drop.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:disabled-actions:
 *
 * The names of the actions that keys and the menu do not have: `cut`, `copy`, concertina_field_paste(), `select`,
 * `select-all` and `delete`.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:message:
 *
 * The text of the label below the field: a hint, an error, or what has been rejected.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:counter:
 *
 * The text of the counter; empty if there is none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:complete:
 *
 * Whether all required positions of the mask are filled; without a mask, always true.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:preedit:
 *
 * The text that an input method is composing.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:visible-hint-states:
 *
 * The states in which the hint is shown: `normal`, `active`, #ConcertinaField:error and `disabled`.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:next-field:
 *
 * The field that Return moves to; or none.
 *
 * Neither of the two fields keeps the other alive.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:previous-field:
 *
 * The field before this one; or none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:toolbar:
 *
 * A bar that is shown above the field's picker in place of its own; or none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:hint-widget:
 *
 * A widget in place of the label below the field, which follows the message of the field; or
 * none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:picker-open:
 *
 * Whether the picker of the field is open.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:picker-options:
 *
 * The texts that can be chosen from a list; none for no list.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:selected-option:
 *
 * The index of the text among the options; -1 for another text.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:picker-widget:
 *
 * A widget to choose the text with, which is shown in a popover; or none.
 *
 * It calls concertina_field_choose() for each choice, and concertina_field_close_picker() after the
 * last one.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:font:
 *
 * The font of the text: one of the eleven text styles, such as `body`, or a description of
 * Pango's; empty for that of the field's kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:title-font:
 *
 * The font of a title that does not float; empty for that of the field's kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:hint-font:
 *
 * The font of the hint and of errors; empty for that of the field's kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:accent-color:
 *
 * The color of the line or the frame, and of the title, while the field has the focus.
 *
 * Like all colors of a field it is `#1a7f37`, a named color of the theme such as `error_color`,
 * or empty for that of the field's kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:text-color:
 *
 * The color of the text.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:caret-color:
 *
 * The color of the caret.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:placeholder-color:
 *
 * The color of the placeholder and the title.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:hint-color:
 *
 * The color of the hint.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:error-color:
 *
 * The color of everything that shows an error, except the text.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:line-color:
 *
 * The color of the line or the frame.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:background-color:
 *
 * The color of the background.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:line-width:
 *
 * The width of the line or the frame, in pixels; -1 for that of the field's kind.
 *
 * A line of 0 that is 0 with the focus, too, is not there.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:focused-line-width:
 *
 * The width of the line while the field has the focus, in pixels; -1 for that of the field's
 * kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:line-inset:
 *
 * The space between the line and both sides of the field, in pixels; -1 for that of the field's
 * kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:line-gap:
 *
 * The space between the text and the line, in pixels; -1 for that of the field's kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:corner-radius:
 *
 * The radius of the corners of the line or the frame, in pixels; -1 for that of the field's
 * kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:inset:
 *
 * The space between the title, input and hint and both sides of the field, in pixels; -1 for
 * that of the field's kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:animation-duration:
 *
 * The time in which the placeholder floats, in seconds; 0 for no animation, -1 for that of the
 * field's kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:list-row:
 *
 * Whether the field is in a row of a list, which shows the focus itself: it has no line, and is
 * lower.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:minimum-height:
 *
 * The least height of a field that grows with its hint, in pixels at the default text size; 0
 * for that of the field's kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:bottom-space:
 *
 * The space below the hint of a field that grows with it, in pixels; -1 for that of the field's
 * kind.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:placeholder-style:
 *
 * How the placeholder is shown.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:native-placeholder-behavior:
 *
 * When a placeholder that is only in the input disappears.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField:support-placeholder:
 *
 * An example of a text, such as `XX XXX`, that the empty input shows while it has the focus;
 * empty for none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::changed:
 * @self: the widget
 *
 * The text has changed, whether by the user or by the app.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::activate:
 * @self: the widget
 *
 * Return is pressed in a field without a next field; never in a field of several lines.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::begin-editing:
 * @self: the widget
 *
 * Editing begins, because the field gets the focus.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::end-editing:
 * @self: the widget
 *
 * Editing has ended, and the text is trimmed and validated.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::button-pressed:
 * @self: the widget
 *
 * The button in the field is pressed; in a password field, before the password is shown or
 * hidden.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::validation-changed:
 * @self: the widget
 * @flag: the flag
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::state-changed:
 * @self: the widget
 * @value: the value
 *
 * The field shows another state.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::height-changed:
 * @self: the widget
 * @value: the value
 *
 * The field has a new height, in pixels, after the layout that gave it to the field.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::input-rejected:
 * @self: the widget
 * @value: the value
 *
 * Emitted with the number of characters of an insertion that were rejected for lack of room, so
 * that nothing is cut off silently.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::validation-failed:
 * @self: the widget
 *
 * Validation finds that the text is not valid.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::date-changed:
 * @self: the widget
 * @text: the text
 *
 * Emitted when the user has chosen another day in a picker.
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::validate:
 * @self: the widget
 * @text: the text
 *
 * Emitted with each text that is valid by the properties of the field, to ask whether it is valid
 * indeed.
 *
 * An empty text is for #ConcertinaField:required alone. A handler may be called often, and at any
 * time: it only answers. What it changes in the field takes effect afterwards.
 *
 * Returns: (nullable) (transfer full): what is wrong with the text, for the user; empty if the hint says enough; %NULL if the text is valid
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::check:
 * @self: the widget
 * @text: the text
 * @check: the number of the check
 *
 * Emitted with a text that is valid by everything else, to check it by something that takes time,
 * such as a server.
 *
 * A handler that returns %TRUE calls concertina_field_finish_check() with the number, at once or
 * later. Meanwhile the field is #ConcertinaField:checking, and not valid. Another edit ends the
 * check: an answer to it is dropped. A text is valid that no handler checks.
 *
 * #ConcertinaField:check-policy says when texts are checked, and #ConcertinaField:check-timeout how
 * long that may take.
 *
 * Returns: %TRUE if the handler checks the text, and answers later
 *
 * Since: 0.2
 */

/**
 * ConcertinaField::intercept-editing:
 * @self: the widget
 *
 * Emitted before editing begins.
 *
 * A handler that returns %TRUE fills the field in another way, such as by a dialog: the field does not
 * get the focus, and Tab skips it.
 *
 * Returns: %TRUE if the field does not get the focus
 *
 * Since: 0.2
 */

/**
 * concertina_field_get_placeholder_text:
 * @self: a field
 *
 * Gets #ConcertinaField:placeholder-text. The purpose of the field: the text of its placeholder, and its name for screen readers.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, placeholder_text, "placeholder-text", char *, NULL)

/**
 * concertina_field_set_placeholder_text:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:placeholder-text. The purpose of the field: the text of its placeholder, and its name for screen readers.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, placeholder_text, "placeholder-text", const char *)

/**
 * concertina_field_get_max_length:
 * @self: a field
 *
 * Gets #ConcertinaField:max-length. The greatest number of user-perceived characters; 0 for any number.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, max_length, "max-length", int, 0)

/**
 * concertina_field_set_max_length:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:max-length. The greatest number of user-perceived characters; 0 for any number.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, max_length, "max-length", int)

/**
 * concertina_field_get_paste_overflow_policy:
 * @self: a field
 *
 * Gets #ConcertinaField:paste-overflow-policy. The treatment of a paste that is too long for the remaining room.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, paste_overflow_policy, "paste-overflow-policy", ConcertinaPasteOverflowPolicy, 0)

/**
 * concertina_field_set_paste_overflow_policy:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:paste-overflow-policy. The treatment of a paste that is too long for the remaining room.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, paste_overflow_policy, "paste-overflow-policy", ConcertinaPasteOverflowPolicy)

/**
 * concertina_field_get_trim_spaces:
 * @self: a field
 *
 * Gets #ConcertinaField:trim-spaces. Whether white space at both ends is removed when editing ends.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, trim_spaces, "trim-spaces", gboolean, FALSE)

/**
 * concertina_field_set_trim_spaces:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:trim-spaces. Whether white space at both ends is removed when editing ends.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, trim_spaces, "trim-spaces", gboolean)

/**
 * concertina_field_get_hide_on_return:
 * @self: a field
 *
 * Gets #ConcertinaField:hide-on-return. Whether Return takes the focus away if there is no next field.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hide_on_return, "hide-on-return", gboolean, FALSE)

/**
 * concertina_field_set_hide_on_return:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:hide-on-return. Whether Return takes the focus away if there is no next field.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hide_on_return, "hide-on-return", gboolean)

/**
 * concertina_field_get_enabled:
 * @self: a field
 *
 * Gets #ConcertinaField:enabled. Whether text can be entered.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, enabled, "enabled", gboolean, FALSE)

/**
 * concertina_field_set_enabled:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:enabled. Whether text can be entered.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, enabled, "enabled", gboolean)

/**
 * concertina_field_get_validation_policy:
 * @self: a field
 *
 * Gets #ConcertinaField:validation-policy. When the text is validated automatically.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validation_policy, "validation-policy", ConcertinaValidationPolicy, 0)

/**
 * concertina_field_set_validation_policy:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:validation-policy. When the text is validated automatically.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validation_policy, "validation-policy", ConcertinaValidationPolicy)

/**
 * concertina_field_get_shows_counter:
 * @self: a field
 *
 * Gets #ConcertinaField:shows-counter. Whether a counter shows the length of the text and its maximum.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, shows_counter, "shows-counter", gboolean, FALSE)

/**
 * concertina_field_set_shows_counter:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:shows-counter. Whether a counter shows the length of the text and its maximum.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, shows_counter, "shows-counter", gboolean)

/**
 * concertina_field_get_ignore_empty_hint:
 * @self: a field
 *
 * Gets #ConcertinaField:ignore-empty-hint. Whether a field that grows takes no space for a missing hint.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, ignore_empty_hint, "ignore-empty-hint", gboolean, FALSE)

/**
 * concertina_field_set_ignore_empty_hint:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:ignore-empty-hint. Whether a field that grows takes no space for a missing hint.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, ignore_empty_hint, "ignore-empty-hint", gboolean)

/**
 * concertina_field_get_text:
 * @self: a field
 *
 * Gets #ConcertinaField:text. The text in the field, including the mask's own characters.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, text, "text", char *, NULL)

/**
 * concertina_field_set_text:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:text. The text in the field, including the mask's own characters.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, text, "text", const char *)

/**
 * concertina_field_get_raw_text:
 * @self: a field
 *
 * Gets #ConcertinaField:raw-text. The value: the text without the mask's own characters, except for those in braces.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, raw_text, "raw-text", char *, NULL)

/**
 * concertina_field_get_hint:
 * @self: a field
 *
 * Gets #ConcertinaField:hint. The hint below the field; empty for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint, "hint", char *, NULL)

/**
 * concertina_field_set_hint:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:hint. The hint below the field; empty for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint, "hint", const char *)

/**
 * concertina_field_get_error:
 * @self: a field
 *
 * Gets #ConcertinaField:error. The error that the field shows, of a validator or of the app, if there is one.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, error, "error", char *, NULL)

/**
 * concertina_field_set_error:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:error. The error that the field shows, of a validator or of the app, if there is one.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, error, "error", const char *)

/**
 * concertina_field_get_valid:
 * @self: a field
 *
 * Gets #ConcertinaField:valid. Whether there is no error and the text is valid; reading it shows nothing.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, valid, "valid", gboolean, FALSE)

/**
 * concertina_field_get_state:
 * @self: a field
 *
 * Gets #ConcertinaField:state. The present state of the field; an error takes precedence over everything else.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, state, "state", ConcertinaFieldState, 0)

/**
 * concertina_field_get_identifier:
 * @self: a field
 *
 * Gets #ConcertinaField:identifier. The name of the field and of its value in a form, if it has one.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, identifier, "identifier", char *, NULL)

/**
 * concertina_field_set_identifier:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:identifier. The name of the field and of its value in a form, if it has one.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, identifier, "identifier", const char *)

/**
 * concertina_field_get_keyboard_type:
 * @self: a field
 *
 * Gets #ConcertinaField:keyboard-type. The kind of keyboard: a request to on-screen keyboards and input methods.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, keyboard_type, "keyboard-type", ConcertinaKeyboardType, 0)

/**
 * concertina_field_set_keyboard_type:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:keyboard-type. The kind of keyboard: a request to on-screen keyboards and input methods.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, keyboard_type, "keyboard-type", ConcertinaKeyboardType)

/**
 * concertina_field_get_content_type:
 * @self: a field
 *
 * Gets #ConcertinaField:content-type. The meaning of the text, so that it can be entered with less effort.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, content_type, "content-type", ConcertinaTextContentType, 0)

/**
 * concertina_field_set_content_type:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:content-type. The meaning of the text, so that it can be entered with less effort.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, content_type, "content-type", ConcertinaTextContentType)

/**
 * concertina_field_get_autocorrection_type:
 * @self: a field
 *
 * Gets #ConcertinaField:autocorrection-type. Whether the spelling of the text is checked.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, autocorrection_type, "autocorrection-type", ConcertinaTextAutocorrectionType, 0)

/**
 * concertina_field_set_autocorrection_type:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:autocorrection-type. Whether the spelling of the text is checked.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, autocorrection_type, "autocorrection-type", ConcertinaTextAutocorrectionType)

/**
 * concertina_field_get_autocapitalization_type:
 * @self: a field
 *
 * Gets #ConcertinaField:autocapitalization-type. The letters that are capitalized while the user types.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, autocapitalization_type, "autocapitalization-type", ConcertinaAutocapitalizationType, 0)

/**
 * concertina_field_set_autocapitalization_type:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:autocapitalization-type. The letters that are capitalized while the user types.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, autocapitalization_type, "autocapitalization-type", ConcertinaAutocapitalizationType)

/**
 * concertina_field_get_required:
 * @self: a field
 *
 * Gets #ConcertinaField:required. Whether an empty text is an error.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, required, "required", gboolean, FALSE)

/**
 * concertina_field_set_required:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:required. Whether an empty text is an error.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, required, "required", gboolean)

/**
 * concertina_field_get_validator:
 * @self: a field
 *
 * Gets #ConcertinaField:validator. The kind of text that is valid, beside an empty one.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validator, "validator", ConcertinaPresetValidator, 0)

/**
 * concertina_field_set_validator:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:validator. The kind of text that is valid, beside an empty one.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validator, "validator", ConcertinaPresetValidator)

/**
 * concertina_field_get_validation_pattern:
 * @self: a field
 *
 * Gets #ConcertinaField:validation-pattern. A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validation_pattern, "validation-pattern", char *, NULL)

/**
 * concertina_field_set_validation_pattern:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:validation-pattern. A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, validation_pattern, "validation-pattern", const char *)

/**
 * concertina_field_get_extra_menu:
 * @self: a field
 *
 * Gets #ConcertinaField:extra-menu. Entries at the end of the context menu; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, extra_menu, "extra-menu", GMenuModel *, NULL)

/**
 * concertina_field_set_extra_menu:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:extra-menu. Entries at the end of the context menu; %NULL for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, extra_menu, "extra-menu", GMenuModel *)

/**
 * concertina_field_get_checking:
 * @self: a field
 *
 * Gets #ConcertinaField:checking. Whether the text is being checked by a handler of `check`, or is about to be.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, checking, "checking", gboolean, FALSE)

/**
 * concertina_field_get_check_policy:
 * @self: a field
 *
 * Gets #ConcertinaField:check-policy. When a text is given to the handlers of `check`, and when what they have found is shown.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, check_policy, "check-policy", ConcertinaCheckPolicy, 0)

/**
 * concertina_field_set_check_policy:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:check-policy. When a text is given to the handlers of `check`, and when what they have found is shown.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, check_policy, "check-policy", ConcertinaCheckPolicy)

/**
 * concertina_field_get_check_delay:
 * @self: a field
 *
 * Gets #ConcertinaField:check-delay. The time that a check waits for another edit, in seconds.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, check_delay, "check-delay", double, 0)

/**
 * concertina_field_set_check_delay:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:check-delay. The time that a check waits for another edit, in seconds.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, check_delay, "check-delay", double)

/**
 * concertina_field_get_check_timeout:
 * @self: a field
 *
 * Gets #ConcertinaField:check-timeout. The time that a check may take, in seconds; a text that is not checked by then is invalid.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, check_timeout, "check-timeout", double, 0)

/**
 * concertina_field_set_check_timeout:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:check-timeout. The time that a check may take, in seconds; a text that is not checked by then is invalid.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, check_timeout, "check-timeout", double)

/**
 * concertina_field_get_allowed_characters:
 * @self: a field
 *
 * Gets #ConcertinaField:allowed-characters. The only characters that can be entered; empty for all.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, allowed_characters, "allowed-characters", char *, NULL)

/**
 * concertina_field_set_allowed_characters:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:allowed-characters. The only characters that can be entered; empty for all.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, allowed_characters, "allowed-characters", const char *)

/**
 * concertina_field_get_filters_paste:
 * @self: a field
 *
 * Gets #ConcertinaField:filters-paste. Whether a paste that contains other characters is inserted without them, rather than rejected.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, filters_paste, "filters-paste", gboolean, FALSE)

/**
 * concertina_field_set_filters_paste:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:filters-paste. Whether a paste that contains other characters is inserted without them, rather than rejected.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, filters_paste, "filters-paste", gboolean)

/**
 * concertina_field_get_paste_enabled:
 * @self: a field
 *
 * Gets #ConcertinaField:paste-enabled. Whether anything can be entered except by keys and input methods: by a paste, a middle click or a drop.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, paste_enabled, "paste-enabled", gboolean, FALSE)

/**
 * concertina_field_set_paste_enabled:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:paste-enabled. Whether anything can be entered except by keys and input methods: by a paste, a middle click or a drop.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, paste_enabled, "paste-enabled", gboolean)

/**
 * concertina_field_get_disabled_actions:
 * @self: a field
 *
 * Gets #ConcertinaField:disabled-actions. The names of the actions that keys and the menu do not have: `cut`, `copy`, concertina_field_paste(), `select`, `select-all` and `delete`.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, disabled_actions, "disabled-actions", char **, NULL)

/**
 * concertina_field_set_disabled_actions:
 * @self: a field
 * @value: (array zero-terminated=1) (nullable): the value
 *
 * Sets #ConcertinaField:disabled-actions. The names of the actions that keys and the menu do not have: `cut`, `copy`, concertina_field_paste(), `select`, `select-all` and `delete`.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, disabled_actions, "disabled-actions", const char *const *)

/**
 * concertina_field_get_message:
 * @self: a field
 *
 * Gets #ConcertinaField:message. The text of the label below the field: a hint, an error, or what has been rejected.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, message, "message", char *, NULL)

/**
 * concertina_field_get_counter:
 * @self: a field
 *
 * Gets #ConcertinaField:counter. The text of the counter; empty if there is none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, counter, "counter", char *, NULL)

/**
 * concertina_field_get_complete:
 * @self: a field
 *
 * Gets #ConcertinaField:complete. Whether all required positions of the mask are filled; without a mask, always true.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, complete, "complete", gboolean, FALSE)

/**
 * concertina_field_get_preedit:
 * @self: a field
 *
 * Gets #ConcertinaField:preedit. The text that an input method is composing.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, preedit, "preedit", char *, NULL)

/**
 * concertina_field_get_visible_hint_states:
 * @self: a field
 *
 * Gets #ConcertinaField:visible-hint-states. The states in which the hint is shown: `normal`, `active`, #ConcertinaField:error and `disabled`.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, visible_hint_states, "visible-hint-states", char **, NULL)

/**
 * concertina_field_set_visible_hint_states:
 * @self: a field
 * @value: (array zero-terminated=1) (nullable): the value
 *
 * Sets #ConcertinaField:visible-hint-states. The states in which the hint is shown: `normal`, `active`, #ConcertinaField:error and `disabled`.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, visible_hint_states, "visible-hint-states", const char *const *)

/**
 * concertina_field_get_next_field:
 * @self: a field
 *
 * Gets #ConcertinaField:next-field. The field that Return moves to; or none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, next_field, "next-field", GtkWidget *, NULL)

/**
 * concertina_field_set_next_field:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:next-field. The field that Return moves to; or none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, next_field, "next-field", GtkWidget *)

/**
 * concertina_field_get_previous_field:
 * @self: a field
 *
 * Gets #ConcertinaField:previous-field. The field before this one; or none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, previous_field, "previous-field", GtkWidget *, NULL)

/**
 * concertina_field_set_previous_field:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:previous-field. The field before this one; or none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, previous_field, "previous-field", GtkWidget *)

/**
 * concertina_field_get_toolbar:
 * @self: a field
 *
 * Gets #ConcertinaField:toolbar. A bar that is shown above the field's picker in place of its own; or none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, toolbar, "toolbar", GtkWidget *, NULL)

/**
 * concertina_field_set_toolbar:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:toolbar. A bar that is shown above the field's picker in place of its own; or none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, toolbar, "toolbar", GtkWidget *)

/**
 * concertina_field_get_hint_widget:
 * @self: a field
 *
 * Gets #ConcertinaField:hint-widget. A widget in place of the label below the field, which follows the message of the field; or none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint_widget, "hint-widget", GtkWidget *, NULL)

/**
 * concertina_field_set_hint_widget:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:hint-widget. A widget in place of the label below the field, which follows the message of the field; or none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint_widget, "hint-widget", GtkWidget *)

/**
 * concertina_field_get_picker_open:
 * @self: a field
 *
 * Gets #ConcertinaField:picker-open. Whether the picker of the field is open.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, picker_open, "picker-open", gboolean, FALSE)

/**
 * concertina_field_get_picker_options:
 * @self: a field
 *
 * Gets #ConcertinaField:picker-options. The texts that can be chosen from a list; none for no list.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, picker_options, "picker-options", char **, NULL)

/**
 * concertina_field_set_picker_options:
 * @self: a field
 * @value: (array zero-terminated=1) (nullable): the value
 *
 * Sets #ConcertinaField:picker-options. The texts that can be chosen from a list; none for no list.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, picker_options, "picker-options", const char *const *)

/**
 * concertina_field_get_selected_option:
 * @self: a field
 *
 * Gets #ConcertinaField:selected-option. The index of the text among the options; -1 for another text.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, selected_option, "selected-option", int, 0)

/**
 * concertina_field_set_selected_option:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:selected-option. The index of the text among the options; -1 for another text.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, selected_option, "selected-option", int)

/**
 * concertina_field_get_picker_widget:
 * @self: a field
 *
 * Gets #ConcertinaField:picker-widget. A widget to choose the text with, which is shown in a popover; or none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, picker_widget, "picker-widget", GtkWidget *, NULL)

/**
 * concertina_field_set_picker_widget:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:picker-widget. A widget to choose the text with, which is shown in a popover; or none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, picker_widget, "picker-widget", GtkWidget *)

/**
 * concertina_field_get_font:
 * @self: a field
 *
 * Gets #ConcertinaField:font. The font of the text: one of the eleven text styles, such as `body`, or a description of Pango's; empty for that of the field's kind.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, font, "font", char *, NULL)

/**
 * concertina_field_set_font:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:font. The font of the text: one of the eleven text styles, such as `body`, or a description of Pango's; empty for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, font, "font", const char *)

/**
 * concertina_field_get_title_font:
 * @self: a field
 *
 * Gets #ConcertinaField:title-font. The font of a title that does not float; empty for that of the field's kind.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, title_font, "title-font", char *, NULL)

/**
 * concertina_field_set_title_font:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:title-font. The font of a title that does not float; empty for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, title_font, "title-font", const char *)

/**
 * concertina_field_get_hint_font:
 * @self: a field
 *
 * Gets #ConcertinaField:hint-font. The font of the hint and of errors; empty for that of the field's kind.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint_font, "hint-font", char *, NULL)

/**
 * concertina_field_set_hint_font:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:hint-font. The font of the hint and of errors; empty for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint_font, "hint-font", const char *)

/**
 * concertina_field_get_accent_color:
 * @self: a field
 *
 * Gets #ConcertinaField:accent-color. The color of the line or the frame, and of the title, while the field has the focus.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, accent_color, "accent-color", char *, NULL)

/**
 * concertina_field_set_accent_color:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:accent-color. The color of the line or the frame, and of the title, while the field has the focus.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, accent_color, "accent-color", const char *)

/**
 * concertina_field_get_text_color:
 * @self: a field
 *
 * Gets #ConcertinaField:text-color. The color of the text.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, text_color, "text-color", char *, NULL)

/**
 * concertina_field_set_text_color:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:text-color. The color of the text.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, text_color, "text-color", const char *)

/**
 * concertina_field_get_caret_color:
 * @self: a field
 *
 * Gets #ConcertinaField:caret-color. The color of the caret.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, caret_color, "caret-color", char *, NULL)

/**
 * concertina_field_set_caret_color:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:caret-color. The color of the caret.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, caret_color, "caret-color", const char *)

/**
 * concertina_field_get_placeholder_color:
 * @self: a field
 *
 * Gets #ConcertinaField:placeholder-color. The color of the placeholder and the title.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, placeholder_color, "placeholder-color", char *, NULL)

/**
 * concertina_field_set_placeholder_color:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:placeholder-color. The color of the placeholder and the title.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, placeholder_color, "placeholder-color", const char *)

/**
 * concertina_field_get_hint_color:
 * @self: a field
 *
 * Gets #ConcertinaField:hint-color. The color of the hint.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint_color, "hint-color", char *, NULL)

/**
 * concertina_field_set_hint_color:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:hint-color. The color of the hint.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, hint_color, "hint-color", const char *)

/**
 * concertina_field_get_error_color:
 * @self: a field
 *
 * Gets #ConcertinaField:error-color. The color of everything that shows an error, except the text.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, error_color, "error-color", char *, NULL)

/**
 * concertina_field_set_error_color:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:error-color. The color of everything that shows an error, except the text.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, error_color, "error-color", const char *)

/**
 * concertina_field_get_line_color:
 * @self: a field
 *
 * Gets #ConcertinaField:line-color. The color of the line or the frame.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, line_color, "line-color", char *, NULL)

/**
 * concertina_field_set_line_color:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:line-color. The color of the line or the frame.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, line_color, "line-color", const char *)

/**
 * concertina_field_get_background_color:
 * @self: a field
 *
 * Gets #ConcertinaField:background-color. The color of the background.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, background_color, "background-color", char *, NULL)

/**
 * concertina_field_set_background_color:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:background-color. The color of the background.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, background_color, "background-color", const char *)

/**
 * concertina_field_get_line_width:
 * @self: a field
 *
 * Gets #ConcertinaField:line-width. The width of the line or the frame, in pixels; -1 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, line_width, "line-width", int, 0)

/**
 * concertina_field_set_line_width:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:line-width. The width of the line or the frame, in pixels; -1 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, line_width, "line-width", int)

/**
 * concertina_field_get_focused_line_width:
 * @self: a field
 *
 * Gets #ConcertinaField:focused-line-width. The width of the line while the field has the focus, in pixels; -1 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, focused_line_width, "focused-line-width", int, 0)

/**
 * concertina_field_set_focused_line_width:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:focused-line-width. The width of the line while the field has the focus, in pixels; -1 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, focused_line_width, "focused-line-width", int)

/**
 * concertina_field_get_line_inset:
 * @self: a field
 *
 * Gets #ConcertinaField:line-inset. The space between the line and both sides of the field, in pixels; -1 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, line_inset, "line-inset", int, 0)

/**
 * concertina_field_set_line_inset:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:line-inset. The space between the line and both sides of the field, in pixels; -1 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, line_inset, "line-inset", int)

/**
 * concertina_field_get_line_gap:
 * @self: a field
 *
 * Gets #ConcertinaField:line-gap. The space between the text and the line, in pixels; -1 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, line_gap, "line-gap", int, 0)

/**
 * concertina_field_set_line_gap:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:line-gap. The space between the text and the line, in pixels; -1 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, line_gap, "line-gap", int)

/**
 * concertina_field_get_corner_radius:
 * @self: a field
 *
 * Gets #ConcertinaField:corner-radius. The radius of the corners of the line or the frame, in pixels; -1 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, corner_radius, "corner-radius", int, 0)

/**
 * concertina_field_set_corner_radius:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:corner-radius. The radius of the corners of the line or the frame, in pixels; -1 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, corner_radius, "corner-radius", int)

/**
 * concertina_field_get_inset:
 * @self: a field
 *
 * Gets #ConcertinaField:inset. The space between the title, input and hint and both sides of the field, in pixels; -1 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, inset, "inset", int, 0)

/**
 * concertina_field_set_inset:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:inset. The space between the title, input and hint and both sides of the field, in pixels; -1 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, inset, "inset", int)

/**
 * concertina_field_get_animation_duration:
 * @self: a field
 *
 * Gets #ConcertinaField:animation-duration. The time in which the placeholder floats, in seconds; 0 for no animation, -1 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, animation_duration, "animation-duration", double, 0)

/**
 * concertina_field_set_animation_duration:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:animation-duration. The time in which the placeholder floats, in seconds; 0 for no animation, -1 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, animation_duration, "animation-duration", double)

/**
 * concertina_field_get_list_row:
 * @self: a field
 *
 * Gets #ConcertinaField:list-row. Whether the field is in a row of a list, which shows the focus itself: it has no line, and is lower.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, list_row, "list-row", gboolean, FALSE)

/**
 * concertina_field_set_list_row:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:list-row. Whether the field is in a row of a list, which shows the focus itself: it has no line, and is lower.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, list_row, "list-row", gboolean)

/**
 * concertina_field_get_minimum_height:
 * @self: a field
 *
 * Gets #ConcertinaField:minimum-height. The least height of a field that grows with its hint, in pixels at the default text size; 0 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, minimum_height, "minimum-height", int, 0)

/**
 * concertina_field_set_minimum_height:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:minimum-height. The least height of a field that grows with its hint, in pixels at the default text size; 0 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, minimum_height, "minimum-height", int)

/**
 * concertina_field_get_bottom_space:
 * @self: a field
 *
 * Gets #ConcertinaField:bottom-space. The space below the hint of a field that grows with it, in pixels; -1 for that of the field's kind.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, bottom_space, "bottom-space", int, 0)

/**
 * concertina_field_set_bottom_space:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:bottom-space. The space below the hint of a field that grows with it, in pixels; -1 for that of the field's kind.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, bottom_space, "bottom-space", int)

/**
 * concertina_field_get_placeholder_style:
 * @self: a field
 *
 * Gets #ConcertinaField:placeholder-style. How the placeholder is shown.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, placeholder_style, "placeholder-style", ConcertinaPlaceholderStyle, 0)

/**
 * concertina_field_set_placeholder_style:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:placeholder-style. How the placeholder is shown.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, placeholder_style, "placeholder-style", ConcertinaPlaceholderStyle)

/**
 * concertina_field_get_native_placeholder_behavior:
 * @self: a field
 *
 * Gets #ConcertinaField:native-placeholder-behavior. When a placeholder that is only in the input disappears.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, native_placeholder_behavior, "native-placeholder-behavior", ConcertinaNativePlaceholderBehavior, 0)

/**
 * concertina_field_set_native_placeholder_behavior:
 * @self: a field
 * @value: the value
 *
 * Sets #ConcertinaField:native-placeholder-behavior. When a placeholder that is only in the input disappears.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, native_placeholder_behavior, "native-placeholder-behavior", ConcertinaNativePlaceholderBehavior)

/**
 * concertina_field_get_support_placeholder:
 * @self: a field
 *
 * Gets #ConcertinaField:support-placeholder. An example of a text, such as `XX XXX`, that the empty input shows while it has the focus; empty for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, support_placeholder, "support-placeholder", char *, NULL)

/**
 * concertina_field_set_support_placeholder:
 * @self: a field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaField:support-placeholder. An example of a text, such as `XX XXX`, that the empty input shows while it has the focus; empty for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaField, concertina_field, CONCERTINA_TYPE_FIELD, support_placeholder, "support-placeholder", const char *)

/**
 * concertina_field_revalidate:
 * @self: a field
 *
 * Validates the text, also when an error is already shown, and shows the result.
 *
 * Returns: whether the text is valid
 *
 * Since: 0.2
 */
gboolean concertina_field_revalidate (ConcertinaField *self)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "revalidate", NULL, &result);
  return result;
}

/**
 * concertina_field_finish_check:
 * @self: a field
 * @check: the number of the check
 * @message: (nullable): what is wrong with the text, for the user; %NULL if it is valid
 *
 * Answers #ConcertinaField::check. Does nothing if the text has changed since, or the check has ended.
 *
 * Since: 0.2
 */
void concertina_field_finish_check (ConcertinaField *self, int check, const char *message)
{
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "finish-check", NULL, NULL, check, message);
}

/**
 * concertina_field_reset:
 * @self: a field
 *
 * Resets the field to its initial state, without text and without an error.
 *
 * Since: 0.2
 */
void concertina_field_reset (ConcertinaField *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "reset", NULL, NULL);
}

/**
 * concertina_field_undo:
 * @self: a field
 *
 * Undoes the user's last edit.
 *
 * A password field keeps no edits to undo.
 *
 * Since: 0.2
 */
void concertina_field_undo (ConcertinaField *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "undo", NULL, NULL);
}

/**
 * concertina_field_redo:
 * @self: a field
 *
 * Redoes the edit that was last undone.
 *
 * Since: 0.2
 */
void concertina_field_redo (ConcertinaField *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "redo", NULL, NULL);
}

/**
 * concertina_field_paste:
 * @self: a field
 *
 * Pastes from the clipboard, as the user's key does.
 *
 * Since: 0.2
 */
void concertina_field_paste (ConcertinaField *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "paste", NULL, NULL);
}

/**
 * concertina_field_choose:
 * @self: a field
 * @text: the text
 *
 * Sets the text as a choice of the user, such as one in #ConcertinaField:picker-widget: it can be
 * undone.
 *
 * Since: 0.2
 */
void concertina_field_choose (ConcertinaField *self, const char *text)
{
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "choose", NULL, NULL, text);
}

/**
 * concertina_field_open_picker:
 * @self: a field
 *
 * Opens the picker of the field, if it has one.
 *
 * Since: 0.2
 */
void concertina_field_open_picker (ConcertinaField *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "open-picker", NULL, NULL);
}

/**
 * concertina_field_close_picker:
 * @self: a field
 *
 * Closes the picker of the field; the field keeps what was chosen, and gets the focus.
 *
 * Since: 0.2
 */
void concertina_field_close_picker (ConcertinaField *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIELD, G_STRFUNC, "close-picker", NULL, NULL);
}

/**
 * ConcertinaSingleLineField:
 *
 * A field of one line, with or without a button: a #ConcertinaBorderedTextField or a
 * #ConcertinaUnderlinedTextField. It is #GtkEditable.
 *
 * #ConcertinaSingleLineField:value-kind makes it a field for a sum of money, a day or a phone number,
 * and #ConcertinaSingleLineField:value has that in a form for programs.
 */

/**
 * ConcertinaSingleLineField:password:
 *
 * Whether the field hides its text, and has a button that shows it.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:mask:
 *
 * The mask that formats and checks the text while it is typed, if there is one.
 *
 * In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
 * by itself.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:flexible-height:
 *
 * Whether the field grows with its hint, rather than to keep a line for it.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:button-icon-name:
 *
 * The icon of a button of the app's own in the field, by its name in the theme; empty for none.
 *
 * A password has another button.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:button-label:
 *
 * What the button of the app's own does, for its tooltip and for screen readers.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:password-button-behavior:
 *
 * When the button that shows a password is visible.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:text-hidden:
 *
 * Whether the text is a password that is hidden at the moment.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:accepts-typing:
 *
 * Whether anything can be typed; if not, the field can have the focus, but a picker or a button
 * fills it.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:return-key-type:
 *
 * What Return does.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:mask-remainder:
 *
 * The part of the mask that the text does not fill yet, with a blank for each position; empty
 * without a mask.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:shows-mask-remainder:
 *
 * Whether the field shows the part of its mask that is not filled yet, while it has the focus.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:value-kind:
 *
 * What the text is: any text, a sum of money, a day, or a phone number.
 *
 * The field formats and checks what is entered, and has the value in a form for programs. A mask
 * makes it a text.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:value:
 *
 * The value in a form for programs, which can be set, too.
 *
 * It is a number with a point before the fraction for a sum, a day as ISO 8601 writes it
 * (`2024-02-29`; empty while there is no such day), a phone number as in E.164
 * (`+4915123456789`), and otherwise the text without the mask's own characters.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:has-picker:
 *
 * Whether a date has a calendar to choose it with, and a phone number a list of countries.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:decimal-separator:
 *
 * The character before the fraction of a sum; empty for that of the user's settings.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:grouping-separator:
 *
 * The character between groups of digits of a sum; empty for that of the user's settings.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:groups-digits:
 *
 * Whether the digits of a sum are in groups.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:fraction-digits:
 *
 * The most digits of the fraction of a sum; -1 for those of the user's settings.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:integer-digits:
 *
 * The most digits of a sum before the fraction.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:allows-negative:
 *
 * Whether a sum may have a minus sign.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:fills-fraction:
 *
 * Whether a sum gets all digits of its fraction when editing ends, so that `12.5` becomes
 * `12.50`.
 *
 * It counts as part of what the user typed, and undo reverts it.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:minimum-sum:
 *
 * The least sum that is valid, as a number with a point before the fraction; empty for any.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:maximum-sum:
 *
 * The greatest sum that is valid, as a number with a point before the fraction; empty for any.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:currency:
 *
 * The currency sign beside the text, such as `€`; empty for none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:currency-example:
 *
 * What is beside the currency sign while the field is empty, such as `0`.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:currency-before:
 *
 * Whether the currency sign is before the text, and not after it.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:date-format:
 *
 * The format of a date, such as `dd.MM.yyyy`; empty for that of the user's settings.
 *
 * `d` or `dd` is the day, `M` or `MM` the month, and `yyyy` the year.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:earliest-date:
 *
 * The first day that is valid, as ISO 8601 writes it; empty for any.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:latest-date:
 *
 * The last day that is valid, as ISO 8601 writes it; empty for any.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:start-date:
 *
 * The day that the calendar shows at first in an empty field, as ISO 8601 writes it; empty for
 * today.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:phone-countries:
 *
 * The countries of phone numbers, by their two letters; none means all that are known.
 *
 * Since: 0.2
 */

/**
 * ConcertinaSingleLineField:phone-country:
 *
 * The country of a phone number, by its two letters.
 *
 * What is set is the country of numbers without a code; the number itself may choose another
 * one.
 *
 * Since: 0.2
 */

/**
 * concertina_single_line_field_get_password:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:password. Whether the field hides its text, and has a button that shows it.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, password, "password", gboolean, FALSE)

/**
 * concertina_single_line_field_set_password:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:password. Whether the field hides its text, and has a button that shows it.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, password, "password", gboolean)

/**
 * concertina_single_line_field_get_mask:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:mask. The mask that formats and checks the text while it is typed, if there is one.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, mask, "mask", char *, NULL)

/**
 * concertina_single_line_field_set_mask:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:mask. The mask that formats and checks the text while it is typed, if there is one.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, mask, "mask", const char *)

/**
 * concertina_single_line_field_get_flexible_height:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:flexible-height. Whether the field grows with its hint, rather than to keep a line for it.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, flexible_height, "flexible-height", gboolean, FALSE)

/**
 * concertina_single_line_field_set_flexible_height:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:flexible-height. Whether the field grows with its hint, rather than to keep a line for it.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, flexible_height, "flexible-height", gboolean)

/**
 * concertina_single_line_field_get_button_icon_name:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:button-icon-name. The icon of a button of the app's own in the field, by its name in the theme; empty for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, button_icon_name, "button-icon-name", char *, NULL)

/**
 * concertina_single_line_field_set_button_icon_name:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:button-icon-name. The icon of a button of the app's own in the field, by its name in the theme; empty for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, button_icon_name, "button-icon-name", const char *)

/**
 * concertina_single_line_field_get_button_label:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:button-label. What the button of the app's own does, for its tooltip and for screen readers.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, button_label, "button-label", char *, NULL)

/**
 * concertina_single_line_field_set_button_label:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:button-label. What the button of the app's own does, for its tooltip and for screen readers.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, button_label, "button-label", const char *)

/**
 * concertina_single_line_field_get_password_button_behavior:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:password-button-behavior. When the button that shows a password is visible.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, password_button_behavior, "password-button-behavior", ConcertinaPasswordButtonBehavior, 0)

/**
 * concertina_single_line_field_set_password_button_behavior:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:password-button-behavior. When the button that shows a password is visible.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, password_button_behavior, "password-button-behavior", ConcertinaPasswordButtonBehavior)

/**
 * concertina_single_line_field_get_text_hidden:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:text-hidden. Whether the text is a password that is hidden at the moment.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, text_hidden, "text-hidden", gboolean, FALSE)

/**
 * concertina_single_line_field_get_accepts_typing:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:accepts-typing. Whether anything can be typed; if not, the field can have the focus, but a picker or a button fills it.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, accepts_typing, "accepts-typing", gboolean, FALSE)

/**
 * concertina_single_line_field_set_accepts_typing:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:accepts-typing. Whether anything can be typed; if not, the field can have the focus, but a picker or a button fills it.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, accepts_typing, "accepts-typing", gboolean)

/**
 * concertina_single_line_field_get_return_key_type:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:return-key-type. What Return does.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, return_key_type, "return-key-type", ConcertinaReturnKeyType, 0)

/**
 * concertina_single_line_field_set_return_key_type:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:return-key-type. What Return does.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, return_key_type, "return-key-type", ConcertinaReturnKeyType)

/**
 * concertina_single_line_field_get_mask_remainder:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:mask-remainder. The part of the mask that the text does not fill yet, with a blank for each position; empty without a mask.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, mask_remainder, "mask-remainder", char *, NULL)

/**
 * concertina_single_line_field_get_shows_mask_remainder:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:shows-mask-remainder. Whether the field shows the part of its mask that is not filled yet, while it has the focus.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, shows_mask_remainder, "shows-mask-remainder", gboolean, FALSE)

/**
 * concertina_single_line_field_set_shows_mask_remainder:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:shows-mask-remainder. Whether the field shows the part of its mask that is not filled yet, while it has the focus.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, shows_mask_remainder, "shows-mask-remainder", gboolean)

/**
 * concertina_single_line_field_get_value_kind:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:value-kind. What the text is: any text, a sum of money, a day, or a phone number.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, value_kind, "value-kind", ConcertinaFieldValueKind, 0)

/**
 * concertina_single_line_field_set_value_kind:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:value-kind. What the text is: any text, a sum of money, a day, or a phone number.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, value_kind, "value-kind", ConcertinaFieldValueKind)

/**
 * concertina_single_line_field_get_value:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:value. The value in a form for programs, which can be set, too.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, value, "value", char *, NULL)

/**
 * concertina_single_line_field_set_value:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:value. The value in a form for programs, which can be set, too.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, value, "value", const char *)

/**
 * concertina_single_line_field_get_has_picker:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:has-picker. Whether a date has a calendar to choose it with, and a phone number a list of countries.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, has_picker, "has-picker", gboolean, FALSE)

/**
 * concertina_single_line_field_set_has_picker:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:has-picker. Whether a date has a calendar to choose it with, and a phone number a list of countries.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, has_picker, "has-picker", gboolean)

/**
 * concertina_single_line_field_get_decimal_separator:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:decimal-separator. The character before the fraction of a sum; empty for that of the user's settings.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, decimal_separator, "decimal-separator", char *, NULL)

/**
 * concertina_single_line_field_set_decimal_separator:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:decimal-separator. The character before the fraction of a sum; empty for that of the user's settings.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, decimal_separator, "decimal-separator", const char *)

/**
 * concertina_single_line_field_get_grouping_separator:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:grouping-separator. The character between groups of digits of a sum; empty for that of the user's settings.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, grouping_separator, "grouping-separator", char *, NULL)

/**
 * concertina_single_line_field_set_grouping_separator:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:grouping-separator. The character between groups of digits of a sum; empty for that of the user's settings.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, grouping_separator, "grouping-separator", const char *)

/**
 * concertina_single_line_field_get_groups_digits:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:groups-digits. Whether the digits of a sum are in groups.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, groups_digits, "groups-digits", gboolean, FALSE)

/**
 * concertina_single_line_field_set_groups_digits:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:groups-digits. Whether the digits of a sum are in groups.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, groups_digits, "groups-digits", gboolean)

/**
 * concertina_single_line_field_get_fraction_digits:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:fraction-digits. The most digits of the fraction of a sum; -1 for those of the user's settings.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, fraction_digits, "fraction-digits", int, 0)

/**
 * concertina_single_line_field_set_fraction_digits:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:fraction-digits. The most digits of the fraction of a sum; -1 for those of the user's settings.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, fraction_digits, "fraction-digits", int)

/**
 * concertina_single_line_field_get_integer_digits:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:integer-digits. The most digits of a sum before the fraction.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, integer_digits, "integer-digits", int, 0)

/**
 * concertina_single_line_field_set_integer_digits:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:integer-digits. The most digits of a sum before the fraction.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, integer_digits, "integer-digits", int)

/**
 * concertina_single_line_field_get_allows_negative:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:allows-negative. Whether a sum may have a minus sign.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, allows_negative, "allows-negative", gboolean, FALSE)

/**
 * concertina_single_line_field_set_allows_negative:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:allows-negative. Whether a sum may have a minus sign.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, allows_negative, "allows-negative", gboolean)

/**
 * concertina_single_line_field_get_fills_fraction:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:fills-fraction. Whether a sum gets all digits of its fraction when editing ends, so that `12.5` becomes `12.50`.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, fills_fraction, "fills-fraction", gboolean, FALSE)

/**
 * concertina_single_line_field_set_fills_fraction:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:fills-fraction. Whether a sum gets all digits of its fraction when editing ends, so that `12.5` becomes `12.50`.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, fills_fraction, "fills-fraction", gboolean)

/**
 * concertina_single_line_field_get_minimum_sum:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:minimum-sum. The least sum that is valid, as a number with a point before the fraction; empty for any.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, minimum_sum, "minimum-sum", char *, NULL)

/**
 * concertina_single_line_field_set_minimum_sum:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:minimum-sum. The least sum that is valid, as a number with a point before the fraction; empty for any.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, minimum_sum, "minimum-sum", const char *)

/**
 * concertina_single_line_field_get_maximum_sum:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:maximum-sum. The greatest sum that is valid, as a number with a point before the fraction; empty for any.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, maximum_sum, "maximum-sum", char *, NULL)

/**
 * concertina_single_line_field_set_maximum_sum:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:maximum-sum. The greatest sum that is valid, as a number with a point before the fraction; empty for any.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, maximum_sum, "maximum-sum", const char *)

/**
 * concertina_single_line_field_get_currency:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:currency. The currency sign beside the text, such as `€`; empty for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, currency, "currency", char *, NULL)

/**
 * concertina_single_line_field_set_currency:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:currency. The currency sign beside the text, such as `€`; empty for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, currency, "currency", const char *)

/**
 * concertina_single_line_field_get_currency_example:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:currency-example. What is beside the currency sign while the field is empty, such as `0`.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, currency_example, "currency-example", char *, NULL)

/**
 * concertina_single_line_field_set_currency_example:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:currency-example. What is beside the currency sign while the field is empty, such as `0`.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, currency_example, "currency-example", const char *)

/**
 * concertina_single_line_field_get_currency_before:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:currency-before. Whether the currency sign is before the text, and not after it.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, currency_before, "currency-before", gboolean, FALSE)

/**
 * concertina_single_line_field_set_currency_before:
 * @self: a single line field
 * @value: the value
 *
 * Sets #ConcertinaSingleLineField:currency-before. Whether the currency sign is before the text, and not after it.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, currency_before, "currency-before", gboolean)

/**
 * concertina_single_line_field_get_date_format:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:date-format. The format of a date, such as `dd.MM.yyyy`; empty for that of the user's settings.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, date_format, "date-format", char *, NULL)

/**
 * concertina_single_line_field_set_date_format:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:date-format. The format of a date, such as `dd.MM.yyyy`; empty for that of the user's settings.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, date_format, "date-format", const char *)

/**
 * concertina_single_line_field_get_earliest_date:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:earliest-date. The first day that is valid, as ISO 8601 writes it; empty for any.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, earliest_date, "earliest-date", char *, NULL)

/**
 * concertina_single_line_field_set_earliest_date:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:earliest-date. The first day that is valid, as ISO 8601 writes it; empty for any.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, earliest_date, "earliest-date", const char *)

/**
 * concertina_single_line_field_get_latest_date:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:latest-date. The last day that is valid, as ISO 8601 writes it; empty for any.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, latest_date, "latest-date", char *, NULL)

/**
 * concertina_single_line_field_set_latest_date:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:latest-date. The last day that is valid, as ISO 8601 writes it; empty for any.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, latest_date, "latest-date", const char *)

/**
 * concertina_single_line_field_get_start_date:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:start-date. The day that the calendar shows at first in an empty field, as ISO 8601 writes it; empty for today.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, start_date, "start-date", char *, NULL)

/**
 * concertina_single_line_field_set_start_date:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:start-date. The day that the calendar shows at first in an empty field, as ISO 8601 writes it; empty for today.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, start_date, "start-date", const char *)

/**
 * concertina_single_line_field_get_phone_countries:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:phone-countries. The countries of phone numbers, by their two letters; none means all that are known.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, phone_countries, "phone-countries", char **, NULL)

/**
 * concertina_single_line_field_set_phone_countries:
 * @self: a single line field
 * @value: (array zero-terminated=1) (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:phone-countries. The countries of phone numbers, by their two letters; none means all that are known.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, phone_countries, "phone-countries", const char *const *)

/**
 * concertina_single_line_field_get_phone_country:
 * @self: a single line field
 *
 * Gets #ConcertinaSingleLineField:phone-country. The country of a phone number, by its two letters.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, phone_country, "phone-country", char *, NULL)

/**
 * concertina_single_line_field_set_phone_country:
 * @self: a single line field
 * @value: (nullable): the value
 *
 * Sets #ConcertinaSingleLineField:phone-country. The country of a phone number, by its two letters.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaSingleLineField, concertina_single_line_field, CONCERTINA_TYPE_SINGLE_LINE_FIELD, phone_country, "phone-country", const char *)

/**
 * ConcertinaAutoHeightEditor:
 *
 * A text editor that grows with its text from one line to #ConcertinaAutoHeightEditor:max-lines, and then scrolls.
 */

/**
 * ConcertinaAutoHeightEditor:enabled:
 *
 * Whether text can be entered.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor:line-spacing:
 *
 * The space between lines in pixels; a negative value or NaN means none.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor:max-lines:
 *
 * The number of lines at which the editor stops growing; less than 1 counts as 1.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor:min-lines:
 *
 * The least number of lines to show, even without text; at most #ConcertinaAutoHeightEditor:max-lines.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor:has-border:
 *
 * Whether the editor draws a border with round corners; its size is the same either way.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor:disabled-placeholder:
 *
 * The text that the editor shows instead of its own while it is disabled.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor:pattern:
 *
 * The regular expression that the text is matched against; %NULL for none.
 *
 * The result is #ConcertinaAutoHeightEditor:match.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor:match:
 *
 * The result of the match so far.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor:accessible-description:
 *
 * The longer description that a screen reader can read; empty for none.
 *
 * Since: 0.1
 */

/**
 * ConcertinaAutoHeightEditor::match-changed:
 * @self: the widget
 *
 * The result of the match, #ConcertinaAutoHeightEditor:match, has changed.
 *
 * Since: 0.1
 */

/**
 * concertina_auto_height_editor_new:
 *
 * Creates an auto height editor.
 *
 * Returns: the widget
 *
 * Since: 0.1
 */
GtkWidget *concertina_auto_height_editor_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, NULL) : NULL;
}

/**
 * concertina_auto_height_editor_get_enabled:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:enabled. Whether text can be entered.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, enabled, "enabled", gboolean, FALSE)

/**
 * concertina_auto_height_editor_set_enabled:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:enabled. Whether text can be entered.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, enabled, "enabled", gboolean)

/**
 * concertina_auto_height_editor_get_line_spacing:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:line-spacing. The space between lines in pixels; a negative value or NaN means none.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, line_spacing, "line-spacing", double, 0)

/**
 * concertina_auto_height_editor_set_line_spacing:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:line-spacing. The space between lines in pixels; a negative value or NaN means none.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, line_spacing, "line-spacing", double)

/**
 * concertina_auto_height_editor_get_max_lines:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:max-lines. The number of lines at which the editor stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, max_lines, "max-lines", int, 0)

/**
 * concertina_auto_height_editor_set_max_lines:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:max-lines. The number of lines at which the editor stops growing; less than 1 counts as 1.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, max_lines, "max-lines", int)

/**
 * concertina_auto_height_editor_get_min_lines:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:min-lines. The least number of lines to show, even without text; at most #ConcertinaAutoHeightEditor:max-lines.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, min_lines, "min-lines", int, 0)

/**
 * concertina_auto_height_editor_set_min_lines:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:min-lines. The least number of lines to show, even without text; at most #ConcertinaAutoHeightEditor:max-lines.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, min_lines, "min-lines", int)

/**
 * concertina_auto_height_editor_get_has_border:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:has-border. Whether the editor draws a border with round corners; its size is the same either way.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, has_border, "has-border", gboolean, FALSE)

/**
 * concertina_auto_height_editor_set_has_border:
 * @self: an auto height editor
 * @value: the value
 *
 * Sets #ConcertinaAutoHeightEditor:has-border. Whether the editor draws a border with round corners; its size is the same either way.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, has_border, "has-border", gboolean)

/**
 * concertina_auto_height_editor_get_disabled_placeholder:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:disabled-placeholder. The text that the editor shows instead of its own while it is disabled.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, disabled_placeholder, "disabled-placeholder", char *, NULL)

/**
 * concertina_auto_height_editor_set_disabled_placeholder:
 * @self: an auto height editor
 * @value: (nullable): the value
 *
 * Sets #ConcertinaAutoHeightEditor:disabled-placeholder. The text that the editor shows instead of its own while it is disabled.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, disabled_placeholder, "disabled-placeholder", const char *)

/**
 * concertina_auto_height_editor_get_pattern:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:pattern. The regular expression that the text is matched against; %NULL for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, pattern, "pattern", char *, NULL)

/**
 * concertina_auto_height_editor_set_pattern:
 * @self: an auto height editor
 * @value: (nullable): the value
 *
 * Sets #ConcertinaAutoHeightEditor:pattern. The regular expression that the text is matched against; %NULL for none.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, pattern, "pattern", const char *)

/**
 * concertina_auto_height_editor_get_match:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:match. The result of the match so far.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, match, "match", ConcertinaEditorMatch, 0)

/**
 * concertina_auto_height_editor_get_accessible_description:
 * @self: an auto height editor
 *
 * Gets #ConcertinaAutoHeightEditor:accessible-description. The longer description that a screen reader can read; empty for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, accessible_description, "accessible-description", char *, NULL)

/**
 * concertina_auto_height_editor_set_accessible_description:
 * @self: an auto height editor
 * @value: (nullable): the value
 *
 * Sets #ConcertinaAutoHeightEditor:accessible-description. The longer description that a screen reader can read; empty for none.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaAutoHeightEditor, concertina_auto_height_editor, CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR, accessible_description, "accessible-description", const char *)

/**
 * ConcertinaExpandableTextView:
 *
 * A text view that grows with its text up to a number of lines, and then scrolls.
 */

/**
 * ConcertinaExpandableTextView:max-lines:
 *
 * The number of lines at which the view stops growing; less than 1 counts as 1.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableTextView:min-height:
 *
 * The least height in pixels; a value below the height of a line has no effect.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableTextView::preedit-changed:
 * @self: the widget
 * @text: the text
 *
 * The composition of an input method has begun, changed or ended.
 *
 * Since: 0.1
 */

/**
 * concertina_expandable_text_view_new:
 *
 * Creates an expandable text view.
 *
 * Returns: the widget
 *
 * Since: 0.1
 */
GtkWidget *concertina_expandable_text_view_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, NULL) : NULL;
}

/**
 * concertina_expandable_text_view_get_max_lines:
 * @self: an expandable text view
 *
 * Gets #ConcertinaExpandableTextView:max-lines. The number of lines at which the view stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, max_lines, "max-lines", int, 0)

/**
 * concertina_expandable_text_view_set_max_lines:
 * @self: an expandable text view
 * @value: the value
 *
 * Sets #ConcertinaExpandableTextView:max-lines. The number of lines at which the view stops growing; less than 1 counts as 1.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, max_lines, "max-lines", int)

/**
 * concertina_expandable_text_view_get_min_height:
 * @self: an expandable text view
 *
 * Gets #ConcertinaExpandableTextView:min-height. The least height in pixels; a value below the height of a line has no effect.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, min_height, "min-height", int, 0)

/**
 * concertina_expandable_text_view_set_min_height:
 * @self: an expandable text view
 * @value: the value
 *
 * Sets #ConcertinaExpandableTextView:min-height. The least height in pixels; a value below the height of a line has no effect.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableTextView, concertina_expandable_text_view, CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW, min_height, "min-height", int)

/**
 * ConcertinaAttachmentStrip:
 *
 * A row with the attachments of a message, each with its name and a button that removes it.
 *
 * bar.attachmentStrip = AttachmentStrip()
 *
 * Each file has its own place, however many were pasted at once. The strip is hidden while it is
 * empty.
 */

/**
 * ConcertinaAttachmentStrip:names:
 *
 * The names of the attachments: those of the files, the sizes of the pictures.
 *
 * Since: 0.2
 */

/**
 * ConcertinaAttachmentStrip:uris:
 *
 * The addresses of the attachments: that of a file, and an empty text for a picture.
 *
 * Since: 0.2
 */

/**
 * ConcertinaAttachmentStrip::changed:
 * @self: the widget
 *
 * Attachments were added or removed, by the user or by the app.
 *
 * Since: 0.2
 */

/**
 * concertina_attachment_strip_new:
 *
 * Creates an attachment strip.
 *
 * Returns: the widget
 *
 * Since: 0.2
 */
GtkWidget *concertina_attachment_strip_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_ATTACHMENT_STRIP, NULL) : NULL;
}

/**
 * concertina_attachment_strip_get_names:
 * @self: an attachment strip
 *
 * Gets #ConcertinaAttachmentStrip:names. The names of the attachments: those of the files, the sizes of the pictures.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAttachmentStrip, concertina_attachment_strip, CONCERTINA_TYPE_ATTACHMENT_STRIP, names, "names", char **, NULL)

/**
 * concertina_attachment_strip_get_uris:
 * @self: an attachment strip
 *
 * Gets #ConcertinaAttachmentStrip:uris. The addresses of the attachments: that of a file, and an empty text for a picture.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaAttachmentStrip, concertina_attachment_strip, CONCERTINA_TYPE_ATTACHMENT_STRIP, uris, "uris", char **, NULL)

/**
 * concertina_attachment_strip_add_file:
 * @self: an attachment strip
 * @file: the file, which is not read
 *
 * Adds a file.
 *
 * Since: 0.2
 */
void concertina_attachment_strip_add_file (ConcertinaAttachmentStrip *self, GFile *file)
{
  concertina_call (self, CONCERTINA_TYPE_ATTACHMENT_STRIP, G_STRFUNC, "add-file", NULL, NULL, file);
}

/**
 * concertina_attachment_strip_add_texture:
 * @self: an attachment strip
 * @texture: the picture
 *
 * Adds a picture.
 *
 * Since: 0.2
 */
void concertina_attachment_strip_add_texture (ConcertinaAttachmentStrip *self, GdkTexture *texture)
{
  concertina_call (self, CONCERTINA_TYPE_ATTACHMENT_STRIP, G_STRFUNC, "add-texture", NULL, NULL, texture);
}

/**
 * concertina_attachment_strip_get_texture:
 * @self: an attachment strip
 * @index: the place of the attachment, from 0
 *
 * Gets the picture of an attachment.
 *
 * Returns: (transfer none) (nullable): the picture; %NULL if there is none at that place, or a file
 *
 * Since: 0.2
 */
GdkTexture *concertina_attachment_strip_get_texture (ConcertinaAttachmentStrip *self, int index)
{
  GdkTexture *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_ATTACHMENT_STRIP, G_STRFUNC, "get-texture", NULL, &result, index);
  return result;
}

/**
 * concertina_attachment_strip_clear:
 * @self: an attachment strip
 *
 * Removes all attachments, such as after they have been sent.
 *
 * Since: 0.2
 */
void concertina_attachment_strip_clear (ConcertinaAttachmentStrip *self)
{
  concertina_call (self, CONCERTINA_TYPE_ATTACHMENT_STRIP, G_STRFUNC, "clear", NULL, NULL);
}

/**
 * ConcertinaExpandableToolbar:
 *
 * A message composer: a bar with a text and a Send button, which grows upward with the text.
 */

/**
 * ConcertinaExpandableToolbar:text:
 *
 * The text, without what was sent; reading it makes a copy.
 *
 * Setting it cannot be undone, as gtk_text_buffer_set_text() cannot.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:max-lines:
 *
 * The number of lines at which the bar stops growing; less than 1 counts as 1.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:placeholder-text:
 *
 * The text to show while the bar is empty.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:animation-duration:
 *
 * The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation
 * off.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:return-key:
 *
 * The action of the Return key.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:max-length:
 *
 * The greatest number of user-perceived characters that can be sent; 0 for any number.
 *
 * Near the limit a counter shows how many are left: above the Send button, or beside it while
 * the text is one line. Text over the limit is highlighted and
 * stays.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:checks-spelling:
 *
 * Whether misspelled words are underlined, with corrections in the context menu.
 *
 * Without Enchant and a dictionary, nothing is checked.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:sending:
 *
 * Whether a message is being sent.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:error:
 *
 * The error that the bar shows; %NULL for none.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:shows-pending-messages:
 *
 * Whether messages that have not arrived are rows above the text.
 *
 * Turn it off where the conversation itself shows those of
 * concertina_expandable_toolbar_get_pending_messages().
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:text-view:
 *
 * The text view.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:send-button:
 *
 * The button that sends.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:can-send:
 *
 * Whether the text can be sent: it is not too long, and there is something to send and a
 * handler to send it.
 *
 * The composition of an input method counts as
 * something to send: sending ends it, just as leaving the text does.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:allows-sending:
 *
 * Whether the app lets the user send at all; it may be turned off while there is no connection.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:can-retry:
 *
 * Whether a message has failed that can be sent again.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:waiting-count:
 *
 * The number of messages that wait for the one that is being sent, or that has failed.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:counter:
 *
 * The text of the counter; %NULL while it is hidden.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:conversation:
 *
 * The conversation that the bar writes in, identified by any text.
 *
 * Each conversation has its own text and caret, its messages being sent and its error. Setting this
 * property shows those of the other conversation at once; a text that is there before the first
 * conversation belongs to it.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:attachment-strip:
 *
 * The strip that pasted and dropped pictures and files come into, at the top; %NULL for none.
 *
 * With it, attachments can be sent without a text.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar:left-button:
 *
 * A button on the other side of the text, for attachments, for example; %NULL for none.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:top-slot:
 *
 * The widget above the text, such as a strip of attachments or a quoted message; %NULL for none.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar:bottom-slot:
 *
 * The widget below the text, such as a row of tools; %NULL for none.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar::changed:
 * @self: the widget
 *
 * The text has changed, by the user or by the app.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar::height-changed:
 * @self: the widget
 * @value: the value
 *
 * The text requires another height, in pixels; once for each real change.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar::state-changed:
 * @self: the widget
 *
 * Sending a message has begun, succeeded or failed, or one has to wait.
 *
 * Since: 0.1
 */

/**
 * ConcertinaExpandableToolbar::cancel:
 * @self: the widget
 *
 * Emitted for the Escape key, to cancel a reply or an edit.
 *
 * Since: 0.2
 */

/**
 * ConcertinaExpandableToolbar::edit-last:
 * @self: the widget
 *
 * Emitted for the Up key in an empty composer, to edit the last message.
 *
 * Since: 0.2
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
 *
 * Since: 0.1
 */

/**
 * concertina_expandable_toolbar_new:
 *
 * Creates an expandable toolbar.
 *
 * Returns: the widget
 *
 * Since: 0.1
 */
GtkWidget *concertina_expandable_toolbar_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, NULL) : NULL;
}

/**
 * concertina_expandable_toolbar_get_text:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:text. The text, without what was sent; reading it makes a copy.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, text, "text", char *, NULL)

/**
 * concertina_expandable_toolbar_set_text:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:text. The text, without what was sent; reading it makes a copy.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, text, "text", const char *)

/**
 * concertina_expandable_toolbar_get_max_lines:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:max-lines. The number of lines at which the bar stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, max_lines, "max-lines", int, 0)

/**
 * concertina_expandable_toolbar_set_max_lines:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:max-lines. The number of lines at which the bar stops growing; less than 1 counts as 1.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, max_lines, "max-lines", int)

/**
 * concertina_expandable_toolbar_get_placeholder_text:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:placeholder-text. The text to show while the bar is empty.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, placeholder_text, "placeholder-text", char *, NULL)

/**
 * concertina_expandable_toolbar_set_placeholder_text:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:placeholder-text. The text to show while the bar is empty.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, placeholder_text, "placeholder-text", const char *)

/**
 * concertina_expandable_toolbar_get_animation_duration:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:animation-duration. The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation off.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, animation_duration, "animation-duration", double, 0)

/**
 * concertina_expandable_toolbar_set_animation_duration:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:animation-duration. The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation off.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, animation_duration, "animation-duration", double)

/**
 * concertina_expandable_toolbar_get_return_key:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:return-key. The action of the Return key.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, return_key, "return-key", ConcertinaReturnKey, 0)

/**
 * concertina_expandable_toolbar_set_return_key:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:return-key. The action of the Return key.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, return_key, "return-key", ConcertinaReturnKey)

/**
 * concertina_expandable_toolbar_get_max_length:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:max-length. The greatest number of user-perceived characters that can be sent; 0 for any number.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, max_length, "max-length", int, 0)

/**
 * concertina_expandable_toolbar_set_max_length:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:max-length. The greatest number of user-perceived characters that can be sent; 0 for any number.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, max_length, "max-length", int)

/**
 * concertina_expandable_toolbar_get_checks_spelling:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:checks-spelling. Whether misspelled words are underlined, with corrections in the context menu.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, checks_spelling, "checks-spelling", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_set_checks_spelling:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:checks-spelling. Whether misspelled words are underlined, with corrections in the context menu.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, checks_spelling, "checks-spelling", gboolean)

/**
 * concertina_expandable_toolbar_get_sending:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:sending. Whether a message is being sent.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, sending, "sending", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_get_error:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:error. The error that the bar shows; %NULL for none.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, error, "error", char *, NULL)

/**
 * concertina_expandable_toolbar_get_shows_pending_messages:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:shows-pending-messages. Whether messages that have not arrived are rows above the text.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, shows_pending_messages, "shows-pending-messages", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_set_shows_pending_messages:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:shows-pending-messages. Whether messages that have not arrived are rows above the text.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, shows_pending_messages, "shows-pending-messages", gboolean)

/**
 * concertina_expandable_toolbar_get_text_view:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:text-view. The text view.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, text_view, "text-view", ConcertinaExpandableTextView *, NULL)

/**
 * concertina_expandable_toolbar_get_send_button:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:send-button. The button that sends.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, send_button, "send-button", GtkButton *, NULL)

/**
 * concertina_expandable_toolbar_get_can_send:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:can-send. Whether the text can be sent: it is not too long, and there is something to send and a handler to send it.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, can_send, "can-send", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_get_allows_sending:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:allows-sending. Whether the app lets the user send at all; it may be turned off while there is no connection.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, allows_sending, "allows-sending", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_set_allows_sending:
 * @self: an expandable toolbar
 * @value: the value
 *
 * Sets #ConcertinaExpandableToolbar:allows-sending. Whether the app lets the user send at all; it may be turned off while there is no connection.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, allows_sending, "allows-sending", gboolean)

/**
 * concertina_expandable_toolbar_get_can_retry:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:can-retry. Whether a message has failed that can be sent again.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, can_retry, "can-retry", gboolean, FALSE)

/**
 * concertina_expandable_toolbar_get_waiting_count:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:waiting-count. The number of messages that wait for the one that is being sent, or that has failed.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, waiting_count, "waiting-count", int, 0)

/**
 * concertina_expandable_toolbar_get_counter:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:counter. The text of the counter; %NULL while it is hidden.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, counter, "counter", char *, NULL)

/**
 * concertina_expandable_toolbar_get_conversation:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:conversation. The conversation that the bar writes in, identified by any text.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, conversation, "conversation", char *, NULL)

/**
 * concertina_expandable_toolbar_set_conversation:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:conversation. The conversation that the bar writes in, identified by any text.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, conversation, "conversation", const char *)

/**
 * concertina_expandable_toolbar_get_attachment_strip:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:attachment-strip. The strip that pasted and dropped pictures and files come into, at the top; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, attachment_strip, "attachment-strip", ConcertinaAttachmentStrip *, NULL)

/**
 * concertina_expandable_toolbar_set_attachment_strip:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:attachment-strip. The strip that pasted and dropped pictures and files come into, at the top; %NULL for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, attachment_strip, "attachment-strip", ConcertinaAttachmentStrip *)

/**
 * concertina_expandable_toolbar_get_left_button:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:left-button. A button on the other side of the text, for attachments, for example; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, left_button, "left-button", GtkButton *, NULL)

/**
 * concertina_expandable_toolbar_set_left_button:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:left-button. A button on the other side of the text, for attachments, for example; %NULL for none.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, left_button, "left-button", GtkButton *)

/**
 * concertina_expandable_toolbar_get_top_slot:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:top-slot. The widget above the text, such as a strip of attachments or a quoted message; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, top_slot, "top-slot", GtkWidget *, NULL)

/**
 * concertina_expandable_toolbar_set_top_slot:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:top-slot. The widget above the text, such as a strip of attachments or a quoted message; %NULL for none.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, top_slot, "top-slot", GtkWidget *)

/**
 * concertina_expandable_toolbar_get_bottom_slot:
 * @self: an expandable toolbar
 *
 * Gets #ConcertinaExpandableToolbar:bottom-slot. The widget below the text, such as a row of tools; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, bottom_slot, "bottom-slot", GtkWidget *, NULL)

/**
 * concertina_expandable_toolbar_set_bottom_slot:
 * @self: an expandable toolbar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaExpandableToolbar:bottom-slot. The widget below the text, such as a row of tools; %NULL for none.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaExpandableToolbar, concertina_expandable_toolbar, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, bottom_slot, "bottom-slot", GtkWidget *)

/**
 * concertina_expandable_toolbar_finish_send:
 * @self: an expandable toolbar
 *
 * Ends the sending of the message that a handler of #ConcertinaExpandableToolbar::send has taken
 * over: the message has arrived, and leaves the text. The handler itself may call it.
 *
 * Of several messages in several conversations, it is the one of the handler, and otherwise the
 * oldest; see concertina_expandable_toolbar_finish_delivery(). Does nothing if no message is being
 * sent.
 *
 * Since: 0.1
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
 *
 * Since: 0.1
 */
void concertina_expandable_toolbar_fail_send (ConcertinaExpandableToolbar *self, const char *message)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "fail-send", NULL, NULL, message);
}

/**
 * concertina_expandable_toolbar_get_delivery:
 * @self: an expandable toolbar
 *
 * Gets the message that #ConcertinaExpandableToolbar::send is being emitted for, for
 * concertina_expandable_toolbar_finish_delivery().
 *
 * An app with several conversations asks for it in its handler, because several messages can be on
 * their way then.
 *
 * Returns: the number of the message; 0 outside of a handler
 *
 * Since: 0.2
 */
int concertina_expandable_toolbar_get_delivery (ConcertinaExpandableToolbar *self)
{
  int result = 0;
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "get-delivery", NULL, &result);
  return result;
}

/**
 * concertina_expandable_toolbar_get_delivery_conversation:
 * @self: an expandable toolbar
 * @delivery: the number of a message that is on its way
 *
 * Gets the conversation of a message. The user may be in another one by now.
 *
 * Returns: (transfer full) (nullable): the conversation; %NULL if there is no such message
 *
 * Since: 0.2
 */
char *concertina_expandable_toolbar_get_delivery_conversation (ConcertinaExpandableToolbar *self, int delivery)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "get-delivery-conversation", NULL, &result, delivery);
  return result;
}

/**
 * concertina_expandable_toolbar_finish_delivery:
 * @self: an expandable toolbar
 * @delivery: the number of a message that is on its way
 *
 * Ends the sending of a message: it has arrived. Does nothing if there is no such message.
 *
 * Since: 0.2
 */
void concertina_expandable_toolbar_finish_delivery (ConcertinaExpandableToolbar *self, int delivery)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "finish-delivery", NULL, NULL, delivery);
}

/**
 * concertina_expandable_toolbar_fail_delivery:
 * @self: an expandable toolbar
 * @delivery: the number of a message that is on its way
 * @message: why it was not sent, for the user
 *
 * Ends the sending of a message: its conversation shows the error, and the user can send it again.
 *
 * Since: 0.2
 */
void concertina_expandable_toolbar_fail_delivery (ConcertinaExpandableToolbar *self, int delivery, const char *message)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "fail-delivery", NULL, NULL, delivery, message);
}

/**
 * concertina_expandable_toolbar_send_text:
 * @self: an expandable toolbar
 *
 * Sends the text if it can be sent, as the button does.
 *
 * Since: 0.2
 */
void concertina_expandable_toolbar_send_text (ConcertinaExpandableToolbar *self)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "send-text", NULL, NULL);
}

/**
 * concertina_expandable_toolbar_retry:
 * @self: an expandable toolbar
 *
 * Sends the message that has failed again, as the button does; the present text stays.
 *
 * Since: 0.2
 */
void concertina_expandable_toolbar_retry (ConcertinaExpandableToolbar *self)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "retry", NULL, NULL);
}

/**
 * concertina_expandable_toolbar_keep_draft:
 * @self: an expandable toolbar
 * @conversation: (nullable): a text that identifies the conversation; %NULL for the only one
 * @folder: (nullable): the folder of the drafts; %NULL for the one of the app in the user's data
 *
 * Restores the draft of a conversation, and saves what is written from now on.
 *
 * Since: 0.2
 */
void concertina_expandable_toolbar_keep_draft (ConcertinaExpandableToolbar *self, const char *conversation, const char *folder)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "keep-draft", NULL, NULL, conversation, folder);
}

/**
 * concertina_expandable_toolbar_end_draft:
 * @self: an expandable toolbar
 *
 * Saves the draft, and keeps none from now on.
 *
 * Since: 0.2
 */
void concertina_expandable_toolbar_end_draft (ConcertinaExpandableToolbar *self)
{
  concertina_call (self, CONCERTINA_TYPE_EXPANDABLE_TOOLBAR, G_STRFUNC, "end-draft", NULL, NULL);
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
 *
 * Since: 0.2
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
 *
 * Since: 0.2
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
 *
 * Since: 0.2
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
 *
 * Since: 0.2
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
 *
 * Since: 0.1
 */

/**
 * ConcertinaComposerPage:toolbar:
 *
 * The bar.
 *
 * Since: 0.1
 */

/**
 * concertina_composer_page_new:
 *
 * Creates a composer page.
 *
 * Returns: the widget
 *
 * Since: 0.1
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
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaComposerPage, concertina_composer_page, CONCERTINA_TYPE_COMPOSER_PAGE, content, "content", GtkWidget *, NULL)

/**
 * concertina_composer_page_set_content:
 * @self: a composer page
 * @value: (nullable): the value
 *
 * Sets #ConcertinaComposerPage:content. The widget above the bar.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaComposerPage, concertina_composer_page, CONCERTINA_TYPE_COMPOSER_PAGE, content, "content", GtkWidget *)

/**
 * concertina_composer_page_get_toolbar:
 * @self: a composer page
 *
 * Gets #ConcertinaComposerPage:toolbar. The bar.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaComposerPage, concertina_composer_page, CONCERTINA_TYPE_COMPOSER_PAGE, toolbar, "toolbar", ConcertinaExpandableToolbar *, NULL)

/**
 * concertina_composer_page_set_toolbar:
 * @self: a composer page
 * @value: (nullable): the value
 *
 * Sets #ConcertinaComposerPage:toolbar. The bar.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaComposerPage, concertina_composer_page, CONCERTINA_TYPE_COMPOSER_PAGE, toolbar, "toolbar", ConcertinaExpandableToolbar *)

/**
 * concertina_composer_page_is_pinned_to_end:
 * @self: a composer page
 *
 * Whether the end of the content is kept visible, because it was when the user last scrolled.
 *
 * Returns: the result
 *
 * Since: 0.2
 */
gboolean concertina_composer_page_is_pinned_to_end (ConcertinaComposerPage *self)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_COMPOSER_PAGE, G_STRFUNC, "is-pinned-to-end", NULL, &result);
  return result;
}

/**
 * concertina_composer_page_scroll_to_end:
 * @self: a composer page
 *
 * Scrolls the content to its end, and keeps it there.
 *
 * Since: 0.2
 */
void concertina_composer_page_scroll_to_end (ConcertinaComposerPage *self)
{
  concertina_call (self, CONCERTINA_TYPE_COMPOSER_PAGE, G_STRFUNC, "scroll-to-end", NULL, NULL);
}

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
 *
 * Since: 0.1
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
 *
 * Since: 0.1
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
 * 0 for no limit.
 *
 * A larger text size increases it, and it is rounded to whole lines.
 *
 * Since: 0.1
 */

/**
 * ConcertinaUnderlinedTextView:hide-clear-button:
 *
 * Whether the button that clears the text is hidden.
 *
 * Since: 0.1
 */

/**
 * ConcertinaUnderlinedTextView:cursor-position:
 *
 * The offset of the caret, in characters.
 *
 * Since: 0.2
 */

/**
 * ConcertinaUnderlinedTextView:selection-bound:
 *
 * The offset of the other end of the selection, in characters; that of the caret if nothing is
 * selected.
 *
 * Since: 0.2
 */

/**
 * concertina_underlined_text_view_new:
 *
 * Creates an underlined text view.
 *
 * Returns: the widget
 *
 * Since: 0.1
 */
GtkWidget *concertina_underlined_text_view_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, NULL) : NULL;
}

/**
 * concertina_underlined_text_view_get_max_text_height:
 * @self: an underlined text view
 *
 * Gets #ConcertinaUnderlinedTextView:max-text-height. The height in pixels at which the text stops growing and scrolls, at the default text size; 0 for no limit.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, max_text_height, "max-text-height", int, 0)

/**
 * concertina_underlined_text_view_set_max_text_height:
 * @self: an underlined text view
 * @value: the value
 *
 * Sets #ConcertinaUnderlinedTextView:max-text-height. The height in pixels at which the text stops growing and scrolls, at the default text size; 0 for no limit.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, max_text_height, "max-text-height", int)

/**
 * concertina_underlined_text_view_get_hide_clear_button:
 * @self: an underlined text view
 *
 * Gets #ConcertinaUnderlinedTextView:hide-clear-button. Whether the button that clears the text is hidden.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, hide_clear_button, "hide-clear-button", gboolean, FALSE)

/**
 * concertina_underlined_text_view_set_hide_clear_button:
 * @self: an underlined text view
 * @value: the value
 *
 * Sets #ConcertinaUnderlinedTextView:hide-clear-button. Whether the button that clears the text is hidden.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, hide_clear_button, "hide-clear-button", gboolean)

/**
 * concertina_underlined_text_view_get_cursor_position:
 * @self: an underlined text view
 *
 * Gets #ConcertinaUnderlinedTextView:cursor-position. The offset of the caret, in characters.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, cursor_position, "cursor-position", int, 0)

/**
 * concertina_underlined_text_view_get_selection_bound:
 * @self: an underlined text view
 *
 * Gets #ConcertinaUnderlinedTextView:selection-bound. The offset of the other end of the selection, in characters; that of the caret if nothing is selected.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaUnderlinedTextView, concertina_underlined_text_view, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, selection_bound, "selection-bound", int, 0)

/**
 * concertina_underlined_text_view_select_region:
 * @self: an underlined text view
 * @start: the offset of the first character
 * @end: the offset behind the last one; -1 for the end of the text
 *
 * Selects a part of the text, and puts the caret at its end.
 *
 * Since: 0.2
 */
void concertina_underlined_text_view_select_region (ConcertinaUnderlinedTextView *self, int start, int end)
{
  concertina_call (self, CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW, G_STRFUNC, "select-region", NULL, NULL, start, end);
}

/**
 * ConcertinaFormView:
 *
 * A form: the fields anywhere in its child are filled in together.
 *
 * Return moves from field to field in the order of the widgets, and submits the form in the last one.
 * Submitting validates all enabled fields, so that all errors are visible at once. Then either
 * #ConcertinaFormView::submitted is emitted, or the first field with an error gets the focus and
 * #ConcertinaFormView::rejected is emitted. If a field is still #ConcertinaField:checking, that happens
 * when all checks have ended, unless a value has changed by then.
 *
 * The values have the names of #ConcertinaField:identifier. The CSS node is `formview`.
 */

/**
 * ConcertinaFormView:child:
 *
 * The widget with the fields.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFormView:valid:
 *
 * Whether all enabled fields are valid, and all rules are met; reading it shows nothing.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFormView:waiting:
 *
 * Whether the form was submitted and waits for the checks of its fields.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFormView::submitted:
 * @self: the widget
 *
 * Emitted when the form is submitted and all fields are valid.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFormView::rejected:
 * @self: the widget
 *
 * Emitted when the form is submitted and some fields are not valid.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFormView::validation-changed:
 * @self: the widget
 * @flag: the flag
 *
 * #ConcertinaFormView:valid has changed, for example to enable a button.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFormView::validate:
 * @self: the widget
 * @identifier: the name of a field
 *
 * Emitted for each field once all are valid by themselves, to ask about values together, such as two
 * passwords that have to be the same.
 *
 * A handler may be called often, and at any time: it only answers.
 *
 * Returns: (nullable) (transfer full): what is wrong with the value of the field, for the user; %NULL if it is valid
 *
 * Since: 0.2
 */

/**
 * concertina_form_view_new:
 *
 * Creates a form view.
 *
 * Returns: the widget
 *
 * Since: 0.2
 */
GtkWidget *concertina_form_view_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_FORM_VIEW, NULL) : NULL;
}

/**
 * concertina_form_view_get_child:
 * @self: a form view
 *
 * Gets #ConcertinaFormView:child. The widget with the fields.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFormView, concertina_form_view, CONCERTINA_TYPE_FORM_VIEW, child, "child", GtkWidget *, NULL)

/**
 * concertina_form_view_set_child:
 * @self: a form view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaFormView:child. The widget with the fields.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFormView, concertina_form_view, CONCERTINA_TYPE_FORM_VIEW, child, "child", GtkWidget *)

/**
 * concertina_form_view_get_valid:
 * @self: a form view
 *
 * Gets #ConcertinaFormView:valid. Whether all enabled fields are valid, and all rules are met; reading it shows nothing.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFormView, concertina_form_view, CONCERTINA_TYPE_FORM_VIEW, valid, "valid", gboolean, FALSE)

/**
 * concertina_form_view_get_waiting:
 * @self: a form view
 *
 * Gets #ConcertinaFormView:waiting. Whether the form was submitted and waits for the checks of its fields.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFormView, concertina_form_view, CONCERTINA_TYPE_FORM_VIEW, waiting, "waiting", gboolean, FALSE)

/**
 * concertina_form_view_submit:
 * @self: a form view
 *
 * Validates all fields and shows the result; the form is submitted if all are valid.
 *
 * Returns: whether all fields are valid, and none is still being checked
 *
 * Since: 0.2
 */
gboolean concertina_form_view_submit (ConcertinaFormView *self)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_FORM_VIEW, G_STRFUNC, "submit", NULL, &result);
  return result;
}

/**
 * concertina_form_view_reset:
 * @self: a form view
 *
 * Clears all fields and their errors.
 *
 * Since: 0.2
 */
void concertina_form_view_reset (ConcertinaFormView *self)
{
  concertina_call (self, CONCERTINA_TYPE_FORM_VIEW, G_STRFUNC, "reset", NULL, NULL);
}

/**
 * concertina_form_view_get_values:
 * @self: a form view
 *
 * Lists the values in the order of the fields. Each has the identifier of its field, the text, and the
 * value, as #ConcertinaSingleLineField:value is.
 *
 * Returns: (transfer full): the values, of type `a(sss)`
 *
 * Since: 0.2
 */
GVariant *concertina_form_view_get_values (ConcertinaFormView *self)
{
  GVariant *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_FORM_VIEW, G_STRFUNC, "get-values", NULL, &result);
  return result;
}

/**
 * concertina_form_view_get_text:
 * @self: a form view
 * @identifier: the name of a field
 *
 * Gets the text of the first field with a name.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if it is empty, or there is no such field
 *
 * Since: 0.2
 */
char *concertina_form_view_get_text (ConcertinaFormView *self, const char *identifier)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_FORM_VIEW, G_STRFUNC, "get-text", NULL, &result, identifier);
  return result;
}

/**
 * concertina_form_view_get_value:
 * @self: a form view
 * @identifier: the name of a field
 *
 * Gets the value of the first field with a name, as #ConcertinaSingleLineField:value is.
 *
 * Returns: (transfer full) (nullable): the value; %NULL if it is empty, or there is no such field
 *
 * Since: 0.2
 */
char *concertina_form_view_get_value (ConcertinaFormView *self, const char *identifier)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_FORM_VIEW, G_STRFUNC, "get-value", NULL, &result, identifier);
  return result;
}

/**
 * concertina_form_view_set_text:
 * @self: a form view
 * @identifier: the name of a field
 * @text: the text
 *
 * Sets the text of the first field with a name.
 *
 * Returns: whether there is such a field
 *
 * Since: 0.2
 */
gboolean concertina_form_view_set_text (ConcertinaFormView *self, const char *identifier, const char *text)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_FORM_VIEW, G_STRFUNC, "set-text", NULL, &result, identifier, text);
  return result;
}

/**
 * concertina_form_view_get_field:
 * @self: a form view
 * @identifier: the name of a field
 *
 * Finds the first field with a name.
 *
 * Returns: (transfer none) (nullable): the field; %NULL if there is none
 *
 * Since: 0.2
 */
GtkWidget *concertina_form_view_get_field (ConcertinaFormView *self, const char *identifier)
{
  GtkWidget *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_FORM_VIEW, G_STRFUNC, "get-field", NULL, &result, identifier);
  return result;
}

/**
 * ConcertinaEditorView:
 *
 * A rich text editor: text with attributes, widgets in the text, editors in editors.
 */

/**
 * ConcertinaEditorView:min-lines:
 *
 * The minimum height of the editor, in lines of plain text.
 *
 * Since: 0.1
 */

/**
 * ConcertinaEditorView:max-height:
 *
 * The greatest height of the editor.
 *
 * Since: 0.1
 */

/**
 * ConcertinaEditorView:padding:
 *
 * The space between the edges of the editor and its text, in pixels.
 *
 * It has the background of the editor, and a press on it is one at the nearest place of the text. For
 * another space at each edge there is CSS: `richeditor > growingtext { padding: 12px 24px; }`.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:editable:
 *
 * Whether keys, paste, drop and input methods can change the text.
 *
 * Nested editors follow this until their own property is set: a read-only text may have parts to
 * fill in.
 *
 * Since: 0.1
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
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:detects-links:
 *
 * Whether addresses that are typed or pasted become links.
 *
 * Since: 0.1
 */

/**
 * ConcertinaEditorView:collapsible-headings:
 *
 * Whether the sections of headings can be collapsed; false by default.
 *
 * A triangle before each heading collapses its section, as do Alt+Shift+Left and
 * Alt+Shift+Right. What is found, or reached by the caret in another way, is expanded. It
 * is about the editor's own headings: each nested editor has an option of its own.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:shows-line-numbers:
 *
 * Whether lines have numbers beside them. A nested editor has numbers of its own, if this is set in it.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:shows-block-handles:
 *
 * Whether the block at the pointer has a handle beside it, which moves the block and opens its menu.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:shows-spaces:
 *
 * Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶)
 * are visible; false by default.
 *
 * The signs change no layout, and are neither selected nor copied.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:highlights-current-line:
 *
 * Whether the paragraph with the caret has a background while the text has the focus; false by
 * default.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:highlights-brackets:
 *
 * Whether in code the bracket beside the caret, and the one that belongs to it, have a
 * background; false by default.
 *
 * Code is what has a literal style. The other bracket is looked for in 10,000 characters.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:extra-menu:
 *
 * Entries at the end of the context menu, also of the cells of tables; %NULL for none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:text:
 *
 * The text without its attributes; U+FFFC for each attachment.
 *
 * Setting it replaces the whole content, attributes and attachments included, and clears the history
 * as opening another document does; use concertina_editor_view_replace_range() for a change that can
 * be undone. It is notified when letters change, and not for attributes.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:placeholder-text:
 *
 * Shown while the editor is empty.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:cursor-position:
 *
 * The position of the caret, in characters.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:selection-bound:
 *
 * The position of the other end of the selection; that of the caret if nothing is selected.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:can-undo:
 *
 * Whether there is a step to undo, in the tree of editors.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:can-redo:
 *
 * Whether there is a step to redo, in the tree of editors.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:modified:
 *
 * Whether the content is another one than at first, or when it was saved last.
 *
 * Undo and redo that lead back there make it %FALSE again. Setting it to %FALSE notes that the content
 * has been saved, as concertina_editor_view_mark_saved() does; %TRUE, that it has not, whatever is undone.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:max-length:
 *
 * The greatest number of characters that users can write here; 0 for any.
 *
 * A key, a paste or a drop that would exceed it does nothing. Content that the program sets may be longer.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:input-purpose:
 *
 * The purpose of the text, for input methods and on-screen keyboards.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:input-hints:
 *
 * Hints for input methods and on-screen keyboards.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:checks-spelling:
 *
 * Whether misspelled words are underlined, and their menu has suggestions.
 *
 * The language is that of the user. Without a dictionary nothing happens.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:allowed-commands:
 *
 * The names of the commands that are allowed; empty for all of them.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:text-color:
 *
 * The color of the text, such as `#336699`; empty for that of the theme.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:background-color:
 *
 * The color behind the text, such as `#ffffe0`; empty for that of the theme.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:json:
 *
 * The content in the format of files, which loses nothing; empty for no content.
 *
 * Setting it replaces the whole content and clears the history, as opening another document does; a
 * text that is the present content changes nothing. One that cannot be read is rejected with a critical
 * message, and changes nothing: for files use concertina_editor_view_set_content(), which reports an error.
 *
 * The text is written when it is read: a key costs the same, however long the document is.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:markdown:
 *
 * The content in Markdown; empty for no content. What Markdown has no form for is left out.
 *
 * It is set like #ConcertinaEditorView:json, which needs cmark-gfm at run time. It is notified whenever
 * the content changes, also in something that Markdown leaves out.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView:html:
 *
 * The content in HTML; empty for no content.
 *
 * It is set like #ConcertinaEditorView:json, and notified whenever the content changes.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView::selection-changed:
 * @self: the widget
 *
 * The caret has moved, by typing too, or the typing attributes have changed.
 *
 * Since: 0.1
 */

/**
 * ConcertinaEditorView::commands-changed:
 * @self: the widget
 *
 * Emitted when commands may be possible that were not, or the other way around, or when one is on or off
 * now: after a change of the text, the selection or the history.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView::outline-changed:
 * @self: the widget
 *
 * Emitted after a change of the headings: of their titles, levels or order, or when one is collapsed.
 *
 * Changes are followed from the first call of concertina_editor_view_get_outline() on.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView::paste-rejected:
 * @self: the widget
 * @text: why it was rejected, for the user
 *
 * Emitted if what the user pastes or drops is invalid or too large, or if there is nothing to insert.
 *
 * Without a handler the message is shown above the text, or said by screen readers.
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView::paste-text:
 * @self: the widget
 * @text: what the user pastes or drops, without its attributes
 *
 * Emitted before the user's paste or drop changes the text.
 *
 * Returns: (nullable) (transfer full): what is pasted instead, without attributes; empty for nothing, %NULL for what the user pastes
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView::copy-text:
 * @self: the widget
 * @text: what the user copies, cuts or drags, without its attributes
 *
 * Emitted before anything is offered to other programs.
 *
 * Returns: (nullable) (transfer full): what leaves the editor instead, without attributes; empty for nothing, %NULL for what the user copies
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView::make-widget:
 * @self: the widget
 * @kind: the kind of the attachment
 * @data: what was saved with it; empty for nothing
 *
 * Emitted for each attachment in content that is set, unless its kind is known: the widget is put in its
 * place in the text, as by concertina_editor_view_insert_widget().
 *
 * Connect it before the content is set. Without a widget the name of its kind is shown, and the attachment
 * is saved again with all that it has.
 *
 * Returns: (nullable) (transfer full): a new widget; %NULL for a kind that is not the program's
 *
 * Since: 0.2
 */

/**
 * ConcertinaEditorView::link-activated:
 * @self: the widget
 * @uri: the address
 *
 * Emitted when the user opens a link.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 *
 * Since: 0.1
 */

/**
 * concertina_editor_view_new:
 *
 * Creates an editor view.
 *
 * Returns: the widget
 *
 * Since: 0.1
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
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, min_lines, "min-lines", int, 0)

/**
 * concertina_editor_view_set_min_lines:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:min-lines. The minimum height of the editor, in lines of plain text.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, min_lines, "min-lines", int)

/**
 * concertina_editor_view_get_max_height:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:max-height. The greatest height of the editor.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, max_height, "max-height", int, 0)

/**
 * concertina_editor_view_set_max_height:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:max-height. The greatest height of the editor.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, max_height, "max-height", int)

/**
 * concertina_editor_view_get_padding:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:padding. The space between the edges of the editor and its text, in pixels.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, padding, "padding", int, 0)

/**
 * concertina_editor_view_set_padding:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:padding. The space between the edges of the editor and its text, in pixels.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, padding, "padding", int)

/**
 * concertina_editor_view_get_editable:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:editable. Whether keys, paste, drop and input methods can change the text.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, editable, "editable", gboolean, FALSE)

/**
 * concertina_editor_view_set_editable:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:editable. Whether keys, paste, drop and input methods can change the text.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, editable, "editable", gboolean)

/**
 * concertina_editor_view_get_accepts_tab:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:accepts-tab. Whether Tab inserts a tab in plain paragraphs, as it does in a text editor; false by default, where it moves the focus.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, accepts_tab, "accepts-tab", gboolean, FALSE)

/**
 * concertina_editor_view_set_accepts_tab:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:accepts-tab. Whether Tab inserts a tab in plain paragraphs, as it does in a text editor; false by default, where it moves the focus.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, accepts_tab, "accepts-tab", gboolean)

/**
 * concertina_editor_view_get_detects_links:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:detects-links. Whether addresses that are typed or pasted become links.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, detects_links, "detects-links", gboolean, FALSE)

/**
 * concertina_editor_view_set_detects_links:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:detects-links. Whether addresses that are typed or pasted become links.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, detects_links, "detects-links", gboolean)

/**
 * concertina_editor_view_get_collapsible_headings:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:collapsible-headings. Whether the sections of headings can be collapsed; false by default.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, collapsible_headings, "collapsible-headings", gboolean, FALSE)

/**
 * concertina_editor_view_set_collapsible_headings:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:collapsible-headings. Whether the sections of headings can be collapsed; false by default.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, collapsible_headings, "collapsible-headings", gboolean)

/**
 * concertina_editor_view_get_shows_line_numbers:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:shows-line-numbers. Whether lines have numbers beside them.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_line_numbers, "shows-line-numbers", gboolean, FALSE)

/**
 * concertina_editor_view_set_shows_line_numbers:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:shows-line-numbers. Whether lines have numbers beside them.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_line_numbers, "shows-line-numbers", gboolean)

/**
 * concertina_editor_view_get_shows_block_handles:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:shows-block-handles. Whether the block at the pointer has a handle beside it, which moves the block and opens its menu.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_block_handles, "shows-block-handles", gboolean, FALSE)

/**
 * concertina_editor_view_set_shows_block_handles:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:shows-block-handles. Whether the block at the pointer has a handle beside it, which moves the block and opens its menu.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_block_handles, "shows-block-handles", gboolean)

/**
 * concertina_editor_view_get_shows_spaces:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:shows-spaces. Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶) are visible; false by default.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_spaces, "shows-spaces", gboolean, FALSE)

/**
 * concertina_editor_view_set_shows_spaces:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:shows-spaces. Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶) are visible; false by default.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, shows_spaces, "shows-spaces", gboolean)

/**
 * concertina_editor_view_get_highlights_current_line:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:highlights-current-line. Whether the paragraph with the caret has a background while the text has the focus; false by default.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, highlights_current_line, "highlights-current-line", gboolean, FALSE)

/**
 * concertina_editor_view_set_highlights_current_line:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:highlights-current-line. Whether the paragraph with the caret has a background while the text has the focus; false by default.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, highlights_current_line, "highlights-current-line", gboolean)

/**
 * concertina_editor_view_get_highlights_brackets:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:highlights-brackets. Whether in code the bracket beside the caret, and the one that belongs to it, have a background; false by default.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, highlights_brackets, "highlights-brackets", gboolean, FALSE)

/**
 * concertina_editor_view_set_highlights_brackets:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:highlights-brackets. Whether in code the bracket beside the caret, and the one that belongs to it, have a background; false by default.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, highlights_brackets, "highlights-brackets", gboolean)

/**
 * concertina_editor_view_get_extra_menu:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:extra-menu. Entries at the end of the context menu, also of the cells of tables; %NULL for none.
 *
 * Returns: (transfer none) (nullable): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, extra_menu, "extra-menu", GMenuModel *, NULL)

/**
 * concertina_editor_view_set_extra_menu:
 * @self: an editor view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaEditorView:extra-menu. Entries at the end of the context menu, also of the cells of tables; %NULL for none.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, extra_menu, "extra-menu", GMenuModel *)

/**
 * concertina_editor_view_get_text:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:text. The text without its attributes; U+FFFC for each attachment.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, text, "text", char *, NULL)

/**
 * concertina_editor_view_set_text:
 * @self: an editor view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaEditorView:text. The text without its attributes; U+FFFC for each attachment.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, text, "text", const char *)

/**
 * concertina_editor_view_get_placeholder_text:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:placeholder-text. Shown while the editor is empty.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, placeholder_text, "placeholder-text", char *, NULL)

/**
 * concertina_editor_view_set_placeholder_text:
 * @self: an editor view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaEditorView:placeholder-text. Shown while the editor is empty.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, placeholder_text, "placeholder-text", const char *)

/**
 * concertina_editor_view_get_cursor_position:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:cursor-position. The position of the caret, in characters.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, cursor_position, "cursor-position", int, 0)

/**
 * concertina_editor_view_get_selection_bound:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:selection-bound. The position of the other end of the selection; that of the caret if nothing is selected.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, selection_bound, "selection-bound", int, 0)

/**
 * concertina_editor_view_get_can_undo:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:can-undo. Whether there is a step to undo, in the tree of editors.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, can_undo, "can-undo", gboolean, FALSE)

/**
 * concertina_editor_view_get_can_redo:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:can-redo. Whether there is a step to redo, in the tree of editors.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, can_redo, "can-redo", gboolean, FALSE)

/**
 * concertina_editor_view_get_modified:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:modified. Whether the content is another one than at first, or when it was saved last.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, modified, "modified", gboolean, FALSE)

/**
 * concertina_editor_view_set_modified:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:modified. Whether the content is another one than at first, or when it was saved last.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, modified, "modified", gboolean)

/**
 * concertina_editor_view_get_max_length:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:max-length. The greatest number of characters that users can write here; 0 for any.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, max_length, "max-length", int, 0)

/**
 * concertina_editor_view_set_max_length:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:max-length. The greatest number of characters that users can write here; 0 for any.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, max_length, "max-length", int)

/**
 * concertina_editor_view_get_input_purpose:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:input-purpose. The purpose of the text, for input methods and on-screen keyboards.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, input_purpose, "input-purpose", GtkInputPurpose, 0)

/**
 * concertina_editor_view_set_input_purpose:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:input-purpose. The purpose of the text, for input methods and on-screen keyboards.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, input_purpose, "input-purpose", GtkInputPurpose)

/**
 * concertina_editor_view_get_input_hints:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:input-hints. Hints for input methods and on-screen keyboards.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, input_hints, "input-hints", GtkInputHints, 0)

/**
 * concertina_editor_view_set_input_hints:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:input-hints. Hints for input methods and on-screen keyboards.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, input_hints, "input-hints", GtkInputHints)

/**
 * concertina_editor_view_get_checks_spelling:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:checks-spelling. Whether misspelled words are underlined, and their menu has suggestions.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, checks_spelling, "checks-spelling", gboolean, FALSE)

/**
 * concertina_editor_view_set_checks_spelling:
 * @self: an editor view
 * @value: the value
 *
 * Sets #ConcertinaEditorView:checks-spelling. Whether misspelled words are underlined, and their menu has suggestions.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, checks_spelling, "checks-spelling", gboolean)

/**
 * concertina_editor_view_get_allowed_commands:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:allowed-commands. The names of the commands that are allowed; empty for all of them.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, allowed_commands, "allowed-commands", char **, NULL)

/**
 * concertina_editor_view_set_allowed_commands:
 * @self: an editor view
 * @value: (array zero-terminated=1) (nullable): the value
 *
 * Sets #ConcertinaEditorView:allowed-commands. The names of the commands that are allowed; empty for all of them.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, allowed_commands, "allowed-commands", const char *const *)

/**
 * concertina_editor_view_get_text_color:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:text-color. The color of the text, such as `#336699`; empty for that of the theme.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, text_color, "text-color", char *, NULL)

/**
 * concertina_editor_view_set_text_color:
 * @self: an editor view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaEditorView:text-color. The color of the text, such as `#336699`; empty for that of the theme.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, text_color, "text-color", const char *)

/**
 * concertina_editor_view_get_background_color:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:background-color. The color behind the text, such as `#ffffe0`; empty for that of the theme.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, background_color, "background-color", char *, NULL)

/**
 * concertina_editor_view_set_background_color:
 * @self: an editor view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaEditorView:background-color. The color behind the text, such as `#ffffe0`; empty for that of the theme.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, background_color, "background-color", const char *)

/**
 * concertina_editor_view_get_json:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:json. The content in the format of files, which loses nothing; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, json, "json", char *, NULL)

/**
 * concertina_editor_view_set_json:
 * @self: an editor view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaEditorView:json. The content in the format of files, which loses nothing; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, json, "json", const char *)

/**
 * concertina_editor_view_get_markdown:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:markdown. The content in Markdown; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, markdown, "markdown", char *, NULL)

/**
 * concertina_editor_view_set_markdown:
 * @self: an editor view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaEditorView:markdown. The content in Markdown; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, markdown, "markdown", const char *)

/**
 * concertina_editor_view_get_html:
 * @self: an editor view
 *
 * Gets #ConcertinaEditorView:html. The content in HTML; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, html, "html", char *, NULL)

/**
 * concertina_editor_view_set_html:
 * @self: an editor view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaEditorView:html. The content in HTML; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaEditorView, concertina_editor_view, CONCERTINA_TYPE_EDITOR_VIEW, html, "html", const char *)

/**
 * concertina_editor_view_get_content:
 * @self: an editor view
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full): the content in that format; %NULL with an error
 *
 * Since: 0.1
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
 * It clears the history and makes #ConcertinaEditorView:modified %FALSE, as opening another document does.
 * Use concertina_editor_view_replace_range() for a change that can be undone.
 *
 * Returns: %TRUE on success, %FALSE with @error
 *
 * Since: 0.1
 */
gboolean concertina_editor_view_set_content (ConcertinaEditorView *self, const char *content, ConcertinaTextFormat format, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "set-content", error, NULL, content, format);
}

/**
 * concertina_editor_view_select_range:
 * @self: an editor view
 * @start: the end of the selection at which the caret is not
 * @end: where the caret goes; a negative position is the end of the text
 *
 * Selects a part of the text; with two equal positions, moves the caret there.
 *
 * Since: 0.2
 */
void concertina_editor_view_select_range (ConcertinaEditorView *self, int start, int end)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "select-range", NULL, NULL, start, end);
}

/**
 * concertina_editor_view_get_selected_content:
 * @self: an editor view
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the selected content.
 *
 * Returns: (transfer full): the selected content in that format; %NULL with an error
 *
 * Since: 0.2
 */
char *concertina_editor_view_get_selected_content (ConcertinaEditorView *self, ConcertinaTextFormat format, GError **error)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-selected-content", error, &result, format);
  return result;
}

/**
 * concertina_editor_view_get_range_content:
 * @self: an editor view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes a part of the content.
 *
 * Returns: (transfer full): the part in that format; %NULL with an error
 *
 * Since: 0.2
 */
char *concertina_editor_view_get_range_content (ConcertinaEditorView *self, int start, int end, ConcertinaTextFormat format, GError **error)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-range-content", error, &result, start, end, format);
  return result;
}

/**
 * concertina_editor_view_get_range_text:
 * @self: an editor view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 *
 * Gets a part of the text without its attributes; U+FFFC for each attachment.
 *
 * Returns: (transfer full): the text
 *
 * Since: 0.2
 */
char *concertina_editor_view_get_range_text (ConcertinaEditorView *self, int start, int end)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-range-text", NULL, &result, start, end);
  return result;
}

/**
 * concertina_editor_view_get_length:
 * @self: an editor view
 *
 * Gets the number of positions in the text: of characters and of attachments.
 *
 * Returns: the number
 *
 * Since: 0.2
 */
int concertina_editor_view_get_length (ConcertinaEditorView *self)
{
  int result = 0;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-length", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_get_character_count:
 * @self: an editor view
 *
 * Counts the characters of the document as the user sees them, nested editors included. It reads the
 * whole text: call it when the user pauses.
 *
 * Returns: the number
 *
 * Since: 0.2
 */
int concertina_editor_view_get_character_count (ConcertinaEditorView *self)
{
  int result = 0;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-character-count", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_get_word_count:
 * @self: an editor view
 *
 * Counts the words of the document, nested editors included. It reads the whole text: call it when the
 * user pauses.
 *
 * Returns: the number
 *
 * Since: 0.2
 */
int concertina_editor_view_get_word_count (ConcertinaEditorView *self)
{
  int result = 0;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-word-count", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_get_paragraph_count:
 * @self: an editor view
 *
 * Counts the paragraphs of the document that have text, nested editors included. It reads the whole text:
 * call it when the user pauses.
 *
 * Returns: the number
 *
 * Since: 0.2
 */
int concertina_editor_view_get_paragraph_count (ConcertinaEditorView *self)
{
  int result = 0;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-paragraph-count", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_get_caret_rectangle:
 * @self: an editor view
 *
 * Gets the rectangle of the caret, in pixels of the editor. It may be outside of the editor, where the
 * text is scrolled.
 *
 * Returns: (transfer full) (nullable): the rectangle; %NULL before the editor is in a window
 *
 * Since: 0.2
 */
GdkRectangle *concertina_editor_view_get_caret_rectangle (ConcertinaEditorView *self)
{
  GdkRectangle *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-caret-rectangle", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_get_position_rectangle:
 * @self: an editor view
 * @position: the position; a negative one is the end of the text
 *
 * Gets the rectangle that the caret has at a position, in pixels of the editor.
 *
 * Returns: (transfer full) (nullable): the rectangle
 *
 * Since: 0.2
 */
GdkRectangle *concertina_editor_view_get_position_rectangle (ConcertinaEditorView *self, int position)
{
  GdkRectangle *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-position-rectangle", NULL, &result, position);
  return result;
}

/**
 * concertina_editor_view_get_position_at:
 * @self: an editor view
 * @x: the distance from the left edge of the editor, in pixels
 * @y: the distance from its upper edge
 *
 * Gets the position of the character at a point.
 *
 * Returns: the position of the character there; -1 for none
 *
 * Since: 0.2
 */
int concertina_editor_view_get_position_at (ConcertinaEditorView *self, double x, double y)
{
  int result = 0;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-position-at", NULL, &result, x, y);
  return result;
}

/**
 * concertina_editor_view_scroll_to_range:
 * @self: an editor view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 *
 * Scrolls a part of the text into view, in everything around the editor, too, and no further than needed.
 *
 * Since: 0.2
 */
void concertina_editor_view_scroll_to_range (ConcertinaEditorView *self, int start, int end)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "scroll-to-range", NULL, NULL, start, end);
}

/**
 * concertina_editor_view_insert:
 * @self: an editor view
 * @text: the text
 *
 * Inserts text at the caret in place of what is selected, with the attributes of what is typed there, as
 * one step that can be undone. The caret moves behind it. It does not matter whether the user can edit.
 *
 * Since: 0.2
 */
void concertina_editor_view_insert (ConcertinaEditorView *self, const char *text)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "insert", NULL, NULL, text);
}

/**
 * concertina_editor_view_insert_content:
 * @self: an editor view
 * @content: the content in that format
 * @format: the format to read
 * @error: return location for an error
 *
 * Inserts content at the caret in place of what is selected, as one step that can be undone. The caret
 * moves behind it. A single paragraph of body text becomes a part of the line; others bring their formats.
 * What cannot be read changes nothing.
 *
 * Returns: %TRUE on success, %FALSE with @error
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_insert_content (ConcertinaEditorView *self, const char *content, ConcertinaTextFormat format, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "insert-content", error, NULL, content, format);
}

/**
 * concertina_editor_view_replace_range:
 * @self: an editor view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 * @content: the content in that format
 * @format: the format to read
 * @error: return location for an error
 *
 * Replaces a part of the text by content, as one step that can be undone. What cannot be read changes
 * nothing.
 *
 * Returns: %TRUE on success, %FALSE with @error
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_replace_range (ConcertinaEditorView *self, int start, int end, const char *content, ConcertinaTextFormat format, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "replace-range", error, NULL, start, end, content, format);
}

/**
 * concertina_editor_view_delete_range:
 * @self: an editor view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 *
 * Deletes a part of the text, as one step that can be undone.
 *
 * Since: 0.2
 */
void concertina_editor_view_delete_range (ConcertinaEditorView *self, int start, int end)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "delete-range", NULL, NULL, start, end);
}

/**
 * concertina_editor_view_undo:
 * @self: an editor view
 *
 * Undoes the last change in the tree of editors.
 *
 * Returns: whether there was one
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_undo (ConcertinaEditorView *self)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "undo", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_redo:
 * @self: an editor view
 *
 * Redoes the change that was last undone.
 *
 * Returns: whether there was one
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_redo (ConcertinaEditorView *self)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "redo", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_mark_saved:
 * @self: an editor view
 *
 * Notes that the content, as it is now, has been saved: #ConcertinaEditorView:modified is %FALSE.
 *
 * Since: 0.2
 */
void concertina_editor_view_mark_saved (ConcertinaEditorView *self)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "mark-saved", NULL, NULL);
}

/**
 * concertina_editor_view_forget_history:
 * @self: an editor view
 *
 * Clears the history, for instance after the program has prepared the content.
 *
 * Since: 0.2
 */
void concertina_editor_view_forget_history (ConcertinaEditorView *self)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "forget-history", NULL, NULL);
}

/**
 * concertina_editor_view_get_saved_history:
 * @self: an editor view
 * @error: return location for an error
 *
 * Writes the content with its history.
 *
 * Returns: (transfer full): the content and the history, as JSON; %NULL with an error
 *
 * Since: 0.2
 */
char *concertina_editor_view_get_saved_history (ConcertinaEditorView *self, GError **error)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-saved-history", error, &result);
  return result;
}

/**
 * concertina_editor_view_restore_history:
 * @self: an editor view
 * @history: what concertina_editor_view_get_saved_history() has returned
 * @error: return location for an error
 *
 * Replaces the content and the history by saved ones; what cannot be read changes nothing.
 *
 * Returns: %TRUE on success, %FALSE with @error
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_restore_history (ConcertinaEditorView *self, const char *history, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "restore-history", error, NULL, history);
}

/**
 * concertina_editor_view_set_link:
 * @self: an editor view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 * @uri: (nullable): the address; %NULL removes links
 *
 * Makes a part of the text a link, as one step that can be undone.
 *
 * Since: 0.2
 */
void concertina_editor_view_set_link (ConcertinaEditorView *self, int start, int end, const char *uri)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "set-link", NULL, NULL, start, end, uri);
}

/**
 * concertina_editor_view_get_link:
 * @self: an editor view
 * @position: the position of a character
 *
 * Gets the address of the link that a character belongs to.
 *
 * Returns: (transfer full) (nullable): the address; %NULL for none
 *
 * Since: 0.2
 */
char *concertina_editor_view_get_link (ConcertinaEditorView *self, int position)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-link", NULL, &result, position);
  return result;
}

/**
 * concertina_editor_view_activate_link:
 * @self: an editor view
 * @position: the position of a character
 *
 * Opens the link that a character belongs to, as a click on it does.
 *
 * Returns: whether there was a link, and it was opened
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_activate_link (ConcertinaEditorView *self, int position)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "activate-link", NULL, &result, position);
  return result;
}

/**
 * concertina_editor_view_list_commands:
 * @self: an editor view
 *
 * Lists the commands, such as %CONCERTINA_COMMAND_BOLD.
 *
 * Returns: (transfer full) (array zero-terminated=1): the names
 *
 * Since: 0.2
 */
char **concertina_editor_view_list_commands (ConcertinaEditorView *self)
{
  char **result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "list-commands", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_execute:
 * @self: an editor view
 * @command: the name of a command, such as %CONCERTINA_COMMAND_BULLETED_LIST
 *
 * Executes a command on the selection, as its button in a toolbar does. A name that no command has is a
 * mistake of the program, and prints a critical message: concertina_editor_view_list_commands() has all
 * names.
 *
 * Returns: whether it is allowed and possible now, and was executed
 *
 * Since: 0.1
 */
gboolean concertina_editor_view_execute (ConcertinaEditorView *self, const char *command)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "execute", NULL, &result, command);
  return result;
}

/**
 * concertina_editor_view_get_command_title:
 * @self: an editor view
 * @command: the name of a command
 *
 * Gets the title of a command in the language of the user, for a menu or a button.
 *
 * Returns: (transfer full) (nullable): the title
 *
 * Since: 0.2
 */
char *concertina_editor_view_get_command_title (ConcertinaEditorView *self, const char *command)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-command-title", NULL, &result, command);
  return result;
}

/**
 * concertina_editor_view_get_command_icon:
 * @self: an editor view
 * @command: the name of a command
 *
 * Gets the name of the icon of a command, of which some are resources of the library.
 *
 * Returns: (transfer full) (nullable): the name of an icon; %NULL for none
 *
 * Since: 0.2
 */
char *concertina_editor_view_get_command_icon (ConcertinaEditorView *self, const char *command)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-command-icon", NULL, &result, command);
  return result;
}

/**
 * concertina_editor_view_get_command_keys:
 * @self: an editor view
 * @command: the name of a command
 *
 * Gets the keys of a command as GTK writes them, such as `<Control>b`.
 *
 * Returns: (transfer full) (array zero-terminated=1): the keys, the first of which is shown
 *
 * Since: 0.2
 */
char **concertina_editor_view_get_command_keys (ConcertinaEditorView *self, const char *command)
{
  char **result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-command-keys", NULL, &result, command);
  return result;
}

/**
 * concertina_editor_view_is_command_enabled:
 * @self: an editor view
 * @command: the name of a command
 *
 * Gets whether a command can be executed now. #ConcertinaEditorView::commands-changed says when that may
 * have changed.
 *
 * Returns: whether it is allowed, and possible now
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_is_command_enabled (ConcertinaEditorView *self, const char *command)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "is-command-enabled", NULL, &result, command);
  return result;
}

/**
 * concertina_editor_view_is_command_active:
 * @self: an editor view
 * @command: the name of a command
 *
 * Gets whether what a command toggles is on in the selection: whether it is bold, for instance.
 *
 * Returns: whether it is on
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_is_command_active (ConcertinaEditorView *self, const char *command)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "is-command-active", NULL, &result, command);
  return result;
}

/**
 * concertina_editor_view_get_outline:
 * @self: an editor view
 *
 * Lists the headings of the document, nested editors included. Each has its level from 1, its position in
 * the editor that it is in, its title, and whether its section is collapsed.
 *
 * Returns: (transfer full): the headings, of type `a(uusb)`
 *
 * Since: 0.2
 */
GVariant *concertina_editor_view_get_outline (ConcertinaEditorView *self)
{
  GVariant *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-outline", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_show_heading:
 * @self: an editor view
 * @index: its number in concertina_editor_view_get_outline(), from 0
 *
 * Moves the caret to a heading, and scrolls it into view; what hides it is expanded.
 *
 * Returns: whether there is such a heading
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_show_heading (ConcertinaEditorView *self, int index)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "show-heading", NULL, &result, index);
  return result;
}

/**
 * concertina_editor_view_set_section_collapsed:
 * @self: an editor view
 * @position: a position in the section
 * @collapsed: whether it is collapsed
 *
 * Collapses the section of the heading above a position, or expands it, as one step that can be undone.
 *
 * Since: 0.2
 */
void concertina_editor_view_set_section_collapsed (ConcertinaEditorView *self, int position, gboolean collapsed)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "set-section-collapsed", NULL, NULL, position, collapsed);
}

/**
 * concertina_editor_view_set_all_sections_collapsed:
 * @self: an editor view
 * @collapsed: whether they are collapsed
 *
 * Collapses all sections, or expands them, as one step that can be undone.
 *
 * Since: 0.2
 */
void concertina_editor_view_set_all_sections_collapsed (ConcertinaEditorView *self, gboolean collapsed)
{
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "set-all-sections-collapsed", NULL, NULL, collapsed);
}

/**
 * concertina_editor_view_is_hidden:
 * @self: an editor view
 * @position: the position
 *
 * Gets whether the text at a position is hidden in a collapsed section.
 *
 * Returns: whether it is hidden
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_is_hidden (ConcertinaEditorView *self, int position)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "is-hidden", NULL, &result, position);
  return result;
}

/**
 * concertina_editor_view_get_tasks:
 * @self: an editor view
 *
 * Lists the tasks of the document, nested editors included. Each has its depth of nesting from 0, its
 * position in the editor that it is in, its text, and whether it is ticked.
 *
 * Returns: (transfer full): the tasks, of type `a(uusb)`
 *
 * Since: 0.2
 */
GVariant *concertina_editor_view_get_tasks (ConcertinaEditorView *self)
{
  GVariant *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-tasks", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_set_task_checked:
 * @self: an editor view
 * @index: its number in concertina_editor_view_get_tasks(), from 0
 * @checked: whether it is ticked
 *
 * Ticks the box of a task, or removes the tick, as one step that can be undone.
 *
 * Returns: whether there is such a task
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_set_task_checked (ConcertinaEditorView *self, int index, gboolean checked)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "set-task-checked", NULL, &result, index, checked);
  return result;
}

/**
 * concertina_editor_view_insert_widget:
 * @self: an editor view
 * @widget: the widget, which has no parent
 * @kind: the kind of attachment, by which the program knows it when the content is read again
 * @data: (nullable): what is saved with it, such as an address or a number; %NULL for nothing
 * @accessible_name: (nullable): what screen readers say when the caret moves past it; %NULL for its kind
 * @block: whether it has a line to itself, which it fills
 *
 * Inserts a widget into the text in place of what is selected, as one step that can be undone. It counts as
 * one character.
 *
 * JSON keeps its kind and its data, and #ConcertinaEditorView::make-widget makes it again. HTML and
 * Markdown leave it out, and on paper there is its kind in a frame.
 *
 * Returns: (transfer full) (nullable): what identifies it in the document; %NULL if it was not inserted
 *
 * Since: 0.2
 */
char *concertina_editor_view_insert_widget (ConcertinaEditorView *self, GtkWidget *widget, const char *kind, const char *data, const char *accessible_name, gboolean block)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "insert-widget", NULL, &result, widget, kind, data, accessible_name, block);
  return result;
}

/**
 * concertina_editor_view_get_attachments:
 * @self: an editor view
 *
 * Lists the attachments in the order of the text: widgets, pictures and tables. Each has its position, what
 * identifies it, its kind, what is saved with it by concertina_editor_view_insert_widget(), and whether it
 * has a line to itself.
 *
 * Returns: (transfer full): the attachments, of type `a(usssb)`
 *
 * Since: 0.2
 */
GVariant *concertina_editor_view_get_attachments (ConcertinaEditorView *self)
{
  GVariant *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-attachments", NULL, &result);
  return result;
}

/**
 * concertina_editor_view_get_attachment_widget:
 * @self: an editor view
 * @id: what identifies the attachment
 *
 * Gets the widget of an attachment, in this editor or in one nested in it.
 *
 * Returns: (transfer none) (nullable): the widget; %NULL for none
 *
 * Since: 0.2
 */
GtkWidget *concertina_editor_view_get_attachment_widget (ConcertinaEditorView *self, const char *id)
{
  GtkWidget *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "get-attachment-widget", NULL, &result, id);
  return result;
}

/**
 * concertina_editor_view_set_attachment_data:
 * @self: an editor view
 * @id: what identifies the attachment
 * @data: (nullable): what is saved with it; %NULL for nothing
 *
 * Sets what is saved with a widget. It is a change of the document, and cannot be undone.
 *
 * Returns: whether there is such an attachment
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_set_attachment_data (ConcertinaEditorView *self, const char *id, const char *data)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "set-attachment-data", NULL, &result, id, data);
  return result;
}

/**
 * concertina_editor_view_remove_attachment:
 * @self: an editor view
 * @id: what identifies the attachment
 *
 * Removes an attachment from the text, as one step that can be undone.
 *
 * Returns: whether there is such an attachment
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_remove_attachment (ConcertinaEditorView *self, const char *id)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "remove-attachment", NULL, &result, id);
  return result;
}

/**
 * concertina_editor_view_print:
 * @self: an editor view
 * @title: (nullable): the title of the document; %NULL for none
 *
 * Shows the desktop's dialog for printing, and prints the content. An error is shown to the user.
 *
 * Returns: whether the editor is in a window
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_print (ConcertinaEditorView *self, const char *title)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "print", NULL, &result, title);
  return result;
}

/**
 * concertina_editor_view_print_preview:
 * @self: an editor view
 * @title: (nullable): the title of the document; %NULL for none
 *
 * Shows the pages in the desktop's program for previews. An error is shown to the user.
 *
 * Returns: whether the editor is in a window
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_print_preview (ConcertinaEditorView *self, const char *title)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "print-preview", NULL, &result, title);
  return result;
}

/**
 * concertina_editor_view_export_pdf:
 * @self: an editor view
 * @path: the path of the file
 * @title: (nullable): the title of the document; %NULL for none
 * @error: return location for an error
 *
 * Writes the content to a file in PDF. A file that is there is replaced when the new one is complete.
 *
 * Returns: %TRUE on success, %FALSE with @error
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_export_pdf (ConcertinaEditorView *self, const char *path, const char *title, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "export-pdf", error, NULL, path, title);
}

/**
 * concertina_editor_view_export:
 * @self: an editor view
 * @path: the path of the file
 * @format: the format
 * @title: (nullable): the title of a page in HTML; %NULL for none
 * @error: return location for an error
 *
 * Writes the content to a file for other programs. A file that is there is replaced when the new one is
 * complete. What the format has no form for is left out.
 *
 * Returns: %TRUE on success, %FALSE with @error
 *
 * Since: 0.2
 */
gboolean concertina_editor_view_export (ConcertinaEditorView *self, const char *path, ConcertinaExportFormat format, const char *title, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_EDITOR_VIEW, G_STRFUNC, "export", error, NULL, path, format, title);
}

/**
 * ConcertinaRendererView:
 *
 * Rich text that is only read, without a caret.
 *
 * The user can select and copy it, follow its links, and tap it.
 */

/**
 * ConcertinaRendererView:max-height:
 *
 * The greatest height of the renderer.
 *
 * Since: 0.1
 */

/**
 * ConcertinaRendererView:text:
 *
 * The text without its attributes; U+FFFC for each attachment. Setting it replaces the whole content.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRendererView:json:
 *
 * The content in the format of files, which loses nothing; empty for no content.
 *
 * A text that cannot be read is rejected with a critical message, and changes nothing. The text is written
 * when it is read.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRendererView:markdown:
 *
 * The content in Markdown; empty for no content. What Markdown has no form for is left out.
 *
 * Setting it needs cmark-gfm at run time.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRendererView:html:
 *
 * The content in HTML; empty for no content.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRendererView::selection-changed:
 * @self: the widget
 *
 * Emitted when the selected range has changed.
 *
 * Since: 0.1
 */

/**
 * ConcertinaRendererView::tapped:
 * @self: the widget
 * @position: the position of the character there; -1 for none
 * @x: the distance from the left edge, in pixels
 * @y: the distance from the upper edge, in pixels
 *
 * Emitted when the user taps or clicks, unless that selects text.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRendererView::link-activated:
 * @self: the widget
 * @uri: the address
 *
 * Emitted when the user opens a link.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 *
 * Since: 0.1
 */

/**
 * concertina_renderer_view_new:
 *
 * Creates a renderer view.
 *
 * Returns: the widget
 *
 * Since: 0.1
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
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, max_height, "max-height", int, 0)

/**
 * concertina_renderer_view_set_max_height:
 * @self: a renderer view
 * @value: the value
 *
 * Sets #ConcertinaRendererView:max-height. The greatest height of the renderer.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, max_height, "max-height", int)

/**
 * concertina_renderer_view_get_text:
 * @self: a renderer view
 *
 * Gets #ConcertinaRendererView:text. The text without its attributes; U+FFFC for each attachment.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, text, "text", char *, NULL)

/**
 * concertina_renderer_view_set_text:
 * @self: a renderer view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaRendererView:text. The text without its attributes; U+FFFC for each attachment.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, text, "text", const char *)

/**
 * concertina_renderer_view_get_json:
 * @self: a renderer view
 *
 * Gets #ConcertinaRendererView:json. The content in the format of files, which loses nothing; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, json, "json", char *, NULL)

/**
 * concertina_renderer_view_set_json:
 * @self: a renderer view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaRendererView:json. The content in the format of files, which loses nothing; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, json, "json", const char *)

/**
 * concertina_renderer_view_get_markdown:
 * @self: a renderer view
 *
 * Gets #ConcertinaRendererView:markdown. The content in Markdown; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, markdown, "markdown", char *, NULL)

/**
 * concertina_renderer_view_set_markdown:
 * @self: a renderer view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaRendererView:markdown. The content in Markdown; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, markdown, "markdown", const char *)

/**
 * concertina_renderer_view_get_html:
 * @self: a renderer view
 *
 * Gets #ConcertinaRendererView:html. The content in HTML; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, html, "html", char *, NULL)

/**
 * concertina_renderer_view_set_html:
 * @self: a renderer view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaRendererView:html. The content in HTML; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRendererView, concertina_renderer_view, CONCERTINA_TYPE_RENDERER_VIEW, html, "html", const char *)

/**
 * concertina_renderer_view_get_content:
 * @self: a renderer view
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full): the content in that format; %NULL with an error
 *
 * Since: 0.1
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
 *
 * Since: 0.1
 */
gboolean concertina_renderer_view_set_content (ConcertinaRendererView *self, const char *content, ConcertinaTextFormat format, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "set-content", error, NULL, content, format);
}

/**
 * concertina_renderer_view_select_range:
 * @self: a renderer view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 *
 * Selects a part of the text.
 *
 * Since: 0.2
 */
void concertina_renderer_view_select_range (ConcertinaRendererView *self, int start, int end)
{
  concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "select-range", NULL, NULL, start, end);
}

/**
 * concertina_renderer_view_get_selected_content:
 * @self: a renderer view
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the selected content, which may be that of a nested editor.
 *
 * Returns: (transfer full): the selected content in that format; %NULL with an error
 *
 * Since: 0.2
 */
char *concertina_renderer_view_get_selected_content (ConcertinaRendererView *self, ConcertinaTextFormat format, GError **error)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "get-selected-content", error, &result, format);
  return result;
}

/**
 * concertina_renderer_view_get_range_content:
 * @self: a renderer view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes a part of the content.
 *
 * Returns: (transfer full): the part in that format; %NULL with an error
 *
 * Since: 0.2
 */
char *concertina_renderer_view_get_range_content (ConcertinaRendererView *self, int start, int end, ConcertinaTextFormat format, GError **error)
{
  char *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "get-range-content", error, &result, start, end, format);
  return result;
}

/**
 * concertina_renderer_view_scroll_to_range:
 * @self: a renderer view
 * @start: where the part begins
 * @end: where it ends; a negative position is the end of the text
 *
 * Scrolls a part of the text into view, here and in everything around, and no further than needed.
 *
 * Since: 0.2
 */
void concertina_renderer_view_scroll_to_range (ConcertinaRendererView *self, int start, int end)
{
  concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "scroll-to-range", NULL, NULL, start, end);
}

/**
 * concertina_renderer_view_get_outline:
 * @self: a renderer view
 *
 * Lists the headings of the document. Each has its level from 1, its position, its title, and whether its
 * section is collapsed.
 *
 * Returns: (transfer full): the headings, of type `a(uusb)`
 *
 * Since: 0.2
 */
GVariant *concertina_renderer_view_get_outline (ConcertinaRendererView *self)
{
  GVariant *result = NULL;
  concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "get-outline", NULL, &result);
  return result;
}

/**
 * concertina_renderer_view_show_heading:
 * @self: a renderer view
 * @index: its number in concertina_renderer_view_get_outline(), from 0
 *
 * Scrolls a heading into view.
 *
 * Returns: whether there is such a heading
 *
 * Since: 0.2
 */
gboolean concertina_renderer_view_show_heading (ConcertinaRendererView *self, int index)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_RENDERER_VIEW, G_STRFUNC, "show-heading", NULL, &result, index);
  return result;
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
 *
 * Since: 0.1
 */

/**
 * ConcertinaRichLabel:text:
 *
 * The text without its attributes. Setting it replaces the whole content.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRichLabel:json:
 *
 * The content in the format of files, which loses nothing; empty for no content.
 *
 * A text that cannot be read is rejected with a critical message, and changes nothing. The text is written
 * when it is read.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRichLabel:markdown:
 *
 * The content in Markdown; empty for no content. What Markdown has no form for is left out.
 *
 * Setting it needs cmark-gfm at run time.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRichLabel:html:
 *
 * The content in HTML; empty for no content.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRichLabel::changed:
 * @self: the widget
 *
 * Emitted after each change of the content, which only the program makes.
 *
 * Since: 0.2
 */

/**
 * ConcertinaRichLabel::link-activated:
 * @self: the widget
 * @uri: the address
 *
 * Emitted when the user opens a link.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 *
 * Since: 0.1
 */

/**
 * concertina_rich_label_new:
 *
 * Creates a rich label.
 *
 * Returns: the widget
 *
 * Since: 0.1
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
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, selectable, "selectable", gboolean, FALSE)

/**
 * concertina_rich_label_set_selectable:
 * @self: a rich label
 * @value: the value
 *
 * Sets #ConcertinaRichLabel:selectable. Whether the text can be selected and copied; false by default.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, selectable, "selectable", gboolean)

/**
 * concertina_rich_label_get_text:
 * @self: a rich label
 *
 * Gets #ConcertinaRichLabel:text. The text without its attributes.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, text, "text", char *, NULL)

/**
 * concertina_rich_label_set_text:
 * @self: a rich label
 * @value: (nullable): the value
 *
 * Sets #ConcertinaRichLabel:text. The text without its attributes.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, text, "text", const char *)

/**
 * concertina_rich_label_get_json:
 * @self: a rich label
 *
 * Gets #ConcertinaRichLabel:json. The content in the format of files, which loses nothing; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, json, "json", char *, NULL)

/**
 * concertina_rich_label_set_json:
 * @self: a rich label
 * @value: (nullable): the value
 *
 * Sets #ConcertinaRichLabel:json. The content in the format of files, which loses nothing; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, json, "json", const char *)

/**
 * concertina_rich_label_get_markdown:
 * @self: a rich label
 *
 * Gets #ConcertinaRichLabel:markdown. The content in Markdown; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, markdown, "markdown", char *, NULL)

/**
 * concertina_rich_label_set_markdown:
 * @self: a rich label
 * @value: (nullable): the value
 *
 * Sets #ConcertinaRichLabel:markdown. The content in Markdown; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, markdown, "markdown", const char *)

/**
 * concertina_rich_label_get_html:
 * @self: a rich label
 *
 * Gets #ConcertinaRichLabel:html. The content in HTML; empty for no content.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, html, "html", char *, NULL)

/**
 * concertina_rich_label_set_html:
 * @self: a rich label
 * @value: (nullable): the value
 *
 * Sets #ConcertinaRichLabel:html. The content in HTML; empty for no content.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaRichLabel, concertina_rich_label, CONCERTINA_TYPE_RICH_LABEL, html, "html", const char *)

/**
 * concertina_rich_label_get_content:
 * @self: a rich label
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full): the content in that format; %NULL with an error
 *
 * Since: 0.1
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
 *
 * Since: 0.1
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
 * ConcertinaFormattingToolbar:commands:
 *
 * The names of the commands that have buttons, in their order, such as %CONCERTINA_COMMAND_BOLD.
 *
 * The name of a menu, such as `table`, is possible, too. A list with another name is rejected with a critical
 * message, and changes nothing.
 *
 * Since: 0.2
 */

/**
 * concertina_formatting_toolbar_new:
 *
 * Creates a formatting toolbar.
 *
 * Returns: the widget
 *
 * Since: 0.1
 */
GtkWidget *concertina_formatting_toolbar_new (void)
{
  return concertina_check_thread (G_STRFUNC) ? g_object_new (CONCERTINA_TYPE_FORMATTING_TOOLBAR, NULL) : NULL;
}

/**
 * concertina_formatting_toolbar_get_commands:
 * @self: a formatting toolbar
 *
 * Gets #ConcertinaFormattingToolbar:commands. The names of the commands that have buttons, in their order, such as %CONCERTINA_COMMAND_BOLD.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFormattingToolbar, concertina_formatting_toolbar, CONCERTINA_TYPE_FORMATTING_TOOLBAR, commands, "commands", char **, NULL)

/**
 * concertina_formatting_toolbar_set_commands:
 * @self: a formatting toolbar
 * @value: (array zero-terminated=1) (nullable): the value
 *
 * Sets #ConcertinaFormattingToolbar:commands. The names of the commands that have buttons, in their order, such as %CONCERTINA_COMMAND_BOLD.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFormattingToolbar, concertina_formatting_toolbar, CONCERTINA_TYPE_FORMATTING_TOOLBAR, commands, "commands", const char *const *)

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
 *
 * Since: 0.1
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
 *
 * Another widget is rejected, and none changes nothing.
 *
 * Since: 0.2
 */

/**
 * concertina_outline_view_new:
 *
 * Creates an outline view.
 *
 * Returns: the widget
 *
 * Since: 0.2
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
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaOutlineView, concertina_outline_view, CONCERTINA_TYPE_OUTLINE_VIEW, text_widget, "text-widget", GtkWidget *, NULL)

/**
 * concertina_outline_view_set_text_widget:
 * @self: an outline view
 * @value: (nullable): the value
 *
 * Sets #ConcertinaOutlineView:text-widget. The editor whose headings are listed; an editor without text for a new list.
 *
 * Since: 0.2
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
 *
 * Another widget is rejected, and none changes nothing.
 *
 * Since: 0.1
 */

/**
 * ConcertinaFindBar:query:
 *
 * The text of the query, as it is written in the entry.
 *
 * Since: 0.1
 */

/**
 * ConcertinaFindBar:replacement:
 *
 * The text that replaces hits, as it is written in the entry: `\n` is a line break.
 *
 * Since: 0.1
 */

/**
 * ConcertinaFindBar:search-mode-enabled:
 *
 * Whether the bar is visible.
 *
 * Since: 0.1
 */

/**
 * ConcertinaFindBar:hit-count:
 *
 * The number of known hits.
 *
 * Since: 0.1
 */

/**
 * ConcertinaFindBar:match-case:
 *
 * Whether upper and lower case are different letters.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFindBar:whole-words:
 *
 * Whether only whole words are found.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFindBar:regular-expression:
 *
 * Whether the query is a regular expression.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFindBar:current-hit:
 *
 * The number of the current hit, from 1; 0 for none.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFindBar:searching:
 *
 * Whether there may be more hits than are known: a long text is searched in the background.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFindBar:error:
 *
 * What is wrong with the expression or with the replacement, for the user; empty for nothing.
 *
 * Since: 0.2
 */

/**
 * ConcertinaFindBar::changed:
 * @self: the widget
 *
 * The number of hits or the current hit has changed.
 *
 * Since: 0.1
 */

/**
 * ConcertinaFindBar::replaced:
 * @self: the widget
 * @value: the number of replaced hits
 *
 * Emitted when hits were replaced, by the user or by code.
 *
 * Since: 0.2
 */

/**
 * concertina_find_bar_new:
 *
 * Creates a find bar.
 *
 * Returns: the widget
 *
 * Since: 0.1
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
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, text_widget, "text-widget", GtkWidget *, NULL)

/**
 * concertina_find_bar_set_text_widget:
 * @self: a find bar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaFindBar:text-widget. The editor or renderer that the bar finds in; an editor without text for a new bar.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, text_widget, "text-widget", GtkWidget *)

/**
 * concertina_find_bar_get_query:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:query. The text of the query, as it is written in the entry.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, query, "query", char *, NULL)

/**
 * concertina_find_bar_set_query:
 * @self: a find bar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaFindBar:query. The text of the query, as it is written in the entry.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, query, "query", const char *)

/**
 * concertina_find_bar_get_replacement:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:replacement. The text that replaces hits, as it is written in the entry: `\n` is a line break.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, replacement, "replacement", char *, NULL)

/**
 * concertina_find_bar_set_replacement:
 * @self: a find bar
 * @value: (nullable): the value
 *
 * Sets #ConcertinaFindBar:replacement. The text that replaces hits, as it is written in the entry: `\n` is a line break.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, replacement, "replacement", const char *)

/**
 * concertina_find_bar_get_search_mode_enabled:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:search-mode-enabled. Whether the bar is visible.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, search_mode_enabled, "search-mode-enabled", gboolean, FALSE)

/**
 * concertina_find_bar_set_search_mode_enabled:
 * @self: a find bar
 * @value: the value
 *
 * Sets #ConcertinaFindBar:search-mode-enabled. Whether the bar is visible.
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, search_mode_enabled, "search-mode-enabled", gboolean)

/**
 * concertina_find_bar_get_hit_count:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:hit-count. The number of known hits.
 *
 * Returns: the value
 *
 * Since: 0.1
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, hit_count, "hit-count", int, 0)

/**
 * concertina_find_bar_get_match_case:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:match-case. Whether upper and lower case are different letters.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, match_case, "match-case", gboolean, FALSE)

/**
 * concertina_find_bar_set_match_case:
 * @self: a find bar
 * @value: the value
 *
 * Sets #ConcertinaFindBar:match-case. Whether upper and lower case are different letters.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, match_case, "match-case", gboolean)

/**
 * concertina_find_bar_get_whole_words:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:whole-words. Whether only whole words are found.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, whole_words, "whole-words", gboolean, FALSE)

/**
 * concertina_find_bar_set_whole_words:
 * @self: a find bar
 * @value: the value
 *
 * Sets #ConcertinaFindBar:whole-words. Whether only whole words are found.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, whole_words, "whole-words", gboolean)

/**
 * concertina_find_bar_get_regular_expression:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:regular-expression. Whether the query is a regular expression.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, regular_expression, "regular-expression", gboolean, FALSE)

/**
 * concertina_find_bar_set_regular_expression:
 * @self: a find bar
 * @value: the value
 *
 * Sets #ConcertinaFindBar:regular-expression. Whether the query is a regular expression.
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_SETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, regular_expression, "regular-expression", gboolean)

/**
 * concertina_find_bar_get_current_hit:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:current-hit. The number of the current hit, from 1; 0 for none.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, current_hit, "current-hit", int, 0)

/**
 * concertina_find_bar_get_searching:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:searching. Whether there may be more hits than are known: a long text is searched in the background.
 *
 * Returns: the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, searching, "searching", gboolean, FALSE)

/**
 * concertina_find_bar_get_error:
 * @self: a find bar
 *
 * Gets #ConcertinaFindBar:error. What is wrong with the expression or with the replacement, for the user; empty for nothing.
 *
 * Returns: (transfer full): the value
 *
 * Since: 0.2
 */
CONCERTINA_DEFINE_GETTER (ConcertinaFindBar, concertina_find_bar, CONCERTINA_TYPE_FIND_BAR, error, "error", char *, NULL)

/**
 * concertina_find_bar_find_next:
 * @self: a find bar
 *
 * Moves to the next hit; the first one follows the last. It shows the bar, because a hidden one does not
 * search.
 *
 * Since: 0.2
 */
void concertina_find_bar_find_next (ConcertinaFindBar *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIND_BAR, G_STRFUNC, "find-next", NULL, NULL);
}

/**
 * concertina_find_bar_find_previous:
 * @self: a find bar
 *
 * Moves to the previous hit; the last one precedes the first. It shows the bar, because a hidden one does
 * not search.
 *
 * Since: 0.2
 */
void concertina_find_bar_find_previous (ConcertinaFindBar *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIND_BAR, G_STRFUNC, "find-previous", NULL, NULL);
}

/**
 * concertina_find_bar_open_replacing:
 * @self: a find bar
 *
 * Shows the bar with the row for replacing, and focuses it.
 *
 * Since: 0.2
 */
void concertina_find_bar_open_replacing (ConcertinaFindBar *self)
{
  concertina_call (self, CONCERTINA_TYPE_FIND_BAR, G_STRFUNC, "open-replacing", NULL, NULL);
}

/**
 * concertina_find_bar_replace:
 * @self: a find bar
 * @error: return location for an error
 *
 * Replaces the current hit by #ConcertinaFindBar:replacement, as one step that can be undone, and moves to
 * the next one.
 *
 * Returns: whether there was a current hit, and it was replaced
 *
 * Since: 0.2
 */
gboolean concertina_find_bar_replace (ConcertinaFindBar *self, GError **error)
{
  gboolean result = FALSE;
  concertina_call (self, CONCERTINA_TYPE_FIND_BAR, G_STRFUNC, "replace", error, &result);
  return result;
}

/**
 * concertina_find_bar_replace_all:
 * @self: a find bar
 * @error: return location for an error
 *
 * Replaces all hits by #ConcertinaFindBar:replacement, as one step that can be undone. While a long text is
 * searched, that happens when all hits are known: #ConcertinaFindBar::replaced says so.
 *
 * Returns: %TRUE on success, %FALSE with @error
 *
 * Since: 0.2
 */
gboolean concertina_find_bar_replace_all (ConcertinaFindBar *self, GError **error)
{
  return concertina_call (self, CONCERTINA_TYPE_FIND_BAR, G_STRFUNC, "replace-all", error, NULL);
}

/* Functions of releases that a superclass has now. */
CONCERTINA_DEFINE_ALIAS (concertina_auto_height_editor_get_accessible_name, concertina_growing_view_get_accessible_name)
CONCERTINA_DEFINE_ALIAS (concertina_auto_height_editor_get_font, concertina_growing_view_get_font)
CONCERTINA_DEFINE_ALIAS (concertina_auto_height_editor_get_placeholder_text, concertina_text_area_get_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_auto_height_editor_get_text, concertina_text_area_get_text)
CONCERTINA_DEFINE_ALIAS (concertina_auto_height_editor_set_accessible_name, concertina_growing_view_set_accessible_name)
CONCERTINA_DEFINE_ALIAS (concertina_auto_height_editor_set_font, concertina_growing_view_set_font)
CONCERTINA_DEFINE_ALIAS (concertina_auto_height_editor_set_placeholder_text, concertina_text_area_set_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_auto_height_editor_set_text, concertina_text_area_set_text)
CONCERTINA_DEFINE_ALIAS (concertina_expandable_text_view_get_accessible_name, concertina_growing_view_get_accessible_name)
CONCERTINA_DEFINE_ALIAS (concertina_expandable_text_view_get_font, concertina_growing_view_get_font)
CONCERTINA_DEFINE_ALIAS (concertina_expandable_text_view_get_placeholder_text, concertina_text_area_get_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_expandable_text_view_get_text, concertina_text_area_get_text)
CONCERTINA_DEFINE_ALIAS (concertina_expandable_text_view_set_accessible_name, concertina_growing_view_set_accessible_name)
CONCERTINA_DEFINE_ALIAS (concertina_expandable_text_view_set_font, concertina_growing_view_set_font)
CONCERTINA_DEFINE_ALIAS (concertina_expandable_text_view_set_placeholder_text, concertina_text_area_set_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_expandable_text_view_set_text, concertina_text_area_set_text)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_autocapitalization_type, concertina_field_get_autocapitalization_type)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_autocorrection_type, concertina_field_get_autocorrection_type)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_content_type, concertina_field_get_content_type)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_enabled, concertina_field_get_enabled)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_error, concertina_field_get_error)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_hide_on_return, concertina_field_get_hide_on_return)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_hint, concertina_field_get_hint)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_identifier, concertina_field_get_identifier)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_ignore_empty_hint, concertina_field_get_ignore_empty_hint)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_keyboard_type, concertina_field_get_keyboard_type)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_mask, concertina_single_line_field_get_mask)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_max_length, concertina_field_get_max_length)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_password, concertina_single_line_field_get_password)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_paste_overflow_policy, concertina_field_get_paste_overflow_policy)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_placeholder_text, concertina_field_get_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_raw_text, concertina_field_get_raw_text)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_required, concertina_field_get_required)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_shows_counter, concertina_field_get_shows_counter)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_state, concertina_field_get_state)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_trim_spaces, concertina_field_get_trim_spaces)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_valid, concertina_field_get_valid)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_validation_pattern, concertina_field_get_validation_pattern)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_validation_policy, concertina_field_get_validation_policy)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_get_validator, concertina_field_get_validator)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_autocapitalization_type, concertina_field_set_autocapitalization_type)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_autocorrection_type, concertina_field_set_autocorrection_type)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_content_type, concertina_field_set_content_type)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_enabled, concertina_field_set_enabled)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_error, concertina_field_set_error)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_hide_on_return, concertina_field_set_hide_on_return)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_hint, concertina_field_set_hint)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_identifier, concertina_field_set_identifier)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_ignore_empty_hint, concertina_field_set_ignore_empty_hint)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_keyboard_type, concertina_field_set_keyboard_type)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_mask, concertina_single_line_field_set_mask)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_max_length, concertina_field_set_max_length)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_password, concertina_single_line_field_set_password)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_paste_overflow_policy, concertina_field_set_paste_overflow_policy)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_placeholder_text, concertina_field_set_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_required, concertina_field_set_required)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_shows_counter, concertina_field_set_shows_counter)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_trim_spaces, concertina_field_set_trim_spaces)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_validation_pattern, concertina_field_set_validation_pattern)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_validation_policy, concertina_field_set_validation_policy)
CONCERTINA_DEFINE_ALIAS (concertina_bordered_text_field_set_validator, concertina_field_set_validator)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_autocapitalization_type, concertina_field_get_autocapitalization_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_autocorrection_type, concertina_field_get_autocorrection_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_content_type, concertina_field_get_content_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_enabled, concertina_field_get_enabled)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_error, concertina_field_get_error)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_hide_on_return, concertina_field_get_hide_on_return)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_hint, concertina_field_get_hint)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_identifier, concertina_field_get_identifier)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_ignore_empty_hint, concertina_field_get_ignore_empty_hint)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_keyboard_type, concertina_field_get_keyboard_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_mask, concertina_single_line_field_get_mask)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_max_length, concertina_field_get_max_length)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_password, concertina_single_line_field_get_password)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_paste_overflow_policy, concertina_field_get_paste_overflow_policy)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_placeholder_text, concertina_field_get_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_raw_text, concertina_field_get_raw_text)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_required, concertina_field_get_required)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_shows_counter, concertina_field_get_shows_counter)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_state, concertina_field_get_state)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_trim_spaces, concertina_field_get_trim_spaces)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_valid, concertina_field_get_valid)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_validation_pattern, concertina_field_get_validation_pattern)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_validation_policy, concertina_field_get_validation_policy)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_get_validator, concertina_field_get_validator)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_autocapitalization_type, concertina_field_set_autocapitalization_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_autocorrection_type, concertina_field_set_autocorrection_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_content_type, concertina_field_set_content_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_enabled, concertina_field_set_enabled)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_error, concertina_field_set_error)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_hide_on_return, concertina_field_set_hide_on_return)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_hint, concertina_field_set_hint)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_identifier, concertina_field_set_identifier)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_ignore_empty_hint, concertina_field_set_ignore_empty_hint)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_keyboard_type, concertina_field_set_keyboard_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_mask, concertina_single_line_field_set_mask)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_max_length, concertina_field_set_max_length)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_password, concertina_single_line_field_set_password)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_paste_overflow_policy, concertina_field_set_paste_overflow_policy)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_placeholder_text, concertina_field_set_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_required, concertina_field_set_required)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_shows_counter, concertina_field_set_shows_counter)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_trim_spaces, concertina_field_set_trim_spaces)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_validation_pattern, concertina_field_set_validation_pattern)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_validation_policy, concertina_field_set_validation_policy)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_field_set_validator, concertina_field_set_validator)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_autocapitalization_type, concertina_field_get_autocapitalization_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_autocorrection_type, concertina_field_get_autocorrection_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_content_type, concertina_field_get_content_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_enabled, concertina_field_get_enabled)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_error, concertina_field_get_error)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_hide_on_return, concertina_field_get_hide_on_return)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_hint, concertina_field_get_hint)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_identifier, concertina_field_get_identifier)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_ignore_empty_hint, concertina_field_get_ignore_empty_hint)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_keyboard_type, concertina_field_get_keyboard_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_max_length, concertina_field_get_max_length)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_paste_overflow_policy, concertina_field_get_paste_overflow_policy)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_placeholder_text, concertina_field_get_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_raw_text, concertina_field_get_raw_text)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_required, concertina_field_get_required)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_shows_counter, concertina_field_get_shows_counter)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_state, concertina_field_get_state)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_text, concertina_field_get_text)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_trim_spaces, concertina_field_get_trim_spaces)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_valid, concertina_field_get_valid)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_validation_pattern, concertina_field_get_validation_pattern)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_validation_policy, concertina_field_get_validation_policy)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_get_validator, concertina_field_get_validator)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_autocapitalization_type, concertina_field_set_autocapitalization_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_autocorrection_type, concertina_field_set_autocorrection_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_content_type, concertina_field_set_content_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_enabled, concertina_field_set_enabled)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_error, concertina_field_set_error)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_hide_on_return, concertina_field_set_hide_on_return)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_hint, concertina_field_set_hint)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_identifier, concertina_field_set_identifier)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_ignore_empty_hint, concertina_field_set_ignore_empty_hint)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_keyboard_type, concertina_field_set_keyboard_type)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_max_length, concertina_field_set_max_length)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_paste_overflow_policy, concertina_field_set_paste_overflow_policy)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_placeholder_text, concertina_field_set_placeholder_text)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_required, concertina_field_set_required)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_shows_counter, concertina_field_set_shows_counter)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_text, concertina_field_set_text)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_trim_spaces, concertina_field_set_trim_spaces)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_validation_pattern, concertina_field_set_validation_pattern)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_validation_policy, concertina_field_set_validation_policy)
CONCERTINA_DEFINE_ALIAS (concertina_underlined_text_view_set_validator, concertina_field_set_validator)
CONCERTINA_DEFINE_ALIAS (concertina_editor_view_get_accessible_name, concertina_growing_view_get_accessible_name)
CONCERTINA_DEFINE_ALIAS (concertina_editor_view_get_font, concertina_growing_view_get_font)
CONCERTINA_DEFINE_ALIAS (concertina_editor_view_set_accessible_name, concertina_growing_view_set_accessible_name)
CONCERTINA_DEFINE_ALIAS (concertina_editor_view_set_font, concertina_growing_view_set_font)
CONCERTINA_DEFINE_ALIAS (concertina_renderer_view_get_accessible_name, concertina_growing_view_get_accessible_name)
CONCERTINA_DEFINE_ALIAS (concertina_renderer_view_get_font, concertina_growing_view_get_font)
CONCERTINA_DEFINE_ALIAS (concertina_renderer_view_set_accessible_name, concertina_growing_view_set_accessible_name)
CONCERTINA_DEFINE_ALIAS (concertina_renderer_view_set_font, concertina_growing_view_set_font)
