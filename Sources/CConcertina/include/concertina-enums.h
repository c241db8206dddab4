/* Generated from the declarations in Swift by CHeaderTests. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ConcertinaEditorMatch:
 * @CONCERTINA_EDITOR_MATCH_NONE: none
 * @CONCERTINA_EDITOR_MATCH_MATCHED: matched
 * @CONCERTINA_EDITOR_MATCH_UNMATCHED: unmatched
 * @CONCERTINA_EDITOR_MATCH_INVALID_PATTERN: invalid pattern
 * @CONCERTINA_EDITOR_MATCH_GAVE_UP: gave up
 *
 * Values of a property.
 */
typedef enum {
  CONCERTINA_EDITOR_MATCH_NONE,
  CONCERTINA_EDITOR_MATCH_MATCHED,
  CONCERTINA_EDITOR_MATCH_UNMATCHED,
  CONCERTINA_EDITOR_MATCH_INVALID_PATTERN,
  CONCERTINA_EDITOR_MATCH_GAVE_UP
} ConcertinaEditorMatch;

#define CONCERTINA_TYPE_EDITOR_MATCH (concertina_editor_match_get_type ())
GType concertina_editor_match_get_type (void);

/**
 * ConcertinaReturnKey:
 * @CONCERTINA_RETURN_KEY_SENDS: sends
 * @CONCERTINA_RETURN_KEY_INSERTS_NEWLINE: inserts newline
 * @CONCERTINA_RETURN_KEY_RESIGNS_FOCUS: resigns focus
 *
 * Values of a property.
 */
typedef enum {
  CONCERTINA_RETURN_KEY_SENDS,
  CONCERTINA_RETURN_KEY_INSERTS_NEWLINE,
  CONCERTINA_RETURN_KEY_RESIGNS_FOCUS
} ConcertinaReturnKey;

#define CONCERTINA_TYPE_RETURN_KEY (concertina_return_key_get_type ())
GType concertina_return_key_get_type (void);

/**
 * ConcertinaPasteOverflowPolicy:
 * @CONCERTINA_PASTE_OVERFLOW_POLICY_TEXT_THAT_FITS: text that fits
 * @CONCERTINA_PASTE_OVERFLOW_POLICY_NO_CHANGES: no changes
 *
 * Values of a property.
 */
typedef enum {
  CONCERTINA_PASTE_OVERFLOW_POLICY_TEXT_THAT_FITS,
  CONCERTINA_PASTE_OVERFLOW_POLICY_NO_CHANGES
} ConcertinaPasteOverflowPolicy;

#define CONCERTINA_TYPE_PASTE_OVERFLOW_POLICY (concertina_paste_overflow_policy_get_type ())
GType concertina_paste_overflow_policy_get_type (void);

/**
 * ConcertinaValidationPolicy:
 * @CONCERTINA_VALIDATION_POLICY_AFTER_FIRST_END_OF_EDITING: after first end of editing
 * @CONCERTINA_VALIDATION_POLICY_ALWAYS: always
 * @CONCERTINA_VALIDATION_POLICY_NOT_EMPTY_TEXT: not empty text
 * @CONCERTINA_VALIDATION_POLICY_AFTER_CHANGES: after changes
 * @CONCERTINA_VALIDATION_POLICY_NEVER: never
 *
 * Values of a property.
 */
typedef enum {
  CONCERTINA_VALIDATION_POLICY_AFTER_FIRST_END_OF_EDITING,
  CONCERTINA_VALIDATION_POLICY_ALWAYS,
  CONCERTINA_VALIDATION_POLICY_NOT_EMPTY_TEXT,
  CONCERTINA_VALIDATION_POLICY_AFTER_CHANGES,
  CONCERTINA_VALIDATION_POLICY_NEVER
} ConcertinaValidationPolicy;

#define CONCERTINA_TYPE_VALIDATION_POLICY (concertina_validation_policy_get_type ())
GType concertina_validation_policy_get_type (void);

G_END_DECLS
