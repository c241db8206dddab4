/* Generated from the declarations in Swift by CHeaderTests. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ConcertinaPasteOverflowPolicy:
 * @CONCERTINA_PASTE_OVERFLOW_POLICY_TEXT_THAT_FITS: as much as fits is inserted
 * @CONCERTINA_PASTE_OVERFLOW_POLICY_NO_CHANGES: nothing is inserted
 *
 * The treatment of an insertion that is longer than the remaining room.
 */
typedef enum {
  CONCERTINA_PASTE_OVERFLOW_POLICY_TEXT_THAT_FITS,
  CONCERTINA_PASTE_OVERFLOW_POLICY_NO_CHANGES
} ConcertinaPasteOverflowPolicy;

#define CONCERTINA_TYPE_PASTE_OVERFLOW_POLICY (concertina_paste_overflow_policy_get_type ())
GType concertina_paste_overflow_policy_get_type (void);

/**
 * ConcertinaValidationPolicy:
 * @CONCERTINA_VALIDATION_POLICY_AFTER_FIRST_END_OF_EDITING: when editing ends; when code sets the text, after that has been once
 * @CONCERTINA_VALIDATION_POLICY_ALWAYS: when editing ends and when code sets the text
 * @CONCERTINA_VALIDATION_POLICY_NOT_EMPTY_TEXT: as always, but not while the field is empty
 * @CONCERTINA_VALIDATION_POLICY_AFTER_CHANGES: as always, once the field has had text
 * @CONCERTINA_VALIDATION_POLICY_NEVER: never
 *
 * When a field is validated by itself. concertina_field_revalidate() validates it at any time.
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

/**
 * ConcertinaFieldState:
 * @CONCERTINA_FIELD_STATE_NORMAL: the user can write in the field
 * @CONCERTINA_FIELD_STATE_ACTIVE: the field has the focus
 * @CONCERTINA_FIELD_STATE_ERROR: there is an error; this takes precedence over all other states
 * @CONCERTINA_FIELD_STATE_DISABLED: the user cannot write in the field
 *
 * The state of a field, which determines its appearance.
 */
typedef enum {
  CONCERTINA_FIELD_STATE_NORMAL,
  CONCERTINA_FIELD_STATE_ACTIVE,
  CONCERTINA_FIELD_STATE_ERROR,
  CONCERTINA_FIELD_STATE_DISABLED
} ConcertinaFieldState;

#define CONCERTINA_TYPE_FIELD_STATE (concertina_field_state_get_type ())
GType concertina_field_state_get_type (void);

/**
 * ConcertinaKeyboardType:
 * @CONCERTINA_KEYBOARD_TYPE_DEFAULT: default
 * @CONCERTINA_KEYBOARD_TYPE_ASCII_CAPABLE: any text in ASCII characters
 * @CONCERTINA_KEYBOARD_TYPE_NUMBERS_AND_PUNCTUATION: numbers and punctuation, with digits first
 * @CONCERTINA_KEYBOARD_TYPE_URL: a web address
 * @CONCERTINA_KEYBOARD_TYPE_NUMBER_PAD: digits only, such as a PIN
 * @CONCERTINA_KEYBOARD_TYPE_PHONE_PAD: a telephone number
 * @CONCERTINA_KEYBOARD_TYPE_NAME_PHONE_PAD: the name of a person, or a telephone number
 * @CONCERTINA_KEYBOARD_TYPE_EMAIL_ADDRESS: an e-mail address
 * @CONCERTINA_KEYBOARD_TYPE_DECIMAL_PAD: a number that may have a decimal point
 * @CONCERTINA_KEYBOARD_TYPE_TWITTER: a short message with `@` and `#`
 * @CONCERTINA_KEYBOARD_TYPE_WEB_SEARCH: a search term or a web address
 * @CONCERTINA_KEYBOARD_TYPE_ASCII_CAPABLE_NUMBER_PAD: ASCII digits only
 *
 * The kind of keyboard that a field asks for: what on-screen keyboards show, and what input methods
 * may do.
 */
typedef enum {
  CONCERTINA_KEYBOARD_TYPE_DEFAULT,
  CONCERTINA_KEYBOARD_TYPE_ASCII_CAPABLE,
  CONCERTINA_KEYBOARD_TYPE_NUMBERS_AND_PUNCTUATION,
  CONCERTINA_KEYBOARD_TYPE_URL,
  CONCERTINA_KEYBOARD_TYPE_NUMBER_PAD,
  CONCERTINA_KEYBOARD_TYPE_PHONE_PAD,
  CONCERTINA_KEYBOARD_TYPE_NAME_PHONE_PAD,
  CONCERTINA_KEYBOARD_TYPE_EMAIL_ADDRESS,
  CONCERTINA_KEYBOARD_TYPE_DECIMAL_PAD,
  CONCERTINA_KEYBOARD_TYPE_TWITTER,
  CONCERTINA_KEYBOARD_TYPE_WEB_SEARCH,
  CONCERTINA_KEYBOARD_TYPE_ASCII_CAPABLE_NUMBER_PAD
} ConcertinaKeyboardType;

#define CONCERTINA_TYPE_KEYBOARD_TYPE (concertina_keyboard_type_get_type ())
GType concertina_keyboard_type_get_type (void);

/**
 * ConcertinaTextContentType:
 * @CONCERTINA_TEXT_CONTENT_TYPE_NONE: none
 * @CONCERTINA_TEXT_CONTENT_TYPE_NAME: the full name of a person
 * @CONCERTINA_TEXT_CONTENT_TYPE_NAME_PREFIX: a prefix of a name, such as `Dr.`
 * @CONCERTINA_TEXT_CONTENT_TYPE_GIVEN_NAME: the first name
 * @CONCERTINA_TEXT_CONTENT_TYPE_MIDDLE_NAME: a name between the first and the last
 * @CONCERTINA_TEXT_CONTENT_TYPE_FAMILY_NAME: the last name
 * @CONCERTINA_TEXT_CONTENT_TYPE_NAME_SUFFIX: a suffix of a name, such as `Jr.`
 * @CONCERTINA_TEXT_CONTENT_TYPE_NICKNAME: a nickname
 * @CONCERTINA_TEXT_CONTENT_TYPE_JOB_TITLE: a job title
 * @CONCERTINA_TEXT_CONTENT_TYPE_ORGANIZATION_NAME: a company or club
 * @CONCERTINA_TEXT_CONTENT_TYPE_LOCATION: a place, with or without an address
 * @CONCERTINA_TEXT_CONTENT_TYPE_FULL_STREET_ADDRESS: a street address, in one line or several
 * @CONCERTINA_TEXT_CONTENT_TYPE_STREET_ADDRESS_LINE1: the first line of an address
 * @CONCERTINA_TEXT_CONTENT_TYPE_STREET_ADDRESS_LINE2: the second line of an address
 * @CONCERTINA_TEXT_CONTENT_TYPE_ADDRESS_CITY: a city
 * @CONCERTINA_TEXT_CONTENT_TYPE_ADDRESS_STATE: a state or a province
 * @CONCERTINA_TEXT_CONTENT_TYPE_ADDRESS_CITY_AND_STATE: a city with its state
 * @CONCERTINA_TEXT_CONTENT_TYPE_SUBLOCALITY: a part of a city, such as a district
 * @CONCERTINA_TEXT_CONTENT_TYPE_COUNTRY_NAME: a country
 * @CONCERTINA_TEXT_CONTENT_TYPE_POSTAL_CODE: a postal code
 * @CONCERTINA_TEXT_CONTENT_TYPE_TELEPHONE_NUMBER: a telephone number
 * @CONCERTINA_TEXT_CONTENT_TYPE_EMAIL_ADDRESS: an e-mail address
 * @CONCERTINA_TEXT_CONTENT_TYPE_URL: a web address
 * @CONCERTINA_TEXT_CONTENT_TYPE_USERNAME: the user name of an account
 * @CONCERTINA_TEXT_CONTENT_TYPE_PASSWORD: the password of an account
 * @CONCERTINA_TEXT_CONTENT_TYPE_NEW_PASSWORD: a password that is being chosen
 * @CONCERTINA_TEXT_CONTENT_TYPE_ONE_TIME_CODE: a one-time code
 * @CONCERTINA_TEXT_CONTENT_TYPE_CREDIT_CARD_NUMBER: the number of a payment card
 * @CONCERTINA_TEXT_CONTENT_TYPE_CREDIT_CARD_EXPIRATION: the month in which a payment card expires
 * @CONCERTINA_TEXT_CONTENT_TYPE_CREDIT_CARD_SECURITY_CODE: the code on the back of a payment card
 * @CONCERTINA_TEXT_CONTENT_TYPE_BIRTHDATE: the day of birth of a person
 *
 * The meaning of the text of a field, so that it can be entered with less effort: the keyboard, the
 * capital letters, and what input methods remember.
 */
typedef enum {
  CONCERTINA_TEXT_CONTENT_TYPE_NONE,
  CONCERTINA_TEXT_CONTENT_TYPE_NAME,
  CONCERTINA_TEXT_CONTENT_TYPE_NAME_PREFIX,
  CONCERTINA_TEXT_CONTENT_TYPE_GIVEN_NAME,
  CONCERTINA_TEXT_CONTENT_TYPE_MIDDLE_NAME,
  CONCERTINA_TEXT_CONTENT_TYPE_FAMILY_NAME,
  CONCERTINA_TEXT_CONTENT_TYPE_NAME_SUFFIX,
  CONCERTINA_TEXT_CONTENT_TYPE_NICKNAME,
  CONCERTINA_TEXT_CONTENT_TYPE_JOB_TITLE,
  CONCERTINA_TEXT_CONTENT_TYPE_ORGANIZATION_NAME,
  CONCERTINA_TEXT_CONTENT_TYPE_LOCATION,
  CONCERTINA_TEXT_CONTENT_TYPE_FULL_STREET_ADDRESS,
  CONCERTINA_TEXT_CONTENT_TYPE_STREET_ADDRESS_LINE1,
  CONCERTINA_TEXT_CONTENT_TYPE_STREET_ADDRESS_LINE2,
  CONCERTINA_TEXT_CONTENT_TYPE_ADDRESS_CITY,
  CONCERTINA_TEXT_CONTENT_TYPE_ADDRESS_STATE,
  CONCERTINA_TEXT_CONTENT_TYPE_ADDRESS_CITY_AND_STATE,
  CONCERTINA_TEXT_CONTENT_TYPE_SUBLOCALITY,
  CONCERTINA_TEXT_CONTENT_TYPE_COUNTRY_NAME,
  CONCERTINA_TEXT_CONTENT_TYPE_POSTAL_CODE,
  CONCERTINA_TEXT_CONTENT_TYPE_TELEPHONE_NUMBER,
  CONCERTINA_TEXT_CONTENT_TYPE_EMAIL_ADDRESS,
  CONCERTINA_TEXT_CONTENT_TYPE_URL,
  CONCERTINA_TEXT_CONTENT_TYPE_USERNAME,
  CONCERTINA_TEXT_CONTENT_TYPE_PASSWORD,
  CONCERTINA_TEXT_CONTENT_TYPE_NEW_PASSWORD,
  CONCERTINA_TEXT_CONTENT_TYPE_ONE_TIME_CODE,
  CONCERTINA_TEXT_CONTENT_TYPE_CREDIT_CARD_NUMBER,
  CONCERTINA_TEXT_CONTENT_TYPE_CREDIT_CARD_EXPIRATION,
  CONCERTINA_TEXT_CONTENT_TYPE_CREDIT_CARD_SECURITY_CODE,
  CONCERTINA_TEXT_CONTENT_TYPE_BIRTHDATE
} ConcertinaTextContentType;

#define CONCERTINA_TYPE_TEXT_CONTENT_TYPE (concertina_text_content_type_get_type ())
GType concertina_text_content_type_get_type (void);

/**
 * ConcertinaTextAutocorrectionType:
 * @CONCERTINA_TEXT_AUTOCORRECTION_TYPE_DEFAULT: default
 * @CONCERTINA_TEXT_AUTOCORRECTION_TYPE_NO: no
 * @CONCERTINA_TEXT_AUTOCORRECTION_TYPE_YES: yes
 *
 * Whether the spelling of a text is checked.
 *
 * Nothing is ever corrected automatically. With `yes`, misspelled words of a text view are
 * underlined and corrections are offered in its menu, if Enchant has a dictionary, and input
 * methods are asked to complete words.
 *
 * Origin: TextFieldsCatalog uses the type of iOS with these names.
 */
typedef enum {
  CONCERTINA_TEXT_AUTOCORRECTION_TYPE_DEFAULT,
  CONCERTINA_TEXT_AUTOCORRECTION_TYPE_NO,
  CONCERTINA_TEXT_AUTOCORRECTION_TYPE_YES
} ConcertinaTextAutocorrectionType;

#define CONCERTINA_TYPE_TEXT_AUTOCORRECTION_TYPE (concertina_text_autocorrection_type_get_type ())
GType concertina_text_autocorrection_type_get_type (void);

/**
 * ConcertinaAutocapitalizationType:
 * @CONCERTINA_AUTOCAPITALIZATION_TYPE_NONE: no letters
 * @CONCERTINA_AUTOCAPITALIZATION_TYPE_WORDS: the first letter of each word
 * @CONCERTINA_AUTOCAPITALIZATION_TYPE_SENTENCES: the first letter of each sentence
 * @CONCERTINA_AUTOCAPITALIZATION_TYPE_ALL_CHARACTERS: all letters
 *
 * Which letters are capitalized while the user types on a hardware keyboard.
 */
typedef enum {
  CONCERTINA_AUTOCAPITALIZATION_TYPE_NONE,
  CONCERTINA_AUTOCAPITALIZATION_TYPE_WORDS,
  CONCERTINA_AUTOCAPITALIZATION_TYPE_SENTENCES,
  CONCERTINA_AUTOCAPITALIZATION_TYPE_ALL_CHARACTERS
} ConcertinaAutocapitalizationType;

#define CONCERTINA_TYPE_AUTOCAPITALIZATION_TYPE (concertina_autocapitalization_type_get_type ())
GType concertina_autocapitalization_type_get_type (void);

/**
 * ConcertinaPresetValidator:
 * @CONCERTINA_PRESET_VALIDATOR_NONE: any text
 * @CONCERTINA_PRESET_VALIDATOR_EMAIL: an e-mail address
 * @CONCERTINA_PRESET_VALIDATOR_PASSWORD: at least 8 characters, among them a digit, a lowercase and an uppercase letter
 * @CONCERTINA_PRESET_VALIDATOR_CARD_NUMBER: the number of a payment card
 * @CONCERTINA_PRESET_VALIDATOR_CARD_EXPIRATION: the month in which a payment card expires
 * @CONCERTINA_PRESET_VALIDATOR_IBAN: the number of a bank account
 * @CONCERTINA_PRESET_VALIDATOR_DATE: a day
 *
 * A kind of text that is valid.
 */
typedef enum {
  CONCERTINA_PRESET_VALIDATOR_NONE,
  CONCERTINA_PRESET_VALIDATOR_EMAIL,
  CONCERTINA_PRESET_VALIDATOR_PASSWORD,
  CONCERTINA_PRESET_VALIDATOR_CARD_NUMBER,
  CONCERTINA_PRESET_VALIDATOR_CARD_EXPIRATION,
  CONCERTINA_PRESET_VALIDATOR_IBAN,
  CONCERTINA_PRESET_VALIDATOR_DATE
} ConcertinaPresetValidator;

#define CONCERTINA_TYPE_PRESET_VALIDATOR (concertina_preset_validator_get_type ())
GType concertina_preset_validator_get_type (void);

/**
 * ConcertinaCheckPolicy:
 * @CONCERTINA_CHECK_POLICY_AFTER_EDITING: the check begins when the focus leaves, or the form is submitted
 * @CONCERTINA_CHECK_POLICY_WHILE_TYPING: it begins after a pause, and a problem is shown when the user has finished
 * @CONCERTINA_CHECK_POLICY_SHOWING_WHILE_TYPING: it begins after a pause, and a problem is shown at once
 *
 * When a check that takes time begins, and when the field shows that it has found a problem.
 */
typedef enum {
  CONCERTINA_CHECK_POLICY_AFTER_EDITING,
  CONCERTINA_CHECK_POLICY_WHILE_TYPING,
  CONCERTINA_CHECK_POLICY_SHOWING_WHILE_TYPING
} ConcertinaCheckPolicy;

#define CONCERTINA_TYPE_CHECK_POLICY (concertina_check_policy_get_type ())
GType concertina_check_policy_get_type (void);

/**
 * ConcertinaPlaceholderStyle:
 * @CONCERTINA_PLACEHOLDER_STYLE_STANDARD: as in other fields of the kind: a title, or one that floats
 * @CONCERTINA_PLACEHOLDER_STYLE_FLOATING: in the empty input, and above it otherwise
 * @CONCERTINA_PLACEHOLDER_STYLE_STATIC: above the input
 * @CONCERTINA_PLACEHOLDER_STYLE_NATIVE: in the empty input only
 * @CONCERTINA_PLACEHOLDER_STYLE_HIDDEN: not at all: it is the name of the field for screen readers
 *
 * How a placeholder is shown.
 */
typedef enum {
  CONCERTINA_PLACEHOLDER_STYLE_STANDARD,
  CONCERTINA_PLACEHOLDER_STYLE_FLOATING,
  CONCERTINA_PLACEHOLDER_STYLE_STATIC,
  CONCERTINA_PLACEHOLDER_STYLE_NATIVE,
  CONCERTINA_PLACEHOLDER_STYLE_HIDDEN
} ConcertinaPlaceholderStyle;

#define CONCERTINA_TYPE_PLACEHOLDER_STYLE (concertina_placeholder_style_get_type ())
GType concertina_placeholder_style_get_type (void);

/**
 * ConcertinaNativePlaceholderBehavior:
 * @CONCERTINA_NATIVE_PLACEHOLDER_BEHAVIOR_HIDE_ON_FOCUS: when the field gets the focus
 * @CONCERTINA_NATIVE_PLACEHOLDER_BEHAVIOR_HIDE_ON_INPUT: when the field has text
 *
 * When a placeholder in the input disappears.
 */
typedef enum {
  CONCERTINA_NATIVE_PLACEHOLDER_BEHAVIOR_HIDE_ON_FOCUS,
  CONCERTINA_NATIVE_PLACEHOLDER_BEHAVIOR_HIDE_ON_INPUT
} ConcertinaNativePlaceholderBehavior;

#define CONCERTINA_TYPE_NATIVE_PLACEHOLDER_BEHAVIOR (concertina_native_placeholder_behavior_get_type ())
GType concertina_native_placeholder_behavior_get_type (void);

/**
 * ConcertinaPasswordButtonBehavior:
 * @CONCERTINA_PASSWORD_BUTTON_BEHAVIOR_ALWAYS_VISIBLE: always
 * @CONCERTINA_PASSWORD_BUTTON_BEHAVIOR_VISIBLE_ON_NOT_EMPTY_TEXT: while the field has text
 * @CONCERTINA_PASSWORD_BUTTON_BEHAVIOR_VISIBLE_AFTER_FIRST_ENTRY: from the first text on; it stays until the field is reset
 *
 * When the button that shows a password is visible.
 *
 * Origin: the behaviors of the same names in TextFieldsCatalog.
 */
typedef enum {
  CONCERTINA_PASSWORD_BUTTON_BEHAVIOR_ALWAYS_VISIBLE,
  CONCERTINA_PASSWORD_BUTTON_BEHAVIOR_VISIBLE_ON_NOT_EMPTY_TEXT,
  CONCERTINA_PASSWORD_BUTTON_BEHAVIOR_VISIBLE_AFTER_FIRST_ENTRY
} ConcertinaPasswordButtonBehavior;

#define CONCERTINA_TYPE_PASSWORD_BUTTON_BEHAVIOR (concertina_password_button_behavior_get_type ())
GType concertina_password_button_behavior_get_type (void);

/**
 * ConcertinaReturnKeyType:
 * @CONCERTINA_RETURN_KEY_TYPE_DEFAULT: goes to the next field; submits in the last one of a form; else ends editing
 * @CONCERTINA_RETURN_KEY_TYPE_GO: submits the form from any of its fields; without one, ends editing
 * @CONCERTINA_RETURN_KEY_TYPE_NEXT: goes to the next field; without one, moves the focus as Tab does
 * @CONCERTINA_RETURN_KEY_TYPE_DONE: ends editing, even if there is a next field
 * @CONCERTINA_RETURN_KEY_TYPE_SEARCH: as for going
 * @CONCERTINA_RETURN_KEY_TYPE_SEND: as for going
 *
 * The action of Return in a field of one line.
 */
typedef enum {
  CONCERTINA_RETURN_KEY_TYPE_DEFAULT,
  CONCERTINA_RETURN_KEY_TYPE_GO,
  CONCERTINA_RETURN_KEY_TYPE_NEXT,
  CONCERTINA_RETURN_KEY_TYPE_DONE,
  CONCERTINA_RETURN_KEY_TYPE_SEARCH,
  CONCERTINA_RETURN_KEY_TYPE_SEND
} ConcertinaReturnKeyType;

#define CONCERTINA_TYPE_RETURN_KEY_TYPE (concertina_return_key_type_get_type ())
GType concertina_return_key_type_get_type (void);

/**
 * ConcertinaFieldValueKind:
 * @CONCERTINA_FIELD_VALUE_KIND_TEXT: any text
 * @CONCERTINA_FIELD_VALUE_KIND_MONEY: a sum of money
 * @CONCERTINA_FIELD_VALUE_KIND_DATE: a day
 * @CONCERTINA_FIELD_VALUE_KIND_PHONE: a phone number with the code of its country
 *
 * What the text of a field of one line is.
 */
typedef enum {
  CONCERTINA_FIELD_VALUE_KIND_TEXT,
  CONCERTINA_FIELD_VALUE_KIND_MONEY,
  CONCERTINA_FIELD_VALUE_KIND_DATE,
  CONCERTINA_FIELD_VALUE_KIND_PHONE
} ConcertinaFieldValueKind;

#define CONCERTINA_TYPE_FIELD_VALUE_KIND (concertina_field_value_kind_get_type ())
GType concertina_field_value_kind_get_type (void);

/**
 * ConcertinaEditorMatch:
 * @CONCERTINA_EDITOR_MATCH_NONE: there is no pattern, or no result yet
 * @CONCERTINA_EDITOR_MATCH_MATCHED: the text matches
 * @CONCERTINA_EDITOR_MATCH_UNMATCHED: the text does not match
 * @CONCERTINA_EDITOR_MATCH_INVALID_PATTERN: the pattern cannot be read
 * @CONCERTINA_EDITOR_MATCH_GAVE_UP: the match would take too long
 *
 * The result of matching the text against #ConcertinaAutoHeightEditor:pattern.
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
 * @CONCERTINA_RETURN_KEY_SENDS: Return sends, and Shift+Return begins a new line
 * @CONCERTINA_RETURN_KEY_INSERTS_NEWLINE: Return begins a new line, and Ctrl+Return sends
 * @CONCERTINA_RETURN_KEY_RESIGNS_FOCUS: Return takes the focus away from the text; the button sends
 *
 * The action of Return in a composer. An input method with a composition gets the key first.
 */
typedef enum {
  CONCERTINA_RETURN_KEY_SENDS,
  CONCERTINA_RETURN_KEY_INSERTS_NEWLINE,
  CONCERTINA_RETURN_KEY_RESIGNS_FOCUS
} ConcertinaReturnKey;

#define CONCERTINA_TYPE_RETURN_KEY (concertina_return_key_get_type ())
GType concertina_return_key_get_type (void);

/**
 * ConcertinaTextFormat:
 * @CONCERTINA_TEXT_FORMAT_PLAIN: text without attributes
 * @CONCERTINA_TEXT_FORMAT_JSON: the format of files, which loses nothing
 * @CONCERTINA_TEXT_FORMAT_HTML: HTML
 * @CONCERTINA_TEXT_FORMAT_MARKDOWN: markdown; reading it needs cmark-gfm at run time
 *
 * A format in which rich text goes in and out of programs in other languages.
 */
typedef enum {
  CONCERTINA_TEXT_FORMAT_PLAIN,
  CONCERTINA_TEXT_FORMAT_JSON,
  CONCERTINA_TEXT_FORMAT_HTML,
  CONCERTINA_TEXT_FORMAT_MARKDOWN
} ConcertinaTextFormat;

#define CONCERTINA_TYPE_TEXT_FORMAT (concertina_text_format_get_type ())
GType concertina_text_format_get_type (void);

/**
 * ConcertinaExportFormat:
 * @CONCERTINA_EXPORT_FORMAT_MARKDOWN: Markdown
 * @CONCERTINA_EXPORT_FORMAT_HTML: a page in HTML, with the files of pictures in it
 * @CONCERTINA_EXPORT_FORMAT_PLAIN_TEXT: text without attributes, with the markers and ticks of lists
 *
 * The format of a file for other programs.
 */
typedef enum {
  CONCERTINA_EXPORT_FORMAT_MARKDOWN,
  CONCERTINA_EXPORT_FORMAT_HTML,
  CONCERTINA_EXPORT_FORMAT_PLAIN_TEXT
} ConcertinaExportFormat;

#define CONCERTINA_TYPE_EXPORT_FORMAT (concertina_export_format_get_type ())
GType concertina_export_format_get_type (void);

G_END_DECLS
