import FoundationEssentials

/// Content as JSON: what is written into files, and read back without a loss.
///
/// ```json
/// {"format": "concertina-rich-text", "version": 1, "content": [
///   {"text": "Warm "},
///   {"text": "greetings", "attributes": {"bold": true, "color": "#ff8800"}},
///   {"attachment": {"name": "panel", "isBlock": true, "size": {"kind": "fullWidth"},
///                   "editors": [[{"text": "Mind the gap"}]]}}]}
/// ```
///
/// Attributes and parts of attachments that this version does not know are kept and written again. Attributes
/// of the app are saved under their names where their keys are known (``RichTextAttributes/register(_:)``):
///
/// ```json
/// {"text": "Mind the gap", "attributes": {"custom": {"org.example.comment": "Which one?"}}}
/// ```
public enum SavedForm {
  /// The name of the format, for whoever finds such a file.
  public static let format = "concertina-rich-text"
  /// The version that is written; a greater one is not read.
  public static let version = 1
  /// How many editors may be nested in each other in a file.
  public static let greatestDepth = 32
  /// How many runs a paragraph may have in a file.
  ///
  /// GTK goes through all runs of a line for each: ten times as many take a hundred times as long, and
  /// 100,000 take minutes.
  public static let greatestRunCount = 10_000

  /// Writes content as JSON.
  ///
  /// - Throws: ``SavedFormError/Reason/unsavable(names:)`` if attributes of the app would be lost.
  public static func data(of content: RichText) throws -> Data {
    try encoder.encode(value(of: content))
  }

  /// Writes content as JSON, without the attributes of the app that cannot be saved.
  ///
  /// `leftOut` is called with the names of the attributes that are not in it, if there are any.
  public static func data(
    of content: RichText, leavingOut leftOut: (_ names: [String]) -> Void
  ) throws -> Data {
    try encoder.encode(value(of: content, leavingOut: leftOut))
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The content as a value of JSON, with the format's name and version.
  ///
  /// - Throws: ``SavedFormError/Reason/unsavable(names:)`` if attributes of the app would be lost.
  public static func value(of content: RichText) throws(SavedFormError) -> SavedValue {
    try checkSavable(content)
    return value(of: content) { _ in }
  }

  /// The content as a value of JSON, without the attributes of the app that cannot be saved.
  ///
  /// `leftOut` is called with the names of the attributes that are not in it, if there are any.
  public static func value(
    of content: RichText, leavingOut leftOut: (_ names: [String]) -> Void
  ) -> SavedValue {
    let names = content.unsavableAttributes
    if !names.isEmpty { leftOut(names.sorted()) }
    return .object([
      "format": .string(format), "version": .number(Double(version)),
      "content": .array(SavedRuns.values(of: content)),
    ])
  }

  static func checkSavable(_ content: RichText) throws(SavedFormError) {
    let names = content.unsavableAttributes
    guard names.isEmpty else { throw SavedFormError(.unsavable(names: names.sorted())) }
  }

  /// Attributes as a value of JSON, by the names that the format has for them; those that cannot be saved are
  /// not among them.
  public static func value(ofAttributes attributes: AttributeContainer) -> SavedValue {
    .object(SavedAttributes.value(of: attributes))
  }

  /// Reads content from the text of a JSON file.
  ///
  /// - Throws: What is wrong with it, and where.
  public static func content(fromText text: String) throws(SavedFormError) -> RichText {
    try content(from: Data(text.utf8))
  }

  /// Reads content from JSON.
  ///
  /// - Throws: What is wrong with it, and where.
  public static func content(from data: Data) throws(SavedFormError) -> RichText {
    guard let value = try? JSONDecoder().decode(SavedValue.self, from: data) else {
      throw SavedFormError(.notJSON)
    }
    return try content(from: value)
  }

  /// Reads content from a value of JSON.
  ///
  /// - Throws: What is wrong with it, and where.
  public static func content(from value: SavedValue) throws(SavedFormError) -> RichText {
    let reader = SavedValueReader(value)
    try checkFormat(format, of: reader)
    return try SavedRuns.content(from: reader["content"], depth: 0)
  }

  static func checkFormat(
    _ format: String, of reader: SavedValueReader
  ) throws(SavedFormError) {
    _ = try reader.members()
    guard try reader["format"].string() == format else {
      throw reader["format"].expected("\"\(format)\"")
    }
    let found = try reader["version"].number()
    guard found >= 1, found == found.rounded() else {
      throw reader["version"].expected("a whole number from 1 on")
    }
    guard found <= Double(version) else {
      throw SavedFormError(.newerVersion(Int(clampedTo: found)), at: "version")
    }
  }
}

extension RichText {
  /// The names of the attributes that cannot be saved, in nested editors too.
  public var unsavableAttributes: Set<String> {
    var names: Set<String> = []
    for run in runs {
      names.formUnion(run.attributes.unsavableNames)
      for editor in run.attributes[AttachmentKey.self]?.editors ?? [] {
        names.formUnion(editor.unsavableAttributes)
      }
    }
    return names
  }
}

extension Int {
  /// The whole number nearest to a number of a file, whatever that is.
  init(clampedTo number: Double) {
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e15), 1e15))
  }
}
