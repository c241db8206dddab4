import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Whether every part of an editor can be seen, in each of its states.
final class EditorContrastTests: WidgetTestCase {
  private typealias Part = ContrastSurvey.Part

  private static let blocks = "████"

  /// A state of an editor: what makes it, and the parts that it shows.
  private struct State {
    let name: String
    var text = ""
    var isEnabled = true
    var isFocused = false
    let parts: @MainActor (AutoHeightEditor) throws -> [Part]
    var prepare: @MainActor (AutoHeightEditor) -> Void = { _ in }
  }

  @MainActor
  private static let states: [State] = [
    State(name: "empty") { editor in
      [try placeholder(of: editor)] + Part.edge("border", of: editor.area)
    },
    State(name: "with text", text: blocks) { [.text("text", in: $0.area.textView)] },
    State(name: "with the focus", text: blocks, isFocused: true) { editor in
      [.text("text", in: editor.area.textView)] + Part.edge("ring", of: editor.area)
    },
    State(name: "selected", text: "██   ██", isFocused: true) {
      [.text("selected text", in: $0.area.textView, at: 0..<7)]
    } prepare: {
      $0.area.buffer.select(anchor: 0, caret: 7)
    },
    State(name: "disabled", isEnabled: false) { editor in
      [try placeholder(of: editor)] + Part.edge("border", of: editor.area)
    },
    State(name: "disabled without a border", isEnabled: false) {
      [try placeholder(of: $0)]
    } prepare: {
      $0.hasBorder = false
    },
  ]

  @MainActor
  private static func placeholder(of editor: AutoHeightEditor) throws -> Part {
    let label = try XCTUnwrap(editor.descendant(withStyleClass: "placeholder"))
    return .text("placeholder", in: label)
  }

  func testEachPartOfEachStateCanBeSeen() throws {
    try onMain {
      for state in Self.states {
        let host = EditorHost(state.text, isEnabled: state.isEnabled) {
          $0.placeholder = Self.blocks
          $0.disabledPlaceholder = Self.blocks
        }
        defer { host.close() }
        host.editor.setMargins(8)
        if !state.isFocused { host.editor.area.textView.resignFocus() }
        state.prepare(host.editor)
        host.settle()
        try ContrastSurvey(of: state.name, in: host).check(try state.parts(host.editor))
      }
    }
  }
}
