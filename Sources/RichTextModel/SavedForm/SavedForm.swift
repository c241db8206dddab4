import FoundationEssentials

/// Content as JSON: the file format, which is read back without any loss.
///
/// ```json
/// {"format": "concertina-rich-text", "version": 1, "content": [
///   {"text": "Warm "},
///   {"text": "greetings", "attributes": {"bold": true, "color": "#ff8800"}},
///   {"attachment": {"name": "panel", "isBlock": true, "size": {"kind": "fullWidth"},
///                   "editors": [[{"text": "Mind the gap"}]]}}]}
/// ```
///
/// Members that this version does not know, of any object, are kept and written again: those beside
/// the content by ``data(of:replacing:)``.
/// The app's attributes are saved under their names if their keys are known
/// (``RichTextAttributes/register(_:)``):
///
/// ```json
/// {"text": "Mind the gap", "attributes": {"custom": {"org.example.comment": "Which one?"}}}
/// ```
public enum SavedForm {
  /// The name of the format, which identifies such a file.
  public static let format = "concertina-rich-text"
  /// The version that is written; a later one is not read.
  public static let version = 1
  /// The greatest depth of nested editors in a file.
  public static let maxDepth = 32
  /// The largest number of runs of a paragraph in a file.
  ///
  /// GTK iterates over all runs of a line for each of them: ten times as many take a hundred times
  /// as long, and 100,000 take minutes.
  public static let maxRunCount = 10_000

  /// Encodes content as JSON.
  ///
  /// - Throws: ``SavedFormError/Reason/unsavable(names:)`` if attributes of the app would be lost,
  ///   ``SavedFormError/Reason/tooManyRuns`` or ``SavedFormError/Reason/tooDeep`` if it could not
  ///   be read again.
  public static func bytes(of content: RichText) throws(SavedFormError) -> [UInt8] {
    try bytes(of: value(of: content))
  }

  /// Encodes content as JSON, without the attributes of the app that cannot be saved.
  ///
  /// `leftOut` is called with the names of these attributes, if there are any.
  ///
  /// - Throws: ``SavedFormError/Reason/unsavable(names:)`` for a number in an attachment's data
  ///   that JSON cannot express.
  public static func bytes(
    of content: RichText, leavingOut leftOut: (_ names: [String]) -> Void
  ) throws(SavedFormError) -> [UInt8] {
    try bytes(of: value(of: content, leavingOut: leftOut))
  }

  /// Encodes content as JSON in the place of that in a file, whose other members stay: what other
  /// programs or later versions have written beside the content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - file: The file as it was read.
  /// - Returns: The file as it is to be written.
  /// - Throws: As ``bytes(of:)``, and if the file is not in this form.
  public static func bytes(
    of content: RichText, replacing file: [UInt8]
  ) throws(SavedFormError) -> [UInt8] {
    var others: [String: JSONValue] = [:]
    _ = try self.content(from: file, others: &others)
    return try self.bytes(of: content, beside: others)
  }

  /// Encodes content as JSON, beside the members of other programs or of later versions.
  package static func bytes(
    of content: RichText, beside others: [String: JSONValue]
  ) throws(SavedFormError) -> [UInt8] {
    guard !others.isEmpty, case .object(let known) = try value(of: content) else {
      return try bytes(of: content)
    }
    return try bytes(of: .members(known.dictionary.merging(others) { known, _ in known }))
  }

  static func bytes(of value: JSONValue) throws(SavedFormError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try [UInt8](encoder.encode(value))
    } catch EncodingError.invalidValue(let number, let context) {
      // JSON has no infinite numbers.
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw SavedFormError(.unsavable(names: ["\(number)"]), at: path)
    } catch {
      throw SavedFormError(.unsavable(names: []))
    }
  }

  /// Returns the content as a JSON value, with the format's name and version.
  ///
  /// - Throws: As ``bytes(of:)``.
  public static func value(of content: RichText) throws(SavedFormError) -> JSONValue {
    try checkSavable(content)
    return value(of: content) { _ in }
  }

  /// Returns the content as a JSON value, without the attributes of the app that cannot be saved.
  ///
  /// `leftOut` is called with the names of these attributes, if there are any.
  public static func value(
    of content: RichText, leavingOut leftOut: (_ names: [String]) -> Void
  ) -> JSONValue {
    let names = content.unsavableAttributes
    if !names.isEmpty { leftOut(names.sorted()) }
    return .members([
      "format": .string(format), "version": .number(Double(version)),
      "content": .array(SavedRuns.values(of: content)),
    ])
  }

  static func checkSavable(_ content: RichText) throws(SavedFormError) {
    let names = content.unsavableAttributes
    guard names.isEmpty else { throw SavedFormError(.unsavable(names: names.sorted())) }
    try SavedRuns.checkReadable(content)
  }

  /// Returns attributes as a JSON value, under their names in the format, without those that cannot
  /// be saved.
  public static func value(ofAttributes attributes: AttributeContainer) -> JSONValue {
    .members(SavedAttributes.value(of: attributes))
  }

  /// Reads content from the text of a JSON file.
  ///
  /// - Throws: ``SavedFormError``, which describes the error and its position.
  public static func content(fromText text: String) throws(SavedFormError) -> RichText {
    try content(from: text.utf8)
  }

  /// Reads content from the bytes of JSON.
  ///
  /// - Throws: ``SavedFormError``, which describes the error and its position.
  public static func content(
    from bytes: some Sequence<UInt8>
  ) throws(SavedFormError) -> RichText {
    try content(from: value(in: [UInt8](bytes)))
  }

  /// Reads content from JSON, and the members beside it that this version does not know.
  ///
  /// - Throws: ``SavedFormError``, which describes the error and its position.
  package static func content(
    from bytes: [UInt8], others: inout [String: JSONValue]
  ) throws(SavedFormError) -> RichText {
    let value = try value(in: bytes)
    let content = try content(from: value)
    others = try SavedValueReader(value).members()
    for name in ["format", "version", "content"] { others[name] = nil }
    return content
  }

  /// Returns the value in a JSON file.
  static func value(in bytes: [UInt8]) throws(SavedFormError) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue(parsing: bytes, maxDepth: DamagedJSON.maxDepth)
    } catch {
      throw SavedFormError(.notJSON, at: error.place)
    }
  }

  /// Reads content from a JSON value.
  ///
  /// - Throws: ``SavedFormError``, which describes the error and its position.
  public static func content(from value: JSONValue) throws(SavedFormError) -> RichText {
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
  /// Creates the nearest integer to a number read from a file, whatever it is.
  init(clampedTo number: Double) {
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e15), 1e15))
  }
}
