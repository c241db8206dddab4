/* Generated from the declarations in Swift by CHeaderTests. */
#include "include/concertina-classes.h"

#include "concertina-swift.h"

static GType
registered (const char *name, GType *type)
{
  if (!*type && concertina_ensure_registered ())
    *type = g_type_from_name (name);
  return *type;
}

GType
concertina_editor_match_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaEditorMatch", &type);
}

GType
concertina_return_key_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaReturnKey", &type);
}

GType
concertina_paste_overflow_policy_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaPasteOverflowPolicy", &type);
}

GType
concertina_validation_policy_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaValidationPolicy", &type);
}

GType
concertina_field_state_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaFieldState", &type);
}

GType
concertina_keyboard_type_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaKeyboardType", &type);
}

GType
concertina_text_content_type_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaTextContentType", &type);
}

GType
concertina_text_autocorrection_type_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaTextAutocorrectionType", &type);
}

GType
concertina_autocapitalization_type_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaAutocapitalizationType", &type);
}

GType
concertina_preset_validator_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaPresetValidator", &type);
}

/**
 * ConcertinaAutoHeightEditor:
 *
 * A text editor that grows with its text from one line to `maxLines`, and then scrolls.
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
 * ConcertinaAutoHeightEditor:font:
 *
 * The font: one of the eleven text styles, or a Pango font description.
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
 * The least number of lines to show, even without text; at most `maxLines`.
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
 * The regular expression that the text is matched against; nil for none.
 *
 * The result is `match`. `regExpUse` sets the same pattern,
 * with a binding for the result.
 */

/**
 * ConcertinaAutoHeightEditor:match:
 *
 * The result of the match so far.
 */

/**
 * ConcertinaAutoHeightEditor:accessible-name:
 *
 * The name that a screen reader reads; empty for none.
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
 * @value: the new value
 *
 * The editor has a new height in pixels, after the layout that gave it to the editor.
 */

/**
 * ConcertinaAutoHeightEditor::match-changed:
 * @self: the widget
 *
 * The result of the match, `match`, has changed.
 */

GType
concertina_auto_height_editor_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaAutoHeightEditor", &type);
}

/**
 * concertina_auto_height_editor_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_auto_height_editor_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_auto_height_editor_get_type (), NULL);
}

/**
 * concertina_auto_height_editor_get_text:
 * @self: a widget
 *
 * The text.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_auto_height_editor_get_text (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), NULL);
  char *value = NULL;
  g_object_get (self, "text", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_text:
 * @self: a widget
 * @value: the value
 *
 * The text.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 */
void
concertina_auto_height_editor_set_text (ConcertinaAutoHeightEditor *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "text", value, NULL);
}

/**
 * concertina_auto_height_editor_get_enabled:
 * @self: a widget
 *
 * Whether text can be entered; setting it sets the binding.
 *
 * Returns: the value
 */
gboolean
concertina_auto_height_editor_get_enabled (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "enabled", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_enabled:
 * @self: a widget
 * @value: the value
 *
 * Whether text can be entered; setting it sets the binding.
 */
void
concertina_auto_height_editor_set_enabled (ConcertinaAutoHeightEditor *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "enabled", value, NULL);
}

/**
 * concertina_auto_height_editor_get_font:
 * @self: a widget
 *
 * The font: one of the eleven text styles, or a Pango font description.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_auto_height_editor_get_font (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), NULL);
  char *value = NULL;
  g_object_get (self, "font", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_font:
 * @self: a widget
 * @value: the value
 *
 * The font: one of the eleven text styles, or a Pango font description.
 */
void
concertina_auto_height_editor_set_font (ConcertinaAutoHeightEditor *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "font", value, NULL);
}

/**
 * concertina_auto_height_editor_get_line_spacing:
 * @self: a widget
 *
 * The space between lines in pixels; a negative value or NaN means none.
 *
 * Returns: the value
 */
double
concertina_auto_height_editor_get_line_spacing (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), 0);
  double value = 0;
  g_object_get (self, "line-spacing", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_line_spacing:
 * @self: a widget
 * @value: the value
 *
 * The space between lines in pixels; a negative value or NaN means none.
 */
void
concertina_auto_height_editor_set_line_spacing (ConcertinaAutoHeightEditor *self, double value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "line-spacing", value, NULL);
}

/**
 * concertina_auto_height_editor_get_max_lines:
 * @self: a widget
 *
 * The number of lines at which the editor stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 */
int
concertina_auto_height_editor_get_max_lines (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), 0);
  int value = 0;
  g_object_get (self, "max-lines", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_max_lines:
 * @self: a widget
 * @value: the value
 *
 * The number of lines at which the editor stops growing; less than 1 counts as 1.
 */
void
concertina_auto_height_editor_set_max_lines (ConcertinaAutoHeightEditor *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "max-lines", value, NULL);
}

/**
 * concertina_auto_height_editor_get_min_lines:
 * @self: a widget
 *
 * The least number of lines to show, even without text; at most `maxLines`.
 *
 * Returns: the value
 */
int
concertina_auto_height_editor_get_min_lines (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), 0);
  int value = 0;
  g_object_get (self, "min-lines", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_min_lines:
 * @self: a widget
 * @value: the value
 *
 * The least number of lines to show, even without text; at most `maxLines`.
 */
void
concertina_auto_height_editor_set_min_lines (ConcertinaAutoHeightEditor *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "min-lines", value, NULL);
}

/**
 * concertina_auto_height_editor_get_has_border:
 * @self: a widget
 *
 * Whether the editor draws a border with round corners; its size is the same either way.
 *
 * Returns: the value
 */
gboolean
concertina_auto_height_editor_get_has_border (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "has-border", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_has_border:
 * @self: a widget
 * @value: the value
 *
 * Whether the editor draws a border with round corners; its size is the same either way.
 */
void
concertina_auto_height_editor_set_has_border (ConcertinaAutoHeightEditor *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "has-border", value, NULL);
}

/**
 * concertina_auto_height_editor_get_placeholder_text:
 * @self: a widget
 *
 * The text that the editor shows while it is enabled and empty.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_auto_height_editor_get_placeholder_text (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), NULL);
  char *value = NULL;
  g_object_get (self, "placeholder-text", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_placeholder_text:
 * @self: a widget
 * @value: the value
 *
 * The text that the editor shows while it is enabled and empty.
 */
void
concertina_auto_height_editor_set_placeholder_text (ConcertinaAutoHeightEditor *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "placeholder-text", value, NULL);
}

/**
 * concertina_auto_height_editor_get_disabled_placeholder:
 * @self: a widget
 *
 * The text that the editor shows instead of its own while it is disabled.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_auto_height_editor_get_disabled_placeholder (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), NULL);
  char *value = NULL;
  g_object_get (self, "disabled-placeholder", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_disabled_placeholder:
 * @self: a widget
 * @value: the value
 *
 * The text that the editor shows instead of its own while it is disabled.
 */
void
concertina_auto_height_editor_set_disabled_placeholder (ConcertinaAutoHeightEditor *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "disabled-placeholder", value, NULL);
}

/**
 * concertina_auto_height_editor_get_pattern:
 * @self: a widget
 *
 * The regular expression that the text is matched against; nil for none.
 *
 * The result is `match`. `regExpUse` sets the same pattern,
 * with a binding for the result.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_auto_height_editor_get_pattern (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), NULL);
  char *value = NULL;
  g_object_get (self, "pattern", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_pattern:
 * @self: a widget
 * @value: the value
 *
 * The regular expression that the text is matched against; nil for none.
 *
 * The result is `match`. `regExpUse` sets the same pattern,
 * with a binding for the result.
 */
void
concertina_auto_height_editor_set_pattern (ConcertinaAutoHeightEditor *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "pattern", value, NULL);
}

/**
 * concertina_auto_height_editor_get_match:
 * @self: a widget
 *
 * The result of the match so far.
 *
 * Returns: the value
 */
ConcertinaEditorMatch
concertina_auto_height_editor_get_match (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), 0);
  ConcertinaEditorMatch value = 0;
  g_object_get (self, "match", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_get_accessible_name:
 * @self: a widget
 *
 * The name that a screen reader reads; empty for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_auto_height_editor_get_accessible_name (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), NULL);
  char *value = NULL;
  g_object_get (self, "accessible-name", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_accessible_name:
 * @self: a widget
 * @value: the value
 *
 * The name that a screen reader reads; empty for none.
 */
void
concertina_auto_height_editor_set_accessible_name (ConcertinaAutoHeightEditor *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "accessible-name", value, NULL);
}

/**
 * concertina_auto_height_editor_get_accessible_description:
 * @self: a widget
 *
 * The longer description that a screen reader can read; empty for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_auto_height_editor_get_accessible_description (ConcertinaAutoHeightEditor *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self), NULL);
  char *value = NULL;
  g_object_get (self, "accessible-description", &value, NULL);
  return value;
}

/**
 * concertina_auto_height_editor_set_accessible_description:
 * @self: a widget
 * @value: the value
 *
 * The longer description that a screen reader can read; empty for none.
 */
void
concertina_auto_height_editor_set_accessible_description (ConcertinaAutoHeightEditor *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_AUTO_HEIGHT_EDITOR (self));
  g_object_set (self, "accessible-description", value, NULL);
}

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
 * ConcertinaExpandableTextView:font:
 *
 * The font: one of the eleven text styles, or a Pango font description.
 */

/**
 * ConcertinaExpandableTextView:accessible-name:
 *
 * The name that a screen reader reads; empty for none.
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
 * @value: the new value
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

GType
concertina_expandable_text_view_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaExpandableTextView", &type);
}

/**
 * concertina_expandable_text_view_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_expandable_text_view_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_expandable_text_view_get_type (), NULL);
}

/**
 * concertina_expandable_text_view_get_text:
 * @self: a widget
 *
 * The text.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_expandable_text_view_get_text (ConcertinaExpandableTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "text", &value, NULL);
  return value;
}

/**
 * concertina_expandable_text_view_set_text:
 * @self: a widget
 * @value: the value
 *
 * The text.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 */
void
concertina_expandable_text_view_set_text (ConcertinaExpandableTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self));
  g_object_set (self, "text", value, NULL);
}

/**
 * concertina_expandable_text_view_get_max_lines:
 * @self: a widget
 *
 * The number of lines at which the view stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 */
int
concertina_expandable_text_view_get_max_lines (ConcertinaExpandableTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self), 0);
  int value = 0;
  g_object_get (self, "max-lines", &value, NULL);
  return value;
}

/**
 * concertina_expandable_text_view_set_max_lines:
 * @self: a widget
 * @value: the value
 *
 * The number of lines at which the view stops growing; less than 1 counts as 1.
 */
void
concertina_expandable_text_view_set_max_lines (ConcertinaExpandableTextView *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self));
  g_object_set (self, "max-lines", value, NULL);
}

/**
 * concertina_expandable_text_view_get_min_height:
 * @self: a widget
 *
 * The least height in pixels; a value below the height of a line has no effect.
 *
 * Returns: the value
 */
int
concertina_expandable_text_view_get_min_height (ConcertinaExpandableTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self), 0);
  int value = 0;
  g_object_get (self, "min-height", &value, NULL);
  return value;
}

/**
 * concertina_expandable_text_view_set_min_height:
 * @self: a widget
 * @value: the value
 *
 * The least height in pixels; a value below the height of a line has no effect.
 */
void
concertina_expandable_text_view_set_min_height (ConcertinaExpandableTextView *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self));
  g_object_set (self, "min-height", value, NULL);
}

/**
 * concertina_expandable_text_view_get_placeholder_text:
 * @self: a widget
 *
 * The text to show while the view is empty.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_expandable_text_view_get_placeholder_text (ConcertinaExpandableTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "placeholder-text", &value, NULL);
  return value;
}

/**
 * concertina_expandable_text_view_set_placeholder_text:
 * @self: a widget
 * @value: the value
 *
 * The text to show while the view is empty.
 */
void
concertina_expandable_text_view_set_placeholder_text (ConcertinaExpandableTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self));
  g_object_set (self, "placeholder-text", value, NULL);
}

/**
 * concertina_expandable_text_view_get_font:
 * @self: a widget
 *
 * The font: one of the eleven text styles, or a Pango font description.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_expandable_text_view_get_font (ConcertinaExpandableTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "font", &value, NULL);
  return value;
}

/**
 * concertina_expandable_text_view_set_font:
 * @self: a widget
 * @value: the value
 *
 * The font: one of the eleven text styles, or a Pango font description.
 */
void
concertina_expandable_text_view_set_font (ConcertinaExpandableTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self));
  g_object_set (self, "font", value, NULL);
}

/**
 * concertina_expandable_text_view_get_accessible_name:
 * @self: a widget
 *
 * The name that a screen reader reads; empty for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_expandable_text_view_get_accessible_name (ConcertinaExpandableTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "accessible-name", &value, NULL);
  return value;
}

/**
 * concertina_expandable_text_view_set_accessible_name:
 * @self: a widget
 * @value: the value
 *
 * The name that a screen reader reads; empty for none.
 */
void
concertina_expandable_text_view_set_accessible_name (ConcertinaExpandableTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TEXT_VIEW (self));
  g_object_set (self, "accessible-name", value, NULL);
}

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
 * The greatest number of user-perceived characters that can be sent; nil for any number.
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
 * The error that the bar shows; nil for none.
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
 * A button on the other side of the text, for attachments, for example; nil for none.
 */

/**
 * ConcertinaExpandableToolbar:top-slot:
 *
 * The widget above the text, such as a strip of attachments or a quoted message; nil for none.
 */

/**
 * ConcertinaExpandableToolbar:bottom-slot:
 *
 * The widget below the text, such as a row of tools; nil for none.
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
 * @value: the new value
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
 * @text: the text
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

GType
concertina_expandable_toolbar_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaExpandableToolbar", &type);
}

/**
 * concertina_expandable_toolbar_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_expandable_toolbar_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_expandable_toolbar_get_type (), NULL);
}

/**
 * concertina_expandable_toolbar_get_text:
 * @self: a widget
 *
 * The text, without what was sent.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_expandable_toolbar_get_text (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), NULL);
  char *value = NULL;
  g_object_get (self, "text", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_set_text:
 * @self: a widget
 * @value: the value
 *
 * The text, without what was sent.
 *
 * Setting it is a single step for undo; reading it makes a copy.
 */
void
concertina_expandable_toolbar_set_text (ConcertinaExpandableToolbar *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "text", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_max_lines:
 * @self: a widget
 *
 * The number of lines at which the bar stops growing; less than 1 counts as 1.
 *
 * Returns: the value
 */
int
concertina_expandable_toolbar_get_max_lines (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), 0);
  int value = 0;
  g_object_get (self, "max-lines", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_set_max_lines:
 * @self: a widget
 * @value: the value
 *
 * The number of lines at which the bar stops growing; less than 1 counts as 1.
 */
void
concertina_expandable_toolbar_set_max_lines (ConcertinaExpandableToolbar *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "max-lines", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_placeholder_text:
 * @self: a widget
 *
 * The text to show while the bar is empty.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_expandable_toolbar_get_placeholder_text (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), NULL);
  char *value = NULL;
  g_object_get (self, "placeholder-text", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_set_placeholder_text:
 * @self: a widget
 * @value: the value
 *
 * The text to show while the bar is empty.
 */
void
concertina_expandable_toolbar_set_placeholder_text (ConcertinaExpandableToolbar *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "placeholder-text", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_animation_duration:
 * @self: a widget
 *
 * The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation
 * off.
 *
 * Returns: the value
 */
double
concertina_expandable_toolbar_get_animation_duration (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), 0);
  double value = 0;
  g_object_get (self, "animation-duration", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_set_animation_duration:
 * @self: a widget
 * @value: the value
 *
 * The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation
 * off.
 */
void
concertina_expandable_toolbar_set_animation_duration (ConcertinaExpandableToolbar *self, double value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "animation-duration", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_return_key:
 * @self: a widget
 *
 * The action of the Return key.
 *
 * Returns: the value
 */
ConcertinaReturnKey
concertina_expandable_toolbar_get_return_key (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), 0);
  ConcertinaReturnKey value = 0;
  g_object_get (self, "return-key", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_set_return_key:
 * @self: a widget
 * @value: the value
 *
 * The action of the Return key.
 */
void
concertina_expandable_toolbar_set_return_key (ConcertinaExpandableToolbar *self, ConcertinaReturnKey value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "return-key", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_max_length:
 * @self: a widget
 *
 * The greatest number of user-perceived characters that can be sent; nil for any number.
 *
 * Near the limit a counter shows how many are left: above the Send button, or beside it while
 * the text is one line. Text over the limit is highlighted and
 * stays.
 *
 * Returns: the value
 */
int
concertina_expandable_toolbar_get_max_length (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), 0);
  int value = 0;
  g_object_get (self, "max-length", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_set_max_length:
 * @self: a widget
 * @value: the value
 *
 * The greatest number of user-perceived characters that can be sent; nil for any number.
 *
 * Near the limit a counter shows how many are left: above the Send button, or beside it while
 * the text is one line. Text over the limit is highlighted and
 * stays.
 */
void
concertina_expandable_toolbar_set_max_length (ConcertinaExpandableToolbar *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "max-length", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_checks_spelling:
 * @self: a widget
 *
 * Whether misspelled words are underlined, with corrections in the menu; true by default.
 *
 * The dictionary is that of the user's language, if Enchant is installed and has one; otherwise
 * nothing is checked. Set `area.spellChecker` to use another checker.
 *
 * Returns: the value
 */
gboolean
concertina_expandable_toolbar_get_checks_spelling (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "checks-spelling", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_set_checks_spelling:
 * @self: a widget
 * @value: the value
 *
 * Whether misspelled words are underlined, with corrections in the menu; true by default.
 *
 * The dictionary is that of the user's language, if Enchant is installed and has one; otherwise
 * nothing is checked. Set `area.spellChecker` to use another checker.
 */
void
concertina_expandable_toolbar_set_checks_spelling (ConcertinaExpandableToolbar *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "checks-spelling", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_sending:
 * @self: a widget
 *
 * Whether a message is being sent.
 *
 * Returns: the value
 */
gboolean
concertina_expandable_toolbar_get_sending (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "sending", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_get_error:
 * @self: a widget
 *
 * The error that the bar shows; nil for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_expandable_toolbar_get_error (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), NULL);
  char *value = NULL;
  g_object_get (self, "error", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_get_shows_pending_messages:
 * @self: a widget
 *
 * Whether the messages that have not arrived stand above the text; true by default.
 *
 * Turn it off where the conversation itself shows `pendingMessages`.
 *
 * Returns: the value
 */
gboolean
concertina_expandable_toolbar_get_shows_pending_messages (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "shows-pending-messages", &value, NULL);
  return value;
}

/**
 * concertina_expandable_toolbar_set_shows_pending_messages:
 * @self: a widget
 * @value: the value
 *
 * Whether the messages that have not arrived stand above the text; true by default.
 *
 * Turn it off where the conversation itself shows `pendingMessages`.
 */
void
concertina_expandable_toolbar_set_shows_pending_messages (ConcertinaExpandableToolbar *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "shows-pending-messages", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_left_button:
 * @self: a widget
 *
 * A button on the other side of the text, for attachments, for example; nil for none.
 *
 * Returns: (transfer none) (nullable): the value
 */
GtkButton *
concertina_expandable_toolbar_get_left_button (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), NULL);
  GtkButton *value = NULL;
  g_object_get (self, "left-button", &value, NULL);
  if (value)
    g_object_unref (value);
  return value;
}

/**
 * concertina_expandable_toolbar_set_left_button:
 * @self: a widget
 * @value: (nullable): the value
 *
 * A button on the other side of the text, for attachments, for example; nil for none.
 */
void
concertina_expandable_toolbar_set_left_button (ConcertinaExpandableToolbar *self, GtkButton *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "left-button", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_top_slot:
 * @self: a widget
 *
 * The widget above the text, such as a strip of attachments or a quoted message; nil for none.
 *
 * Returns: (transfer none) (nullable): the value
 */
GtkWidget *
concertina_expandable_toolbar_get_top_slot (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), NULL);
  GtkWidget *value = NULL;
  g_object_get (self, "top-slot", &value, NULL);
  if (value)
    g_object_unref (value);
  return value;
}

/**
 * concertina_expandable_toolbar_set_top_slot:
 * @self: a widget
 * @value: (nullable): the value
 *
 * The widget above the text, such as a strip of attachments or a quoted message; nil for none.
 */
void
concertina_expandable_toolbar_set_top_slot (ConcertinaExpandableToolbar *self, GtkWidget *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "top-slot", value, NULL);
}

/**
 * concertina_expandable_toolbar_get_bottom_slot:
 * @self: a widget
 *
 * The widget below the text, such as a row of tools; nil for none.
 *
 * Returns: (transfer none) (nullable): the value
 */
GtkWidget *
concertina_expandable_toolbar_get_bottom_slot (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), NULL);
  GtkWidget *value = NULL;
  g_object_get (self, "bottom-slot", &value, NULL);
  if (value)
    g_object_unref (value);
  return value;
}

/**
 * concertina_expandable_toolbar_set_bottom_slot:
 * @self: a widget
 * @value: (nullable): the value
 *
 * The widget below the text, such as a row of tools; nil for none.
 */
void
concertina_expandable_toolbar_set_bottom_slot (ConcertinaExpandableToolbar *self, GtkWidget *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_object_set (self, "bottom-slot", value, NULL);
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

GType
concertina_composer_page_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaComposerPage", &type);
}

/**
 * concertina_composer_page_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_composer_page_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_composer_page_get_type (), NULL);
}

/**
 * concertina_composer_page_get_content:
 * @self: a widget
 *
 * The widget above the bar.
 *
 * A scrolled window keeps showing its end while the bar grows.
 *
 * Returns: (transfer none) (nullable): the value
 */
GtkWidget *
concertina_composer_page_get_content (ConcertinaComposerPage *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_COMPOSER_PAGE (self), NULL);
  GtkWidget *value = NULL;
  g_object_get (self, "content", &value, NULL);
  if (value)
    g_object_unref (value);
  return value;
}

/**
 * concertina_composer_page_set_content:
 * @self: a widget
 * @value: (nullable): the value
 *
 * The widget above the bar.
 *
 * A scrolled window keeps showing its end while the bar grows.
 */
void
concertina_composer_page_set_content (ConcertinaComposerPage *self, GtkWidget *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_COMPOSER_PAGE (self));
  g_object_set (self, "content", value, NULL);
}

/**
 * concertina_composer_page_get_toolbar:
 * @self: a widget
 *
 * The bar.
 *
 * Returns: (transfer none) (nullable): the value
 */
ConcertinaExpandableToolbar *
concertina_composer_page_get_toolbar (ConcertinaComposerPage *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_COMPOSER_PAGE (self), NULL);
  ConcertinaExpandableToolbar *value = NULL;
  g_object_get (self, "toolbar", &value, NULL);
  if (value)
    g_object_unref (value);
  return value;
}

/**
 * concertina_composer_page_set_toolbar:
 * @self: a widget
 * @value: (nullable): the value
 *
 * The bar.
 */
void
concertina_composer_page_set_toolbar (ConcertinaComposerPage *self, ConcertinaExpandableToolbar *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_COMPOSER_PAGE (self));
  g_object_set (self, "toolbar", value, NULL);
}

/**
 * ConcertinaBorderedTextField:
 *
 * A field with a title above its text and a frame around it.
 */

/**
 * ConcertinaBorderedTextField:placeholder-text:
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 */

/**
 * ConcertinaBorderedTextField:max-length:
 *
 * The greatest number of user-perceived characters; nil for any number.
 */

/**
 * ConcertinaBorderedTextField:paste-overflow-policy:
 *
 * The treatment of a paste that is too long for the remaining room.
 */

/**
 * ConcertinaBorderedTextField:trim-spaces:
 *
 * Whether white space at both ends is removed when editing ends.
 */

/**
 * ConcertinaBorderedTextField:hide-on-return:
 *
 * Whether Return takes the focus away if there is no next field.
 */

/**
 * ConcertinaBorderedTextField:enabled:
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 */

/**
 * ConcertinaBorderedTextField:validation-policy:
 *
 * When the text is validated automatically.
 */

/**
 * ConcertinaBorderedTextField:shows-counter:
 *
 * Whether a counter shows the length of the text and its maximum.
 */

/**
 * ConcertinaBorderedTextField:ignore-empty-hint:
 *
 * Whether a field that grows takes no space for a missing hint.
 */

/**
 * ConcertinaBorderedTextField:text:
 *
 * The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
 */

/**
 * ConcertinaBorderedTextField:raw-text:
 *
 * The value: the text without the mask's own characters, except for those in braces.
 *
 * For a sum of money it is the number, with a point before the fraction.
 */

/**
 * ConcertinaBorderedTextField:hint:
 *
 * The hint below the field; empty for none.
 */

/**
 * ConcertinaBorderedTextField:error:
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 */

/**
 * ConcertinaBorderedTextField:valid:
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 */

/**
 * ConcertinaBorderedTextField:state:
 *
 * The present state of the field; an error takes precedence over everything else.
 */

/**
 * ConcertinaBorderedTextField:identifier:
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 */

/**
 * ConcertinaBorderedTextField:keyboard-type:
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 */

/**
 * ConcertinaBorderedTextField:content-type:
 *
 * The meaning of the text, so that it can be entered with less effort.
 */

/**
 * ConcertinaBorderedTextField:autocorrection-type:
 *
 * Whether the spelling of the text is checked.
 */

/**
 * ConcertinaBorderedTextField:autocapitalization-type:
 *
 * The letters that are capitalized while the user types.
 */

/**
 * ConcertinaBorderedTextField:required:
 *
 * Whether an empty text is an error.
 */

/**
 * ConcertinaBorderedTextField:validator:
 *
 * The kind of text that is valid, beside an empty one.
 */

/**
 * ConcertinaBorderedTextField:validation-pattern:
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 */

/**
 * ConcertinaBorderedTextField:password:
 *
 * Whether the field hides its text, and has a button that shows it.
 */

/**
 * ConcertinaBorderedTextField:mask:
 *
 * The mask that formats and checks the text while it is typed, if there is one.
 *
 * In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
 * by itself.
 */

/**
 * ConcertinaBorderedTextField::changed:
 * @self: the widget
 *
 * Called after each change of the text, whether by the user or by the app.
 */

/**
 * ConcertinaBorderedTextField::activate:
 * @self: the widget
 *
 * Called when Return is pressed in a field without a next field; never in a field of several
 * lines.
 */

/**
 * ConcertinaBorderedTextField::begin-editing:
 * @self: the widget
 *
 * Called when editing begins, because the field gets the focus.
 */

/**
 * ConcertinaBorderedTextField::end-editing:
 * @self: the widget
 *
 * Called when editing has ended and the text is trimmed and validated.
 */

/**
 * ConcertinaBorderedTextField::button-pressed:
 * @self: the widget
 *
 * Called when the button in the field is pressed; in a password field, before the password is
 * shown or hidden.
 */

/**
 * ConcertinaBorderedTextField::validation-changed:
 * @self: the widget
 * @flag: the new state
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 */

/**
 * ConcertinaBorderedTextField::state-changed:
 * @self: the widget
 * @value: the new value
 *
 * Called when the field shows another state.
 */

/**
 * ConcertinaBorderedTextField::height-changed:
 * @self: the widget
 * @value: the new value
 *
 * Called with the field's new height in pixels, after the layout that allocated it.
 */

/**
 * ConcertinaBorderedTextField::input-rejected:
 * @self: the widget
 * @value: the new value
 *
 * Called with the number of characters of an insertion that were rejected for lack of room, so
 * that nothing is cut off silently.
 */

GType
concertina_bordered_text_field_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaBorderedTextField", &type);
}

/**
 * concertina_bordered_text_field_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_bordered_text_field_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_bordered_text_field_get_type (), NULL);
}

/**
 * concertina_bordered_text_field_get_placeholder_text:
 * @self: a widget
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_bordered_text_field_get_placeholder_text (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "placeholder-text", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_placeholder_text:
 * @self: a widget
 * @value: the value
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 */
void
concertina_bordered_text_field_set_placeholder_text (ConcertinaBorderedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "placeholder-text", value, NULL);
}

/**
 * concertina_bordered_text_field_get_max_length:
 * @self: a widget
 *
 * The greatest number of user-perceived characters; nil for any number.
 *
 * Returns: the value
 */
int
concertina_bordered_text_field_get_max_length (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  int value = 0;
  g_object_get (self, "max-length", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_max_length:
 * @self: a widget
 * @value: the value
 *
 * The greatest number of user-perceived characters; nil for any number.
 */
void
concertina_bordered_text_field_set_max_length (ConcertinaBorderedTextField *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "max-length", value, NULL);
}

/**
 * concertina_bordered_text_field_get_paste_overflow_policy:
 * @self: a widget
 *
 * The treatment of a paste that is too long for the remaining room.
 *
 * Returns: the value
 */
ConcertinaPasteOverflowPolicy
concertina_bordered_text_field_get_paste_overflow_policy (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  ConcertinaPasteOverflowPolicy value = 0;
  g_object_get (self, "paste-overflow-policy", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_paste_overflow_policy:
 * @self: a widget
 * @value: the value
 *
 * The treatment of a paste that is too long for the remaining room.
 */
void
concertina_bordered_text_field_set_paste_overflow_policy (ConcertinaBorderedTextField *self, ConcertinaPasteOverflowPolicy value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "paste-overflow-policy", value, NULL);
}

/**
 * concertina_bordered_text_field_get_trim_spaces:
 * @self: a widget
 *
 * Whether white space at both ends is removed when editing ends.
 *
 * Returns: the value
 */
gboolean
concertina_bordered_text_field_get_trim_spaces (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "trim-spaces", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_trim_spaces:
 * @self: a widget
 * @value: the value
 *
 * Whether white space at both ends is removed when editing ends.
 */
void
concertina_bordered_text_field_set_trim_spaces (ConcertinaBorderedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "trim-spaces", value, NULL);
}

/**
 * concertina_bordered_text_field_get_hide_on_return:
 * @self: a widget
 *
 * Whether Return takes the focus away if there is no next field.
 *
 * Returns: the value
 */
gboolean
concertina_bordered_text_field_get_hide_on_return (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "hide-on-return", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_hide_on_return:
 * @self: a widget
 * @value: the value
 *
 * Whether Return takes the focus away if there is no next field.
 */
void
concertina_bordered_text_field_set_hide_on_return (ConcertinaBorderedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "hide-on-return", value, NULL);
}

/**
 * concertina_bordered_text_field_get_enabled:
 * @self: a widget
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 *
 * Returns: the value
 */
gboolean
concertina_bordered_text_field_get_enabled (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "enabled", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_enabled:
 * @self: a widget
 * @value: the value
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 */
void
concertina_bordered_text_field_set_enabled (ConcertinaBorderedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "enabled", value, NULL);
}

/**
 * concertina_bordered_text_field_get_validation_policy:
 * @self: a widget
 *
 * When the text is validated automatically.
 *
 * Returns: the value
 */
ConcertinaValidationPolicy
concertina_bordered_text_field_get_validation_policy (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  ConcertinaValidationPolicy value = 0;
  g_object_get (self, "validation-policy", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_validation_policy:
 * @self: a widget
 * @value: the value
 *
 * When the text is validated automatically.
 */
void
concertina_bordered_text_field_set_validation_policy (ConcertinaBorderedTextField *self, ConcertinaValidationPolicy value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "validation-policy", value, NULL);
}

/**
 * concertina_bordered_text_field_get_shows_counter:
 * @self: a widget
 *
 * Whether a counter shows the length of the text and its maximum.
 *
 * Returns: the value
 */
gboolean
concertina_bordered_text_field_get_shows_counter (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "shows-counter", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_shows_counter:
 * @self: a widget
 * @value: the value
 *
 * Whether a counter shows the length of the text and its maximum.
 */
void
concertina_bordered_text_field_set_shows_counter (ConcertinaBorderedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "shows-counter", value, NULL);
}

/**
 * concertina_bordered_text_field_get_ignore_empty_hint:
 * @self: a widget
 *
 * Whether a field that grows takes no space for a missing hint.
 *
 * Returns: the value
 */
gboolean
concertina_bordered_text_field_get_ignore_empty_hint (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "ignore-empty-hint", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_ignore_empty_hint:
 * @self: a widget
 * @value: the value
 *
 * Whether a field that grows takes no space for a missing hint.
 */
void
concertina_bordered_text_field_set_ignore_empty_hint (ConcertinaBorderedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "ignore-empty-hint", value, NULL);
}

/**
 * concertina_bordered_text_field_get_raw_text:
 * @self: a widget
 *
 * The value: the text without the mask's own characters, except for those in braces.
 *
 * For a sum of money it is the number, with a point before the fraction.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_bordered_text_field_get_raw_text (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "raw-text", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_get_hint:
 * @self: a widget
 *
 * The hint below the field; empty for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_bordered_text_field_get_hint (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "hint", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_hint:
 * @self: a widget
 * @value: the value
 *
 * The hint below the field; empty for none.
 */
void
concertina_bordered_text_field_set_hint (ConcertinaBorderedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "hint", value, NULL);
}

/**
 * concertina_bordered_text_field_get_error:
 * @self: a widget
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_bordered_text_field_get_error (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "error", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_error:
 * @self: a widget
 * @value: the value
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 */
void
concertina_bordered_text_field_set_error (ConcertinaBorderedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "error", value, NULL);
}

/**
 * concertina_bordered_text_field_get_valid:
 * @self: a widget
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 *
 * Returns: the value
 */
gboolean
concertina_bordered_text_field_get_valid (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "valid", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_get_state:
 * @self: a widget
 *
 * The present state of the field; an error takes precedence over everything else.
 *
 * Returns: the value
 */
ConcertinaFieldState
concertina_bordered_text_field_get_state (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  ConcertinaFieldState value = 0;
  g_object_get (self, "state", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_get_identifier:
 * @self: a widget
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_bordered_text_field_get_identifier (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "identifier", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_identifier:
 * @self: a widget
 * @value: the value
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 */
void
concertina_bordered_text_field_set_identifier (ConcertinaBorderedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "identifier", value, NULL);
}

/**
 * concertina_bordered_text_field_get_keyboard_type:
 * @self: a widget
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 *
 * Returns: the value
 */
ConcertinaKeyboardType
concertina_bordered_text_field_get_keyboard_type (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  ConcertinaKeyboardType value = 0;
  g_object_get (self, "keyboard-type", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_keyboard_type:
 * @self: a widget
 * @value: the value
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 */
void
concertina_bordered_text_field_set_keyboard_type (ConcertinaBorderedTextField *self, ConcertinaKeyboardType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "keyboard-type", value, NULL);
}

/**
 * concertina_bordered_text_field_get_content_type:
 * @self: a widget
 *
 * The meaning of the text, so that it can be entered with less effort.
 *
 * Returns: the value
 */
ConcertinaTextContentType
concertina_bordered_text_field_get_content_type (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  ConcertinaTextContentType value = 0;
  g_object_get (self, "content-type", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_content_type:
 * @self: a widget
 * @value: the value
 *
 * The meaning of the text, so that it can be entered with less effort.
 */
void
concertina_bordered_text_field_set_content_type (ConcertinaBorderedTextField *self, ConcertinaTextContentType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "content-type", value, NULL);
}

/**
 * concertina_bordered_text_field_get_autocorrection_type:
 * @self: a widget
 *
 * Whether the spelling of the text is checked.
 *
 * Returns: the value
 */
ConcertinaTextAutocorrectionType
concertina_bordered_text_field_get_autocorrection_type (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  ConcertinaTextAutocorrectionType value = 0;
  g_object_get (self, "autocorrection-type", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_autocorrection_type:
 * @self: a widget
 * @value: the value
 *
 * Whether the spelling of the text is checked.
 */
void
concertina_bordered_text_field_set_autocorrection_type (ConcertinaBorderedTextField *self, ConcertinaTextAutocorrectionType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "autocorrection-type", value, NULL);
}

/**
 * concertina_bordered_text_field_get_autocapitalization_type:
 * @self: a widget
 *
 * The letters that are capitalized while the user types.
 *
 * Returns: the value
 */
ConcertinaAutocapitalizationType
concertina_bordered_text_field_get_autocapitalization_type (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  ConcertinaAutocapitalizationType value = 0;
  g_object_get (self, "autocapitalization-type", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_autocapitalization_type:
 * @self: a widget
 * @value: the value
 *
 * The letters that are capitalized while the user types.
 */
void
concertina_bordered_text_field_set_autocapitalization_type (ConcertinaBorderedTextField *self, ConcertinaAutocapitalizationType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "autocapitalization-type", value, NULL);
}

/**
 * concertina_bordered_text_field_get_required:
 * @self: a widget
 *
 * Whether an empty text is an error.
 *
 * Returns: the value
 */
gboolean
concertina_bordered_text_field_get_required (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "required", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_required:
 * @self: a widget
 * @value: the value
 *
 * Whether an empty text is an error.
 */
void
concertina_bordered_text_field_set_required (ConcertinaBorderedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "required", value, NULL);
}

/**
 * concertina_bordered_text_field_get_validator:
 * @self: a widget
 *
 * The kind of text that is valid, beside an empty one.
 *
 * Returns: the value
 */
ConcertinaPresetValidator
concertina_bordered_text_field_get_validator (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), 0);
  ConcertinaPresetValidator value = 0;
  g_object_get (self, "validator", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_validator:
 * @self: a widget
 * @value: the value
 *
 * The kind of text that is valid, beside an empty one.
 */
void
concertina_bordered_text_field_set_validator (ConcertinaBorderedTextField *self, ConcertinaPresetValidator value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "validator", value, NULL);
}

/**
 * concertina_bordered_text_field_get_validation_pattern:
 * @self: a widget
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_bordered_text_field_get_validation_pattern (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "validation-pattern", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_validation_pattern:
 * @self: a widget
 * @value: the value
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 */
void
concertina_bordered_text_field_set_validation_pattern (ConcertinaBorderedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "validation-pattern", value, NULL);
}

/**
 * concertina_bordered_text_field_get_password:
 * @self: a widget
 *
 * Whether the field hides its text, and has a button that shows it.
 *
 * Returns: the value
 */
gboolean
concertina_bordered_text_field_get_password (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "password", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_password:
 * @self: a widget
 * @value: the value
 *
 * Whether the field hides its text, and has a button that shows it.
 */
void
concertina_bordered_text_field_set_password (ConcertinaBorderedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "password", value, NULL);
}

/**
 * concertina_bordered_text_field_get_mask:
 * @self: a widget
 *
 * The mask that formats and checks the text while it is typed, if there is one.
 *
 * In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
 * by itself.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_bordered_text_field_get_mask (ConcertinaBorderedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "mask", &value, NULL);
  return value;
}

/**
 * concertina_bordered_text_field_set_mask:
 * @self: a widget
 * @value: the value
 *
 * The mask that formats and checks the text while it is typed, if there is one.
 *
 * In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
 * by itself.
 */
void
concertina_bordered_text_field_set_mask (ConcertinaBorderedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_BORDERED_TEXT_FIELD (self));
  g_object_set (self, "mask", value, NULL);
}

/**
 * ConcertinaUnderlinedTextField:
 *
 * A field with a line under its text and a placeholder that floats above it.
 */

/**
 * ConcertinaUnderlinedTextField:placeholder-text:
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 */

/**
 * ConcertinaUnderlinedTextField:max-length:
 *
 * The greatest number of user-perceived characters; nil for any number.
 */

/**
 * ConcertinaUnderlinedTextField:paste-overflow-policy:
 *
 * The treatment of a paste that is too long for the remaining room.
 */

/**
 * ConcertinaUnderlinedTextField:trim-spaces:
 *
 * Whether white space at both ends is removed when editing ends.
 */

/**
 * ConcertinaUnderlinedTextField:hide-on-return:
 *
 * Whether Return takes the focus away if there is no next field.
 */

/**
 * ConcertinaUnderlinedTextField:enabled:
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 */

/**
 * ConcertinaUnderlinedTextField:validation-policy:
 *
 * When the text is validated automatically.
 */

/**
 * ConcertinaUnderlinedTextField:shows-counter:
 *
 * Whether a counter shows the length of the text and its maximum.
 */

/**
 * ConcertinaUnderlinedTextField:ignore-empty-hint:
 *
 * Whether a field that grows takes no space for a missing hint.
 */

/**
 * ConcertinaUnderlinedTextField:text:
 *
 * The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
 */

/**
 * ConcertinaUnderlinedTextField:raw-text:
 *
 * The value: the text without the mask's own characters, except for those in braces.
 *
 * For a sum of money it is the number, with a point before the fraction.
 */

/**
 * ConcertinaUnderlinedTextField:hint:
 *
 * The hint below the field; empty for none.
 */

/**
 * ConcertinaUnderlinedTextField:error:
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 */

/**
 * ConcertinaUnderlinedTextField:valid:
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 */

/**
 * ConcertinaUnderlinedTextField:state:
 *
 * The present state of the field; an error takes precedence over everything else.
 */

/**
 * ConcertinaUnderlinedTextField:identifier:
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 */

/**
 * ConcertinaUnderlinedTextField:keyboard-type:
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 */

/**
 * ConcertinaUnderlinedTextField:content-type:
 *
 * The meaning of the text, so that it can be entered with less effort.
 */

/**
 * ConcertinaUnderlinedTextField:autocorrection-type:
 *
 * Whether the spelling of the text is checked.
 */

/**
 * ConcertinaUnderlinedTextField:autocapitalization-type:
 *
 * The letters that are capitalized while the user types.
 */

/**
 * ConcertinaUnderlinedTextField:required:
 *
 * Whether an empty text is an error.
 */

/**
 * ConcertinaUnderlinedTextField:validator:
 *
 * The kind of text that is valid, beside an empty one.
 */

/**
 * ConcertinaUnderlinedTextField:validation-pattern:
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 */

/**
 * ConcertinaUnderlinedTextField:password:
 *
 * Whether the field hides its text, and has a button that shows it.
 */

/**
 * ConcertinaUnderlinedTextField:mask:
 *
 * The mask that formats and checks the text while it is typed, if there is one.
 *
 * In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
 * by itself.
 */

/**
 * ConcertinaUnderlinedTextField::changed:
 * @self: the widget
 *
 * Called after each change of the text, whether by the user or by the app.
 */

/**
 * ConcertinaUnderlinedTextField::activate:
 * @self: the widget
 *
 * Called when Return is pressed in a field without a next field; never in a field of several
 * lines.
 */

/**
 * ConcertinaUnderlinedTextField::begin-editing:
 * @self: the widget
 *
 * Called when editing begins, because the field gets the focus.
 */

/**
 * ConcertinaUnderlinedTextField::end-editing:
 * @self: the widget
 *
 * Called when editing has ended and the text is trimmed and validated.
 */

/**
 * ConcertinaUnderlinedTextField::button-pressed:
 * @self: the widget
 *
 * Called when the button in the field is pressed; in a password field, before the password is
 * shown or hidden.
 */

/**
 * ConcertinaUnderlinedTextField::validation-changed:
 * @self: the widget
 * @flag: the new state
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 */

/**
 * ConcertinaUnderlinedTextField::state-changed:
 * @self: the widget
 * @value: the new value
 *
 * Called when the field shows another state.
 */

/**
 * ConcertinaUnderlinedTextField::height-changed:
 * @self: the widget
 * @value: the new value
 *
 * Called with the field's new height in pixels, after the layout that allocated it.
 */

/**
 * ConcertinaUnderlinedTextField::input-rejected:
 * @self: the widget
 * @value: the new value
 *
 * Called with the number of characters of an insertion that were rejected for lack of room, so
 * that nothing is cut off silently.
 */

GType
concertina_underlined_text_field_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaUnderlinedTextField", &type);
}

/**
 * concertina_underlined_text_field_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_underlined_text_field_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_underlined_text_field_get_type (), NULL);
}

/**
 * concertina_underlined_text_field_get_placeholder_text:
 * @self: a widget
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_field_get_placeholder_text (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "placeholder-text", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_placeholder_text:
 * @self: a widget
 * @value: the value
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 */
void
concertina_underlined_text_field_set_placeholder_text (ConcertinaUnderlinedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "placeholder-text", value, NULL);
}

/**
 * concertina_underlined_text_field_get_max_length:
 * @self: a widget
 *
 * The greatest number of user-perceived characters; nil for any number.
 *
 * Returns: the value
 */
int
concertina_underlined_text_field_get_max_length (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  int value = 0;
  g_object_get (self, "max-length", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_max_length:
 * @self: a widget
 * @value: the value
 *
 * The greatest number of user-perceived characters; nil for any number.
 */
void
concertina_underlined_text_field_set_max_length (ConcertinaUnderlinedTextField *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "max-length", value, NULL);
}

/**
 * concertina_underlined_text_field_get_paste_overflow_policy:
 * @self: a widget
 *
 * The treatment of a paste that is too long for the remaining room.
 *
 * Returns: the value
 */
ConcertinaPasteOverflowPolicy
concertina_underlined_text_field_get_paste_overflow_policy (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  ConcertinaPasteOverflowPolicy value = 0;
  g_object_get (self, "paste-overflow-policy", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_paste_overflow_policy:
 * @self: a widget
 * @value: the value
 *
 * The treatment of a paste that is too long for the remaining room.
 */
void
concertina_underlined_text_field_set_paste_overflow_policy (ConcertinaUnderlinedTextField *self, ConcertinaPasteOverflowPolicy value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "paste-overflow-policy", value, NULL);
}

/**
 * concertina_underlined_text_field_get_trim_spaces:
 * @self: a widget
 *
 * Whether white space at both ends is removed when editing ends.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_field_get_trim_spaces (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "trim-spaces", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_trim_spaces:
 * @self: a widget
 * @value: the value
 *
 * Whether white space at both ends is removed when editing ends.
 */
void
concertina_underlined_text_field_set_trim_spaces (ConcertinaUnderlinedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "trim-spaces", value, NULL);
}

/**
 * concertina_underlined_text_field_get_hide_on_return:
 * @self: a widget
 *
 * Whether Return takes the focus away if there is no next field.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_field_get_hide_on_return (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "hide-on-return", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_hide_on_return:
 * @self: a widget
 * @value: the value
 *
 * Whether Return takes the focus away if there is no next field.
 */
void
concertina_underlined_text_field_set_hide_on_return (ConcertinaUnderlinedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "hide-on-return", value, NULL);
}

/**
 * concertina_underlined_text_field_get_enabled:
 * @self: a widget
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_field_get_enabled (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "enabled", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_enabled:
 * @self: a widget
 * @value: the value
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 */
void
concertina_underlined_text_field_set_enabled (ConcertinaUnderlinedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "enabled", value, NULL);
}

/**
 * concertina_underlined_text_field_get_validation_policy:
 * @self: a widget
 *
 * When the text is validated automatically.
 *
 * Returns: the value
 */
ConcertinaValidationPolicy
concertina_underlined_text_field_get_validation_policy (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  ConcertinaValidationPolicy value = 0;
  g_object_get (self, "validation-policy", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_validation_policy:
 * @self: a widget
 * @value: the value
 *
 * When the text is validated automatically.
 */
void
concertina_underlined_text_field_set_validation_policy (ConcertinaUnderlinedTextField *self, ConcertinaValidationPolicy value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "validation-policy", value, NULL);
}

/**
 * concertina_underlined_text_field_get_shows_counter:
 * @self: a widget
 *
 * Whether a counter shows the length of the text and its maximum.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_field_get_shows_counter (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "shows-counter", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_shows_counter:
 * @self: a widget
 * @value: the value
 *
 * Whether a counter shows the length of the text and its maximum.
 */
void
concertina_underlined_text_field_set_shows_counter (ConcertinaUnderlinedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "shows-counter", value, NULL);
}

/**
 * concertina_underlined_text_field_get_ignore_empty_hint:
 * @self: a widget
 *
 * Whether a field that grows takes no space for a missing hint.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_field_get_ignore_empty_hint (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "ignore-empty-hint", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_ignore_empty_hint:
 * @self: a widget
 * @value: the value
 *
 * Whether a field that grows takes no space for a missing hint.
 */
void
concertina_underlined_text_field_set_ignore_empty_hint (ConcertinaUnderlinedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "ignore-empty-hint", value, NULL);
}

/**
 * concertina_underlined_text_field_get_raw_text:
 * @self: a widget
 *
 * The value: the text without the mask's own characters, except for those in braces.
 *
 * For a sum of money it is the number, with a point before the fraction.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_field_get_raw_text (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "raw-text", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_get_hint:
 * @self: a widget
 *
 * The hint below the field; empty for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_field_get_hint (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "hint", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_hint:
 * @self: a widget
 * @value: the value
 *
 * The hint below the field; empty for none.
 */
void
concertina_underlined_text_field_set_hint (ConcertinaUnderlinedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "hint", value, NULL);
}

/**
 * concertina_underlined_text_field_get_error:
 * @self: a widget
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_field_get_error (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "error", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_error:
 * @self: a widget
 * @value: the value
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 */
void
concertina_underlined_text_field_set_error (ConcertinaUnderlinedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "error", value, NULL);
}

/**
 * concertina_underlined_text_field_get_valid:
 * @self: a widget
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_field_get_valid (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "valid", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_get_state:
 * @self: a widget
 *
 * The present state of the field; an error takes precedence over everything else.
 *
 * Returns: the value
 */
ConcertinaFieldState
concertina_underlined_text_field_get_state (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  ConcertinaFieldState value = 0;
  g_object_get (self, "state", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_get_identifier:
 * @self: a widget
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_field_get_identifier (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "identifier", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_identifier:
 * @self: a widget
 * @value: the value
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 */
void
concertina_underlined_text_field_set_identifier (ConcertinaUnderlinedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "identifier", value, NULL);
}

/**
 * concertina_underlined_text_field_get_keyboard_type:
 * @self: a widget
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 *
 * Returns: the value
 */
ConcertinaKeyboardType
concertina_underlined_text_field_get_keyboard_type (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  ConcertinaKeyboardType value = 0;
  g_object_get (self, "keyboard-type", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_keyboard_type:
 * @self: a widget
 * @value: the value
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 */
void
concertina_underlined_text_field_set_keyboard_type (ConcertinaUnderlinedTextField *self, ConcertinaKeyboardType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "keyboard-type", value, NULL);
}

/**
 * concertina_underlined_text_field_get_content_type:
 * @self: a widget
 *
 * The meaning of the text, so that it can be entered with less effort.
 *
 * Returns: the value
 */
ConcertinaTextContentType
concertina_underlined_text_field_get_content_type (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  ConcertinaTextContentType value = 0;
  g_object_get (self, "content-type", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_content_type:
 * @self: a widget
 * @value: the value
 *
 * The meaning of the text, so that it can be entered with less effort.
 */
void
concertina_underlined_text_field_set_content_type (ConcertinaUnderlinedTextField *self, ConcertinaTextContentType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "content-type", value, NULL);
}

/**
 * concertina_underlined_text_field_get_autocorrection_type:
 * @self: a widget
 *
 * Whether the spelling of the text is checked.
 *
 * Returns: the value
 */
ConcertinaTextAutocorrectionType
concertina_underlined_text_field_get_autocorrection_type (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  ConcertinaTextAutocorrectionType value = 0;
  g_object_get (self, "autocorrection-type", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_autocorrection_type:
 * @self: a widget
 * @value: the value
 *
 * Whether the spelling of the text is checked.
 */
void
concertina_underlined_text_field_set_autocorrection_type (ConcertinaUnderlinedTextField *self, ConcertinaTextAutocorrectionType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "autocorrection-type", value, NULL);
}

/**
 * concertina_underlined_text_field_get_autocapitalization_type:
 * @self: a widget
 *
 * The letters that are capitalized while the user types.
 *
 * Returns: the value
 */
ConcertinaAutocapitalizationType
concertina_underlined_text_field_get_autocapitalization_type (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  ConcertinaAutocapitalizationType value = 0;
  g_object_get (self, "autocapitalization-type", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_autocapitalization_type:
 * @self: a widget
 * @value: the value
 *
 * The letters that are capitalized while the user types.
 */
void
concertina_underlined_text_field_set_autocapitalization_type (ConcertinaUnderlinedTextField *self, ConcertinaAutocapitalizationType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "autocapitalization-type", value, NULL);
}

/**
 * concertina_underlined_text_field_get_required:
 * @self: a widget
 *
 * Whether an empty text is an error.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_field_get_required (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "required", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_required:
 * @self: a widget
 * @value: the value
 *
 * Whether an empty text is an error.
 */
void
concertina_underlined_text_field_set_required (ConcertinaUnderlinedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "required", value, NULL);
}

/**
 * concertina_underlined_text_field_get_validator:
 * @self: a widget
 *
 * The kind of text that is valid, beside an empty one.
 *
 * Returns: the value
 */
ConcertinaPresetValidator
concertina_underlined_text_field_get_validator (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), 0);
  ConcertinaPresetValidator value = 0;
  g_object_get (self, "validator", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_validator:
 * @self: a widget
 * @value: the value
 *
 * The kind of text that is valid, beside an empty one.
 */
void
concertina_underlined_text_field_set_validator (ConcertinaUnderlinedTextField *self, ConcertinaPresetValidator value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "validator", value, NULL);
}

/**
 * concertina_underlined_text_field_get_validation_pattern:
 * @self: a widget
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_field_get_validation_pattern (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "validation-pattern", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_validation_pattern:
 * @self: a widget
 * @value: the value
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 */
void
concertina_underlined_text_field_set_validation_pattern (ConcertinaUnderlinedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "validation-pattern", value, NULL);
}

/**
 * concertina_underlined_text_field_get_password:
 * @self: a widget
 *
 * Whether the field hides its text, and has a button that shows it.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_field_get_password (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "password", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_password:
 * @self: a widget
 * @value: the value
 *
 * Whether the field hides its text, and has a button that shows it.
 */
void
concertina_underlined_text_field_set_password (ConcertinaUnderlinedTextField *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "password", value, NULL);
}

/**
 * concertina_underlined_text_field_get_mask:
 * @self: a widget
 *
 * The mask that formats and checks the text while it is typed, if there is one.
 *
 * In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
 * by itself.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_field_get_mask (ConcertinaUnderlinedTextField *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self), NULL);
  char *value = NULL;
  g_object_get (self, "mask", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_field_set_mask:
 * @self: a widget
 * @value: the value
 *
 * The mask that formats and checks the text while it is typed, if there is one.
 *
 * In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
 * by itself.
 */
void
concertina_underlined_text_field_set_mask (ConcertinaUnderlinedTextField *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_FIELD (self));
  g_object_set (self, "mask", value, NULL);
}

/**
 * ConcertinaUnderlinedTextView:
 *
 * A field for several lines of text, which grows with its text.
 */

/**
 * ConcertinaUnderlinedTextView:placeholder-text:
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 */

/**
 * ConcertinaUnderlinedTextView:max-length:
 *
 * The greatest number of user-perceived characters; nil for any number.
 */

/**
 * ConcertinaUnderlinedTextView:paste-overflow-policy:
 *
 * The treatment of a paste that is too long for the remaining room.
 */

/**
 * ConcertinaUnderlinedTextView:trim-spaces:
 *
 * Whether white space at both ends is removed when editing ends.
 */

/**
 * ConcertinaUnderlinedTextView:hide-on-return:
 *
 * Whether Return takes the focus away if there is no next field.
 */

/**
 * ConcertinaUnderlinedTextView:enabled:
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 */

/**
 * ConcertinaUnderlinedTextView:validation-policy:
 *
 * When the text is validated automatically.
 */

/**
 * ConcertinaUnderlinedTextView:shows-counter:
 *
 * Whether a counter shows the length of the text and its maximum.
 */

/**
 * ConcertinaUnderlinedTextView:ignore-empty-hint:
 *
 * Whether a field that grows takes no space for a missing hint.
 */

/**
 * ConcertinaUnderlinedTextView:text:
 *
 * The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
 */

/**
 * ConcertinaUnderlinedTextView:raw-text:
 *
 * The value: the text without the mask's own characters, except for those in braces.
 *
 * For a sum of money it is the number, with a point before the fraction.
 */

/**
 * ConcertinaUnderlinedTextView:hint:
 *
 * The hint below the field; empty for none.
 */

/**
 * ConcertinaUnderlinedTextView:error:
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 */

/**
 * ConcertinaUnderlinedTextView:valid:
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 */

/**
 * ConcertinaUnderlinedTextView:state:
 *
 * The present state of the field; an error takes precedence over everything else.
 */

/**
 * ConcertinaUnderlinedTextView:identifier:
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 */

/**
 * ConcertinaUnderlinedTextView:keyboard-type:
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 */

/**
 * ConcertinaUnderlinedTextView:content-type:
 *
 * The meaning of the text, so that it can be entered with less effort.
 */

/**
 * ConcertinaUnderlinedTextView:autocorrection-type:
 *
 * Whether the spelling of the text is checked.
 */

/**
 * ConcertinaUnderlinedTextView:autocapitalization-type:
 *
 * The letters that are capitalized while the user types.
 */

/**
 * ConcertinaUnderlinedTextView:required:
 *
 * Whether an empty text is an error.
 */

/**
 * ConcertinaUnderlinedTextView:validator:
 *
 * The kind of text that is valid, beside an empty one.
 */

/**
 * ConcertinaUnderlinedTextView:validation-pattern:
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 */

/**
 * ConcertinaUnderlinedTextView:max-text-height:
 *
 * The height in pixels at which the text stops growing and scrolls, at the default text size;
 * nil for no limit.
 *
 * A larger text size increases it, and it is rounded to whole lines.
 */

/**
 * ConcertinaUnderlinedTextView:hide-clear-button:
 *
 * Whether the button that clears the text is hidden.
 */

/**
 * ConcertinaUnderlinedTextView::changed:
 * @self: the widget
 *
 * Called after each change of the text, whether by the user or by the app.
 */

/**
 * ConcertinaUnderlinedTextView::activate:
 * @self: the widget
 *
 * Called when Return is pressed in a field without a next field; never in a field of several
 * lines.
 */

/**
 * ConcertinaUnderlinedTextView::begin-editing:
 * @self: the widget
 *
 * Called when editing begins, because the field gets the focus.
 */

/**
 * ConcertinaUnderlinedTextView::end-editing:
 * @self: the widget
 *
 * Called when editing has ended and the text is trimmed and validated.
 */

/**
 * ConcertinaUnderlinedTextView::button-pressed:
 * @self: the widget
 *
 * Called when the button in the field is pressed; in a password field, before the password is
 * shown or hidden.
 */

/**
 * ConcertinaUnderlinedTextView::validation-changed:
 * @self: the widget
 * @flag: the new state
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 */

/**
 * ConcertinaUnderlinedTextView::state-changed:
 * @self: the widget
 * @value: the new value
 *
 * Called when the field shows another state.
 */

/**
 * ConcertinaUnderlinedTextView::height-changed:
 * @self: the widget
 * @value: the new value
 *
 * Called with the field's new height in pixels, after the layout that allocated it.
 */

/**
 * ConcertinaUnderlinedTextView::input-rejected:
 * @self: the widget
 * @value: the new value
 *
 * Called with the number of characters of an insertion that were rejected for lack of room, so
 * that nothing is cut off silently.
 */

GType
concertina_underlined_text_view_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaUnderlinedTextView", &type);
}

/**
 * concertina_underlined_text_view_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_underlined_text_view_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_underlined_text_view_get_type (), NULL);
}

/**
 * concertina_underlined_text_view_get_placeholder_text:
 * @self: a widget
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_view_get_placeholder_text (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "placeholder-text", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_placeholder_text:
 * @self: a widget
 * @value: the value
 *
 * The purpose of the field: the text of its placeholder, and its name for screen readers.
 */
void
concertina_underlined_text_view_set_placeholder_text (ConcertinaUnderlinedTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "placeholder-text", value, NULL);
}

/**
 * concertina_underlined_text_view_get_max_length:
 * @self: a widget
 *
 * The greatest number of user-perceived characters; nil for any number.
 *
 * Returns: the value
 */
int
concertina_underlined_text_view_get_max_length (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  int value = 0;
  g_object_get (self, "max-length", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_max_length:
 * @self: a widget
 * @value: the value
 *
 * The greatest number of user-perceived characters; nil for any number.
 */
void
concertina_underlined_text_view_set_max_length (ConcertinaUnderlinedTextView *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "max-length", value, NULL);
}

/**
 * concertina_underlined_text_view_get_paste_overflow_policy:
 * @self: a widget
 *
 * The treatment of a paste that is too long for the remaining room.
 *
 * Returns: the value
 */
ConcertinaPasteOverflowPolicy
concertina_underlined_text_view_get_paste_overflow_policy (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  ConcertinaPasteOverflowPolicy value = 0;
  g_object_get (self, "paste-overflow-policy", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_paste_overflow_policy:
 * @self: a widget
 * @value: the value
 *
 * The treatment of a paste that is too long for the remaining room.
 */
void
concertina_underlined_text_view_set_paste_overflow_policy (ConcertinaUnderlinedTextView *self, ConcertinaPasteOverflowPolicy value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "paste-overflow-policy", value, NULL);
}

/**
 * concertina_underlined_text_view_get_trim_spaces:
 * @self: a widget
 *
 * Whether white space at both ends is removed when editing ends.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_view_get_trim_spaces (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "trim-spaces", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_trim_spaces:
 * @self: a widget
 * @value: the value
 *
 * Whether white space at both ends is removed when editing ends.
 */
void
concertina_underlined_text_view_set_trim_spaces (ConcertinaUnderlinedTextView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "trim-spaces", value, NULL);
}

/**
 * concertina_underlined_text_view_get_hide_on_return:
 * @self: a widget
 *
 * Whether Return takes the focus away if there is no next field.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_view_get_hide_on_return (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "hide-on-return", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_hide_on_return:
 * @self: a widget
 * @value: the value
 *
 * Whether Return takes the focus away if there is no next field.
 */
void
concertina_underlined_text_view_set_hide_on_return (ConcertinaUnderlinedTextView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "hide-on-return", value, NULL);
}

/**
 * concertina_underlined_text_view_get_enabled:
 * @self: a widget
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_view_get_enabled (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "enabled", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_enabled:
 * @self: a widget
 * @value: the value
 *
 * Whether text can be entered.
 *
 * Setting this to false ends a composition first, and its text stays.
 */
void
concertina_underlined_text_view_set_enabled (ConcertinaUnderlinedTextView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "enabled", value, NULL);
}

/**
 * concertina_underlined_text_view_get_validation_policy:
 * @self: a widget
 *
 * When the text is validated automatically.
 *
 * Returns: the value
 */
ConcertinaValidationPolicy
concertina_underlined_text_view_get_validation_policy (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  ConcertinaValidationPolicy value = 0;
  g_object_get (self, "validation-policy", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_validation_policy:
 * @self: a widget
 * @value: the value
 *
 * When the text is validated automatically.
 */
void
concertina_underlined_text_view_set_validation_policy (ConcertinaUnderlinedTextView *self, ConcertinaValidationPolicy value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "validation-policy", value, NULL);
}

/**
 * concertina_underlined_text_view_get_shows_counter:
 * @self: a widget
 *
 * Whether a counter shows the length of the text and its maximum.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_view_get_shows_counter (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "shows-counter", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_shows_counter:
 * @self: a widget
 * @value: the value
 *
 * Whether a counter shows the length of the text and its maximum.
 */
void
concertina_underlined_text_view_set_shows_counter (ConcertinaUnderlinedTextView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "shows-counter", value, NULL);
}

/**
 * concertina_underlined_text_view_get_ignore_empty_hint:
 * @self: a widget
 *
 * Whether a field that grows takes no space for a missing hint.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_view_get_ignore_empty_hint (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "ignore-empty-hint", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_ignore_empty_hint:
 * @self: a widget
 * @value: the value
 *
 * Whether a field that grows takes no space for a missing hint.
 */
void
concertina_underlined_text_view_set_ignore_empty_hint (ConcertinaUnderlinedTextView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "ignore-empty-hint", value, NULL);
}

/**
 * concertina_underlined_text_view_get_text:
 * @self: a widget
 *
 * The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_view_get_text (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "text", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_text:
 * @self: a widget
 * @value: the value
 *
 * The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
 */
void
concertina_underlined_text_view_set_text (ConcertinaUnderlinedTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "text", value, NULL);
}

/**
 * concertina_underlined_text_view_get_raw_text:
 * @self: a widget
 *
 * The value: the text without the mask's own characters, except for those in braces.
 *
 * For a sum of money it is the number, with a point before the fraction.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_view_get_raw_text (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "raw-text", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_get_hint:
 * @self: a widget
 *
 * The hint below the field; empty for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_view_get_hint (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "hint", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_hint:
 * @self: a widget
 * @value: the value
 *
 * The hint below the field; empty for none.
 */
void
concertina_underlined_text_view_set_hint (ConcertinaUnderlinedTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "hint", value, NULL);
}

/**
 * concertina_underlined_text_view_get_error:
 * @self: a widget
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_view_get_error (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "error", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_error:
 * @self: a widget
 * @value: the value
 *
 * The error that the field shows, of a validator or of the app, if there is one.
 *
 * What is set stays until the text changes. An empty error shows the hint as an error.
 */
void
concertina_underlined_text_view_set_error (ConcertinaUnderlinedTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "error", value, NULL);
}

/**
 * concertina_underlined_text_view_get_valid:
 * @self: a widget
 *
 * Whether there is no error and the text is valid; reading it shows nothing.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_view_get_valid (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "valid", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_get_state:
 * @self: a widget
 *
 * The present state of the field; an error takes precedence over everything else.
 *
 * Returns: the value
 */
ConcertinaFieldState
concertina_underlined_text_view_get_state (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  ConcertinaFieldState value = 0;
  g_object_get (self, "state", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_get_identifier:
 * @self: a widget
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_view_get_identifier (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "identifier", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_identifier:
 * @self: a widget
 * @value: the value
 *
 * The name of the field and of its value in a form, if it has one.
 *
 * Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
 * button `<name>_button` and the hint `<name>_hint`.
 */
void
concertina_underlined_text_view_set_identifier (ConcertinaUnderlinedTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "identifier", value, NULL);
}

/**
 * concertina_underlined_text_view_get_keyboard_type:
 * @self: a widget
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 *
 * Returns: the value
 */
ConcertinaKeyboardType
concertina_underlined_text_view_get_keyboard_type (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  ConcertinaKeyboardType value = 0;
  g_object_get (self, "keyboard-type", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_keyboard_type:
 * @self: a widget
 * @value: the value
 *
 * The kind of keyboard: a request to on-screen keyboards and input methods.
 */
void
concertina_underlined_text_view_set_keyboard_type (ConcertinaUnderlinedTextView *self, ConcertinaKeyboardType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "keyboard-type", value, NULL);
}

/**
 * concertina_underlined_text_view_get_content_type:
 * @self: a widget
 *
 * The meaning of the text, so that it can be entered with less effort.
 *
 * Returns: the value
 */
ConcertinaTextContentType
concertina_underlined_text_view_get_content_type (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  ConcertinaTextContentType value = 0;
  g_object_get (self, "content-type", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_content_type:
 * @self: a widget
 * @value: the value
 *
 * The meaning of the text, so that it can be entered with less effort.
 */
void
concertina_underlined_text_view_set_content_type (ConcertinaUnderlinedTextView *self, ConcertinaTextContentType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "content-type", value, NULL);
}

/**
 * concertina_underlined_text_view_get_autocorrection_type:
 * @self: a widget
 *
 * Whether the spelling of the text is checked.
 *
 * Returns: the value
 */
ConcertinaTextAutocorrectionType
concertina_underlined_text_view_get_autocorrection_type (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  ConcertinaTextAutocorrectionType value = 0;
  g_object_get (self, "autocorrection-type", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_autocorrection_type:
 * @self: a widget
 * @value: the value
 *
 * Whether the spelling of the text is checked.
 */
void
concertina_underlined_text_view_set_autocorrection_type (ConcertinaUnderlinedTextView *self, ConcertinaTextAutocorrectionType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "autocorrection-type", value, NULL);
}

/**
 * concertina_underlined_text_view_get_autocapitalization_type:
 * @self: a widget
 *
 * The letters that are capitalized while the user types.
 *
 * Returns: the value
 */
ConcertinaAutocapitalizationType
concertina_underlined_text_view_get_autocapitalization_type (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  ConcertinaAutocapitalizationType value = 0;
  g_object_get (self, "autocapitalization-type", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_autocapitalization_type:
 * @self: a widget
 * @value: the value
 *
 * The letters that are capitalized while the user types.
 */
void
concertina_underlined_text_view_set_autocapitalization_type (ConcertinaUnderlinedTextView *self, ConcertinaAutocapitalizationType value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "autocapitalization-type", value, NULL);
}

/**
 * concertina_underlined_text_view_get_required:
 * @self: a widget
 *
 * Whether an empty text is an error.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_view_get_required (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "required", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_required:
 * @self: a widget
 * @value: the value
 *
 * Whether an empty text is an error.
 */
void
concertina_underlined_text_view_set_required (ConcertinaUnderlinedTextView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "required", value, NULL);
}

/**
 * concertina_underlined_text_view_get_validator:
 * @self: a widget
 *
 * The kind of text that is valid, beside an empty one.
 *
 * Returns: the value
 */
ConcertinaPresetValidator
concertina_underlined_text_view_get_validator (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  ConcertinaPresetValidator value = 0;
  g_object_get (self, "validator", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_validator:
 * @self: a widget
 * @value: the value
 *
 * The kind of text that is valid, beside an empty one.
 */
void
concertina_underlined_text_view_set_validator (ConcertinaUnderlinedTextView *self, ConcertinaPresetValidator value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "validator", value, NULL);
}

/**
 * concertina_underlined_text_view_get_validation_pattern:
 * @self: a widget
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_underlined_text_view_get_validation_pattern (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "validation-pattern", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_validation_pattern:
 * @self: a widget
 * @value: the value
 *
 * A regular expression, in Perl's syntax, that a text must match as a whole to be valid; empty
 * for none.
 */
void
concertina_underlined_text_view_set_validation_pattern (ConcertinaUnderlinedTextView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "validation-pattern", value, NULL);
}

/**
 * concertina_underlined_text_view_get_max_text_height:
 * @self: a widget
 *
 * The height in pixels at which the text stops growing and scrolls, at the default text size;
 * nil for no limit.
 *
 * A larger text size increases it, and it is rounded to whole lines.
 *
 * Returns: the value
 */
int
concertina_underlined_text_view_get_max_text_height (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), 0);
  int value = 0;
  g_object_get (self, "max-text-height", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_max_text_height:
 * @self: a widget
 * @value: the value
 *
 * The height in pixels at which the text stops growing and scrolls, at the default text size;
 * nil for no limit.
 *
 * A larger text size increases it, and it is rounded to whole lines.
 */
void
concertina_underlined_text_view_set_max_text_height (ConcertinaUnderlinedTextView *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "max-text-height", value, NULL);
}

/**
 * concertina_underlined_text_view_get_hide_clear_button:
 * @self: a widget
 *
 * Whether the button that clears the text is hidden.
 *
 * Returns: the value
 */
gboolean
concertina_underlined_text_view_get_hide_clear_button (ConcertinaUnderlinedTextView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "hide-clear-button", &value, NULL);
  return value;
}

/**
 * concertina_underlined_text_view_set_hide_clear_button:
 * @self: a widget
 * @value: the value
 *
 * Whether the button that clears the text is hidden.
 */
void
concertina_underlined_text_view_set_hide_clear_button (ConcertinaUnderlinedTextView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_UNDERLINED_TEXT_VIEW (self));
  g_object_set (self, "hide-clear-button", value, NULL);
}

/**
 * ConcertinaEditorView:
 *
 * A rich text editor: text with attributes, widgets in the text, editors in editors.
 */

/**
 * ConcertinaEditorView:font:
 *
 * The font of the text.
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
 * ConcertinaEditorView:accessible-name:
 *
 * The name that a screen reader reads; empty for none.
 *
 * An editor in an attachment has the attachment's name until it gets one of its own.
 */

/**
 * ConcertinaEditorView::changed:
 * @self: the widget
 *
 * Called after each change of what would be saved of this editor: in its own content, or in an
 * editor nested in it at any depth; also when `Attachment/data` or `Attachment/size`
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
 * @text: the text
 *
 * Called with the address of a link to open; returns whether the handler took care of it.
 *
 * A nested editor without a handler asks its containing editor. An address that no handler takes
 * care of is opened by the desktop if it is harmless; otherwise nothing happens.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 */

GType
concertina_editor_view_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaEditorView", &type);
}

/**
 * concertina_editor_view_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_editor_view_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_editor_view_get_type (), NULL);
}

/**
 * concertina_editor_view_get_font:
 * @self: a widget
 *
 * The font of the text.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_editor_view_get_font (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "font", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_font:
 * @self: a widget
 * @value: the value
 *
 * The font of the text.
 */
void
concertina_editor_view_set_font (ConcertinaEditorView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "font", value, NULL);
}

/**
 * concertina_editor_view_get_min_lines:
 * @self: a widget
 *
 * The minimum height of the editor, in lines of plain text.
 *
 * Returns: the value
 */
int
concertina_editor_view_get_min_lines (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), 0);
  int value = 0;
  g_object_get (self, "min-lines", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_min_lines:
 * @self: a widget
 * @value: the value
 *
 * The minimum height of the editor, in lines of plain text.
 */
void
concertina_editor_view_set_min_lines (ConcertinaEditorView *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "min-lines", value, NULL);
}

/**
 * concertina_editor_view_get_max_height:
 * @self: a widget
 *
 * The greatest height of the editor.
 *
 * Returns: the value
 */
int
concertina_editor_view_get_max_height (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), 0);
  int value = 0;
  g_object_get (self, "max-height", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_max_height:
 * @self: a widget
 * @value: the value
 *
 * The greatest height of the editor.
 */
void
concertina_editor_view_set_max_height (ConcertinaEditorView *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "max-height", value, NULL);
}

/**
 * concertina_editor_view_get_editable:
 * @self: a widget
 *
 * Whether keys, paste, drop and input methods can change the text.
 *
 * Nested editors follow this until their own property is set: a read-only text may have parts to
 * fill in.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_editable (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "editable", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_editable:
 * @self: a widget
 * @value: the value
 *
 * Whether keys, paste, drop and input methods can change the text.
 *
 * Nested editors follow this until their own property is set: a read-only text may have parts to
 * fill in.
 */
void
concertina_editor_view_set_editable (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "editable", value, NULL);
}

/**
 * concertina_editor_view_get_accepts_tab:
 * @self: a widget
 *
 * Whether Tab inserts a tab in plain paragraphs, as it does in a text editor; false by default,
 * where it moves the focus.
 *
 * In lists, in code and in the cells of a table Tab has another meaning either way, and
 * Ctrl+Tab always moves the focus. Each nested editor has an option of its own, as
 * `GtkTextView:accepts-tab` is that of one view.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_accepts_tab (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "accepts-tab", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_accepts_tab:
 * @self: a widget
 * @value: the value
 *
 * Whether Tab inserts a tab in plain paragraphs, as it does in a text editor; false by default,
 * where it moves the focus.
 *
 * In lists, in code and in the cells of a table Tab has another meaning either way, and
 * Ctrl+Tab always moves the focus. Each nested editor has an option of its own, as
 * `GtkTextView:accepts-tab` is that of one view.
 */
void
concertina_editor_view_set_accepts_tab (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "accepts-tab", value, NULL);
}

/**
 * concertina_editor_view_get_detects_links:
 * @self: a widget
 *
 * Whether addresses become links as they are typed and pasted; false by default.
 *
 * The processor for this is a `LinkDetector`.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_detects_links (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "detects-links", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_detects_links:
 * @self: a widget
 * @value: the value
 *
 * Whether addresses become links as they are typed and pasted; false by default.
 *
 * The processor for this is a `LinkDetector`.
 */
void
concertina_editor_view_set_detects_links (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "detects-links", value, NULL);
}

/**
 * concertina_editor_view_get_collapsible_headings:
 * @self: a widget
 *
 * Whether the sections of headings can be collapsed; false by default.
 *
 * A triangle before each heading collapses its section, as do Alt+Shift+Left and
 * Alt+Shift+Right. What is found, or reached by the caret in another way, is expanded. It
 * is about the editor's own headings: each nested editor has an option of its own.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_collapsible_headings (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "collapsible-headings", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_collapsible_headings:
 * @self: a widget
 * @value: the value
 *
 * Whether the sections of headings can be collapsed; false by default.
 *
 * A triangle before each heading collapses its section, as do Alt+Shift+Left and
 * Alt+Shift+Right. What is found, or reached by the caret in another way, is expanded. It
 * is about the editor's own headings: each nested editor has an option of its own.
 */
void
concertina_editor_view_set_collapsible_headings (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "collapsible-headings", value, NULL);
}

/**
 * concertina_editor_view_get_shows_line_numbers:
 * @self: a widget
 *
 * Whether each paragraph has its number beside it, in a column at the start of the text; false
 * by default.
 *
 * `lineNumberStyle` says how they are written. A nested editor has numbers of its own, if this
 * is true for it, too.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_shows_line_numbers (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "shows-line-numbers", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_shows_line_numbers:
 * @self: a widget
 * @value: the value
 *
 * Whether each paragraph has its number beside it, in a column at the start of the text; false
 * by default.
 *
 * `lineNumberStyle` says how they are written. A nested editor has numbers of its own, if this
 * is true for it, too.
 */
void
concertina_editor_view_set_shows_line_numbers (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "shows-line-numbers", value, NULL);
}

/**
 * concertina_editor_view_get_shows_block_handles:
 * @self: a widget
 *
 * Whether the block at the pointer has a handle beside it; false by default.
 *
 * A block is a paragraph, an item with everything nested in it, a heading with its section,
 * code, or an attachment. A press on the handle selects the block, a drag moves it, a click
 * opens its menu; `BlockMenuCommand` opens the menu of the block with the caret. A nested
 * editor has handles if this is true for it, too; only the innermost handle is visible.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_shows_block_handles (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "shows-block-handles", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_shows_block_handles:
 * @self: a widget
 * @value: the value
 *
 * Whether the block at the pointer has a handle beside it; false by default.
 *
 * A block is a paragraph, an item with everything nested in it, a heading with its section,
 * code, or an attachment. A press on the handle selects the block, a drag moves it, a click
 * opens its menu; `BlockMenuCommand` opens the menu of the block with the caret. A nested
 * editor has handles if this is true for it, too; only the innermost handle is visible.
 */
void
concertina_editor_view_set_shows_block_handles (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "shows-block-handles", value, NULL);
}

/**
 * concertina_editor_view_get_shows_spaces:
 * @self: a widget
 *
 * Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶)
 * are visible; false by default.
 *
 * The signs change no layout, and are neither selected nor copied.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_shows_spaces (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "shows-spaces", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_shows_spaces:
 * @self: a widget
 * @value: the value
 *
 * Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶)
 * are visible; false by default.
 *
 * The signs change no layout, and are neither selected nor copied.
 */
void
concertina_editor_view_set_shows_spaces (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "shows-spaces", value, NULL);
}

/**
 * concertina_editor_view_get_highlights_current_line:
 * @self: a widget
 *
 * Whether the paragraph with the caret has a background while the text has the focus; false by
 * default.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_highlights_current_line (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "highlights-current-line", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_highlights_current_line:
 * @self: a widget
 * @value: the value
 *
 * Whether the paragraph with the caret has a background while the text has the focus; false by
 * default.
 */
void
concertina_editor_view_set_highlights_current_line (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "highlights-current-line", value, NULL);
}

/**
 * concertina_editor_view_get_highlights_brackets:
 * @self: a widget
 *
 * Whether in code the bracket beside the caret, and the one that belongs to it, have a
 * background; false by default.
 *
 * Code is what has a literal style. The other bracket is looked for in 10,000 characters.
 *
 * Returns: the value
 */
gboolean
concertina_editor_view_get_highlights_brackets (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "highlights-brackets", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_highlights_brackets:
 * @self: a widget
 * @value: the value
 *
 * Whether in code the bracket beside the caret, and the one that belongs to it, have a
 * background; false by default.
 *
 * Code is what has a literal style. The other bracket is looked for in 10,000 characters.
 */
void
concertina_editor_view_set_highlights_brackets (ConcertinaEditorView *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "highlights-brackets", value, NULL);
}

/**
 * concertina_editor_view_get_accessible_name:
 * @self: a widget
 *
 * The name that a screen reader reads; empty for none.
 *
 * An editor in an attachment has the attachment's name until it gets one of its own.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_editor_view_get_accessible_name (ConcertinaEditorView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "accessible-name", &value, NULL);
  return value;
}

/**
 * concertina_editor_view_set_accessible_name:
 * @self: a widget
 * @value: the value
 *
 * The name that a screen reader reads; empty for none.
 *
 * An editor in an attachment has the attachment's name until it gets one of its own.
 */
void
concertina_editor_view_set_accessible_name (ConcertinaEditorView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self));
  g_object_set (self, "accessible-name", value, NULL);
}

/**
 * ConcertinaRendererView:
 *
 * Read-only rich text: the content of an `EditorView`, without a caret and without a way to
 * change it.
 */

/**
 * ConcertinaRendererView:font:
 *
 * The font of text without one of its own.
 */

/**
 * ConcertinaRendererView:max-height:
 *
 * The greatest height of the renderer.
 */

/**
 * ConcertinaRendererView:accessible-name:
 *
 * The name that a screen reader reads; empty for none.
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
 * @text: the text
 *
 * Called with the address of a clicked link; returns whether the handler took care of it.
 *
 * Otherwise the desktop opens the address, if it is a web or mail address.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 */

GType
concertina_renderer_view_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaRendererView", &type);
}

/**
 * concertina_renderer_view_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_renderer_view_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_renderer_view_get_type (), NULL);
}

/**
 * concertina_renderer_view_get_font:
 * @self: a widget
 *
 * The font of text without one of its own.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_renderer_view_get_font (ConcertinaRendererView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_RENDERER_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "font", &value, NULL);
  return value;
}

/**
 * concertina_renderer_view_set_font:
 * @self: a widget
 * @value: the value
 *
 * The font of text without one of its own.
 */
void
concertina_renderer_view_set_font (ConcertinaRendererView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_RENDERER_VIEW (self));
  g_object_set (self, "font", value, NULL);
}

/**
 * concertina_renderer_view_get_max_height:
 * @self: a widget
 *
 * The greatest height of the renderer.
 *
 * Returns: the value
 */
int
concertina_renderer_view_get_max_height (ConcertinaRendererView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_RENDERER_VIEW (self), 0);
  int value = 0;
  g_object_get (self, "max-height", &value, NULL);
  return value;
}

/**
 * concertina_renderer_view_set_max_height:
 * @self: a widget
 * @value: the value
 *
 * The greatest height of the renderer.
 */
void
concertina_renderer_view_set_max_height (ConcertinaRendererView *self, int value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_RENDERER_VIEW (self));
  g_object_set (self, "max-height", value, NULL);
}

/**
 * concertina_renderer_view_get_accessible_name:
 * @self: a widget
 *
 * The name that a screen reader reads; empty for none.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_renderer_view_get_accessible_name (ConcertinaRendererView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_RENDERER_VIEW (self), NULL);
  char *value = NULL;
  g_object_get (self, "accessible-name", &value, NULL);
  return value;
}

/**
 * concertina_renderer_view_set_accessible_name:
 * @self: a widget
 * @value: the value
 *
 * The name that a screen reader reads; empty for none.
 */
void
concertina_renderer_view_set_accessible_name (ConcertinaRendererView *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_RENDERER_VIEW (self));
  g_object_set (self, "accessible-name", value, NULL);
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
 * @text: the text
 *
 * Called with the address of a link that is activated.
 *
 * It returns whether it took care of it; otherwise the desktop opens the address. Only web and
 * mail addresses are links.
 *
 * Returns: %TRUE if the handler has opened the link; otherwise the desktop does
 */

GType
concertina_rich_label_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaRichLabel", &type);
}

/**
 * concertina_rich_label_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_rich_label_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_rich_label_get_type (), NULL);
}

/**
 * concertina_rich_label_get_selectable:
 * @self: a widget
 *
 * Whether the text can be selected and copied; false by default.
 *
 * Returns: the value
 */
gboolean
concertina_rich_label_get_selectable (ConcertinaRichLabel *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_RICH_LABEL (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "selectable", &value, NULL);
  return value;
}

/**
 * concertina_rich_label_set_selectable:
 * @self: a widget
 * @value: the value
 *
 * Whether the text can be selected and copied; false by default.
 */
void
concertina_rich_label_set_selectable (ConcertinaRichLabel *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_RICH_LABEL (self));
  g_object_set (self, "selectable", value, NULL);
}

/**
 * ConcertinaFormattingToolbar:
 *
 * Buttons for commands on whichever editor of a context has the focus.
 */

GType
concertina_formatting_toolbar_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaFormattingToolbar", &type);
}

/**
 * concertina_formatting_toolbar_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_formatting_toolbar_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_formatting_toolbar_get_type (), NULL);
}

/**
 * ConcertinaStyleChooser:
 *
 * A drop-down that shows the style of the paragraph with the caret, and gives the selected
 * paragraphs another one.
 */

GType
concertina_style_chooser_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaStyleChooser", &type);
}

/**
 * concertina_style_chooser_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_style_chooser_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_style_chooser_get_type (), NULL);
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

GType
concertina_outline_view_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaOutlineView", &type);
}

/**
 * concertina_outline_view_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_outline_view_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_outline_view_get_type (), NULL);
}

/**
 * concertina_outline_view_get_text_widget:
 * @self: a widget
 *
 * The editor whose headings are listed; an editor without text for a new list.
 *
 * Returns: (transfer none) (nullable): the value
 */
GtkWidget *
concertina_outline_view_get_text_widget (ConcertinaOutlineView *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_OUTLINE_VIEW (self), NULL);
  GtkWidget *value = NULL;
  g_object_get (self, "text-widget", &value, NULL);
  if (value)
    g_object_unref (value);
  return value;
}

/**
 * concertina_outline_view_set_text_widget:
 * @self: a widget
 * @value: (nullable): the value
 *
 * The editor whose headings are listed; an editor without text for a new list.
 */
void
concertina_outline_view_set_text_widget (ConcertinaOutlineView *self, GtkWidget *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_OUTLINE_VIEW (self));
  g_object_set (self, "text-widget", value, NULL);
}

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

GType
concertina_find_bar_get_type (void)
{
  static GType type = 0;
  return registered ("ConcertinaFindBar", &type);
}

/**
 * concertina_find_bar_new:
 *
 * Creates a widget.
 *
 * Returns: the widget
 */
GtkWidget *
concertina_find_bar_new (void)
{
  if (!concertina_is_callable (G_STRFUNC))
    return NULL;
  return g_object_new (concertina_find_bar_get_type (), NULL);
}

/**
 * concertina_find_bar_get_text_widget:
 * @self: a widget
 *
 * The editor or renderer that the bar finds in; an editor without text for a new bar.
 *
 * Returns: (transfer none) (nullable): the value
 */
GtkWidget *
concertina_find_bar_get_text_widget (ConcertinaFindBar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_FIND_BAR (self), NULL);
  GtkWidget *value = NULL;
  g_object_get (self, "text-widget", &value, NULL);
  if (value)
    g_object_unref (value);
  return value;
}

/**
 * concertina_find_bar_set_text_widget:
 * @self: a widget
 * @value: (nullable): the value
 *
 * The editor or renderer that the bar finds in; an editor without text for a new bar.
 */
void
concertina_find_bar_set_text_widget (ConcertinaFindBar *self, GtkWidget *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_FIND_BAR (self));
  g_object_set (self, "text-widget", value, NULL);
}

/**
 * concertina_find_bar_get_query:
 * @self: a widget
 *
 * The text of the query, as it is written in the entry.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_find_bar_get_query (ConcertinaFindBar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_FIND_BAR (self), NULL);
  char *value = NULL;
  g_object_get (self, "query", &value, NULL);
  return value;
}

/**
 * concertina_find_bar_set_query:
 * @self: a widget
 * @value: the value
 *
 * The text of the query, as it is written in the entry.
 */
void
concertina_find_bar_set_query (ConcertinaFindBar *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_FIND_BAR (self));
  g_object_set (self, "query", value, NULL);
}

/**
 * concertina_find_bar_get_replacement:
 * @self: a widget
 *
 * The text that replaces hits, as it is written in the entry: `\n` is a line break.
 *
 * Returns: (transfer full): the value
 */
char *
concertina_find_bar_get_replacement (ConcertinaFindBar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_FIND_BAR (self), NULL);
  char *value = NULL;
  g_object_get (self, "replacement", &value, NULL);
  return value;
}

/**
 * concertina_find_bar_set_replacement:
 * @self: a widget
 * @value: the value
 *
 * The text that replaces hits, as it is written in the entry: `\n` is a line break.
 */
void
concertina_find_bar_set_replacement (ConcertinaFindBar *self, const char *value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_FIND_BAR (self));
  g_object_set (self, "replacement", value, NULL);
}

/**
 * concertina_find_bar_get_search_mode_enabled:
 * @self: a widget
 *
 * Whether the bar is visible.
 *
 * Returns: the value
 */
gboolean
concertina_find_bar_get_search_mode_enabled (ConcertinaFindBar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_FIND_BAR (self), FALSE);
  gboolean value = FALSE;
  g_object_get (self, "search-mode-enabled", &value, NULL);
  return value;
}

/**
 * concertina_find_bar_set_search_mode_enabled:
 * @self: a widget
 * @value: the value
 *
 * Whether the bar is visible.
 */
void
concertina_find_bar_set_search_mode_enabled (ConcertinaFindBar *self, gboolean value)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_FIND_BAR (self));
  g_object_set (self, "search-mode-enabled", value, NULL);
}

/**
 * concertina_find_bar_get_hit_count:
 * @self: a widget
 *
 * The number of known hits.
 *
 * Returns: the value
 */
int
concertina_find_bar_get_hit_count (ConcertinaFindBar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_FIND_BAR (self), 0);
  int value = 0;
  g_object_get (self, "hit-count", &value, NULL);
  return value;
}
