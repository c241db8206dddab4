import CConcertinaGtk
import CConcertinaShims
import GtkCore
import TestSupport
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// The order of properties in a `.ui` file, which means nothing.
final class PropertyOrderTests: WidgetTestCase {
  private typealias Setting = (name: String, value: String)

  func testEveryOrderInAFileGivesTheSameWidget() throws {
    try onMain {
      register()
      for seed in TestEffort.seeds(12) {
        var random = SeededRandom(seed: seed)
        for declaration in ConcertinaClasses.concrete {
          let settings = Self.settings(of: declaration, using: &random)
          let first = try Self.state(of: declaration, settings)
          for _ in 0..<5 {
            let order = settings.shuffled(using: &random)
            let other = try Self.state(of: declaration, order)
            XCTAssertEqual(
              first.differences(from: other), [], "seed \(seed), \(settings), \(order)")
          }
        }
      }
    }
  }

  func testAnErrorBeforeItsTextIsShown() throws {
    try onMain {
      register()
      for declaration in ConcertinaClasses.concrete
      where declaration.parameters.contains(where: { $0.name == "error" && $0.isWritable })
        && declaration.parameters.contains(where: { $0.name == "keyboard-type" })
      {
        let state = try Self.state(
          declaration: declaration.name,
          [("error", "Taken"), ("text", "ann"), ("keyboard-type", "url"), ("required", "true")])
        XCTAssertEqual(state.text("error"), "\"Taken\"")
      }
    }
  }

  func testRulesApplyToATextThatComesBeforeThem() throws {
    try onMain {
      register()
      let rules: [[Setting]] = [
        [("text", "ann@example.com"), ("filters-paste", "false"), ("allowed-characters", "a-z.")],
        [("text", "a\u{200B}nn"), ("keyboard-type", "email-address"), ("password", "true")],
        [("text", "@"), ("allowed-characters", "a-z"), ("password", "true")],
        [("disabled-actions", "paste"), ("paste-enabled", "true"), ("text", "a")],
        [
          ("mask", "[000]"), ("value-kind", "phone"), ("phone-countries", "DE\nFR"),
          ("phone-country", "DE"), ("text", "123"),
        ],
        [("text", "12ab"), ("mask", "[000]-[000]"), ("mask", "")],
        [("value", "1234.5"), ("value-kind", "money"), ("decimal-separator", ",")],
        [("value", "2024-02-29"), ("value-kind", "date"), ("date-format", "d/M/yyyy")],
        [("selected-option", "1"), ("picker-options", "one\ntwo")],
      ]
      for settings in rules {
        let first = try Self.state(declaration: "ConcertinaBorderedTextField", settings)
        // The first one comes last.
        let last = try Self.state(
          declaration: "ConcertinaBorderedTextField", Array(settings[1...]) + settings.prefix(1))
        XCTAssertEqual(first.differences(from: last), [], "\(settings)")
        let isEmpty = last.text("text") == "\"\"" && last.text("message") == "\"\""
        XCTAssertFalse(isEmpty, "\(settings)")
      }
    }
  }

  func testRulesLeaveATextOfAWindowAlone() throws {
    try onMain {
      register()
      for declaration in [BorderedTextField.declaration, UnderlinedTextView.declaration] {
        let field = try GObjectWidget(declaration)
        try field.set("text", to: "ann@example.com")
        _ = WindowHost(field.widget, width: 300)
        try field.set("allowed-characters", to: "a-z.")
        XCTAssertEqual(try field.text(of: "text"), "\"ann@example.com\"")
      }
    }
  }

  // MARK: Widgets of files

  /// The readable properties of a widget that a file makes.
  private struct Made {
    let properties: [String: String]
    func differences(from other: Made) -> [String] {
      properties.filter { other.properties[$0.key] != $0.value }
        .map { "\($0.key): \($0.value), \(other.properties[$0.key] ?? "none")" }
    }
    func text(_ name: String) -> String? { properties[name] }
  }

  @MainActor
  private static func state(of declaration: WidgetDeclaration, _ settings: [Setting]) throws -> Made
  {
    try state(declaration: declaration.name, settings)
  }

  @MainActor
  private static func state(declaration name: String, _ settings: [Setting]) throws -> Made {
    let lines = settings.map { name, value in
      "<property name='\(name)'>\(g_markup_escape_text(value, -1).map(taken) ?? "")</property>"
    }
    let file = "<interface><object class='\(name)' id='it'>\(lines.joined())</object></interface>"
    let builder = gtk_builder_new_from_string(file, -1)
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    let object = try XCTUnwrap(gtk_builder_get_object(builder, "it"))
    let widget = Widget(retaining: OpaquePointer(object))
    var properties: [String: String] = [:]
    for parameter in try XCTUnwrap(ConcertinaClasses.concrete.first { $0.name == name }).parameters
    {
      // These are other objects in each widget.
      if case .widget = parameter.kind { continue }
      if case .object = parameter.kind { continue }
      properties[parameter.name] = try GObjectWidget.text(of: parameter.name, in: widget)
    }
    for name in editableNames where concertina_specification(object, name) != nil {
      properties[name] = try GObjectWidget.text(of: name, in: widget)
    }
    return Made(properties: properties)
  }

  private static func taken(_ text: UnsafeMutablePointer<CChar>) -> String {
    defer { g_free(text) }
    return String(cString: text)
  }

  // MARK: Values

  private static let editableNames = ["editable", "xalign", "width-chars", "enable-undo"]

  @MainActor
  private static func settings(
    of declaration: WidgetDeclaration, using random: inout SeededRandom
  ) -> [Setting] {
    var settings: [Setting] = []
    for parameter in declaration.parameters where parameter.isWritable && !random.once(in: 3) {
      guard let value = value(of: parameter, using: &random) else { continue }
      settings.append((parameter.name, value))
    }
    // They set the same.
    let others = ["text", "value", "selected-option"].shuffled(using: &random).dropFirst()
    settings.removeAll { others.contains($0.name) }
    if declaration.isEditable {
      let values = ["false", "0.5", "7", "false"]
      settings += zip(editableNames, values).filter { _ in random.once(in: 2) }
    }
    return settings
  }

  private static func value(
    of parameter: AnyParameter, using random: inout SeededRandom
  ) -> String? {
    switch parameter.name {
    case "value": return random.pick(["", "12", "1234.5", "2024-02-29", "+4915123456789", "ann"])
    case "selected-option": return random.pick(["-1", "0", "1"])
    default: break
    }
    // They are other views of the text, or about it.
    if ["json", "markdown", "html", "modified"].contains(parameter.name) { return nil }
    if parameter.samples == [] { return nil }
    return switch parameter.kind {
    case .boolean: "\(random.once(in: 2))"
    case .integer(let range):
      "\(Int.random(in: max(range.lowerBound, 1)...min(range.upperBound, 20), using: &random))"
    case .number(let range):
      "\(Double.random(in: max(range.lowerBound, 0)...min(range.upperBound, 3), using: &random))"
    case .choice(_, let cases): CName.words(of: random.pick(cases)).joined(separator: "-")
    case .text: random.pick(texts(of: parameter))
    case .enumeration, .flags: "\(Int.random(in: 0...4, using: &random))"
    case .texts: parameter.samples.map { random.pick($0) }
    case .widget, .object, .variant, .rectangle: nil
    }
  }

  private static func texts(of parameter: AnyParameter) -> [String] {
    switch parameter.name {
    case "font": ["title2", "Monospace 11"]
    case "mask": ["[000]-[000]", "+7 [000]", "[A][000]", ""]
    case "pattern", "validation-pattern": ["[0-9]+", "a.*", ""]
    case "text-color", "background-color": ["", "#ff8800"]
    case "error": ["", "Taken", "Taken & gone"]
    case _ where parameter.samples != nil: (parameter.samples ?? []) + [""]
    default: ["", "123456", "12", "ann@example.com", "a b c", " spaced "]
    }
  }
}
