import ExpandableInput
import WidgetTestSupport
import XCTest

@testable import PlaygroundScenes

/// Whether every part of a composer can be seen, in each of its states.
final class ComposerContrastTests: WidgetTestCase {
  private typealias Part = ContrastSurvey.Part

  private static let blocks = "████"

  /// A state of a composer: what makes it, and the parts that it shows.
  private struct State {
    let name: String
    var text = ""
    var isFocused = false
    let parts: @MainActor (ComposerHost) throws -> [Part]
    var prepare: @MainActor (ComposerHost) -> Void = { _ in }
  }

  @MainActor
  private static let states: [State] = [
    State(name: "empty") { composer in
      [.text("placeholder", in: try part("placeholder", of: composer)), try send(of: composer)]
        + Part.edge("border", of: composer.bar.area)
    },
    State(name: "with text", text: blocks, isFocused: true) { composer in
      [.text("text", in: composer.bar.area.textView), try send(of: composer)]
        + Part.edge("ring", of: composer.bar.area)
    },
    State(name: "with an error", text: blocks) {
      let row = try part("failed", of: $0)
      return [
        .text("error", in: row.children[0].children[1]),
        .text("message", in: row.children[0].children[0]),
        .icon("Edit", in: row.children[1].children[1].children.first),
        .icon("Delete", in: row.children[1].children[2].children.first),
      ]
    } prepare: {
      $0.failure = BlockError()
      $0.send()
    },
    State(name: "near the limit", text: blocks) {
      [.text("counter", in: try part("counter", of: $0))]
    } prepare: {
      $0.bar.maxLength = 8
    },
    State(name: "over the limit", text: "████    ████") { composer in
      let view = composer.bar.area.textView
      return [
        .text("counter", in: try part("counter", of: composer)), try send(of: composer),
        .text("excess text", in: view, at: 6..<10),
        .line("mark of excess text", in: view, at: 5..<7),
      ]
    } prepare: {
      $0.bar.maxLength = 4
    },
    State(name: "disabled", text: blocks) { composer in
      [.text("text", in: composer.bar.area.textView), try send(of: composer)]
        + Part.edge("border", of: composer.bar.area)
    } prepare: {
      $0.bar.isSensitive = false
    },
    State(name: "disabled and empty") {
      [.text("placeholder", in: try part("placeholder", of: $0))]
    } prepare: {
      $0.bar.isSensitive = false
    },
  ]

  private struct BlockError: PresentableError {
    let message = ComposerContrastTests.blocks
  }

  @MainActor
  private static func part(_ styleClass: String, of composer: ComposerHost) throws -> Widget {
    try XCTUnwrap(composer.bar.descendant(withStyleClass: styleClass), styleClass)
  }

  @MainActor
  private static func send(of composer: ComposerHost) throws -> Part {
    // Within the button's edge, which is not part of its title.
    .text("Send", in: try XCTUnwrap(composer.bar.rightButton.children.first))
  }

  func testEachPartOfEachStateCanBeSeen() throws {
    try onMain {
      for state in Self.states {
        let composer = ComposerHost(state.text, animationDuration: 0) {
          $0.checksSpelling = false
          $0.placeholder = Self.blocks
          $0.messages.send = Self.blocks
        }
        defer { composer.close() }
        if !state.isFocused { composer.bar.area.textView.resignFocus() }
        state.prepare(composer)
        composer.settle()
        // Digits are too thin.
        composer.bar.descendant(withStyleClass: "counter")?.fillLabelsWithBlocks()
        try ContrastSurvey(of: state.name, in: composer.window) { composer.settle() }
          .check(try state.parts(composer))
      }
    }
  }

  func testAttachmentsCanBeSeen() throws {
    try onMain {
      let strip = AttachmentStrip()
      strip.add(.texture(Texture(width: 1, height: 1, pixels: [0, 0, 0, 255])))
      let host = WindowHost(strip)
      let item = try XCTUnwrap(strip.descendant(withStyleClass: "attachment"))
      let (name, remove) = (item.children[1], item.children[2])
      name.fillLabelsWithBlocks()
      try ContrastSurvey(of: "attached", in: host).check([
        .text("name", in: name), .icon("Remove", in: remove.children.first),
      ])
    }
  }
}
