import GtkCore
import RichTextModel

/// The findings of checks that stay as they are, as a file beside the scenes has them.
///
/// ```json
/// {"accepted": [
///   {"scene": "form", "rule": "contrast", "widget": "submit/label", "scheme": "light",
///    "reason": "The color is that of our logo."}
/// ]}
/// ```
///
/// An entry without a `scheme` is about both appearances. It is stale once nothing is found that it
/// is about, which a check reports.
public struct AcceptedFindings: Hashable, Sendable {
  /// The reason that a file was rejected.
  public typealias ReadError = JSONFileError

  private static let key = "accepted"
  /// The most bytes that a file has.
  private static let limit = 4 << 20

  /// The findings, in the order of the file.
  public private(set) var entries: [AcceptedFinding]

  /// Accepts some findings.
  public init(_ entries: [AcceptedFinding] = []) { self.entries = entries }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - catalog: The scenes that it may name, beside widgets such as `widget:GtkCalendar`.
  /// - Throws: ``ReadError`` if it cannot be read, or has anything that does not belong there.
  public init(file: String, catalog: SceneCatalog) throws(ReadError) {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(file, atMost: Self.limit)
    } catch {
      throw .unreadable(error)
    }
    do {
      try self.init(JSONValue(parsing: bytes), catalog: catalog)
    } catch {
      throw .rejected(file: file, error)
    }
  }

  /// Reads the value of a file.
  ///
  /// - Throws: `JSONError` with the path of the first thing that does not fit.
  init(_ json: JSONValue, catalog: SceneCatalog) throws(JSONError) {
    guard let object = json.objectValue, let values = object[Self.key]?.arrayValue else {
      throw JSONError(
        path: JSONPath(), expected: "an object with the array \"\(Self.key)\"", found: json.phrase)
    }
    if let (name, _) = object.members.first(where: { $0.0 != Self.key }) {
      throw Self.unknownKey(name, at: JSONPath(), known: [Self.key])
    }
    entries = []
    for (index, value) in values.enumerated() {
      let path = JSONPath().appending(Self.key).appending(index)
      let entry = try Self.entry(of: value, at: path, catalog)
      guard !entries.contains(where: { $0.isSame(as: entry) }) else {
        throw JSONError(
          path: path, expected: "each finding once",
          found: "\(entry.rule) of \(entry.widget) again")
      }
      entries.append(entry)
    }
  }

  /// The file as JSON.
  public var json: JSONValue { [Self.key: .array(entries.map(\.json))] }

  /// Accepts another finding.
  public mutating func append(_ entry: AcceptedFinding) { entries.append(entry) }

  private static func entry(
    of json: JSONValue, at path: JSONPath, _ catalog: SceneCatalog
  ) throws(JSONError) -> AcceptedFinding {
    guard let object = json.objectValue else {
      throw JSONError(path: path, expected: "an object with a finding", found: json.phrase)
    }
    let known = AcceptedFinding.Key.allCases.map(\.rawValue)
    if let (name, _) = object.members.first(where: { !known.contains($0.0) }) {
      throw unknownKey(name, at: path, known: known)
    }
    let reader = EntryReader(object: object, path: path)
    let scene = try reader.text(.scene)
    guard WidgetSource(scene: scene) != nil || catalog.scenes.contains(where: { $0.id == scene })
    else {
      let ids = catalog.scenes.map(\.id)
      throw reader.mismatch(
        .scene, expected: "one of \(ids.joined(separator: ", "))",
        JSONWriter.excerpt(of: scene) + NearestName.hint(for: scene, among: ids))
    }
    let rule = try reader.text(.rule)
    guard let rule = AccessibilityFinding.Rule(rawValue: rule) else {
      throw reader.mismatch(.rule, JSONWriter.excerpt(of: rule))
    }
    return AcceptedFinding(
      scene: scene, rule: rule, widget: try reader.text(.widget), scheme: try reader.scheme(),
      reason: try reader.text(.reason))
  }

  private static func unknownKey(
    _ name: String, at path: JSONPath, known: [String]
  ) -> JSONError {
    JSONError(
      path: path.appending(name), expected: "one of the keys \(known.joined(separator: ", "))",
      found: JSONWriter.excerpt(of: name) + NearestName.hint(for: name, among: known))
  }
}

/// Reads the values of an entry.
private struct EntryReader {
  let object: JSONObject
  let path: JSONPath

  /// Returns a text that says something.
  func text(_ key: AcceptedFinding.Key) throws(JSONError) -> String {
    guard let value = object[key.rawValue] else { throw mismatch(key, "no such key") }
    guard let text = value.stringValue else { throw mismatch(key, value.phrase) }
    guard text.contains(where: { !$0.isWhitespace }) else { throw mismatch(key, "an empty text") }
    return text
  }

  func scheme() throws(JSONError) -> ColorScheme? {
    guard object[AcceptedFinding.Key.scheme.rawValue] != nil else { return nil }
    let name = try text(.scheme)
    guard let scheme = ColorScheme(rawValue: name), scheme != .system else {
      throw mismatch(.scheme, JSONWriter.excerpt(of: name))
    }
    return scheme
  }

  func mismatch(
    _ key: AcceptedFinding.Key, expected: String? = nil, _ found: String
  ) -> JSONError {
    JSONError(
      path: path.appending(key.rawValue), expected: expected ?? key.expectation, found: found)
  }
}

extension AcceptedFinding {
  fileprivate func isSame(as other: AcceptedFinding) -> Bool {
    (scene, rule, widget) == (other.scene, other.rule, other.widget)
      && (scheme == other.scheme || scheme == nil || other.scheme == nil)
  }
}
