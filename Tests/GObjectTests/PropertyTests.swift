import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// The properties of every class, by GObject alone: one litany for all of them.
final class PropertyTests: WidgetTestCase {
  func testNewWidgetsHaveTheDefaultsOfTheSpecifications() throws {
    try onMain {
      for widget in try GObjectWidget.all() {
        for parameter in widget.declaration.parameters where parameter.kind.hasDefault {
          XCTAssertEqual(
            try widget.text(of: parameter), try widget.defaultText(of: parameter),
            widget.name(of: parameter))
        }
      }
    }
  }

  func testEachChangeIsNotifiedOnceAndOnlyChangesAre() throws {
    try onMain {
      for widget in try GObjectWidget.all() {
        for parameter in widget.declaration.parameters where parameter.isWritable {
          try Self.checkNotifications(of: parameter, in: widget)
        }
      }
    }
  }

  @MainActor
  private static func checkNotifications(of parameter: AnyParameter, in widget: GObjectWidget)
    throws
  {
    // Another property may have changed it.
    if case .boolean(let isOn) = parameter.defaultValue { try widget.set(parameter, to: "\(isOn)") }
    var count = 0
    let connection = widget.widget.onChange(of: Property<Widget, Int>(parameter.name)) {
      count += 1
    }
    let values = parameter.others
    for value in values {
      try widget.set(parameter, to: value)
      let text = try widget.text(of: parameter)
      try widget.set(parameter, to: value)
      XCTAssertEqual(try widget.text(of: parameter), text, widget.name(of: parameter))
      XCTAssertEqual(
        parameter.read(widget.widget)?.builderText(parameter.kind), value,
        widget.name(of: parameter))
    }
    XCTAssertEqual(count, values.count, widget.name(of: parameter))
    connection.disconnect()
  }

  func testPropertiesCanBeSetInAnyOrder() throws {
    try onMain {
      for declaration in ConcertinaClasses.concrete {
        // What was modified is about the content.
        let settable = declaration.parameters.filter { $0.isWritable && $0.name != "modified" }
        let settings = settable.compactMap { parameter in
          parameter.others.first.map { (parameter, $0) }
        }
        let forward = try GObjectWidget(declaration)
        let backward = try GObjectWidget(declaration)
        for (parameter, value) in settings { try forward.set(parameter, to: value) }
        for (parameter, value) in settings.reversed() { try backward.set(parameter, to: value) }
        for parameter in declaration.parameters where parameter.kind.hasDefault {
          XCTAssertEqual(
            try forward.text(of: parameter), try backward.text(of: parameter),
            forward.name(of: parameter))
        }
      }
    }
  }

  /// Properties for widgets that have another parent: a find bar is not around its text.
  private static let elsewhere = [
    "text-widget", "next-field", "previous-field", "toolbar", "picker-widget",
  ]

  func testWidgetsGoIntoTheirSlots() throws {
    try onMain {
      for widget in try GObjectWidget.all() {
        for parameter in widget.declaration.parameters where parameter.isWritable {
          guard case .widget(let type) = parameter.kind, !Self.elsewhere.contains(parameter.name)
          else { continue }
          let child =
            type.hasPrefix("Concertina")
            ? try GObjectWidget(XCTUnwrap(ConcertinaClasses.concrete.first { $0.name == type }))
              .widget
            : Button("")
          widget.set(parameter, to: child)
          XCTAssertEqual(parameter.read(widget.widget), .widget(child))
          XCTAssertEqual(child.parent, widget.widget, widget.name(of: parameter))
        }
      }
    }
  }
}

extension AnyParameter {
  /// Values other than the default, as a `.ui` file has them.
  var others: [String] {
    if let samples { return samples }
    return switch (kind, defaultValue) {
    case (.boolean, .boolean(let isOn)): ["\(!isOn)", "\(isOn)"]
    case (.integer, .integer(let number)): ["\(number + 1)", "\(number + 2)"]
    case (.number, .number(let number)): ["\(number + 1)", "\(number + 2)"]
    case (.choice(_, let cases), .text(let name)):
      cases.filter { $0 != name }.map { CName.words(of: $0).joined(separator: "-") }
    case (.widget, _), (.object, _): []
    default: ["Monospace 11", "Monospace 12"]
    }
  }

  /// Values of a property that does not take every text; nil for one that does.
  var samples: [String]? {
    name.hasSuffix("-color") ? ["#1a7f37", "#ff8800"] : Self.samples[name]
  }

  private static let samples = [
    "mask": ["[00]-[00]", "+7 [000]"],
    "allowed-characters": ["a-zA-Z0-9 .-", "[:alnum:] .-"],
    "decimal-separator": [",", "'"], "grouping-separator": [".", " "],
    "minimum-sum": ["1", "-20.5"], "maximum-sum": ["100", "2000.5"],
    "date-format": ["yyyy-MM-dd", "d/M/yyyy"],
    "earliest-date": ["2024-02-29", "1999-12-31"], "latest-date": ["2024-03-01", "2030-12-31"],
    "start-date": ["2024-02-29", "1999-12-31"],
    "phone-country": ["DE", "FR"], "phone-countries": ["DE", "DE\nFR"],
    "disabled-actions": ["cut", "cut\ncopy"], "visible-hint-states": ["normal", "normal\nerror"],
    "picker-options": ["one", "one\ntwo"],
    // They are other views of the text.
    "selected-option": [], "value": [], "json": [], "markdown": [], "html": [],
    // Only colors that are saved.
    "text-color": ["#ff8800", "#000000"], "background-color": ["#ff8800", "#000000"],
    "allowed-commands": ["bold", "bold\nitalic"], "commands": ["bold", "bold\nitalic"],
    "input-purpose": ["1", "2"], "input-hints": ["1", "2"],
  ]
}

extension PlainValue {
  /// The value as a `.ui` file has it.
  fileprivate func builderText(_ kind: ParameterKind) -> String? {
    switch self {
    case .boolean(let isOn): "\(isOn)"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .text(let text):
      if case .choice = kind { CName.words(of: text).joined(separator: "-") } else { text }
    case .texts(let texts): texts.joined(separator: "\n")
    case .widget, .object, .variant, .rectangle: nil
    }
  }
}

extension ParameterKind {
  /// Whether its specifications have a default.
  fileprivate var hasDefault: Bool {
    switch self {
    case .widget, .texts, .object: false
    default: true
    }
  }
}
