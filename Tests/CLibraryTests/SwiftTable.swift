import Foundation
import GtkCore

/// The table of what members in Swift are in C, for the documentation.
struct SwiftTable {
  /// Members that are only in Swift, or that are another thing in C, with what is to be said.
  private var notes: [String: String] = [:]
  private let members: SwiftMembers
  private let declarations: [WidgetDeclaration]
  /// The members that have neither a row nor a note.
  private(set) var missing: [String] = []
  /// The notes about members that there are not.
  private(set) var superfluous: [String] = []
  /// The text of the article.
  private(set) var text = ""

  init(of declarations: [WidgetDeclaration], modules: [String], notes: String) throws {
    self.declarations = declarations
    members = try SwiftMembers(of: modules)
    for line in notes.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      if words.count == 2 { self.notes[words[0]] = words[1] }
    }
    var used: Set<String> = []
    var sections: [String] = []
    for declaration in declarations {
      if let section = section(of: declaration, &used) { sections.append(section) }
    }
    superfluous = Set(self.notes.keys).subtracting(used).sorted()
    text = Self.introduction + sections.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Members in Swift and in C

    What each member of the inputs in Swift is in C and in the languages that use it.

    ## Overview

    A property in C has functions that read and set it, such as `concertina_field_get_hint()`, and
    notifies when it changes. A member that a class inherits has its row with the class that
    declares it.


    """

  private mutating func section(
    of declaration: WidgetDeclaration, _ used: inout Set<String>
  ) -> String? {
    let type = declaration.documentedType
    let found = Self.rows(of: declaration)
    var rows: [String] = []
    for name in members.names[type] ?? [] {
      let key = "\(type).\(name)"
      if let note = notes[key] {
        used.insert(key)
        rows.append("| `\(name)` | \(note) |")
      } else if let member = found[name] {
        rows.append("| `\(name)` | \(member) |")
      } else {
        missing.append(key)
      }
    }
    guard !rows.isEmpty else { return nil }
    return """
      ### \(type), `\(declaration.name)`

      | Swift | C |
      | --- | --- |
      \(rows.joined(separator: "\n"))
      """
  }

  /// What members are in C, by their names in Swift.
  private static func rows(of declaration: WidgetDeclaration) -> [String: String] {
    var rows: [String: String] = [:]
    for event in declaration.events {
      let words = event.name.split(separator: "-").map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
      let name = words.joined()
      let member = name.prefix(1).lowercased() + name.dropFirst()
      let candidates = [event.property, member, "text" + name, "on" + name, "onText" + name]
      for candidate in candidates.compactMap({ $0 }) { rows[candidate] = "signal `\(event.name)`" }
      if let property = event.property, property.hasPrefix("on") {
        let event = property.dropFirst(2)
        rows[event.prefix(1).lowercased() + event.dropFirst()] = rows[property]
      }
    }
    for method in declaration.methods {
      let function = "\(CName.function(declaration.name))_\(method.name.underscored)()"
      rows[method.member] = "`\(function)`"
    }
    for parameter in declaration.parameters {
      rows[parameter.property] = "property `\(parameter.name)`"
    }
    return rows
  }
}
