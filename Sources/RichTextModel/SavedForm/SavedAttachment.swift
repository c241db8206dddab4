import FoundationEssentials

/// An attachment as JSON, with the texts of the editors in it.
enum SavedAttachment {
  /// Its data are the app's own, and the editors have runs.
  static let shape = SavedShape(
    ["name", "id", "isBlock", "data", "editors"],
    ["size": SavedShape(["kind", "width", "minimum", "maximum", "percent"])])

  static func value(of attachment: AttachmentContent) -> JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(attachment.name.name), "size": value(of: attachment.size),
    ]
    if !attachment.id.isEmpty { members["id"] = .string(attachment.id) }
    if attachment.isBlock { members["isBlock"] = .bool(true) }
    if !attachment.data.isEmpty { members["data"] = .members(attachment.data) }
    if !attachment.editors.isEmpty {
      members["editors"] = .array(attachment.editors.map { .array(SavedRuns.values(of: $0)) })
    }
    return .members(members)
  }

  private static func value(of size: AttachmentSize) -> JSONValue {
    func object(_ kind: String, _ numbers: [String: Double] = [:]) -> JSONValue {
      .members(numbers.mapValues(JSONValue.number).merging(["kind": .string(kind)]) { $1 })
    }
    return switch size {
    case .matchContent: object("matchContent")
    case .fullWidth: object("fullWidth")
    case .fixed(let width): object("fixed", ["width": Double(width)])
    case .range(let minimum, let maximum):
      object("range", ["minimum": Double(minimum), "maximum": Double(maximum)])
    case .percent(let percent): object("percent", ["percent": percent])
    }
  }

  static func attachment(
    from reader: SavedValueReader, depth: Int
  ) throws(SavedFormError) -> AttachmentContent {
    var attachment = AttachmentContent(name: ContentType(try reader["name"].string()))
    if reader["id"].exists { attachment.id = try reader["id"].string() }
    if reader["isBlock"].exists { attachment.isBlock = try reader["isBlock"].bool() }
    if reader["size"].exists { attachment.size = try size(from: reader["size"]) }
    if reader["data"].exists { attachment.data = try reader["data"].members() }
    guard reader["editors"].exists else { return attachment }
    for editor in try reader["editors"].elements() {
      attachment.editors.append(try SavedRuns.content(from: editor, depth: depth + 1))
    }
    return attachment
  }

  static func size(from reader: SavedValueReader) throws(SavedFormError) -> AttachmentSize {
    switch try reader["kind"].string() {
    case "matchContent": .matchContent
    case "fullWidth": .fullWidth
    case "fixed": .fixed(try reader["width"].integer())
    case "range":
      .range(
        minWidth: try reader["minimum"].integer(), maxWidth: try reader["maximum"].integer())
    case "percent": .percent(try reader["percent"].number())
    default:
      throw reader["kind"].expected("one of matchContent, fullWidth, fixed, range, percent")
    }
  }
}
