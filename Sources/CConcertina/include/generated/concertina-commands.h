/* Generated from the table of commands in Swift by CHeaderTests. */
#pragma once

/**
 * CONCERTINA_COMMAND_UNDO:
 *
 * The command “Undo”.
 */
#define CONCERTINA_COMMAND_UNDO "undo"

/**
 * CONCERTINA_COMMAND_REDO:
 *
 * The command “Redo”.
 */
#define CONCERTINA_COMMAND_REDO "redo"

/**
 * CONCERTINA_COMMAND_BOLD:
 *
 * The command “Bold”.
 */
#define CONCERTINA_COMMAND_BOLD "bold"

/**
 * CONCERTINA_COMMAND_ITALIC:
 *
 * The command “Italic”.
 */
#define CONCERTINA_COMMAND_ITALIC "italic"

/**
 * CONCERTINA_COMMAND_UNDERLINE:
 *
 * The command “Underline”.
 */
#define CONCERTINA_COMMAND_UNDERLINE "underline"

/**
 * CONCERTINA_COMMAND_STRIKETHROUGH:
 *
 * The command “Strikethrough”.
 */
#define CONCERTINA_COMMAND_STRIKETHROUGH "strikethrough"

/**
 * CONCERTINA_COMMAND_MARKER_YELLOW:
 *
 * The command “Highlight”.
 */
#define CONCERTINA_COMMAND_MARKER_YELLOW "marker-yellow"

/**
 * CONCERTINA_COMMAND_SUPERSCRIPT:
 *
 * The command “Superscript”.
 */
#define CONCERTINA_COMMAND_SUPERSCRIPT "superscript"

/**
 * CONCERTINA_COMMAND_SUBSCRIPT:
 *
 * The command “Subscript”.
 */
#define CONCERTINA_COMMAND_SUBSCRIPT "subscript"

/**
 * CONCERTINA_COMMAND_TEXT_LARGER:
 *
 * The command “Larger letters”.
 */
#define CONCERTINA_COMMAND_TEXT_LARGER "text-larger"

/**
 * CONCERTINA_COMMAND_TEXT_SMALLER:
 *
 * The command “Smaller letters”.
 */
#define CONCERTINA_COMMAND_TEXT_SMALLER "text-smaller"

/**
 * CONCERTINA_COMMAND_CLEAR_FORMATTING:
 *
 * The command “Clear formatting”.
 */
#define CONCERTINA_COMMAND_CLEAR_FORMATTING "clear-formatting"

/**
 * CONCERTINA_COMMAND_FONT_FAMILY:
 *
 * The command “Default”.
 */
#define CONCERTINA_COMMAND_FONT_FAMILY "font-family"

/**
 * CONCERTINA_COMMAND_FONT_FAMILY_SANS:
 *
 * The command “Sans serif”.
 */
#define CONCERTINA_COMMAND_FONT_FAMILY_SANS "font-family-Sans"

/**
 * CONCERTINA_COMMAND_FONT_FAMILY_SERIF:
 *
 * The command “Serif”.
 */
#define CONCERTINA_COMMAND_FONT_FAMILY_SERIF "font-family-Serif"

/**
 * CONCERTINA_COMMAND_FONT_FAMILY_MONOSPACE:
 *
 * The command “Monospace”.
 */
#define CONCERTINA_COMMAND_FONT_FAMILY_MONOSPACE "font-family-Monospace"

/**
 * CONCERTINA_COMMAND_FONT_SIZE:
 *
 * The command “Default”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE "font-size"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_8_0:
 *
 * The command “8”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_8_0 "font-size-8.0"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_9_0:
 *
 * The command “9”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_9_0 "font-size-9.0"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_10_0:
 *
 * The command “10”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_10_0 "font-size-10.0"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_11_0:
 *
 * The command “11”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_11_0 "font-size-11.0"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_12_0:
 *
 * The command “12”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_12_0 "font-size-12.0"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_14_0:
 *
 * The command “14”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_14_0 "font-size-14.0"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_18_0:
 *
 * The command “18”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_18_0 "font-size-18.0"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_24_0:
 *
 * The command “24”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_24_0 "font-size-24.0"

/**
 * CONCERTINA_COMMAND_FONT_SIZE_36_0:
 *
 * The command “36”.
 */
#define CONCERTINA_COMMAND_FONT_SIZE_36_0 "font-size-36.0"

/**
 * CONCERTINA_COMMAND_COLOR:
 *
 * The command “Default”.
 */
#define CONCERTINA_COMMAND_COLOR "color"

/**
 * CONCERTINA_COMMAND_COLOR_RED:
 *
 * The command “Red”.
 */
#define CONCERTINA_COMMAND_COLOR_RED "color-red"

/**
 * CONCERTINA_COMMAND_COLOR_ORANGE:
 *
 * The command “Orange”.
 */
#define CONCERTINA_COMMAND_COLOR_ORANGE "color-orange"

/**
 * CONCERTINA_COMMAND_COLOR_GREEN:
 *
 * The command “Green”.
 */
#define CONCERTINA_COMMAND_COLOR_GREEN "color-green"

/**
 * CONCERTINA_COMMAND_COLOR_BLUE:
 *
 * The command “Blue”.
 */
#define CONCERTINA_COMMAND_COLOR_BLUE "color-blue"

/**
 * CONCERTINA_COMMAND_COLOR_PURPLE:
 *
 * The command “Purple”.
 */
#define CONCERTINA_COMMAND_COLOR_PURPLE "color-purple"

/**
 * CONCERTINA_COMMAND_COLOR_GRAY:
 *
 * The command “Gray”.
 */
#define CONCERTINA_COMMAND_COLOR_GRAY "color-gray"

/**
 * CONCERTINA_COMMAND_MARKER:
 *
 * The command “None”.
 */
#define CONCERTINA_COMMAND_MARKER "marker"

/**
 * CONCERTINA_COMMAND_MARKER_GREEN:
 *
 * The command “Green”.
 */
#define CONCERTINA_COMMAND_MARKER_GREEN "marker-green"

/**
 * CONCERTINA_COMMAND_MARKER_BLUE:
 *
 * The command “Blue”.
 */
#define CONCERTINA_COMMAND_MARKER_BLUE "marker-blue"

/**
 * CONCERTINA_COMMAND_MARKER_PINK:
 *
 * The command “Pink”.
 */
#define CONCERTINA_COMMAND_MARKER_PINK "marker-pink"

/**
 * CONCERTINA_COMMAND_ALIGN_LEFT:
 *
 * The command “Align left”.
 */
#define CONCERTINA_COMMAND_ALIGN_LEFT "align-left"

/**
 * CONCERTINA_COMMAND_ALIGN_CENTER:
 *
 * The command “Center”.
 */
#define CONCERTINA_COMMAND_ALIGN_CENTER "align-center"

/**
 * CONCERTINA_COMMAND_ALIGN_RIGHT:
 *
 * The command “Align right”.
 */
#define CONCERTINA_COMMAND_ALIGN_RIGHT "align-right"

/**
 * CONCERTINA_COMMAND_JUSTIFY:
 *
 * The command “Justify”.
 */
#define CONCERTINA_COMMAND_JUSTIFY "justify"

/**
 * CONCERTINA_COMMAND_OUTDENT:
 *
 * The command “Indent less”.
 */
#define CONCERTINA_COMMAND_OUTDENT "outdent"

/**
 * CONCERTINA_COMMAND_INDENT:
 *
 * The command “Indent more”.
 */
#define CONCERTINA_COMMAND_INDENT "indent"

/**
 * CONCERTINA_COMMAND_BULLETED_LIST:
 *
 * The command “Bulleted list”.
 */
#define CONCERTINA_COMMAND_BULLETED_LIST "bulleted-list"

/**
 * CONCERTINA_COMMAND_NUMBERED_LIST:
 *
 * The command “Numbered list”.
 */
#define CONCERTINA_COMMAND_NUMBERED_LIST "numbered-list"

/**
 * CONCERTINA_COMMAND_TASK_LIST:
 *
 * The command “Task list”.
 */
#define CONCERTINA_COMMAND_TASK_LIST "task-list"

/**
 * CONCERTINA_COMMAND_SECTION_COLLAPSE:
 *
 * The command “Collapse section”.
 */
#define CONCERTINA_COMMAND_SECTION_COLLAPSE "section-collapse"

/**
 * CONCERTINA_COMMAND_SECTION_EXPAND:
 *
 * The command “Expand section”.
 */
#define CONCERTINA_COMMAND_SECTION_EXPAND "section-expand"

/**
 * CONCERTINA_COMMAND_STYLE_BODY:
 *
 * The command “Body”.
 */
#define CONCERTINA_COMMAND_STYLE_BODY "style-body"

/**
 * CONCERTINA_COMMAND_STYLE_HEADING_1:
 *
 * The command “Heading 1”.
 */
#define CONCERTINA_COMMAND_STYLE_HEADING_1 "style-heading-1"

/**
 * CONCERTINA_COMMAND_STYLE_HEADING_2:
 *
 * The command “Heading 2”.
 */
#define CONCERTINA_COMMAND_STYLE_HEADING_2 "style-heading-2"

/**
 * CONCERTINA_COMMAND_STYLE_HEADING_3:
 *
 * The command “Heading 3”.
 */
#define CONCERTINA_COMMAND_STYLE_HEADING_3 "style-heading-3"

/**
 * CONCERTINA_COMMAND_STYLE_HEADING_4:
 *
 * The command “Heading 4”.
 */
#define CONCERTINA_COMMAND_STYLE_HEADING_4 "style-heading-4"

/**
 * CONCERTINA_COMMAND_STYLE_HEADING_5:
 *
 * The command “Heading 5”.
 */
#define CONCERTINA_COMMAND_STYLE_HEADING_5 "style-heading-5"

/**
 * CONCERTINA_COMMAND_STYLE_HEADING_6:
 *
 * The command “Heading 6”.
 */
#define CONCERTINA_COMMAND_STYLE_HEADING_6 "style-heading-6"

/**
 * CONCERTINA_COMMAND_STYLE_QUOTE:
 *
 * The command “Quote”.
 */
#define CONCERTINA_COMMAND_STYLE_QUOTE "style-quote"

/**
 * CONCERTINA_COMMAND_STYLE_CODE:
 *
 * The command “Code”.
 */
#define CONCERTINA_COMMAND_STYLE_CODE "style-code"

/**
 * CONCERTINA_COMMAND_RULE:
 *
 * The command “Rule”.
 */
#define CONCERTINA_COMMAND_RULE "rule"

/**
 * CONCERTINA_COMMAND_STYLE_CALLOUT_NOTE:
 *
 * The command “Note”.
 */
#define CONCERTINA_COMMAND_STYLE_CALLOUT_NOTE "style-callout-note"

/**
 * CONCERTINA_COMMAND_STYLE_CALLOUT_TIP:
 *
 * The command “Tip”.
 */
#define CONCERTINA_COMMAND_STYLE_CALLOUT_TIP "style-callout-tip"

/**
 * CONCERTINA_COMMAND_STYLE_CALLOUT_IMPORTANT:
 *
 * The command “Important”.
 */
#define CONCERTINA_COMMAND_STYLE_CALLOUT_IMPORTANT "style-callout-important"

/**
 * CONCERTINA_COMMAND_STYLE_CALLOUT_WARNING:
 *
 * The command “Warning”.
 */
#define CONCERTINA_COMMAND_STYLE_CALLOUT_WARNING "style-callout-warning"

/**
 * CONCERTINA_COMMAND_STYLE_CALLOUT_CAUTION:
 *
 * The command “Caution”.
 */
#define CONCERTINA_COMMAND_STYLE_CALLOUT_CAUTION "style-callout-caution"

/**
 * CONCERTINA_COMMAND_CODE:
 *
 * The command “No language”.
 */
#define CONCERTINA_COMMAND_CODE "code"

/**
 * CONCERTINA_COMMAND_CODE_C:
 *
 * The command “C”.
 */
#define CONCERTINA_COMMAND_CODE_C "code-c"

/**
 * CONCERTINA_COMMAND_CODE_C__:
 *
 * The command “C++”.
 */
#define CONCERTINA_COMMAND_CODE_C__ "code-c++"

/**
 * CONCERTINA_COMMAND_CODE_CSS:
 *
 * The command “CSS”.
 */
#define CONCERTINA_COMMAND_CODE_CSS "code-css"

/**
 * CONCERTINA_COMMAND_CODE_GO:
 *
 * The command “Go”.
 */
#define CONCERTINA_COMMAND_CODE_GO "code-go"

/**
 * CONCERTINA_COMMAND_CODE_HTML:
 *
 * The command “HTML”.
 */
#define CONCERTINA_COMMAND_CODE_HTML "code-html"

/**
 * CONCERTINA_COMMAND_CODE_JAVA:
 *
 * The command “Java”.
 */
#define CONCERTINA_COMMAND_CODE_JAVA "code-java"

/**
 * CONCERTINA_COMMAND_CODE_JAVASCRIPT:
 *
 * The command “JavaScript”.
 */
#define CONCERTINA_COMMAND_CODE_JAVASCRIPT "code-javascript"

/**
 * CONCERTINA_COMMAND_CODE_JSON:
 *
 * The command “JSON”.
 */
#define CONCERTINA_COMMAND_CODE_JSON "code-json"

/**
 * CONCERTINA_COMMAND_CODE_PYTHON:
 *
 * The command “Python”.
 */
#define CONCERTINA_COMMAND_CODE_PYTHON "code-python"

/**
 * CONCERTINA_COMMAND_CODE_RUST:
 *
 * The command “Rust”.
 */
#define CONCERTINA_COMMAND_CODE_RUST "code-rust"

/**
 * CONCERTINA_COMMAND_CODE_SH:
 *
 * The command “Shell”.
 */
#define CONCERTINA_COMMAND_CODE_SH "code-sh"

/**
 * CONCERTINA_COMMAND_CODE_SWIFT:
 *
 * The command “Swift”.
 */
#define CONCERTINA_COMMAND_CODE_SWIFT "code-swift"

/**
 * CONCERTINA_COMMAND_CODE_XML:
 *
 * The command “XML”.
 */
#define CONCERTINA_COMMAND_CODE_XML "code-xml"

/**
 * CONCERTINA_COMMAND_LINK:
 *
 * The command “Link”.
 */
#define CONCERTINA_COMMAND_LINK "link"

/**
 * CONCERTINA_COMMAND_DUPLICATE:
 *
 * The command “Duplicate”.
 */
#define CONCERTINA_COMMAND_DUPLICATE "duplicate"

/**
 * CONCERTINA_COMMAND_DELETE_LINE:
 *
 * The command “Delete line”.
 */
#define CONCERTINA_COMMAND_DELETE_LINE "delete-line"

/**
 * CONCERTINA_COMMAND_PICTURE:
 *
 * The command “Picture…”.
 */
#define CONCERTINA_COMMAND_PICTURE "picture"

/**
 * CONCERTINA_COMMAND_RESIZE_PICTURE:
 *
 * The command “Larger picture”.
 */
#define CONCERTINA_COMMAND_RESIZE_PICTURE "resize-picture"

/**
 * CONCERTINA_COMMAND_DESCRIBE_PICTURE:
 *
 * The command “Describe picture”.
 */
#define CONCERTINA_COMMAND_DESCRIBE_PICTURE "describe-picture"

/**
 * CONCERTINA_COMMAND_INSERT_TABLE:
 *
 * The command “Insert table”.
 */
#define CONCERTINA_COMMAND_INSERT_TABLE "insert-table"

/**
 * CONCERTINA_COMMAND_TABLE_ADDROWABOVE:
 *
 * The command “Add row above”.
 */
#define CONCERTINA_COMMAND_TABLE_ADDROWABOVE "table-addRowAbove"

/**
 * CONCERTINA_COMMAND_TABLE_ADDROWBELOW:
 *
 * The command “Add row below”.
 */
#define CONCERTINA_COMMAND_TABLE_ADDROWBELOW "table-addRowBelow"

/**
 * CONCERTINA_COMMAND_TABLE_ADDCOLUMNBEFORE:
 *
 * The command “Add column before”.
 */
#define CONCERTINA_COMMAND_TABLE_ADDCOLUMNBEFORE "table-addColumnBefore"

/**
 * CONCERTINA_COMMAND_TABLE_ADDCOLUMNAFTER:
 *
 * The command “Add column after”.
 */
#define CONCERTINA_COMMAND_TABLE_ADDCOLUMNAFTER "table-addColumnAfter"

/**
 * CONCERTINA_COMMAND_TABLE_MOVEROWUP:
 *
 * The command “Move row up”.
 */
#define CONCERTINA_COMMAND_TABLE_MOVEROWUP "table-moveRowUp"

/**
 * CONCERTINA_COMMAND_TABLE_MOVEROWDOWN:
 *
 * The command “Move row down”.
 */
#define CONCERTINA_COMMAND_TABLE_MOVEROWDOWN "table-moveRowDown"

/**
 * CONCERTINA_COMMAND_TABLE_MOVECOLUMNBACK:
 *
 * The command “Move column back”.
 */
#define CONCERTINA_COMMAND_TABLE_MOVECOLUMNBACK "table-moveColumnBack"

/**
 * CONCERTINA_COMMAND_TABLE_MOVECOLUMNFORWARD:
 *
 * The command “Move column forward”.
 */
#define CONCERTINA_COMMAND_TABLE_MOVECOLUMNFORWARD "table-moveColumnForward"

/**
 * CONCERTINA_COMMAND_TABLE_MERGE:
 *
 * The command “Merge cells”.
 */
#define CONCERTINA_COMMAND_TABLE_MERGE "table-merge"

/**
 * CONCERTINA_COMMAND_TABLE_SPLIT:
 *
 * The command “Split cell”.
 */
#define CONCERTINA_COMMAND_TABLE_SPLIT "table-split"

/**
 * CONCERTINA_COMMAND_TABLE_HEADER:
 *
 * The command “Header row”.
 */
#define CONCERTINA_COMMAND_TABLE_HEADER "table-header"

/**
 * CONCERTINA_COMMAND_TABLE_FITCOLUMN:
 *
 * The command “Fit column to content”.
 */
#define CONCERTINA_COMMAND_TABLE_FITCOLUMN "table-fitColumn"

/**
 * CONCERTINA_COMMAND_TABLE_SHARECOLUMN:
 *
 * The command “Equal share of width”.
 */
#define CONCERTINA_COMMAND_TABLE_SHARECOLUMN "table-shareColumn"

/**
 * CONCERTINA_COMMAND_TABLE_REMOVEROW:
 *
 * The command “Remove row”.
 */
#define CONCERTINA_COMMAND_TABLE_REMOVEROW "table-removeRow"

/**
 * CONCERTINA_COMMAND_TABLE_REMOVECOLUMN:
 *
 * The command “Remove column”.
 */
#define CONCERTINA_COMMAND_TABLE_REMOVECOLUMN "table-removeColumn"

/**
 * CONCERTINA_COMMAND_TABLE_REMOVE:
 *
 * The command “Remove table”.
 */
#define CONCERTINA_COMMAND_TABLE_REMOVE "table-remove"

/**
 * CONCERTINA_COMMAND_BLOCK_MENU:
 *
 * The command “Block menu”.
 */
#define CONCERTINA_COMMAND_BLOCK_MENU "block-menu"

/**
 * CONCERTINA_COMMAND_PASTE_TEXT:
 *
 * The command “Paste as Text”.
 */
#define CONCERTINA_COMMAND_PASTE_TEXT "paste-text"

/**
 * CONCERTINA_COMMAND_PASTE_WITH_LOOK:
 *
 * The command “Paste With Its Look”.
 */
#define CONCERTINA_COMMAND_PASTE_WITH_LOOK "paste-with-look"
