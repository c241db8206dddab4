import GtkCore
import RichTextModel

/// The syntax of an action in a scenario file, and its description.
public struct ScenarioActionSyntax: Sendable {
  /// Whether the action can be for a certain input.
  public let isForInput: Bool
  /// The value that the action accepts, in the words of a message.
  public let expectation: String
  /// The description of the action: sentences in which `code` is marked.
  public let summary: String
  /// The value that the action accepts, as a JSON Schema.
  public let schema: JSONObject

  fileprivate init(
    forInput isForInput: Bool = false, _ expectation: String, _ summary: String,
    _ schema: JSONObject
  ) {
    (self.isForInput, self.expectation) = (isForInput, expectation)
    (self.summary, self.schema) = (summary, schema)
  }
}

extension ScenarioAction {
  /// The names of pictures: without a folder, and without what ends lines or turns the direction.
  private static var picturePattern: String {
    let control = #"\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069"#
    return #"^[^./\#(control)-][^/\#(control)]*\.png$"#
  }

  /// Everything that is said of the action anywhere.
  public var syntax: ScenarioActionSyntax {
    switch self {
    case .type:
      .init(
        forInput: true,
        "a string such as \"hello\", of at most \(Self.longestTyping) characters",
        "Types a text, as key events.",
        [
          "type": "string", "maxLength": .integer(Self.longestTyping), "examples": ["hello"],
        ])
    case .press:
      .init(
        forInput: true, "a string such as \"<Shift>Return\"",
        "Presses a key with modifiers, by its accelerator name such as `<Control>z`.",
        [
          "type": "string", "pattern": "^(<[A-Za-z0-9]+>)*[A-Za-z0-9_]+$",
          "examples": ["Return", "<Shift>Return", "BackSpace", "<Control>z"],
        ])
    case .paste:
      .init(
        forInput: true,
        "a string such as \"hello\", or an object such as {\"text/html\": \"<b>hello</b>\"}",
        """
        Pastes a text, or content in several forms: an object whose keys are media types such as \
        `text/html`.
        """,
        [
          "type": ["string", "object"], "minProperties": 1,
          "additionalProperties": ["type": "string"],
          "examples": ["hello", ["text/html": "<b>hello</b>", "text/plain": "hello"]],
        ])
    case .preedit:
      .init(
        forInput: true, "a string such as \"あ\"",
        "Shows a composition in progress. An empty one ends it.", ["type": "string"])
    case .commit:
      .init(
        forInput: true, "a string such as \"あ\"", "Commits a text from the input method.",
        ["type": "string"])
    case .select:
      .init(
        forInput: true, "two whole numbers such as [0, 5], from 0",
        """
        Selects from an anchor to the caret, in Unicode scalars from 0. Equal ones only move the \
        caret.
        """,
        [
          "type": "array", "items": ["type": "integer", "minimum": 0], "minItems": 2,
          "maxItems": 2, "examples": [[0, 5]],
        ])
    case .click:
      .init(
        forInput: true, "an identifier such as \"send\"",
        """
        Clicks the widget of this identifier, or a part of a text: `task:0` is the box of the task \
        that the first paragraph is, `handle:column-2` opens the menu of a table's second column.
        """,
        [
          "type": "string", "minLength": 1, "examples": ["send", "task:0", "handle:column-2"],
        ])
    case .set:
      .init(
        "an object of widgets and their values such as {\"slider:Volume\": {\"value\": 40}}",
        """
        Sets values of widgets, as the pointer does: the number of a slider, the day of a calendar. \
        The names of the values are those of properties.
        """,
        [
          "type": "object", "minProperties": 1,
          "additionalProperties": [
            "type": "object", "minProperties": 1,
            "additionalProperties": ["type": ["boolean", "number", "string"]],
          ],
          "examples": [["slider:Volume": ["value": 40]]],
        ])
    case .drag:
      .init(
        "an object such as {\"from\": \"border:column-1\", \"by\": [40, 0]}",
        """
        Presses a widget or a part of one, drags it by pixels to the right and down, and releases \
        it: `border:column-1` is the end of a table's first column, \
        `attachment:a1/corner:bottom-right` the corner of a picture. Where in the widget it is \
        pressed, `at` says, as fractions of its width and height; without it, in the middle.
        """,
        [
          "type": "object", "required": ["from", "by"], "additionalProperties": false,
          "properties": [
            "from": ["type": "string", "minLength": 1],
            "by": [
              "type": "array", "items": PointerDrag.distanceSchema, "minItems": 2, "maxItems": 2,
            ],
            "at": [
              "type": "array", "items": ["type": "number", "minimum": 0, "maximum": 1],
              "minItems": 2, "maxItems": 2,
            ],
          ],
          "examples": [["from": "border:column-1", "by": [40, 0]]],
        ])
    case .scroll:
      .init(
        forInput: true, "a whole number such as 120, from 0",
        """
        Scrolls a text until the line with this offset, in Unicode scalars from 0, is the first \
        one.
        """,
        ["type": "integer", "minimum": 0])
    case .focus:
      .init(
        "true, false or an identifier such as \"email\"",
        """
        Moves the focus to the scene's main input (`true`), away from every input (`false`), or \
        to the widget of this identifier.
        """,
        ["type": ["boolean", "string"], "minLength": 1])
    case .scene:
      .init(
        "a scene such as \"auto-height-editor\"", "Opens another scene, with its defaults.",
        ["type": "string", "examples": ["composer"]])
    case .knob:
      .init(
        "an object with a knob such as {\"maxLine\": 7}", "Turns knobs, all of them at once.",
        ["$ref": "#/$defs/knobs", "minProperties": 1, "examples": [["maxLine": 7]]])
    case .width:
      .init(
        forInput: true, PixelWidth.expectation, "Makes the stage this many pixels wide.",
        ["$ref": "#/$defs/width"])
    case .undo:
      .init(
        forInput: true, "true", "Undoes the last edit.", ["type": "boolean", "const": true])
    case .redo:
      .init(
        forInput: true, "true", "Redoes the edit that was last undone.",
        ["type": "boolean", "const": true])
    case .wait:
      .init(
        "a number of seconds from 0 to \(Int(Self.longestWait))", "Waits for seconds.",
        ["type": "number", "minimum": 0, "maximum": .number(Self.longestWait)])
    case .screenshot:
      .init(
        "the name of a picture, without a folder, such as \"first.png\"",
        """
        Saves a picture of the stage under this file name, in the folder of artifacts. It \
        replaces no file that the replay has not made, but with `--overwrite`.
        """,
        [
          "type": "string", "pattern": .string(Self.picturePattern),
          "examples": ["first.png"],
        ])
    case .expect:
      .init(
        "an object with paths and values such as {\"text\": \"hello\"}",
        """
        Compares values of the state, by their paths such as `paragraphs[0].marker`, with what \
        they have to be: a value, `{"matches": "EXPRESSION"}`, or `{"atLeast": N, "atMost": N}`. \
        What is not as expected makes the replay fail; it goes on.
        """,
        [
          "type": "object", "minProperties": 1,
          "examples": [
            [
              "text": "hello", "lineCount": ["atLeast": 1],
              "paragraphs[0].marker": ["matches": "^1"],
            ]
          ],
        ])
    }
  }
}
