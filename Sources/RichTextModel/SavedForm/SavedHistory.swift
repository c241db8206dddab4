import FoundationEssentials

/// Content together with everything that happened to it, as JSON, for bug reports.
///
/// ```swift
/// let report = try SavedHistory.bytes(of: content, log)
/// let (restored, steps) = try SavedHistory.content(from: report)
/// ```
///
/// The reader of a report undoes the steps one by one, and redoes them up to where the error
/// occurs.
public enum SavedHistory {
  /// The name of the format, which identifies such a file.
  public static let format = "concertina-rich-text-history"

  /// Encodes content and its log as JSON.
  ///
  /// - Throws: ``SavedFormError/Reason/unsavable(names:)`` if attributes of the app would be lost.
  public static func bytes(
    of content: RichText, _ log: OperationLog
  ) throws(SavedFormError) -> [UInt8] {
    try SavedForm.bytes(of: value(of: content, log))
  }

  /// Returns content and its log as a JSON value, with the format's name and version.
  ///
  /// - Throws: ``SavedFormError/Reason/unsavable(names:)`` if attributes of the app would be lost.
  public static func value(
    of content: RichText, _ log: OperationLog
  ) throws(SavedFormError) -> JSONValue {
    try SavedForm.checkSavable(content)
    for replacement in (log.undoSteps + log.redoSteps).flatMap(\.replacements) {
      try SavedForm.checkSavable(replacement.removed)
      try SavedForm.checkSavable(replacement.inserted)
    }
    return .members([
      "format": .string(format), "version": .number(Double(SavedForm.version)),
      "content": .array(SavedRuns.values(of: content)),
      "undo": .array(log.undoSteps.map(SavedStep.value)),
      "redo": .array(log.redoSteps.map(SavedStep.value)),
    ])
  }

  /// Reads content and its log from JSON.
  ///
  /// - Throws: ``SavedFormError``, which describes the error and its position.
  public static func content(
    from bytes: some Sequence<UInt8>
  ) throws(SavedFormError) -> (content: RichText, log: OperationLog) {
    let reader = SavedValueReader(try SavedForm.value(in: [UInt8](bytes)))
    try SavedForm.checkFormat(format, of: reader)
    let content = try SavedRuns.content(from: reader["content"], depth: 0)
    return (
      content,
      OperationLog(
        undoSteps: try steps(from: reader["undo"]), redoSteps: try steps(from: reader["redo"]))
    )
  }

  private static func steps(from reader: SavedValueReader) throws(SavedFormError) -> [UndoStep] {
    var steps: [UndoStep] = []
    for element in try reader.elements() { steps.append(try SavedStep.step(from: element)) }
    return steps
  }
}

/// A step of a log as JSON.
enum SavedStep {
  static func value(of step: UndoStep) -> JSONValue {
    .members([
      "kind": .string(step.kind.rawValue),
      "changes": .array(step.replacements.map(value)),
      "before": value(of: step.before), "after": value(of: step.after),
    ])
  }

  private static func value(of replacement: Replacement) -> JSONValue {
    .members([
      "path": value(of: replacement.path), "offset": .number(Double(replacement.offset)),
      "removed": .array(SavedRuns.values(of: replacement.removed)),
      "inserted": .array(SavedRuns.values(of: replacement.inserted)),
    ])
  }

  private static func value(of selection: EditorSelection) -> JSONValue {
    .members([
      "path": value(of: selection.path), "caret": .number(Double(selection.caret)),
      "anchor": .number(Double(selection.anchor)),
    ])
  }

  private static func value(of path: EditorPath) -> JSONValue {
    .array(
      path.steps.map {
        .members([
          "attachment": .string($0.attachment), "editor": .number(Double($0.editor)),
        ])
      })
  }

  static func step(from reader: SavedValueReader) throws(SavedFormError) -> UndoStep {
    var replacements: [Replacement] = []
    for element in try reader["changes"].elements() {
      replacements.append(try replacement(from: element))
    }
    return UndoStep(
      try UndoStep.Kind(saved: reader["kind"]), replacements,
      before: try selection(from: reader["before"]), after: try selection(from: reader["after"]))
  }

  private static func replacement(
    from reader: SavedValueReader
  ) throws(SavedFormError) -> Replacement {
    Replacement(
      in: try path(from: reader["path"]), at: try offset(from: reader["offset"]),
      removed: try SavedRuns.content(from: reader["removed"], depth: 0),
      inserted: try SavedRuns.content(from: reader["inserted"], depth: 0))
  }

  private static func selection(
    from reader: SavedValueReader
  ) throws(SavedFormError) -> EditorSelection {
    EditorSelection(
      in: try path(from: reader["path"]), caret: try offset(from: reader["caret"]),
      anchor: try offset(from: reader["anchor"]))
  }

  private static func offset(from reader: SavedValueReader) throws(SavedFormError) -> Int {
    let offset = try reader.integer()
    guard (0...Int(Int32.max)).contains(offset) else {
      throw reader.expected("a place in a text")
    }
    return offset
  }

  private static func path(from reader: SavedValueReader) throws(SavedFormError) -> EditorPath {
    var steps: [EditorPath.Step] = []
    for element in try reader.elements() {
      steps.append(
        EditorPath.Step(
          attachment: try element["attachment"].string(),
          editor: try offset(from: element["editor"])))
    }
    return EditorPath(steps)
  }
}

extension UndoStep.Kind: SavedRepresentable {}
