/* Generated from the declarations in Swift by CHeaderTests. */
#pragma once

#include "concertina-enums.h"

G_BEGIN_DECLS

#define CONCERTINA_TYPE_GROWING_VIEW (concertina_growing_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (ConcertinaGrowingView, concertina_growing_view,
                          CONCERTINA, GROWING_VIEW, GtkWidget)

/**
 * ConcertinaGrowingViewClass:
 *
 * The class. Only the library derives from it.
 */
struct _ConcertinaGrowingViewClass {
  /*< private >*/
  GtkWidgetClass parent_class;
};

char *concertina_growing_view_get_font (ConcertinaGrowingView *self);
void concertina_growing_view_set_font (ConcertinaGrowingView *self, const char *value);
char *concertina_growing_view_get_accessible_name (ConcertinaGrowingView *self);
void concertina_growing_view_set_accessible_name (ConcertinaGrowingView *self, const char *value);

#define CONCERTINA_TYPE_TEXT_AREA (concertina_text_area_get_type ())
G_DECLARE_DERIVABLE_TYPE (ConcertinaTextArea, concertina_text_area,
                          CONCERTINA, TEXT_AREA, ConcertinaGrowingView)

/**
 * ConcertinaTextAreaClass:
 *
 * The class. Only the library derives from it.
 */
struct _ConcertinaTextAreaClass {
  /*< private >*/
  ConcertinaGrowingViewClass parent_class;
};

char *concertina_text_area_get_text (ConcertinaTextArea *self);
void concertina_text_area_set_text (ConcertinaTextArea *self, const char *value);
char *concertina_text_area_get_placeholder_text (ConcertinaTextArea *self);
void concertina_text_area_set_placeholder_text (ConcertinaTextArea *self, const char *value);
GtkTextBuffer *concertina_text_area_get_buffer (ConcertinaTextArea *self);
int concertina_text_area_get_cursor_position (ConcertinaTextArea *self);
int concertina_text_area_get_selection_bound (ConcertinaTextArea *self);
gboolean concertina_text_area_get_can_undo (ConcertinaTextArea *self);
gboolean concertina_text_area_get_can_redo (ConcertinaTextArea *self);
gboolean concertina_text_area_get_modified (ConcertinaTextArea *self);
void concertina_text_area_set_modified (ConcertinaTextArea *self, gboolean value);
GtkInputPurpose concertina_text_area_get_input_purpose (ConcertinaTextArea *self);
void concertina_text_area_set_input_purpose (ConcertinaTextArea *self, GtkInputPurpose value);
GtkInputHints concertina_text_area_get_input_hints (ConcertinaTextArea *self);
void concertina_text_area_set_input_hints (ConcertinaTextArea *self, GtkInputHints value);
GMenuModel *concertina_text_area_get_extra_menu (ConcertinaTextArea *self);
void concertina_text_area_set_extra_menu (ConcertinaTextArea *self, GMenuModel *value);
void concertina_text_area_insert (ConcertinaTextArea *self, const char *text);
void concertina_text_area_select_range (ConcertinaTextArea *self, int start, int end);
void concertina_text_area_delete_range (ConcertinaTextArea *self, int start, int end);
char *concertina_text_area_get_selected_text (ConcertinaTextArea *self);
GdkRectangle *concertina_text_area_get_caret_rectangle (ConcertinaTextArea *self);
void concertina_text_area_undo (ConcertinaTextArea *self);
void concertina_text_area_redo (ConcertinaTextArea *self);

#define CONCERTINA_TYPE_FIELD (concertina_field_get_type ())
G_DECLARE_DERIVABLE_TYPE (ConcertinaField, concertina_field,
                          CONCERTINA, FIELD, GtkWidget)

/**
 * ConcertinaFieldClass:
 *
 * The class. Only the library derives from it.
 */
struct _ConcertinaFieldClass {
  /*< private >*/
  GtkWidgetClass parent_class;
};

char *concertina_field_get_placeholder_text (ConcertinaField *self);
void concertina_field_set_placeholder_text (ConcertinaField *self, const char *value);
int concertina_field_get_max_length (ConcertinaField *self);
void concertina_field_set_max_length (ConcertinaField *self, int value);
ConcertinaPasteOverflowPolicy concertina_field_get_paste_overflow_policy (ConcertinaField *self);
void concertina_field_set_paste_overflow_policy (ConcertinaField *self, ConcertinaPasteOverflowPolicy value);
gboolean concertina_field_get_trim_spaces (ConcertinaField *self);
void concertina_field_set_trim_spaces (ConcertinaField *self, gboolean value);
gboolean concertina_field_get_hide_on_return (ConcertinaField *self);
void concertina_field_set_hide_on_return (ConcertinaField *self, gboolean value);
gboolean concertina_field_get_enabled (ConcertinaField *self);
void concertina_field_set_enabled (ConcertinaField *self, gboolean value);
ConcertinaValidationPolicy concertina_field_get_validation_policy (ConcertinaField *self);
void concertina_field_set_validation_policy (ConcertinaField *self, ConcertinaValidationPolicy value);
gboolean concertina_field_get_shows_counter (ConcertinaField *self);
void concertina_field_set_shows_counter (ConcertinaField *self, gboolean value);
gboolean concertina_field_get_ignore_empty_hint (ConcertinaField *self);
void concertina_field_set_ignore_empty_hint (ConcertinaField *self, gboolean value);
char *concertina_field_get_text (ConcertinaField *self);
void concertina_field_set_text (ConcertinaField *self, const char *value);
char *concertina_field_get_raw_text (ConcertinaField *self);
char *concertina_field_get_hint (ConcertinaField *self);
void concertina_field_set_hint (ConcertinaField *self, const char *value);
char *concertina_field_get_error (ConcertinaField *self);
void concertina_field_set_error (ConcertinaField *self, const char *value);
gboolean concertina_field_get_valid (ConcertinaField *self);
ConcertinaFieldState concertina_field_get_state (ConcertinaField *self);
char *concertina_field_get_identifier (ConcertinaField *self);
void concertina_field_set_identifier (ConcertinaField *self, const char *value);
ConcertinaKeyboardType concertina_field_get_keyboard_type (ConcertinaField *self);
void concertina_field_set_keyboard_type (ConcertinaField *self, ConcertinaKeyboardType value);
ConcertinaTextContentType concertina_field_get_content_type (ConcertinaField *self);
void concertina_field_set_content_type (ConcertinaField *self, ConcertinaTextContentType value);
ConcertinaTextAutocorrectionType concertina_field_get_autocorrection_type (ConcertinaField *self);
void concertina_field_set_autocorrection_type (ConcertinaField *self, ConcertinaTextAutocorrectionType value);
ConcertinaAutocapitalizationType concertina_field_get_autocapitalization_type (ConcertinaField *self);
void concertina_field_set_autocapitalization_type (ConcertinaField *self, ConcertinaAutocapitalizationType value);
gboolean concertina_field_get_required (ConcertinaField *self);
void concertina_field_set_required (ConcertinaField *self, gboolean value);
ConcertinaPresetValidator concertina_field_get_validator (ConcertinaField *self);
void concertina_field_set_validator (ConcertinaField *self, ConcertinaPresetValidator value);
char *concertina_field_get_validation_pattern (ConcertinaField *self);
void concertina_field_set_validation_pattern (ConcertinaField *self, const char *value);
GMenuModel *concertina_field_get_extra_menu (ConcertinaField *self);
void concertina_field_set_extra_menu (ConcertinaField *self, GMenuModel *value);
gboolean concertina_field_get_checking (ConcertinaField *self);
ConcertinaCheckPolicy concertina_field_get_check_policy (ConcertinaField *self);
void concertina_field_set_check_policy (ConcertinaField *self, ConcertinaCheckPolicy value);
double concertina_field_get_check_delay (ConcertinaField *self);
void concertina_field_set_check_delay (ConcertinaField *self, double value);
double concertina_field_get_check_timeout (ConcertinaField *self);
void concertina_field_set_check_timeout (ConcertinaField *self, double value);
char *concertina_field_get_allowed_characters (ConcertinaField *self);
void concertina_field_set_allowed_characters (ConcertinaField *self, const char *value);
gboolean concertina_field_get_filters_paste (ConcertinaField *self);
void concertina_field_set_filters_paste (ConcertinaField *self, gboolean value);
gboolean concertina_field_get_paste_enabled (ConcertinaField *self);
void concertina_field_set_paste_enabled (ConcertinaField *self, gboolean value);
char **concertina_field_get_disabled_actions (ConcertinaField *self);
void concertina_field_set_disabled_actions (ConcertinaField *self, const char *const *value);
char *concertina_field_get_message (ConcertinaField *self);
char *concertina_field_get_counter (ConcertinaField *self);
gboolean concertina_field_get_complete (ConcertinaField *self);
char *concertina_field_get_preedit (ConcertinaField *self);
char **concertina_field_get_visible_hint_states (ConcertinaField *self);
void concertina_field_set_visible_hint_states (ConcertinaField *self, const char *const *value);
GtkWidget *concertina_field_get_next_field (ConcertinaField *self);
void concertina_field_set_next_field (ConcertinaField *self, GtkWidget *value);
GtkWidget *concertina_field_get_previous_field (ConcertinaField *self);
void concertina_field_set_previous_field (ConcertinaField *self, GtkWidget *value);
GtkWidget *concertina_field_get_toolbar (ConcertinaField *self);
void concertina_field_set_toolbar (ConcertinaField *self, GtkWidget *value);
GtkWidget *concertina_field_get_hint_widget (ConcertinaField *self);
void concertina_field_set_hint_widget (ConcertinaField *self, GtkWidget *value);
gboolean concertina_field_get_picker_open (ConcertinaField *self);
char **concertina_field_get_picker_options (ConcertinaField *self);
void concertina_field_set_picker_options (ConcertinaField *self, const char *const *value);
int concertina_field_get_selected_option (ConcertinaField *self);
void concertina_field_set_selected_option (ConcertinaField *self, int value);
GtkWidget *concertina_field_get_picker_widget (ConcertinaField *self);
void concertina_field_set_picker_widget (ConcertinaField *self, GtkWidget *value);
char *concertina_field_get_font (ConcertinaField *self);
void concertina_field_set_font (ConcertinaField *self, const char *value);
char *concertina_field_get_title_font (ConcertinaField *self);
void concertina_field_set_title_font (ConcertinaField *self, const char *value);
char *concertina_field_get_hint_font (ConcertinaField *self);
void concertina_field_set_hint_font (ConcertinaField *self, const char *value);
char *concertina_field_get_accent_color (ConcertinaField *self);
void concertina_field_set_accent_color (ConcertinaField *self, const char *value);
char *concertina_field_get_text_color (ConcertinaField *self);
void concertina_field_set_text_color (ConcertinaField *self, const char *value);
char *concertina_field_get_caret_color (ConcertinaField *self);
void concertina_field_set_caret_color (ConcertinaField *self, const char *value);
char *concertina_field_get_placeholder_color (ConcertinaField *self);
void concertina_field_set_placeholder_color (ConcertinaField *self, const char *value);
char *concertina_field_get_hint_color (ConcertinaField *self);
void concertina_field_set_hint_color (ConcertinaField *self, const char *value);
char *concertina_field_get_error_color (ConcertinaField *self);
void concertina_field_set_error_color (ConcertinaField *self, const char *value);
char *concertina_field_get_line_color (ConcertinaField *self);
void concertina_field_set_line_color (ConcertinaField *self, const char *value);
char *concertina_field_get_background_color (ConcertinaField *self);
void concertina_field_set_background_color (ConcertinaField *self, const char *value);
int concertina_field_get_line_width (ConcertinaField *self);
void concertina_field_set_line_width (ConcertinaField *self, int value);
int concertina_field_get_focused_line_width (ConcertinaField *self);
void concertina_field_set_focused_line_width (ConcertinaField *self, int value);
int concertina_field_get_line_inset (ConcertinaField *self);
void concertina_field_set_line_inset (ConcertinaField *self, int value);
int concertina_field_get_line_gap (ConcertinaField *self);
void concertina_field_set_line_gap (ConcertinaField *self, int value);
int concertina_field_get_corner_radius (ConcertinaField *self);
void concertina_field_set_corner_radius (ConcertinaField *self, int value);
int concertina_field_get_inset (ConcertinaField *self);
void concertina_field_set_inset (ConcertinaField *self, int value);
double concertina_field_get_animation_duration (ConcertinaField *self);
void concertina_field_set_animation_duration (ConcertinaField *self, double value);
gboolean concertina_field_get_list_row (ConcertinaField *self);
void concertina_field_set_list_row (ConcertinaField *self, gboolean value);
int concertina_field_get_minimum_height (ConcertinaField *self);
void concertina_field_set_minimum_height (ConcertinaField *self, int value);
int concertina_field_get_bottom_space (ConcertinaField *self);
void concertina_field_set_bottom_space (ConcertinaField *self, int value);
ConcertinaPlaceholderStyle concertina_field_get_placeholder_style (ConcertinaField *self);
void concertina_field_set_placeholder_style (ConcertinaField *self, ConcertinaPlaceholderStyle value);
ConcertinaNativePlaceholderBehavior concertina_field_get_native_placeholder_behavior (ConcertinaField *self);
void concertina_field_set_native_placeholder_behavior (ConcertinaField *self, ConcertinaNativePlaceholderBehavior value);
char *concertina_field_get_support_placeholder (ConcertinaField *self);
void concertina_field_set_support_placeholder (ConcertinaField *self, const char *value);
gboolean concertina_field_revalidate (ConcertinaField *self);
void concertina_field_finish_check (ConcertinaField *self, int check, const char *message);
void concertina_field_reset (ConcertinaField *self);
void concertina_field_undo (ConcertinaField *self);
void concertina_field_redo (ConcertinaField *self);
void concertina_field_paste (ConcertinaField *self);
void concertina_field_choose (ConcertinaField *self, const char *text);
void concertina_field_open_picker (ConcertinaField *self);
void concertina_field_close_picker (ConcertinaField *self);

#define CONCERTINA_TYPE_SINGLE_LINE_FIELD (concertina_single_line_field_get_type ())
G_DECLARE_DERIVABLE_TYPE (ConcertinaSingleLineField, concertina_single_line_field,
                          CONCERTINA, SINGLE_LINE_FIELD, ConcertinaField)

/**
 * ConcertinaSingleLineFieldClass:
 *
 * The class. Only the library derives from it.
 */
struct _ConcertinaSingleLineFieldClass {
  /*< private >*/
  ConcertinaFieldClass parent_class;
};

gboolean concertina_single_line_field_get_password (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_password (ConcertinaSingleLineField *self, gboolean value);
char *concertina_single_line_field_get_mask (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_mask (ConcertinaSingleLineField *self, const char *value);
gboolean concertina_single_line_field_get_flexible_height (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_flexible_height (ConcertinaSingleLineField *self, gboolean value);
char *concertina_single_line_field_get_button_icon_name (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_button_icon_name (ConcertinaSingleLineField *self, const char *value);
char *concertina_single_line_field_get_button_label (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_button_label (ConcertinaSingleLineField *self, const char *value);
ConcertinaPasswordButtonBehavior concertina_single_line_field_get_password_button_behavior (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_password_button_behavior (ConcertinaSingleLineField *self, ConcertinaPasswordButtonBehavior value);
gboolean concertina_single_line_field_get_text_hidden (ConcertinaSingleLineField *self);
gboolean concertina_single_line_field_get_accepts_typing (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_accepts_typing (ConcertinaSingleLineField *self, gboolean value);
ConcertinaReturnKeyType concertina_single_line_field_get_return_key_type (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_return_key_type (ConcertinaSingleLineField *self, ConcertinaReturnKeyType value);
char *concertina_single_line_field_get_mask_remainder (ConcertinaSingleLineField *self);
gboolean concertina_single_line_field_get_shows_mask_remainder (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_shows_mask_remainder (ConcertinaSingleLineField *self, gboolean value);
ConcertinaFieldValueKind concertina_single_line_field_get_value_kind (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_value_kind (ConcertinaSingleLineField *self, ConcertinaFieldValueKind value);
char *concertina_single_line_field_get_value (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_value (ConcertinaSingleLineField *self, const char *value);
gboolean concertina_single_line_field_get_has_picker (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_has_picker (ConcertinaSingleLineField *self, gboolean value);
char *concertina_single_line_field_get_decimal_separator (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_decimal_separator (ConcertinaSingleLineField *self, const char *value);
char *concertina_single_line_field_get_grouping_separator (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_grouping_separator (ConcertinaSingleLineField *self, const char *value);
gboolean concertina_single_line_field_get_groups_digits (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_groups_digits (ConcertinaSingleLineField *self, gboolean value);
int concertina_single_line_field_get_fraction_digits (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_fraction_digits (ConcertinaSingleLineField *self, int value);
int concertina_single_line_field_get_integer_digits (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_integer_digits (ConcertinaSingleLineField *self, int value);
gboolean concertina_single_line_field_get_allows_negative (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_allows_negative (ConcertinaSingleLineField *self, gboolean value);
gboolean concertina_single_line_field_get_fills_fraction (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_fills_fraction (ConcertinaSingleLineField *self, gboolean value);
char *concertina_single_line_field_get_minimum_sum (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_minimum_sum (ConcertinaSingleLineField *self, const char *value);
char *concertina_single_line_field_get_maximum_sum (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_maximum_sum (ConcertinaSingleLineField *self, const char *value);
char *concertina_single_line_field_get_currency (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_currency (ConcertinaSingleLineField *self, const char *value);
char *concertina_single_line_field_get_currency_example (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_currency_example (ConcertinaSingleLineField *self, const char *value);
gboolean concertina_single_line_field_get_currency_before (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_currency_before (ConcertinaSingleLineField *self, gboolean value);
char *concertina_single_line_field_get_date_format (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_date_format (ConcertinaSingleLineField *self, const char *value);
char *concertina_single_line_field_get_earliest_date (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_earliest_date (ConcertinaSingleLineField *self, const char *value);
char *concertina_single_line_field_get_latest_date (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_latest_date (ConcertinaSingleLineField *self, const char *value);
char *concertina_single_line_field_get_start_date (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_start_date (ConcertinaSingleLineField *self, const char *value);
char **concertina_single_line_field_get_phone_countries (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_phone_countries (ConcertinaSingleLineField *self, const char *const *value);
char *concertina_single_line_field_get_phone_country (ConcertinaSingleLineField *self);
void concertina_single_line_field_set_phone_country (ConcertinaSingleLineField *self, const char *value);

#define CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR (concertina_auto_height_editor_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaAutoHeightEditor, concertina_auto_height_editor,
                      CONCERTINA, AUTO_HEIGHT_EDITOR, ConcertinaTextArea)

GtkWidget *concertina_auto_height_editor_new (void);
gboolean concertina_auto_height_editor_get_enabled (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_enabled (ConcertinaAutoHeightEditor *self, gboolean value);
double concertina_auto_height_editor_get_line_spacing (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_line_spacing (ConcertinaAutoHeightEditor *self, double value);
int concertina_auto_height_editor_get_max_lines (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_max_lines (ConcertinaAutoHeightEditor *self, int value);
int concertina_auto_height_editor_get_min_lines (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_min_lines (ConcertinaAutoHeightEditor *self, int value);
gboolean concertina_auto_height_editor_get_has_border (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_has_border (ConcertinaAutoHeightEditor *self, gboolean value);
char *concertina_auto_height_editor_get_disabled_placeholder (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_disabled_placeholder (ConcertinaAutoHeightEditor *self, const char *value);
char *concertina_auto_height_editor_get_pattern (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_pattern (ConcertinaAutoHeightEditor *self, const char *value);
ConcertinaEditorMatch concertina_auto_height_editor_get_match (ConcertinaAutoHeightEditor *self);
char *concertina_auto_height_editor_get_accessible_description (ConcertinaAutoHeightEditor *self);
void concertina_auto_height_editor_set_accessible_description (ConcertinaAutoHeightEditor *self, const char *value);

#define CONCERTINA_TYPE_EXPANDABLE_TEXT_VIEW (concertina_expandable_text_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaExpandableTextView, concertina_expandable_text_view,
                      CONCERTINA, EXPANDABLE_TEXT_VIEW, ConcertinaTextArea)

GtkWidget *concertina_expandable_text_view_new (void);
int concertina_expandable_text_view_get_max_lines (ConcertinaExpandableTextView *self);
void concertina_expandable_text_view_set_max_lines (ConcertinaExpandableTextView *self, int value);
int concertina_expandable_text_view_get_min_height (ConcertinaExpandableTextView *self);
void concertina_expandable_text_view_set_min_height (ConcertinaExpandableTextView *self, int value);

#define CONCERTINA_TYPE_ATTACHMENT_STRIP (concertina_attachment_strip_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaAttachmentStrip, concertina_attachment_strip,
                      CONCERTINA, ATTACHMENT_STRIP, GtkWidget)

GtkWidget *concertina_attachment_strip_new (void);
char **concertina_attachment_strip_get_names (ConcertinaAttachmentStrip *self);
char **concertina_attachment_strip_get_uris (ConcertinaAttachmentStrip *self);
void concertina_attachment_strip_add_file (ConcertinaAttachmentStrip *self, GFile *file);
void concertina_attachment_strip_add_texture (ConcertinaAttachmentStrip *self, GdkTexture *texture);
GdkTexture *concertina_attachment_strip_get_texture (ConcertinaAttachmentStrip *self, int index);
void concertina_attachment_strip_clear (ConcertinaAttachmentStrip *self);

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
ConcertinaExpandableTextView *concertina_expandable_toolbar_get_text_view (ConcertinaExpandableToolbar *self);
GtkButton *concertina_expandable_toolbar_get_send_button (ConcertinaExpandableToolbar *self);
gboolean concertina_expandable_toolbar_get_can_send (ConcertinaExpandableToolbar *self);
gboolean concertina_expandable_toolbar_get_allows_sending (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_allows_sending (ConcertinaExpandableToolbar *self, gboolean value);
gboolean concertina_expandable_toolbar_get_can_retry (ConcertinaExpandableToolbar *self);
int concertina_expandable_toolbar_get_waiting_count (ConcertinaExpandableToolbar *self);
char *concertina_expandable_toolbar_get_counter (ConcertinaExpandableToolbar *self);
char *concertina_expandable_toolbar_get_conversation (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_conversation (ConcertinaExpandableToolbar *self, const char *value);
ConcertinaAttachmentStrip *concertina_expandable_toolbar_get_attachment_strip (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_attachment_strip (ConcertinaExpandableToolbar *self, ConcertinaAttachmentStrip *value);
GtkButton *concertina_expandable_toolbar_get_left_button (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_left_button (ConcertinaExpandableToolbar *self, GtkButton *value);
GtkWidget *concertina_expandable_toolbar_get_top_slot (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_top_slot (ConcertinaExpandableToolbar *self, GtkWidget *value);
GtkWidget *concertina_expandable_toolbar_get_bottom_slot (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_set_bottom_slot (ConcertinaExpandableToolbar *self, GtkWidget *value);
void concertina_expandable_toolbar_finish_send (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_fail_send (ConcertinaExpandableToolbar *self, const char *message);
int concertina_expandable_toolbar_get_delivery (ConcertinaExpandableToolbar *self);
char *concertina_expandable_toolbar_get_delivery_conversation (ConcertinaExpandableToolbar *self, int delivery);
void concertina_expandable_toolbar_finish_delivery (ConcertinaExpandableToolbar *self, int delivery);
void concertina_expandable_toolbar_fail_delivery (ConcertinaExpandableToolbar *self, int delivery, const char *message);
void concertina_expandable_toolbar_send_text (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_retry (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_keep_draft (ConcertinaExpandableToolbar *self, const char *conversation, const char *folder);
void concertina_expandable_toolbar_end_draft (ConcertinaExpandableToolbar *self);
GVariant *concertina_expandable_toolbar_get_pending_messages (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_retry_message (ConcertinaExpandableToolbar *self, int id);
void concertina_expandable_toolbar_edit_message (ConcertinaExpandableToolbar *self, int id);
void concertina_expandable_toolbar_delete_message (ConcertinaExpandableToolbar *self, int id);

#define CONCERTINA_TYPE_COMPOSER_PAGE (concertina_composer_page_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaComposerPage, concertina_composer_page,
                      CONCERTINA, COMPOSER_PAGE, GtkWidget)

GtkWidget *concertina_composer_page_new (void);
GtkWidget *concertina_composer_page_get_content (ConcertinaComposerPage *self);
void concertina_composer_page_set_content (ConcertinaComposerPage *self, GtkWidget *value);
ConcertinaExpandableToolbar *concertina_composer_page_get_toolbar (ConcertinaComposerPage *self);
void concertina_composer_page_set_toolbar (ConcertinaComposerPage *self, ConcertinaExpandableToolbar *value);
gboolean concertina_composer_page_is_pinned_to_end (ConcertinaComposerPage *self);
void concertina_composer_page_scroll_to_end (ConcertinaComposerPage *self);

#define CONCERTINA_TYPE_BORDERED_TEXT_FIELD (concertina_bordered_text_field_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaBorderedTextField, concertina_bordered_text_field,
                      CONCERTINA, BORDERED_TEXT_FIELD, ConcertinaSingleLineField)

GtkWidget *concertina_bordered_text_field_new (void);

#define CONCERTINA_TYPE_UNDERLINED_TEXT_FIELD (concertina_underlined_text_field_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaUnderlinedTextField, concertina_underlined_text_field,
                      CONCERTINA, UNDERLINED_TEXT_FIELD, ConcertinaSingleLineField)

GtkWidget *concertina_underlined_text_field_new (void);

#define CONCERTINA_TYPE_UNDERLINED_TEXT_VIEW (concertina_underlined_text_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaUnderlinedTextView, concertina_underlined_text_view,
                      CONCERTINA, UNDERLINED_TEXT_VIEW, ConcertinaField)

GtkWidget *concertina_underlined_text_view_new (void);
int concertina_underlined_text_view_get_max_text_height (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_max_text_height (ConcertinaUnderlinedTextView *self, int value);
gboolean concertina_underlined_text_view_get_hide_clear_button (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_set_hide_clear_button (ConcertinaUnderlinedTextView *self, gboolean value);
int concertina_underlined_text_view_get_cursor_position (ConcertinaUnderlinedTextView *self);
int concertina_underlined_text_view_get_selection_bound (ConcertinaUnderlinedTextView *self);
void concertina_underlined_text_view_select_region (ConcertinaUnderlinedTextView *self, int start, int end);

#define CONCERTINA_TYPE_FORM_VIEW (concertina_form_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaFormView, concertina_form_view,
                      CONCERTINA, FORM_VIEW, GtkWidget)

GtkWidget *concertina_form_view_new (void);
GtkWidget *concertina_form_view_get_child (ConcertinaFormView *self);
void concertina_form_view_set_child (ConcertinaFormView *self, GtkWidget *value);
gboolean concertina_form_view_get_valid (ConcertinaFormView *self);
gboolean concertina_form_view_get_waiting (ConcertinaFormView *self);
gboolean concertina_form_view_submit (ConcertinaFormView *self);
void concertina_form_view_reset (ConcertinaFormView *self);
GVariant *concertina_form_view_get_values (ConcertinaFormView *self);
char *concertina_form_view_get_text (ConcertinaFormView *self, const char *identifier);
char *concertina_form_view_get_value (ConcertinaFormView *self, const char *identifier);
gboolean concertina_form_view_set_text (ConcertinaFormView *self, const char *identifier, const char *text);
GtkWidget *concertina_form_view_get_field (ConcertinaFormView *self, const char *identifier);

#define CONCERTINA_TYPE_EDITOR_VIEW (concertina_editor_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaEditorView, concertina_editor_view,
                      CONCERTINA, EDITOR_VIEW, ConcertinaGrowingView)

GtkWidget *concertina_editor_view_new (void);
int concertina_editor_view_get_min_lines (ConcertinaEditorView *self);
void concertina_editor_view_set_min_lines (ConcertinaEditorView *self, int value);
int concertina_editor_view_get_max_height (ConcertinaEditorView *self);
void concertina_editor_view_set_max_height (ConcertinaEditorView *self, int value);
int concertina_editor_view_get_padding (ConcertinaEditorView *self);
void concertina_editor_view_set_padding (ConcertinaEditorView *self, int value);
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
GMenuModel *concertina_editor_view_get_extra_menu (ConcertinaEditorView *self);
void concertina_editor_view_set_extra_menu (ConcertinaEditorView *self, GMenuModel *value);
char *concertina_editor_view_get_text (ConcertinaEditorView *self);
void concertina_editor_view_set_text (ConcertinaEditorView *self, const char *value);
char *concertina_editor_view_get_placeholder_text (ConcertinaEditorView *self);
void concertina_editor_view_set_placeholder_text (ConcertinaEditorView *self, const char *value);
int concertina_editor_view_get_cursor_position (ConcertinaEditorView *self);
int concertina_editor_view_get_selection_bound (ConcertinaEditorView *self);
gboolean concertina_editor_view_get_can_undo (ConcertinaEditorView *self);
gboolean concertina_editor_view_get_can_redo (ConcertinaEditorView *self);
gboolean concertina_editor_view_get_modified (ConcertinaEditorView *self);
void concertina_editor_view_set_modified (ConcertinaEditorView *self, gboolean value);
int concertina_editor_view_get_max_length (ConcertinaEditorView *self);
void concertina_editor_view_set_max_length (ConcertinaEditorView *self, int value);
GtkInputPurpose concertina_editor_view_get_input_purpose (ConcertinaEditorView *self);
void concertina_editor_view_set_input_purpose (ConcertinaEditorView *self, GtkInputPurpose value);
GtkInputHints concertina_editor_view_get_input_hints (ConcertinaEditorView *self);
void concertina_editor_view_set_input_hints (ConcertinaEditorView *self, GtkInputHints value);
gboolean concertina_editor_view_get_checks_spelling (ConcertinaEditorView *self);
void concertina_editor_view_set_checks_spelling (ConcertinaEditorView *self, gboolean value);
char **concertina_editor_view_get_allowed_commands (ConcertinaEditorView *self);
void concertina_editor_view_set_allowed_commands (ConcertinaEditorView *self, const char *const *value);
char *concertina_editor_view_get_text_color (ConcertinaEditorView *self);
void concertina_editor_view_set_text_color (ConcertinaEditorView *self, const char *value);
char *concertina_editor_view_get_background_color (ConcertinaEditorView *self);
void concertina_editor_view_set_background_color (ConcertinaEditorView *self, const char *value);
char *concertina_editor_view_get_json (ConcertinaEditorView *self);
void concertina_editor_view_set_json (ConcertinaEditorView *self, const char *value);
char *concertina_editor_view_get_markdown (ConcertinaEditorView *self);
void concertina_editor_view_set_markdown (ConcertinaEditorView *self, const char *value);
char *concertina_editor_view_get_html (ConcertinaEditorView *self);
void concertina_editor_view_set_html (ConcertinaEditorView *self, const char *value);
char *concertina_editor_view_get_content (ConcertinaEditorView *self, ConcertinaTextFormat format, GError **error);
gboolean concertina_editor_view_set_content (ConcertinaEditorView *self, const char *content, ConcertinaTextFormat format, GError **error);
void concertina_editor_view_select_range (ConcertinaEditorView *self, int start, int end);
char *concertina_editor_view_get_selected_content (ConcertinaEditorView *self, ConcertinaTextFormat format, GError **error);
char *concertina_editor_view_get_range_content (ConcertinaEditorView *self, int start, int end, ConcertinaTextFormat format, GError **error);
char *concertina_editor_view_get_range_text (ConcertinaEditorView *self, int start, int end);
int concertina_editor_view_get_length (ConcertinaEditorView *self);
int concertina_editor_view_get_character_count (ConcertinaEditorView *self);
int concertina_editor_view_get_word_count (ConcertinaEditorView *self);
int concertina_editor_view_get_paragraph_count (ConcertinaEditorView *self);
GdkRectangle *concertina_editor_view_get_caret_rectangle (ConcertinaEditorView *self);
GdkRectangle *concertina_editor_view_get_position_rectangle (ConcertinaEditorView *self, int position);
int concertina_editor_view_get_position_at (ConcertinaEditorView *self, double x, double y);
void concertina_editor_view_scroll_to_range (ConcertinaEditorView *self, int start, int end);
void concertina_editor_view_insert (ConcertinaEditorView *self, const char *text);
gboolean concertina_editor_view_insert_content (ConcertinaEditorView *self, const char *content, ConcertinaTextFormat format, GError **error);
gboolean concertina_editor_view_replace_range (ConcertinaEditorView *self, int start, int end, const char *content, ConcertinaTextFormat format, GError **error);
void concertina_editor_view_delete_range (ConcertinaEditorView *self, int start, int end);
gboolean concertina_editor_view_undo (ConcertinaEditorView *self);
gboolean concertina_editor_view_redo (ConcertinaEditorView *self);
void concertina_editor_view_mark_saved (ConcertinaEditorView *self);
void concertina_editor_view_forget_history (ConcertinaEditorView *self);
char *concertina_editor_view_get_saved_history (ConcertinaEditorView *self, GError **error);
gboolean concertina_editor_view_restore_history (ConcertinaEditorView *self, const char *history, GError **error);
void concertina_editor_view_set_link (ConcertinaEditorView *self, int start, int end, const char *uri);
char *concertina_editor_view_get_link (ConcertinaEditorView *self, int position);
gboolean concertina_editor_view_activate_link (ConcertinaEditorView *self, int position);
char **concertina_editor_view_list_commands (ConcertinaEditorView *self);
gboolean concertina_editor_view_execute (ConcertinaEditorView *self, const char *command);
char *concertina_editor_view_get_command_title (ConcertinaEditorView *self, const char *command);
char *concertina_editor_view_get_command_icon (ConcertinaEditorView *self, const char *command);
char **concertina_editor_view_get_command_keys (ConcertinaEditorView *self, const char *command);
gboolean concertina_editor_view_is_command_enabled (ConcertinaEditorView *self, const char *command);
gboolean concertina_editor_view_is_command_active (ConcertinaEditorView *self, const char *command);
GVariant *concertina_editor_view_get_outline (ConcertinaEditorView *self);
gboolean concertina_editor_view_show_heading (ConcertinaEditorView *self, int index);
void concertina_editor_view_set_section_collapsed (ConcertinaEditorView *self, int position, gboolean collapsed);
void concertina_editor_view_set_all_sections_collapsed (ConcertinaEditorView *self, gboolean collapsed);
gboolean concertina_editor_view_is_hidden (ConcertinaEditorView *self, int position);
GVariant *concertina_editor_view_get_tasks (ConcertinaEditorView *self);
gboolean concertina_editor_view_set_task_checked (ConcertinaEditorView *self, int index, gboolean checked);
char *concertina_editor_view_insert_widget (ConcertinaEditorView *self, GtkWidget *widget, const char *kind, const char *data, const char *accessible_name, gboolean block);
GVariant *concertina_editor_view_get_attachments (ConcertinaEditorView *self);
GtkWidget *concertina_editor_view_get_attachment_widget (ConcertinaEditorView *self, const char *id);
gboolean concertina_editor_view_set_attachment_data (ConcertinaEditorView *self, const char *id, const char *data);
gboolean concertina_editor_view_remove_attachment (ConcertinaEditorView *self, const char *id);
gboolean concertina_editor_view_print (ConcertinaEditorView *self, const char *title);
gboolean concertina_editor_view_print_preview (ConcertinaEditorView *self, const char *title);
gboolean concertina_editor_view_export_pdf (ConcertinaEditorView *self, const char *path, const char *title, GError **error);
gboolean concertina_editor_view_export (ConcertinaEditorView *self, const char *path, ConcertinaExportFormat format, const char *title, GError **error);

#define CONCERTINA_TYPE_RENDERER_VIEW (concertina_renderer_view_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaRendererView, concertina_renderer_view,
                      CONCERTINA, RENDERER_VIEW, ConcertinaGrowingView)

GtkWidget *concertina_renderer_view_new (void);
int concertina_renderer_view_get_max_height (ConcertinaRendererView *self);
void concertina_renderer_view_set_max_height (ConcertinaRendererView *self, int value);
char *concertina_renderer_view_get_text (ConcertinaRendererView *self);
void concertina_renderer_view_set_text (ConcertinaRendererView *self, const char *value);
char *concertina_renderer_view_get_json (ConcertinaRendererView *self);
void concertina_renderer_view_set_json (ConcertinaRendererView *self, const char *value);
char *concertina_renderer_view_get_markdown (ConcertinaRendererView *self);
void concertina_renderer_view_set_markdown (ConcertinaRendererView *self, const char *value);
char *concertina_renderer_view_get_html (ConcertinaRendererView *self);
void concertina_renderer_view_set_html (ConcertinaRendererView *self, const char *value);
char *concertina_renderer_view_get_content (ConcertinaRendererView *self, ConcertinaTextFormat format, GError **error);
gboolean concertina_renderer_view_set_content (ConcertinaRendererView *self, const char *content, ConcertinaTextFormat format, GError **error);
void concertina_renderer_view_select_range (ConcertinaRendererView *self, int start, int end);
char *concertina_renderer_view_get_selected_content (ConcertinaRendererView *self, ConcertinaTextFormat format, GError **error);
char *concertina_renderer_view_get_range_content (ConcertinaRendererView *self, int start, int end, ConcertinaTextFormat format, GError **error);
void concertina_renderer_view_scroll_to_range (ConcertinaRendererView *self, int start, int end);
GVariant *concertina_renderer_view_get_outline (ConcertinaRendererView *self);
gboolean concertina_renderer_view_show_heading (ConcertinaRendererView *self, int index);

#define CONCERTINA_TYPE_RICH_LABEL (concertina_rich_label_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaRichLabel, concertina_rich_label,
                      CONCERTINA, RICH_LABEL, GtkWidget)

GtkWidget *concertina_rich_label_new (void);
gboolean concertina_rich_label_get_selectable (ConcertinaRichLabel *self);
void concertina_rich_label_set_selectable (ConcertinaRichLabel *self, gboolean value);
char *concertina_rich_label_get_text (ConcertinaRichLabel *self);
void concertina_rich_label_set_text (ConcertinaRichLabel *self, const char *value);
char *concertina_rich_label_get_json (ConcertinaRichLabel *self);
void concertina_rich_label_set_json (ConcertinaRichLabel *self, const char *value);
char *concertina_rich_label_get_markdown (ConcertinaRichLabel *self);
void concertina_rich_label_set_markdown (ConcertinaRichLabel *self, const char *value);
char *concertina_rich_label_get_html (ConcertinaRichLabel *self);
void concertina_rich_label_set_html (ConcertinaRichLabel *self, const char *value);
char *concertina_rich_label_get_content (ConcertinaRichLabel *self, ConcertinaTextFormat format, GError **error);
gboolean concertina_rich_label_set_content (ConcertinaRichLabel *self, const char *content, ConcertinaTextFormat format, GError **error);

#define CONCERTINA_TYPE_FORMATTING_TOOLBAR (concertina_formatting_toolbar_get_type ())
G_DECLARE_FINAL_TYPE (ConcertinaFormattingToolbar, concertina_formatting_toolbar,
                      CONCERTINA, FORMATTING_TOOLBAR, GtkWidget)

GtkWidget *concertina_formatting_toolbar_new (void);
char **concertina_formatting_toolbar_get_commands (ConcertinaFormattingToolbar *self);
void concertina_formatting_toolbar_set_commands (ConcertinaFormattingToolbar *self, const char *const *value);

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
gboolean concertina_find_bar_get_match_case (ConcertinaFindBar *self);
void concertina_find_bar_set_match_case (ConcertinaFindBar *self, gboolean value);
gboolean concertina_find_bar_get_whole_words (ConcertinaFindBar *self);
void concertina_find_bar_set_whole_words (ConcertinaFindBar *self, gboolean value);
gboolean concertina_find_bar_get_regular_expression (ConcertinaFindBar *self);
void concertina_find_bar_set_regular_expression (ConcertinaFindBar *self, gboolean value);
int concertina_find_bar_get_current_hit (ConcertinaFindBar *self);
gboolean concertina_find_bar_get_searching (ConcertinaFindBar *self);
char *concertina_find_bar_get_error (ConcertinaFindBar *self);
void concertina_find_bar_find_next (ConcertinaFindBar *self);
void concertina_find_bar_find_previous (ConcertinaFindBar *self);
void concertina_find_bar_open_replacing (ConcertinaFindBar *self);
gboolean concertina_find_bar_replace (ConcertinaFindBar *self, GError **error);
gboolean concertina_find_bar_replace_all (ConcertinaFindBar *self, GError **error);

G_END_DECLS
