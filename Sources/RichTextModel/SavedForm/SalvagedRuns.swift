import FoundationEssentials

/// Collects the runs in what is left of a saved form.
///
/// Where brackets are lost, runs are within others: of a run that has no text, its other members
/// are searched for runs. Each value is looked at once.
struct SalvagedRuns {
  private(set) var content = RichText()
  private var counter = SavedRuns.RunCounter()
  private let depth: Int

  init(depth: Int = 0) { self.depth = depth }

  /// Adds what is in runs, in one run, or in a part of one.
  mutating func read(_ runs: JSONValue) {
    guard case .array(let elements) = runs else { return read(element: runs) }
    for element in elements { read(element: element) }
  }

  private mutating func read(element: JSONValue) {
    switch element {
    case .string(let text): add(RichText(SavedRuns.text(text)))
    case .object(let object) where Self.isRun(object): read(object)
    default: search(element)
    }
  }

  /// Adds the runs in a value that should have none.
  mutating func search(_ value: JSONValue) {
    switch value {
    case .array(let elements): for element in elements { search(element) }
    case .object(let object) where Self.isRun(object): read(object)
    case .object(let object):
      for (name, value) in object.members { search(value, of: name) }
    case .null, .bool, .number, .string: break
    }
  }

  private mutating func search(_ value: JSONValue, of name: String) {
    switch name {
    case "content": read(value)
    case "editors": readEditors(value)
    case DamagedJSON.lostKey: value.stringValue.map { add(RichText(SavedRuns.text($0))) }
    default: search(value)
    }
  }

  private static func isRun(_ object: JSONObject) -> Bool {
    object["text"]?.stringValue != nil || object["attachment"]?.objectValue != nil
  }

  private mutating func read(_ run: JSONObject) {
    let reader = SavedValueReader(.object(run))
    let attributes = SavedAttributes.salvagedContainer(from: reader["attributes"])
    let text = run["text"]?.stringValue
    if let text { add(RichText(SavedRuns.text(text), attributes: attributes)) }
    if let attachment = run["attachment"]?.objectValue { read(attachment, attributes) }
    for (name, value) in run.members where !["text", "attachment"].contains(name) {
      // Attributes that are known are no place for runs, but what is around the run is.
      if name != "attributes" || text == nil && run["attachment"] == nil {
        search(value, of: name)
      }
    }
  }

  // MARK: Attachments

  private mutating func read(_ object: JSONObject, _ attributes: AttributeContainer) {
    // As paragraphs: editors cannot be nested more deeply.
    guard depth < SavedForm.maxDepth else { return search(.object(object)) }
    let editors = object["editors"].map { $0.arrayValue ?? [$0] } ?? []
    let texts = editors.map { editor in
      var salvage = SalvagedRuns(depth: depth + 1)
      salvage.read(editor)
      return salvage.content
    }
    if let attachment = Self.attachment(in: object, texts) {
      return add(RichText(attachment, attributes: attributes))
    }
    for (name, value) in object.members {
      guard name == "editors" else {
        search(value, of: name)
        continue
      }
      for text in texts {
        beginParagraph()
        text.forEachPiece { add(RichText($0, attributes: $1)) }
      }
    }
  }

  /// Adds the texts of editors as paragraphs.
  private mutating func readEditors(_ editors: JSONValue) {
    for editor in editors.arrayValue ?? [editors] {
      beginParagraph()
      read(editor)
    }
  }

  /// Returns an attachment that an editor can show; nil if the texts in it would not be visible.
  private static func attachment(
    in object: JSONObject, _ editors: [RichText]
  ) -> AttachmentContent? {
    guard let name = object["name"]?.stringValue else { return nil }
    let reader = SavedValueReader(.object(object))
    var attachment = AttachmentContent(name: ContentType(name), editors: editors)
    attachment.id = object["id"]?.stringValue ?? ""
    attachment.isBlock = object["isBlock"]?.boolValue ?? false
    if let size = try? SavedAttachment.size(from: reader["size"]) { attachment.size = size }
    attachment.data = object["data"]?.objectValue?.dictionary ?? [:]
    return attachment.name == .table && attachment.table == nil ? nil : attachment
  }

  // MARK: Adding

  private mutating func beginParagraph() {
    if let last = content.text.unicodeScalars.last, last != "\n" { add("\n") }
  }

  private mutating func add(_ run: RichText) {
    guard !run.isEmpty else { return }
    if !counter.count(run.text) {
      content.append("\n")
      counter = SavedRuns.RunCounter()
      _ = counter.count(run.text)
    }
    content.append(run)
  }
}
