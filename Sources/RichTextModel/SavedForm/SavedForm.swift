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
/// Attributes and parts of attachments that this version does not know are kept and written again.
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
  public static func data(of content: RichText) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value(of: content))
  }

  /// The content as a value of JSON, with the format's name and version.
  public static func value(of content: RichText) -> SavedValue {
    .object([
      "format": .string(format), "version": .number(Double(version)),
      "content": .array(SavedRuns.values(of: content)),
    ])
  }

  /// Attributes as a value of JSON, by the names that the format has for them.
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

extension Int {
  /// The whole number nearest to a number of a file, whatever that is.
  init(clampedTo number: Double) {
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e15), 1e15))
  }
}
