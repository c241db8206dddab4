import Concertina

/// The knobs of a find bar.
enum FindKnobs {
  static let query = TypedKnob.text("query", title: "Find")
  static let replacement = TypedKnob.text("replacement", title: "Replace with", default: "oats")
  static let matchesCase = TypedKnob.toggle("matchesCase", title: "Match case", default: false)
  static let matchesWholeWords = TypedKnob.toggle(
    "matchesWholeWords", title: "Whole words", default: false)
  static let isExpression = TypedKnob.toggle(
    "isExpression", title: "Regular expression", default: false)

  /// Returns the rows of the options of a query.
  static func options<Stage: FindingStage>() -> [KnobRow<Stage>] {
    [matchesCase, matchesWholeWords, isExpression].map { row($0) }
  }

  /// Returns a row whose knob is a part of the query; the code is that of the whole query.
  static func row<Stage: FindingStage, Value>(_ knob: TypedKnob<Value>) -> KnobRow<Stage> {
    KnobRow(knob, code: nil) { stage, _ in stage.finding?.use(stage.knobs.values) }
  }

  /// Returns the query of the knobs.
  static func query(_ values: KnobValues) -> TextQuery {
    TextQuery(
      values[query], matchesCase: values[matchesCase],
      matchesWholeWords: values[matchesWholeWords], isExpression: values[isExpression])
  }

  /// Returns the code for the query.
  static func code(_ values: KnobValues) -> String {
    let query = query(values)
    let options = [
      query.matchesCase ? "matchesCase: true" : nil,
      query.matchesWholeWords ? "matchesWholeWords: true" : nil,
      query.isExpression ? "isExpression: true" : nil,
    ]
    let arguments = [SwiftCode.shortened(query.text)] + options.compactMap { $0 }
    return "TextQuery(\(arguments.joined(separator: ", ")))"
  }
}

/// A stage that may have a find bar.
@MainActor
protocol FindingStage: KnobbedStage {
  /// The find bar; nil in scenes without one.
  var finding: StageFinding? { get }
}

extension FindingStage {
  /// Opens the find bar if there is one, and the focus is in the scene.
  func find() -> Bool { finding?.open(ifFocusIsIn: sizedWidget) ?? false }

  /// Returns the widget of an attachment by its identifier, or another widget by its name.
  func target(identifier: String, in editor: EditorView) -> Widget? {
    guard identifier.hasPrefix("attachment:"), let id = identifier.split(separator: ":").last else {
      return root.descendant(named: identifier)
    }
    let editors = [editor] + editor.presentNestedEditors
    return editors.flatMap(\.attachments).first { $0.id == id }?.mainWidget
  }
}
