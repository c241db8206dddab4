/* Generated from the declarations in Swift by CHeaderTests. */
#pragma once

#include "concertina-enums.h"

G_BEGIN_DECLS

#define CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR (concertina_auto_height_editor_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaAutoHeightEditor, concertina_auto_height_editor,
                      CONCERTINA, AUTO_HEIGHT_EDITOR, GtkWidget)

GtkWidget *concertina_auto_height_editor_new (void);
char *concertina_auto_height_editor_get_text (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_text (ConcertinaAutoHeightEditor *self, const char *value);
gboolean concertina_auto_height_editor_get_enabled (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_enabled (ConcertinaAutoHeightEditor *self, gboolean value);
char *concertina_auto_height_editor_get_font (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_font (ConcertinaAutoHeightEditor *self, const char *value);
double concertina_auto_height_editor_get_line_spacing (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_line_spacing (ConcertinaAutoHeightEditor *self, double value);
int concertina_auto_height_editor_get_max_lines (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_max_lines (ConcertinaAutoHeightEditor *self, int value);
int concertina_auto_height_editor_get_min_lines (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_min_lines (ConcertinaAutoHeightEditor *self, int value);
gboolean concertina_auto_height_editor_get_has_border (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_has_border (ConcertinaAutoHeightEditor *self, gboolean value);
char *concertina_auto_height_editor_get_placeholder_text (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_placeholder_text (ConcertinaAutoHeightEditor *self, const char *value);
char *concertina_auto_height_editor_get_disabled_placeholder (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_disabled_placeholder (ConcertinaAutoHeightEditor *self, const char *value);
char *concertina_auto_height_editor_get_pattern (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_pattern (ConcertinaAutoHeightEditor *self, const char *value);
ConcertinaEditorMatch concertina_auto_height_editor_get_match (ConcertinaAutoHeightEditor *self);
char *concertina_auto_height_editor_get_accessible_name (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_accessible_name (ConcertinaAutoHeightEditor *self, const char *value);
char *concertina_auto_height_editor_get_accessible_description (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_accessible_description (ConcertinaAutoHeightEditor *self, const char *value);

#define CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW (concertina_expandable_text_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaExpandableTextView, concertina_expandable_text_view,
                      CONCERTINA, EXPANDABLE_TEXT_VIEW, GtkWidget)

GtkWidget *concertina_expandable_text_view_new (void);
char *concertina_expandable_text_view_get_text (ConcertinaExpandableTextView *self);
void concertina_expandable_text_view_set_text (ConcertinaExpandableTextView *self, const char *value);
int concertina_expandable_text_view_get_max_lines (ConcertinaExpandableTextView *self);
void concertina_expandable_text_view_set_max_lines (ConcertinaExpandableTextView *self, int value);
int concertina_expandable_text_view_get_min_height (ConcertinaExpandableTextView *self);
void concertina_expandable_text_view_set_min_height (ConcertinaExpandableTextView *self, int value);
char *concertina_expandable_text_view_get_placeholder_text (ConcertinaExpandableTextView *self);
void concertina_expandable_text_view_set_placeholder_text (ConcertinaExpandableTextView *self, const char *value);
char *concertina_expandable_text_view_get_font (ConcertinaExpandableTextView *self);
void concertina_expandable_text_view_set_font (ConcertinaExpandableTextView *self, const char *value);
char *concertina_expandable_text_view_get_accessible_name (ConcertinaExpandableTextView *self);
void concertina_expandable_text_view_set_accessible_name (ConcertinaExpandableTextView *self, const char *value);

#define CONCERTINA_TYPE_EXPANDABLE_TOOLBAR (concertina_expandable_toolbar_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaExpandableToolbar, concertina_expandable_toolbar,
                      CONCERTINA, EXPANDABLE_TOOLBAR, GtkWidget)

GtkWidget *concertina_expandable_toolbar_new (void);
char *concertina_expandable_toolbar_get_text (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_text (ConcertinaExpandableToolbar *self, const char *value);
int concertina_expandable_toolbar_get_max_lines (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_max_lines (ConcertinaExpandableToolbar *self, int value);
char *concertina_expandable_toolbar_get_placeholder_text (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_placeholder_text (ConcertinaExpandableToolbar *self, const char *value);
double concertina_expandable_toolbar_get_animation_duration (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_animation_duration (ConcertinaExpandableToolbar *self, double value);
ConcertinaReturnKey concertina_expandable_toolbar_get_return_key (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_return_key (ConcertinaExpandableToolbar *self, ConcertinaReturnKey value);
int concertina_expandable_toolbar_get_max_length (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_max_length (ConcertinaExpandableToolbar *self, int value);
gboolean concertina_expandable_toolbar_get_checks_spelling (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_checks_spelling (ConcertinaExpandableToolbar *self, gboolean value);
gboolean concertina_expandable_toolbar_get_sending (ConcertinaExpandableToolbar *self);
char *concertina_expandable_toolbar_get_error (ConcertinaExpandableToolbar *self);
gboolean concertina_expandable_toolbar_get_shows_pending_messages (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_shows_pending_messages (ConcertinaExpandableToolbar *self, gboolean value);
GtkButton *concertina_expandable_toolbar_get_left_button (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_left_button (ConcertinaExpandableToolbar *self, GtkButton *value);
GtkWidget *concertina_expandable_toolbar_get_top_slot (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_top_slot (ConcertinaExpandableToolbar *self, GtkWidget *value);
GtkWidget *concertina_expandable_toolbar_get_bottom_slot (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_bottom_slot (ConcertinaExpandableToolbar *self, GtkWidget *value);

#define CONCERTINA_TYPE_COMPOSER_PAGE (concertina_composer_page_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaComposerPage, concertina_composer_page,
                      CONCERTINA, COMPOSER_PAGE, GtkWidget)

GtkWidget *concertina_composer_page_new (void);
GtkWidget *concertina_composer_page_get_content (ConcertinaComposerPage *self);
void concertina_composer_page_set_content (ConcertinaComposerPage *self, GtkWidget *value);
ConcertinaExpandableToolbar *concertina_composer_page_get_toolbar (ConcertinaComposerPage *self);
void concertina_composer_page_set_toolbar (ConcertinaComposerPage *self, ConcertinaExpandableToolbar *value);

#define CONCERTINA_TYPE_BORDERED_TEXT_FIELD (concertina_bordered_text_field_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaBorderedTextField, concertina_bordered_text_field,
                      CONCERTINA, BORDERED_TEXT_FIELD, GtkWidget)

GtkWidget *concertina_bordered_text_field_new (void);
char *concertina_bordered_text_field_get_placeholder_text (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_placeholder_text (ConcertinaBorderedTextField *self, const char *value);
int concertina_bordered_text_field_get_max_length (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_max_length (ConcertinaBorderedTextField *self, int value);
ConcertinaPasteOverflowPolicy concertina_bordered_text_field_get_paste_overflow_policy (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_paste_overflow_policy (ConcertinaBorderedTextField *self, ConcertinaPasteOverflowPolicy value);
gboolean concertina_bordered_text_field_get_trim_spaces (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_trim_spaces (ConcertinaBorderedTextField *self, gboolean value);
gboolean concertina_bordered_text_field_get_hide_on_return (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_hide_on_return (ConcertinaBorderedTextField *self, gboolean value);
gboolean concertina_bordered_text_field_get_enabled (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_enabled (ConcertinaBorderedTextField *self, gboolean value);
ConcertinaValidationPolicy concertina_bordered_text_field_get_validation_policy (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_validation_policy (ConcertinaBorderedTextField *self, ConcertinaValidationPolicy value);
gboolean concertina_bordered_text_field_get_shows_counter (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_shows_counter (ConcertinaBorderedTextField *self, gboolean value);
gboolean concertina_bordered_text_field_get_ignore_empty_hint (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_ignore_empty_hint (ConcertinaBorderedTextField *self, gboolean value);
char *concertina_bordered_text_field_get_raw_text (ConcertinaBorderedTextField *self);
char *concertina_bordered_text_field_get_hint (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_hint (ConcertinaBorderedTextField *self, const char *value);
char *concertina_bordered_text_field_get_error (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_error (ConcertinaBorderedTextField *self, const char *value);
gboolean concertina_bordered_text_field_get_valid (ConcertinaBorderedTextField *self);
ConcertinaFieldState concertina_bordered_text_field_get_state (ConcertinaBorderedTextField *self);
char *concertina_bordered_text_field_get_identifier (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_identifier (ConcertinaBorderedTextField *self, const char *value);
ConcertinaKeyboardType concertina_bordered_text_field_get_keyboard_type (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_keyboard_type (ConcertinaBorderedTextField *self, ConcertinaKeyboardType value);
ConcertinaTextContentType concertina_bordered_text_field_get_content_type (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_content_type (ConcertinaBorderedTextField *self, ConcertinaTextContentType value);
ConcertinaTextAutocorrectionType concertina_bordered_text_field_get_autocorrection_type (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_autocorrection_type (ConcertinaBorderedTextField *self, ConcertinaTextAutocorrectionType value);
ConcertinaAutocapitalizationType concertina_bordered_text_field_get_autocapitalization_type (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_autocapitalization_type (ConcertinaBorderedTextField *self, ConcertinaAutocapitalizationType value);
gboolean concertina_bordered_text_field_get_required (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_required (ConcertinaBorderedTextField *self, gboolean value);
ConcertinaPresetValidator concertina_bordered_text_field_get_validator (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_validator (ConcertinaBorderedTextField *self, ConcertinaPresetValidator value);
char *concertina_bordered_text_field_get_validation_pattern (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_validation_pattern (ConcertinaBorderedTextField *self, const char *value);
gboolean concertina_bordered_text_field_get_password (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_password (ConcertinaBorderedTextField *self, gboolean value);
char *concertina_bordered_text_field_get_mask (ConcertinaBorderedTextField *self);
void concertina_bordered_text_field_set_mask (ConcertinaBorderedTextField *self, const char *value);

#define CONCERTINA_TYPE_UNDERLINED_TEXT_FIELD (concertina_underlined_text_field_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaUnderlinedTextField, concertina_underlined_text_field,
                      CONCERTINA, UNDERLINED_TEXT_FIELD, GtkWidget)

GtkWidget *concertina_underlined_text_field_new (void);
char *concertina_underlined_text_field_get_placeholder_text (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_placeholder_text (ConcertinaUnderlinedTextField *self, const char *value);
int concertina_underlined_text_field_get_max_length (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_max_length (ConcertinaUnderlinedTextField *self, int value);
ConcertinaPasteOverflowPolicy concertina_underlined_text_field_get_paste_overflow_policy (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_paste_overflow_policy (ConcertinaUnderlinedTextField *self, ConcertinaPasteOverflowPolicy value);
gboolean concertina_underlined_text_field_get_trim_spaces (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_trim_spaces (ConcertinaUnderlinedTextField *self, gboolean value);
gboolean concertina_underlined_text_field_get_hide_on_return (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_hide_on_return (ConcertinaUnderlinedTextField *self, gboolean value);
gboolean concertina_underlined_text_field_get_enabled (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_enabled (ConcertinaUnderlinedTextField *self, gboolean value);
ConcertinaValidationPolicy concertina_underlined_text_field_get_validation_policy (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_validation_policy (ConcertinaUnderlinedTextField *self, ConcertinaValidationPolicy value);
gboolean concertina_underlined_text_field_get_shows_counter (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_shows_counter (ConcertinaUnderlinedTextField *self, gboolean value);
gboolean concertina_underlined_text_field_get_ignore_empty_hint (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_ignore_empty_hint (ConcertinaUnderlinedTextField *self, gboolean value);
char *concertina_underlined_text_field_get_raw_text (ConcertinaUnderlinedTextField *self);
char *concertina_underlined_text_field_get_hint (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_hint (ConcertinaUnderlinedTextField *self, const char *value);
char *concertina_underlined_text_field_get_error (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_error (ConcertinaUnderlinedTextField *self, const char *value);
gboolean concertina_underlined_text_field_get_valid (ConcertinaUnderlinedTextField *self);
ConcertinaFieldState concertina_underlined_text_field_get_state (ConcertinaUnderlinedTextField *self);
char *concertina_underlined_text_field_get_identifier (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_identifier (ConcertinaUnderlinedTextField *self, const char *value);
ConcertinaKeyboardType concertina_underlined_text_field_get_keyboard_type (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_keyboard_type (ConcertinaUnderlinedTextField *self, ConcertinaKeyboardType value);
ConcertinaTextContentType concertina_underlined_text_field_get_content_type (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_content_type (ConcertinaUnderlinedTextField *self, ConcertinaTextContentType value);
ConcertinaTextAutocorrectionType concertina_underlined_text_field_get_autocorrection_type (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_autocorrection_type (ConcertinaUnderlinedTextField *self, ConcertinaTextAutocorrectionType value);
ConcertinaAutocapitalizationType concertina_underlined_text_field_get_autocapitalization_type (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_autocapitalization_type (ConcertinaUnderlinedTextField *self, ConcertinaAutocapitalizationType value);
gboolean concertina_underlined_text_field_get_required (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_required (ConcertinaUnderlinedTextField *self, gboolean value);
ConcertinaPresetValidator concertina_underlined_text_field_get_validator (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_validator (ConcertinaUnderlinedTextField *self, ConcertinaPresetValidator value);
char *concertina_underlined_text_field_get_validation_pattern (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_validation_pattern (ConcertinaUnderlinedTextField *self, const char *value);
gboolean concertina_underlined_text_field_get_password (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_password (ConcertinaUnderlinedTextField *self, gboolean value);
char *concertina_underlined_text_field_get_mask (ConcertinaUnderlinedTextField *self);
void concertina_underlined_text_field_set_mask (ConcertinaUnderlinedTextField *self, const char *value);

#define CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW (concertina_underlined_text_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaUnderlinedTextView, concertina_underlined_text_view,
                      CONCERTINA, UNDERLINED_TEXT_VIEW, GtkWidget)

GtkWidget *concertina_underlined_text_view_new (void);
char *concertina_underlined_text_view_get_placeholder_text (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_placeholder_text (ConcertinaUnderlinedTextView *self, const char *value);
int concertina_underlined_text_view_get_max_length (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_max_length (ConcertinaUnderlinedTextView *self, int value);
ConcertinaPasteOverflowPolicy concertina_underlined_text_view_get_paste_overflow_policy (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_paste_overflow_policy (ConcertinaUnderlinedTextView *self, ConcertinaPasteOverflowPolicy value);
gboolean concertina_underlined_text_view_get_trim_spaces (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_trim_spaces (ConcertinaUnderlinedTextView *self, gboolean value);
gboolean concertina_underlined_text_view_get_hide_on_return (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_hide_on_return (ConcertinaUnderlinedTextView *self, gboolean value);
gboolean concertina_underlined_text_view_get_enabled (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_enabled (ConcertinaUnderlinedTextView *self, gboolean value);
ConcertinaValidationPolicy concertina_underlined_text_view_get_validation_policy (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_validation_policy (ConcertinaUnderlinedTextView *self, ConcertinaValidationPolicy value);
gboolean concertina_underlined_text_view_get_shows_counter (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_shows_counter (ConcertinaUnderlinedTextView *self, gboolean value);
gboolean concertina_underlined_text_view_get_ignore_empty_hint (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_ignore_empty_hint (ConcertinaUnderlinedTextView *self, gboolean value);
char *concertina_underlined_text_view_get_text (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_text (ConcertinaUnderlinedTextView *self, const char *value);
char *concertina_underlined_text_view_get_raw_text (ConcertinaUnderlinedTextView *self);
char *concertina_underlined_text_view_get_hint (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_hint (ConcertinaUnderlinedTextView *self, const char *value);
char *concertina_underlined_text_view_get_error (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_error (ConcertinaUnderlinedTextView *self, const char *value);
gboolean concertina_underlined_text_view_get_valid (ConcertinaUnderlinedTextView *self);
ConcertinaFieldState concertina_underlined_text_view_get_state (ConcertinaUnderlinedTextView *self);
char *concertina_underlined_text_view_get_identifier (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_identifier (ConcertinaUnderlinedTextView *self, const char *value);
ConcertinaKeyboardType concertina_underlined_text_view_get_keyboard_type (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_keyboard_type (ConcertinaUnderlinedTextView *self, ConcertinaKeyboardType value);
ConcertinaTextContentType concertina_underlined_text_view_get_content_type (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_content_type (ConcertinaUnderlinedTextView *self, ConcertinaTextContentType value);
ConcertinaTextAutocorrectionType concertina_underlined_text_view_get_autocorrection_type (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_autocorrection_type (ConcertinaUnderlinedTextView *self, ConcertinaTextAutocorrectionType value);
ConcertinaAutocapitalizationType concertina_underlined_text_view_get_autocapitalization_type (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_autocapitalization_type (ConcertinaUnderlinedTextView *self, ConcertinaAutocapitalizationType value);
gboolean concertina_underlined_text_view_get_required (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_required (ConcertinaUnderlinedTextView *self, gboolean value);
ConcertinaPresetValidator concertina_underlined_text_view_get_validator (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_validator (ConcertinaUnderlinedTextView *self, ConcertinaPresetValidator value);
char *concertina_underlined_text_view_get_validation_pattern (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_validation_pattern (ConcertinaUnderlinedTextView *self, const char *value);
int concertina_underlined_text_view_get_max_text_height (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_max_text_height (ConcertinaUnderlinedTextView *self, int value);
gboolean concertina_underlined_text_view_get_hide_clear_button (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_hide_clear_button (ConcertinaUnderlinedTextView *self, gboolean value);

#define CONCERTINA_TYPE_EDITOR_VIEW (concertina_editor_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaEditorView, concertina_editor_view,
                      CONCERTINA, EDITOR_VIEW, GtkWidget)

GtkWidget *concertina_editor_view_new (void);
char *concertina_editor_view_get_font (ConcertinaEditorView *self);
void concertina_editor_view_set_font (ConcertinaEditorView *self, const char *value);
int concertina_editor_view_get_min_lines (ConcertinaEditorView *self);
void concertina_editor_view_set_min_lines (ConcertinaEditorView *self, int value);
int concertina_editor_view_get_max_height (ConcertinaEditorView *self);
void concertina_editor_view_set_max_height (ConcertinaEditorView *self, int value);
gboolean concertina_editor_view_get_editable (ConcertinaEditorView *self);
void concertina_editor_view_set_editable (ConcertinaEditorView *self, gboolean value);
gboolean concertina_editor_view_get_accepts_tab (ConcertinaEditorView *self);
void concertina_editor_view_set_accepts_tab (ConcertinaEditorView *self, gboolean value);
gboolean concertina_editor_view_get_detects_links (ConcertinaEditorView *self);
void concertina_editor_view_set_detects_links (ConcertinaEditorView *self, gboolean value);
gboolean concertina_editor_view_get_collapsible_headings (ConcertinaEditorView *self);
void concertina_editor_view_set_collapsible_headings (ConcertinaEditorView *self, gboolean value);
gboolean concertina_editor_view_get_shows_line_numbers (ConcertinaEditorView *self);
void concertina_editor_view_set_shows_line_numbers (ConcertinaEditorView *self, gboolean value);
gboolean concertina_editor_view_get_shows_block_handles (ConcertinaEditorView *self);
void concertina_editor_view_set_shows_block_handles (ConcertinaEditorView *self, gboolean value);
gboolean concertina_editor_view_get_shows_spaces (ConcertinaEditorView *self);
void concertina_editor_view_set_shows_spaces (ConcertinaEditorView *self, gboolean value);
gboolean concertina_editor_view_get_highlights_current_line (ConcertinaEditorView *self);
void concertina_editor_view_set_highlights_current_line (ConcertinaEditorView *self, gboolean value);
gboolean concertina_editor_view_get_highlights_brackets (ConcertinaEditorView *self);
void concertina_editor_view_set_highlights_brackets (ConcertinaEditorView *self, gboolean value);
char *concertina_editor_view_get_accessible_name (ConcertinaEditorView *self);
void concertina_editor_view_set_accessible_name (ConcertinaEditorView *self, const char *value);

#define CONCERTINA_TYPE_RENDERER_VIEW (concertina_renderer_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaRendererView, concertina_renderer_view,
                      CONCERTINA, RENDERER_VIEW, GtkWidget)

GtkWidget *concertina_renderer_view_new (void);
char *concertina_renderer_view_get_font (ConcertinaRendererView *self);
void concertina_renderer_view_set_font (ConcertinaRendererView *self, const char *value);
int concertina_renderer_view_get_max_height (ConcertinaRendererView *self);
void concertina_renderer_view_set_max_height (ConcertinaRendererView *self, int value);
char *concertina_renderer_view_get_accessible_name (ConcertinaRendererView *self);
void concertina_renderer_view_set_accessible_name (ConcertinaRendererView *self, const char *value);

#define CONCERTINA_TYPE_RICH_LABEL (concertina_rich_label_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaRichLabel, concertina_rich_label,
                      CONCERTINA, RICH_LABEL, GtkWidget)

GtkWidget *concertina_rich_label_new (void);
gboolean concertina_rich_label_get_selectable (ConcertinaRichLabel *self);
void concertina_rich_label_set_selectable (ConcertinaRichLabel *self, gboolean value);

#define CONCERTINA_TYPE_FORMATTING_TOOLBAR (concertina_formatting_toolbar_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaFormattingToolbar, concertina_formatting_toolbar,
                      CONCERTINA, FORMATTING_TOOLBAR, GtkWidget)

GtkWidget *concertina_formatting_toolbar_new (void);

#define CONCERTINA_TYPE_STYLE_CHOOSER (concertina_style_chooser_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaStyleChooser, concertina_style_chooser,
                      CONCERTINA, STYLE_CHOOSER, GtkWidget)

GtkWidget *concertina_style_chooser_new (void);

#define CONCERTINA_TYPE_OUTLINE_VIEW (concertina_outline_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaOutlineView, concertina_outline_view,
                      CONCERTINA, OUTLINE_VIEW, GtkWidget)

GtkWidget *concertina_outline_view_new (void);
GtkWidget *concertina_outline_view_get_text_widget (ConcertinaOutlineView *self);
void concertina_outline_view_set_text_widget (ConcertinaOutlineView *self, GtkWidget *value);

#define CONCERTINA_TYPE_FIND_BAR (concertina_find_bar_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaFindBar, concertina_find_bar,
                      CONCERTINA, FIND_BAR, GtkWidget)

GtkWidget *concertina_find_bar_new (void);
GtkWidget *concertina_find_bar_get_text_widget (ConcertinaFindBar *self);
void concertina_find_bar_set_text_widget (ConcertinaFindBar *self, GtkWidget *value);
char *concertina_find_bar_get_query (ConcertinaFindBar *self);
void concertina_find_bar_set_query (ConcertinaFindBar *self, const char *value);
char *concertina_find_bar_get_replacement (ConcertinaFindBar *self);
void concertina_find_bar_set_replacement (ConcertinaFindBar *self, const char *value);
gboolean concertina_find_bar_get_search_mode_enabled (ConcertinaFindBar *self);
void concertina_find_bar_set_search_mode_enabled (ConcertinaFindBar *self, gboolean value);
int concertina_find_bar_get_hit_count (ConcertinaFindBar *self);

G_END_DECLS
