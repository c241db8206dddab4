/// Scenario files that are accepted or rejected, for the reader and for the schema.
enum ScenarioCorpus {
  /// A scenario with every action and every key.
  static let everyAction = #"""
    {
      "$schema": "scenario.schema.json",
      "scene": "auto-height-editor",
      "width": 400,
      "knobs": {"maxLine": -3, "lineSpace": -1.5, "hasBorder": false, "font": "title2", "text": "é"},
      "steps": [
        {"type": "hello"}, {"press": "<Shift>Return"}, {"press": "U00E9"}, {"paste": "\u0000\n"},
        {"preedit": "ㅎ"}, {"preedit": ""}, {"commit": "한"}, {"select": [5, 0]}, {"click": "send"},
        {"focus": true}, {"focus": false}, {"focus": "text"}, {"knob": {"maxLine": 7, "text": ""}},
        {"paste": {"text/html": "<b>a</b>", "text/plain": "a"}}, {"scroll": 12},
        {"set": {"slider:Volume": {"value": 40}}},
        {"drag": {"from": "border:column-1", "by": [40, 0]}},
        {"drag": {"from": "attachment:a1", "by": [-9, 5], "at": [0.25, 1]}},
        {"type": "a", "in": "editor"}, {"click": "task:0", "in": "attachment:1"},
        {"scene": "composer"}, {"scene": "auto-height-editor"},
        {"width": 1}, {"undo": true}, {"redo": true}, {"wait": 0.25}, {"screenshot": "a b.png"},
        {"expect": {"text": "a", "lineCount": {"atLeast": 1, "atMost": 2}, "a[0].b": {"matches": "^x"}}}
      ]
    }
    """#

  /// Scenarios that are accepted.
  static let good = [
    everyAction,
    #"{"scene": "auto-height-editor", "steps": []}"#,
    #"{"steps": [{"wait": 600}, {"width": 16384}], "scene": "auto-height-editor-regex"}"#,
    #"{"scene": "auto-height-editor", "width": 1, "knobs": {}, "steps": [{"type": ""}]}"#,
    #"{"scene": "auto-height-editor", "width": 4e2, "steps": [{"select": [0, 0]}]}"#,
  ]

  /// A file that is rejected, and the beginning of the message after the file's name.
  struct Bad {
    let text: String
    let message: String
  }

  /// Files that the schema rejects, too.
  static let badForBoth: [Bad] = [
    Bad(text: "[]", message: #"$: expected an object with "scene" and "steps", found an array"#),
    Bad(text: "7", message: #"$: expected an object with "scene" and "steps", found a number (7)"#),
    Bad(text: "{}", message: #"$: expected the key "scene" with a scene such as "auto-height-"#),
    Bad(
      text: #"{"scene": "auto-height-editor"}"#,
      message: #"$: expected the key "steps" with an array of steps such as"#),
    Bad(
      text: #"{"scene": "no-such-scene", "steps": []}"#,
      message: "$.scene: expected one of auto-height-editor, "),
    Bad(
      text: #"{"scene": 7, "steps": []}"#,
      message: #"$.scene: expected a scene such as "auto-height-editor", found a number (7)"#),
    Bad(
      text: #"{"scene": "auto-height-editor", "steps": [], "stpes": []}"#,
      message:
        "$.stpes: expected one of the keys $schema, scene, width, knobs, steps, differences, "
        + #"found "stpes"; did you mean "steps"?"#),
    Bad(
      text: #"{"scene": "auto-height-editor", "steps": [], "odd key": 1}"#,
      message: #"$["odd key"]: expected one of the keys "#),
    Bad(
      text: #"{"scene": "auto-height-editor", "steps": {}}"#,
      message: #"$.steps: expected an array of steps such as [{"type": "hello"}], found an object"#),
    Bad(
      text: #"{"scene": "auto-height-editor", "width": "400", "steps": []}"#,
      message: "$.width: expected a whole number of pixels from 1 to 16384, "
        + #"found a string ("400")"#),
    Bad(
      text: #"{"scene": "auto-height-editor", "width": 0, "steps": []}"#,
      message: "$.width: expected a whole number of pixels from 1 to 16384, found a number (0)"),
    Bad(
      text: #"{"scene": "auto-height-editor", "width": null, "steps": []}"#,
      message: "$.width: expected a whole number of pixels from 1 to 16384, found null"),
    Bad(
      text: #"{"scene": "auto-height-editor", "knobs": [], "steps": []}"#,
      message: #"$.knobs: expected an object such as {"maxLine": 7}, found an array"#),
    Bad(
      text: #"{"scene": "auto-height-editor", "knobs": {"maxLine": null}, "steps": []}"#,
      message: "$.knobs.maxLine: expected a whole number such as 5, found null"),
    Bad(
      text: #"{"scene": "auto-height-editor", "$schema": 1, "steps": []}"#,
      message: "$.$schema: expected a string, found a number (1)"),
  ]

  /// Steps that the schema rejects, too, with the message after `$.steps[0]`.
  static let badStepsForBoth: [Bad] = [
    Bad(
      text: #""type""#,
      message: #": expected an object with one action such as {"type": "hello"}, "#
        + #"found a string ("type")"#),
    Bad(text: "{}", message: ": expected exactly one action, found none"),
    Bad(
      text: #"{"undo": true, "redo": true}"#,
      message: ": expected exactly one action, found 2 (undo, redo)"),
    Bad(
      text: #"{"pres": "Return"}"#,
      message: ".pres: expected one of the actions type, press, paste, preedit, commit, select, "
        + "click, set, drag, scroll, focus, scene, knob, width, undo, redo, wait, screenshot, expect, "
        + #"found "pres"; did you mean "press"?"#),
    Bad(text: #"{"type": "a", "delay": 1}"#, message: ".delay: expected one of the actions type,"),
    Bad(
      text: #"{"type": 1}"#,
      message: #".type: expected a string such as "hello", of at most 100000 characters, found"#),
    Bad(
      text: #"{"type": "\#(String(repeating: "a", count: 100_001))"}"#,
      message: #".type: expected a string such as "hello", of at most 100000 characters, found"#),
    Bad(
      text: #"{"drag": {"from": "border:column-1"}}"#,
      message: #".drag: expected an object such as {"from": "border:column-1", "by": [40, 0]}"#),
    Bad(text: #"{"drag": {"by": [1, 1]}}"#, message: ".drag: expected an object such as"),
    Bad(
      text: #"{"drag": {"from": "a", "by": [1.5, 0]}}"#, message: ".drag: expected an object"),
    Bad(
      text: #"{"drag": {"from": "a", "by": [99999, 0]}}"#, message: ".drag: expected an object"),
    Bad(
      text: #"{"drag": {"from": "a", "by": [1, 0], "at": [2, 0]}}"#,
      message: ".drag: expected an object"),
    Bad(
      text: #"{"drag": {"from": "a", "by": [1, 0], "to": "b"}}"#,
      message: ".drag: expected an object"),
    Bad(
      text: #"{"press": 7}"#,
      message: #".press: expected a string such as "<Shift>Return", found a number (7)"#),
    Bad(
      text: #"{"press": "<Shift"}"#,
      message: #".press: expected a string such as "<Shift>Return", found a string ("<Shift")"#),
    Bad(
      text: #"{"press": ""}"#,
      message: #".press: expected a string such as "<Shift>Return", found a string ("")"#),
    Bad(
      text: #"{"paste": null}"#,
      message: #".paste: expected a string such as "hello", or an object such as "#),
    Bad(
      text: #"{"paste": {"text/html": 1}}"#,
      message: #".paste: expected a string such as "hello", or"#),
    Bad(text: #"{"in": "editor"}"#, message: ": expected exactly one action, found none"),
    Bad(
      text: #"{"type": "a", "undo": true, "in": "editor"}"#,
      message: ": expected exactly one action, found 2 (type, undo)"),
    Bad(text: #"{"type": "a", "in": 1}"#, message: #".in: expected an identifier such as"#),
    Bad(text: #"{"scroll": -1}"#, message: ".scroll: expected a whole number such as 120"),
    Bad(
      text: #"{"preedit": true}"#,
      message: #".preedit: expected a string such as "あ", found true"#),
    Bad(
      text: #"{"commit": []}"#,
      message: #".commit: expected a string such as "あ", found an array"#),
    Bad(
      text: #"{"select": [0]}"#,
      message: ".select: expected two whole numbers such as [0, 5], from 0, found an array"),
    Bad(
      text: #"{"select": [0, 1, 2]}"#,
      message: ".select: expected two whole numbers such as [0, 5], from 0, found an array"),
    Bad(
      text: #"{"select": [0, 1, "2"]}"#,
      message: ".select: expected two whole numbers such as [0, 5], from 0, found an array"),
    Bad(
      text: #"{"select": [0, -1]}"#,
      message: ".select: expected two whole numbers such as [0, 5], from 0, found an array"),
    Bad(
      text: #"{"select": [0, 1.5]}"#,
      message: ".select: expected two whole numbers such as [0, 5], from 0, found an array"),
    Bad(
      text: #"{"select": [0, "1"]}"#,
      message: ".select: expected two whole numbers such as [0, 5], from 0, found an array"),
    Bad(
      text: #"{"click": ""}"#,
      message: #".click: expected an identifier such as "send", found a string ("")"#),
    Bad(
      text: #"{"focus": 1}"#,
      message: #".focus: expected true, false or an identifier such as "email", "#
        + "found a number (1)"),
    Bad(
      text: #"{"focus": ""}"#,
      message: #".focus: expected true, false or an identifier such as "email", "#
        + #"found a string ("")"#),
    Bad(
      text: #"{"knob": {}}"#,
      message: #".knob: expected an object with a knob such as {"maxLine": 7}, found an object"#),
    Bad(
      text: #"{"knob": ["maxLine", 7]}"#,
      message: #".knob: expected an object with a knob such as {"maxLine": 7}, found an array"#),
    Bad(
      text: #"{"knob": {"maxLine": [7]}}"#,
      message: ".knob.maxLine: expected a whole number such as 5, found an array"),
    Bad(
      text: #"{"width": 16385}"#,
      message: ".width: expected a whole number of pixels from 1 to 16384, "
        + "found a number (16385)"),
    Bad(
      text: #"{"width": 1.5}"#,
      message: ".width: expected a whole number of pixels from 1 to 16384, found a number (1.5)"),
    Bad(text: #"{"undo": false}"#, message: ".undo: expected true, found false"),
    Bad(text: #"{"redo": 2}"#, message: ".redo: expected true, found a number (2)"),
    Bad(
      text: #"{"wait": -1}"#,
      message: ".wait: expected a number of seconds from 0 to 600, found a number (-1)"),
    Bad(
      text: #"{"wait": "1"}"#,
      message: #".wait: expected a number of seconds from 0 to 600, found a string ("1")"#),
    Bad(
      text: #"{"wait": 601}"#,
      message: ".wait: expected a number of seconds from 0 to 600, found a number (601)"),
    Bad(
      text: #"{"screenshot": "-a.png"}"#,
      message: #".screenshot: expected the name of a picture, without a folder, such as "#
        + #""first.png", found a string ("-a.png")"#),
    Bad(
      text: #"{"screenshot": "a\u202Egnp.png"}"#,
      message: ".screenshot: expected the name of a picture, without a folder, such as "),
    Bad(
      text: #"{"screenshot": "a\nb.png"}"#,
      message: ".screenshot: expected the name of a picture, without a folder, such as "),
    Bad(
      text: #"{"screenshot": "../a.png"}"#,
      message: #".screenshot: expected the name of a picture, without a folder, such as "#
        + #""first.png", found a string ("../a.png")"#),
    Bad(text: #"{"expect": 7}"#, message: ".expect: expected an object with paths"),
    Bad(text: #"{"expect": {}}"#, message: ".expect: expected an object with paths"),
    Bad(
      text: #"{"screenshot": ".bashrc"}"#,
      message: ".screenshot: expected the name of a picture"),
    Bad(
      text: #"{"screenshot": ".png"}"#, message: ".screenshot: expected the name of a picture"),
    Bad(
      text: #"{"screenshot": "b.scenario.json"}"#,
      message: ".screenshot: expected the name of a picture"),
    Bad(text: #"{"screenshot": ".."}"#, message: ".screenshot: expected the name of a picture"),
    Bad(text: #"{"screenshot": ""}"#, message: ".screenshot: expected the name of a picture"),
    Bad(
      text: #"{"screenshot": "a\u0000"}"#, message: ".screenshot: expected the name of a picture"),
  ]

  /// Steps that only the reader can reject, with the message after `$.steps[0]`.
  static let badStepsForTheReader: [Bad] = [
    Bad(
      text: #"{"wait": 0, "in": "editor"}"#,
      message: #".in: expected no "in" beside "wait", which is for no input"#),
    Bad(text: #"{"scene": "no-such"}"#, message: ".scene: expected one of auto-height-editor, "),
    Bad(text: #"{"paste": {"html": "a"}}"#, message: ".paste: expected a string such as"),
    Bad(text: #"{"expect": {"a[": 1}}"#, message: ".expect[\"a[\"]: expected a path"),
    Bad(text: #"{"expect": {"": 1}}"#, message: ".expect[\"\"]: expected a path"),
    Bad(
      text: #"{"expect": {"text": {"matches": "("}}}"#,
      message: ".expect.text.matches: expected a valid expression"),
    Bad(
      text: #"{"expect": {"text": {"matches": 1}}}"#,
      message: ".expect.text.matches: expected an expression"),
    Bad(
      text: #"{"expect": {"lineCount": {"atLeast": "1"}}}"#,
      message: ".expect.lineCount.atLeast: expected a number"),
    Bad(
      text: #"{"press": "<Shfit>a"}"#,
      message: #".press: expected a string such as "<Shift>Return", found a string ("<Shfit>a")"#),
    Bad(
      text: #"{"press": "<Shift>Retrun"}"#,
      message: #".press: expected the name of a key such as "Return", "a" or "comma", "#
        + #"found "Retrun""#),
    Bad(
      text: #"{"knob": {"maxline": 7}}"#,
      message: ".knob.maxline: expected one of the scene's knobs (text, font, lineSpace, maxLine, "
        + "minLine, hasBorder, isEnabled, placeholder, disabledPlaceholder, pattern, "
        + #"matchPattern), found "maxline"; did you mean "maxLine"?"#),
    Bad(
      text: #"{"knob": {"maxLine": 2.5}}"#,
      message: ".knob.maxLine: expected a whole number such as 5, found a number (2.5)"),
    Bad(
      text: #"{"knob": {"lineSpace": "2"}}"#,
      message: #".knob.lineSpace: expected a number such as 2, found a string ("2")"#),
    Bad(
      text: #"{"knob": {"hasBorder": 1}}"#,
      message: ".knob.hasBorder: expected true or false, found a number (1)"),
    Bad(
      text: #"{"knob": {"font": "titel"}}"#,
      message: #".knob.font: expected one of "largeTitle", "title", "title2", "title3", "#
        + #""headline", "subheadline", "body", "callout", "footnote", "caption", "caption2", "#
        + #"found a string ("titel"); did you mean "title"?"#),
    Bad(
      text: #"{"knob": {"text": true}}"#, message: ".knob.text: expected a string, found true"),
  ]

  /// Returns a scenario with a single step.
  static func scenario(step: String) -> String {
    #"{"scene": "auto-height-editor", "steps": [\#(step)]}"#
  }
}
