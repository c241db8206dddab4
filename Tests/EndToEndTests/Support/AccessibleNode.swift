import XCTest

/// A widget as assistive technology sees it.
struct AccessibleNode {
  /// A state that the tests check, with its number in AT-SPI.
  enum State: UInt32 {
    case checked = 4
    case editable = 7
    case enabled = 8
    case expanded = 10
    case focusable = 11
    case focused = 12
    case multiLine = 17
    case pressed = 20
    case sensitive = 24
    case visible = 30
    case required = 33
    case invalidEntry = 36
    /// What GTK 4.8 sets in place of `invalidEntry`.
    case invalid = 0
  }

  let bus: AccessibilityBus
  let busName: String
  let path: String

  init(bus: AccessibilityBus, name: String, path: String) {
    self.bus = bus
    busName = name
    self.path = path
  }

  func call(_ interface: String, _ method: String, _ arguments: [BusValue] = []) throws -> BusValue
  {
    try bus.call(busName, path, "org.a11y.atspi.\(interface)", method, arguments)
  }

  func property(_ name: String, of interface: String = "Accessible") throws -> BusValue {
    try bus.call(
      busName, path, "org.freedesktop.DBus.Properties", "Get",
      [BusValue("org.a11y.atspi.\(interface)"), BusValue(name)])[0].content
  }

  var name: String { get throws { try property("Name").string } }
  var description: String { get throws { try property("Description").string } }
  var role: String { get throws { try call("Accessible", "GetRoleName")[0].string } }

  var attributes: [String: String] {
    get throws {
      let pairs = try call("Accessible", "GetAttributes")[0].elements
      return Dictionary(pairs.map { ($0[0].string, $0[1].string) }, uniquingKeysWith: { $1 })
    }
  }

  /// The actions of the widget: the name, the description and the keys of each.
  var actions: [[String]] {
    let actions = try? call("Action", "GetActions")[0].elements
    return (actions ?? []).map { $0.elements.map(\.string) }
  }

  func has(_ state: State) throws -> Bool {
    let words = try call("Accessible", "GetState")[0].elements.map(\.unsigned)
    let (word, bit) = (Int(state.rawValue / 32), state.rawValue % 32)
    return words.indices.contains(word) && words[word] & (1 << bit) != 0
  }

  /// Whether its text can be read.
  var hasTextInterface: Bool {
    get throws {
      let interfaces = try call("Accessible", "GetInterfaces")[0].elements
      return interfaces.contains { $0.string == "org.a11y.atspi.Text" }
    }
  }

  var children: [AccessibleNode] {
    get throws {
      try call("Accessible", "GetChildren")[0].elements.map {
        AccessibleNode(bus: bus, name: $0[0].string, path: $0[1].string)
      }
    }
  }

  /// The widget and everything in it, in reading order.
  ///
  /// GTK may still name a widget that has disappeared, such as a row of a list; it is left out.
  var tree: [AccessibleNode] {
    get throws {
      do {
        return try [self] + children.flatMap { try $0.tree }
      } catch let error as AccessibilityBus.Failure where error.isOfVanishedObject {
        return []
      }
    }
  }

  func first(role: String, name: String) throws -> AccessibleNode? {
    try tree.first { try $0.role == role && $0.name == name }
  }

  // MARK: Text

  var text: String {
    get throws {
      // For labels and entries, GTK 4.8 returns nothing if the end is left open.
      let count = try property("CharacterCount", of: "Text").integer
      let text = try text(upTo: count)
      // GTK 4.18 does not count the attachments in a text, but uses offsets that do.
      let more = try self.text(upTo: count + 64)
      return more.unicodeScalars.count > text.unicodeScalars.count ? more : text
    }
  }

  private func text(upTo end: Int) throws -> String {
    try call("Text", "GetText", [BusValue(Int32(0)), BusValue(Int32(end))])[0].string
  }

  /// The range of the selection; nil if nothing is selected.
  var selection: Range<Int>? {
    get throws {
      guard try call("Text", "GetNSelections")[0].integer > 0 else { return nil }
      let answer = try call("Text", "GetSelection", [BusValue(Int32(0))])
      return answer[0].integer..<answer[1].integer
    }
  }

  /// The position of the caret in a text.
  var caretOffset: Int {
    get throws { try property("CaretOffset", of: "Text").integer }
  }

  /// Inserts text as assistive technology does, and returns whether the widget reports success.
  func insert(_ text: String, at offset: Int) throws -> Bool {
    let length = Int32(text.utf8.count)
    return try call(
      "EditableText", "InsertText", [BusValue(Int32(offset)), BusValue(text), BusValue(length)]
    )[0].flag
  }

  /// The tree as text, for the message of a failure.
  var dump: String { dump(indent: 0) }

  private func dump(indent: Int) -> String {
    let words = (try? "\(role) \"\(name)\"") ?? "?"
    let below = ((try? children) ?? []).map { $0.dump(indent: indent + 1) }
    return ([String(repeating: "  ", count: indent) + words] + below).joined(separator: "\n")
  }
}
