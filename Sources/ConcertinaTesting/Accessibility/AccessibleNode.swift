import CConcertinaGtk
import Foundation

/// A widget as assistive technology sees it: by name, role, state and text.
///
///     let send = try app.button("Send")
///     if try send.has(.sensitive) { try app.click(send) }
///
/// A node is a reference to a widget of another program. Each property asks that program, and
/// throws ``AccessibilityBus/Failure`` if it does not answer or has no such widget any more.
public struct AccessibleNode {
  /// A state, with its number in AT-SPI.
  public enum State: UInt32 {
    /// What GTK 4.8 sets in place of ``invalidEntry``.
    case invalid = 0
    /// A check button or switch is on.
    case checked = 4
    /// The text can be edited.
    case editable = 7
    /// The widget is enabled.
    case enabled = 8
    /// What can be folded is open.
    case expanded = 10
    /// The widget can get the keyboard focus.
    case focusable = 11
    /// The widget has the keyboard focus.
    case focused = 12
    /// The text may have several lines.
    case multiLine = 17
    /// A button that stays pressed is pressed.
    case pressed = 20
    /// The widget reacts to the user.
    case sensitive = 24
    /// The widget can be seen, unless something is in front of it.
    case visible = 30
    /// The user has to fill the field.
    case required = 33
    /// What was entered is not valid.
    case invalidEntry = 36
  }

  package let bus: AccessibilityBus
  package let busName: String
  package let path: String

  package init(bus: AccessibilityBus, name: String, path: String) {
    self.bus = bus
    busName = name
    self.path = path
  }

  package func call(_ interface: String, _ method: String, _ arguments: [BusValue] = []) throws
    -> BusValue
  {
    try bus.call(busName, path, "org.a11y.atspi.\(interface)", method, arguments)
  }

  package func property(_ name: String, of interface: String = "Accessible") throws -> BusValue {
    try bus.call(
      busName, path, "org.freedesktop.DBus.Properties", "Get",
      [BusValue("org.a11y.atspi.\(interface)"), BusValue(name)])[0].content
  }

  /// The name that a screen reader speaks.
  public var name: String { get throws { try property("Name").string } }
  /// What a screen reader adds to the name, such as an error.
  public var description: String { get throws { try property("Description").string } }
  /// AT-SPI's name of the role; see ``WidgetRole`` for a way to compare it.
  public var role: String { get throws { try call("Accessible", "GetRoleName")[0].string } }

  /// What AT-SPI calls the attributes of a widget.
  public var attributes: [String: String] {
    get throws {
      let pairs = try call("Accessible", "GetAttributes")[0].elements
      return Dictionary(pairs.map { ($0[0].string, $0[1].string) }, uniquingKeysWith: { $1 })
    }
  }

  /// The actions of the widget: the name, the description and the keys of each.
  public var actions: [[String]] {
    let actions = try? call("Action", "GetActions")[0].elements
    return (actions ?? []).map { $0.elements.map(\.string) }
  }

  /// Returns whether the widget is in a state.
  public func has(_ state: State) throws -> Bool {
    let words = try call("Accessible", "GetState")[0].elements.map(\.unsigned)
    let (word, bit) = (Int(state.rawValue / 32), state.rawValue % 32)
    return words.indices.contains(word) && words[word] & (1 << bit) != 0
  }

  /// Whether the widget has the keyboard focus.
  public var hasFocus: Bool { get throws { try has(.focused) } }

  /// Whether the content is invalid; nil before GTK 4.10, where a widget of this package cannot say
  /// it: look at its ``description``, which says what is wrong.
  public var isInvalid: Bool? {
    get throws {
      guard gtk_get_minor_version() >= 10 else { return nil }
      return try has(.invalidEntry) || has(.invalid)
    }
  }

  /// Whether it has text that can be edited; of combo boxes only some have.
  public var isTextField: Bool {
    get throws {
      let role = try role
      return try role == "text box" || role == "combo box" && hasTextInterface
    }
  }

  /// Whether its text can be read.
  package var hasTextInterface: Bool {
    get throws {
      let interfaces = try call("Accessible", "GetInterfaces")[0].elements
      return interfaces.contains { $0.string == "org.a11y.atspi.Text" }
    }
  }

  /// The widgets in it.
  public var children: [AccessibleNode] {
    get throws { try call("Accessible", "GetChildren")[0].elements.map(node) }
  }

  /// The widgets whose names screen readers take before its own.
  package var labels: [AccessibleNode] {
    get throws {
      let labelledBy = UInt32(2)
      return try call("Accessible", "GetRelationSet")[0].elements
        .filter { $0[0].unsigned == labelledBy }
        .flatMap { $0[1].elements.map(node) }
    }
  }

  private func node(_ reference: BusValue) -> AccessibleNode {
    AccessibleNode(bus: bus, name: reference[0].string, path: reference[1].string)
  }

  /// The widget and everything in it, in reading order.
  ///
  /// GTK may still name a widget that has disappeared, such as a row of a list; it is left out.
  public var tree: [AccessibleNode] {
    get throws {
      do {
        return try [self] + children.flatMap { try $0.tree }
      } catch let error as AccessibilityBus.Failure where error.isOfVanishedObject {
        return []
      }
    }
  }

  /// Returns the first widget in it with a role and a name, in reading order; nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - name: The accessible name, without the mark of a mnemonic; nil for any.
  /// - Returns: The widget.
  /// - Throws: ``AccessibilityBus/Failure`` if the program does not answer.
  public func first(_ role: WidgetRole, named name: String? = nil) throws -> AccessibleNode? {
    try first { try $0.matches(role, name) }
  }

  /// Returns the first widget in it that is as wanted, in reading order; nil if there is none.
  ///
  /// What is behind it is not asked for.
  public func first(where isWanted: (AccessibleNode) throws -> Bool) throws -> AccessibleNode? {
    do {
      if try isWanted(self) { return self }
      for child in try children {
        if let found = try child.first(where: isWanted) { return found }
      }
    } catch let error as AccessibilityBus.Failure where error.isOfVanishedObject {}
    return nil
  }

  /// Returns all widgets in it with a role and a name, in reading order.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - name: The accessible name, without the mark of a mnemonic; nil for any.
  /// - Returns: The widgets.
  /// - Throws: ``AccessibilityBus/Failure`` if the program does not answer.
  public func all(_ role: WidgetRole, named name: String? = nil) throws -> [AccessibleNode] {
    try tree.filter { node in
      do {
        return try node.matches(role, name)
      } catch let error as AccessibilityBus.Failure where error.isOfVanishedObject {
        return false
      }
    }
  }

  private func matches(_ role: WidgetRole, _ name: String?) throws -> Bool {
    guard role.names.contains(try self.role) else { return false }
    // An unnamed combo box may be a field's, or a list to choose from.
    if role.names == WidgetRole.textField.names, try !isTextField { return false }
    guard let name else { return true }
    let found = try self.name
    // In GTK 4.8 the name of a button with a mnemonic is its text with the mark, and the text
    // again.
    let unmarked = found.replacingOccurrences(of: "_", with: "")
    if [found, unmarked].contains(name) || unmarked == "\(name) \(name)" { return true }
    return try role.names == WidgetRole.label.names && reads(name)
  }

  /// Whether a label has a text: that is its name or its text, depending on the version of GTK.
  func reads(_ text: String) throws -> Bool { try name == text || (try? self.text) == text }

  // MARK: Text

  /// The text.
  public var text: String {
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
  public var selection: Range<Int>? {
    get throws {
      guard try call("Text", "GetNSelections")[0].integer > 0 else { return nil }
      let answer = try call("Text", "GetSelection", [BusValue(Int32(0))])
      return answer[0].integer..<answer[1].integer
    }
  }

  /// The position of the caret in a text.
  public var caretOffset: Int {
    get throws { try property("CaretOffset", of: "Text").integer }
  }

  /// Returns the attributes of the character at an offset that a screen reader gets, such as its
  /// weight, by AT-SPI's names.
  ///
  /// - Parameters:
  ///   - offset: The position of the character.
  ///   - includesDefaults: Whether those of the whole text are among them.
  /// - Returns: The attributes, and the range around the offset that has them.
  /// - Throws: ``AccessibilityBus/Failure`` if the program does not answer.
  package func letterAttributes(
    at offset: Int, includesDefaults: Bool = false
  ) throws -> (attributes: [String: String], range: Range<Int>) {
    let answer = try call(
      "Text", "GetAttributeRun", [BusValue(Int32(offset)), BusValue(includesDefaults)])
    let pairs = answer[0].elements.map { ($0[0].string, $0[1].string) }
    let (start, end) = (answer[1].integer, answer[2].integer)
    return (Dictionary(pairs, uniquingKeysWith: { $1 }), start..<max(start, end))
  }

  /// Inserts text as assistive technology does, and returns whether the widget reports success.
  public func insert(_ text: String, at offset: Int) throws -> Bool {
    let length = Int32(text.utf8.count)
    return try call(
      "EditableText", "InsertText", [BusValue(Int32(offset)), BusValue(text), BusValue(length)]
    )[0].flag
  }

  /// The tree as text, for the message of a failure.
  public var dump: String { dump(indent: 0) }

  private func dump(indent: Int) -> String {
    let words = (try? "\(role) \"\(name)\"") ?? "?"
    let below = ((try? children) ?? []).map { $0.dump(indent: indent + 1) }
    return ([String(repeating: "  ", count: indent) + words] + below).joined(separator: "\n")
  }
}
