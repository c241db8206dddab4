import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Whether every part of a field of each kind can be seen, in each of its states.
final class FieldContrastTests: WidgetTestCase {
  private typealias Part = ContrastSurvey.Part
  private typealias Host = FieldHost<CatalogField>

  private static let blocks = "████"

  /// A state of a field: what makes it, and the parts that it shows besides its line or frame.
  private struct State {
    let name: String
    var text = blocks
    var isFocused = false
    let parts: @MainActor (CatalogField) throws -> [Part]
    var prepare: @MainActor (Host) -> Void = { _ in }
  }

  @MainActor
  private static let states: [State] = [
    State(name: "with text") {
      [label(of: $0), text(of: $0), hint(of: $0)]
    } prepare: {
      $0.field.visibleHintStates = Set(FieldState.allCases)
    },
    State(name: "empty", text: "") { [label(of: $0)] },
    State(name: "with the focus", isFocused: true) {
      [label(of: $0), text(of: $0), hint(of: $0)]
    } prepare: {
      // The colors of a selection are another state.
      $0.press("End")
    },
    State(name: "empty, with the focus", text: "", isFocused: true) {
      [label(of: $0), hint(of: $0)]
    },
    State(name: "with an error") { field in
      [label(of: field), text(of: field), hint(of: field), icon(of: field)]
    } prepare: {
      $0.field.setError(with: blocks)
    },
    State(name: "with an error and the focus", text: "", isFocused: true) { field in
      [label(of: field), hint(of: field), icon(of: field)]
    } prepare: {
      $0.field.setError(with: blocks)
    },
    State(name: "disabled") {
      [label(of: $0), text(of: $0), hint(of: $0)]
    } prepare: {
      $0.field.visibleHintStates = Set(FieldState.allCases)
      $0.field.disableTextField()
    },
    State(name: "disabled and empty", text: "") {
      [label(of: $0)]
    } prepare: {
      $0.field.disableTextField()
    },
    State(name: "within the limit") {
      [counter(of: $0)]
    } prepare: {
      $0.field.maxLength = 5
      $0.field.showsCounter = true
    },
    State(name: "over the limit") {
      [counter(of: $0)]
    } prepare: {
      $0.field.maxLength = 3
      $0.field.showsCounter = true
    },
    State(name: "after a rejection", isFocused: true) {
      [hint(of: $0), icon(of: $0)]
    } prepare: {
      $0.field.maxLength = 4
      $0.press("End")
      $0.paste("55")
      $0.field.implementation.hint.label.fillLabelsWithBlocks()
    },
  ]

  // MARK: Parts

  @MainActor
  private static func label(of field: CatalogField) -> Part {
    let placeholders = field.implementation.parts.placeholders
    return .text("label", in: placeholders.floating?.label ?? placeholders.title)
  }

  @MainActor
  private static func text(of field: CatalogField) -> Part {
    // Within the frame.
    .text("text", in: field.implementation.input.widget, inset: 4)
  }

  @MainActor
  private static func hint(of field: CatalogField) -> Part {
    .text("hint", in: field.implementation.hint.label)
  }

  @MainActor
  private static func icon(of field: CatalogField) -> Part {
    .icon("icon", in: field.implementation.hint.icon)
  }

  @MainActor
  private static func counter(of field: CatalogField) -> Part {
    field.implementation.hint.counter?.fillLabelsWithBlocks()
    return .text("counter", in: field.implementation.hint.counter)
  }

  @MainActor
  private static func outline(of field: CatalogField) -> [Part] {
    let decoration = field.implementation.parts.decoration
    guard let frame = decoration.frame else { return [.line("line", in: decoration.line)] }
    return Part.edge("frame", of: frame, height: 16)
  }

  // MARK: Tests

  private static let kinds: [@MainActor () -> CatalogField] = [
    { BorderedTextField() }, { UnderlinedTextField() }, { UnderlinedTextView() },
  ]

  @MainActor
  private static func withField(
    _ make: @MainActor () -> CatalogField, _ state: State, _ body: (Host) throws -> Void
  ) rethrows {
    let host = Host(make(), isFocused: state.isFocused) {
      $0.setMargins(8)
      $0.placeholder = blocks
      $0.setHint(blocks)
      $0.setText(state.text)
    }
    defer { host.close() }
    state.prepare(host)
    host.settle()
    try body(host)
  }

  func testEachPartOfEachStateCanBeSeen() throws {
    try onMain {
      for state in Self.states {
        for make in Self.kinds {
          try Self.withField(make, state) { host in
            let kind = host.field.implementation.style.appearance.kind.styleClass
            try ContrastSurvey(of: "\(state.name), \(kind)", in: host)
              .check(try state.parts(host.field) + Self.outline(of: host.field))
          }
        }
      }
    }
  }

  func testButtonsCanBeSeen() throws {
    try onMain {
      let password: @MainActor () -> CatalogField = {
        let field = UnderlinedTextField()
        field.mode = .password
        return field
      }
      for (name, isEnabled, make) in [
        ("password", true, password), ("disabled password", false, password),
        // While it is disabled, a text view has no button.
        ("clear", true, { UnderlinedTextView() }),
      ] {
        let state = State(name: name) { _ in
          []
        } prepare: {
          $0.field.isEnabled = isEnabled
        }
        try Self.withField(make, state) { host in
          try ContrastSurvey(of: name, in: host).check([.icon("button", in: host.button)])
        }
      }
    }
  }

  func testASelectionCanBeRead() throws {
    try onMain {
      for make in Self.kinds {
        let text = String(repeating: "█   ", count: 20)
        let state = State(name: "selected", text: text, isFocused: true) { _ in
          []
        } prepare: {
          $0.field.select(anchor: 0, caret: text.count)
        }
        try Self.withField(make, state) { host in
          let kind = host.field.implementation.style.appearance.kind.styleClass
          let part = Part.text("text", in: host.field.implementation.input.textWidget, inset: 20)
          try ContrastSurvey(of: "selected, \(kind)", in: host).check([part])
        }
      }
    }
  }

  func testASumAndItsExampleCanBeRead() throws {
    try onMain {
      for (name, text, isEnabled) in [
        ("empty", "", true), ("full", "1", true), ("disabled", "1", false),
      ] {
        let sign = CurrencyPlaceholder(Self.blocks, emptyText: Self.blocks)
        let host = FieldHost(UnderlinedTextField(), isFocused: true) {
          $0.moneyFormat = MoneyFormat()
          $0.add(sign)
          $0.setText(text)
          $0.isEnabled = isEnabled
        }
        defer { host.close() }
        host.press("End")
        try ContrastSurvey(of: "\(name), sum", in: host)
          .check([.text("currency", in: sign.widget)])
      }
    }
  }

  func testTheRestOfAMaskCanBeRead() throws {
    try onMain {
      let rest = MaskPlaceholder()
      let host = FieldHost(UnderlinedTextField(), isFocused: true) {
        $0.maskFormatter = try? MaskTextFieldFormatter(mask: "[00]████")
        $0.add(rest)
        $0.setText("1")
      }
      host.press("End")
      try ContrastSurvey(of: "mask", in: host).check([.text("rest", in: rest.widget)])
    }
  }
}
