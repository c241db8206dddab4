import Foundation
import GtkCore

/// The comments of the C library: those of Swift in the words of C, and where these do not fit, the
/// texts of `meson-helpers/library/members.md`.
struct CDocumentation {
  private let swift: SwiftDocumentation
  private var written: [String: [String]] = [:]
  /// The names in C of members in Swift, for each class.
  private var names: [String: [String: String]] = [:]

  init(of declarations: [WidgetDeclaration]) throws {
    swift = try SwiftDocumentation()
    let file = PackageRoot.url.appendingPathComponent("meson-helpers/library/members.md")
    var title = ""
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("## ") {
        title = String(line.dropFirst(3))
      } else if !title.isEmpty {
        written[title, default: []].append(line)
      }
    }
    for declaration in declarations { names[declaration.name] = Self.names(in: declaration) }
  }

  /// The titles of the texts that are written for C.
  var titles: Set<String> { Set(written.keys) }

  // MARK: Comments

  func comment(of declaration: WidgetDeclaration) -> CComment {
    comment(declaration.name, swift.comment(of: declaration.documentedType), declaration)
  }

  func comment(of parameter: AnyParameter, in declaration: WidgetDeclaration) -> CComment {
    let comment = comment(
      "\(declaration.name):\(parameter.name)",
      swift.comment(of: parameter.property, in: declaration.documentedType), declaration)
    guard case .integer = parameter.kind else { return comment }
    return comment.mapped { $0.replacing("%NULL", with: "0") }
  }

  func comment(of method: AnyMethod, in declaration: WidgetDeclaration) -> CComment {
    comment(
      "\(CName.function(declaration.name))_\(method.name.underscored)",
      swift.comment(of: method.member, in: declaration.documentedType), declaration)
  }

  func comment(of event: AnyEvent, in declaration: WidgetDeclaration) -> CComment {
    let words = event.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined()
    let member = name.prefix(1).lowercased() + name.dropFirst()
    let candidates = event.property.map { [$0] } ?? [member, "text" + name, "on" + name]
    let found = candidates.lazy.compactMap { eventComment($0, declaration.documentedType) }.first
    let comment = comment("\(declaration.name)::\(event.name)", found, declaration)
    return comment.mapped { $0.hasPrefix("Called ") ? "Emitted " + $0.dropFirst(7) : $0 }
  }

  /// Returns the comment of an event; the closure of one only says which that is.
  private func eventComment(_ member: String, _ type: String) -> [String]? {
    guard let lines = swift.comment(of: member, in: type) else { return nil }
    guard let only = lines.first, lines.count == 1,
      let event = only.wholeMatch(of: /Called when ``(\w+)`` happens\./)?.1
    else { return lines }
    return swift.comment(of: String(event), in: type) ?? lines
  }

  /// Returns the comment of an enumeration, with one of each case as its arguments.
  func comment(ofChoice type: String, cases: [String]) -> CComment {
    let name = "Concertina" + type
    let texts = written[name].map { CComment(lines: $0) }
    var comment = texts ?? CComment(swift: swift.comment(of: type) ?? [])
    for item in cases where texts?.arguments[item] == nil {
      comment.arguments[item] = swift.comment(of: item, in: type).map {
        let phrase = CComment(swift: $0).summary
        // An abbreviation stays as it is.
        let isWord = phrase.dropFirst().first?.isUppercase != true
        let first = isWord ? phrase.prefix(1).lowercased() : String(phrase.prefix(1))
        return first + phrase.dropFirst().drop(suffix: ".")
      }
    }
    return comment.mapped { Self.spoken($0, [:]) }
  }

  private func comment(
    _ title: String, _ found: [String]?, _ declaration: WidgetDeclaration
  ) -> CComment {
    if let lines = written[title] { return CComment(lines: lines) }
    let names = names[declaration.name] ?? [:]
    return CComment(swift: found ?? []).mapped { Self.spoken($0, names) }
  }

  // MARK: Words

  private static func names(in declaration: WidgetDeclaration) -> [String: String] {
    var names: [String: String] = [:]
    for parameter in declaration.parameters {
      names[parameter.property] = "#\(declaration.name):\(parameter.name)"
    }
    for method in declaration.methods {
      let function = "\(CName.function(declaration.name))_\(method.name.underscored)()"
      names[method.member] = function
    }
    return names
  }

  /// Returns a line in the words of C.
  private static func spoken(_ line: String, _ names: [String: String]) -> String {
    let linked = line.replacing(/``?([\w.\/:()]+)``?/) { match -> String in
      let word = match.1.split(separator: "/").last.map(String.init) ?? String(match.1)
      switch word {
      case "nil": return "%NULL"
      case "true": return "%TRUE"
      case "false": return "%FALSE"
      default: return names[word] ?? "`\(word)`"
      }
    }
    return linked.replacing(/\bnil\b/, with: "%NULL")
  }
}

extension StringProtocol {
  fileprivate func drop(suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : String(self)
  }
}
