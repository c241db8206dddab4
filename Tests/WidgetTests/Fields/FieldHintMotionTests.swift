import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The animated height of a field, frame by frame, while its hint appears and disappears.
final class FieldHintMotionTests: WidgetTestCase {
  override var isAnimated: Bool { true }

  private static let long =
    "This is what is wrong, told at such length that it takes several lines below the field"

  private struct Frame: Equatable {
    let height: Int
    let nextTop: Int
  }

  /// A flexible field with another field below it.
  @MainActor
  private final class Column {
    let host: FieldHost<CatalogField>
    let next = UnderlinedTextField()
    var field: CatalogField { host.field }

    init(_ field: CatalogField, minHeight: Int = 77, configure: (CatalogField) -> Void = { _ in }) {
      host = FieldHost(field, isFocused: false) {
        $0.heightLayoutPolicy = .flexible(minHeight: minHeight, bottomSpace: 5)
        configure($0)
      }
      guard let column = host.content as? Box else { return }
      column.append(next)
      host.settle()
    }

    func frames(_ change: () -> Void) -> [Frame] {
      var frames: [Frame] = []
      let connection = host.window.frameClock?.onAfterPaint { [field, next, host] in
        let top = next.bounds(in: host.content)?.y ?? -1
        frames.append(Frame(height: field.height, nextTop: Int(top)))
      }
      change()
      let isStill = FrameSettling(of: host.window).waitUntilStill { [field] in
        !field.isMoving
      }
      XCTAssert(isStill)
      connection?.disconnect()
      return frames
    }

    var glitches: [String] { (host.log?.paints ?? []).flatMap(\.violations) }
  }

  /// Long enough for many frames, also on a busy machine.
  @MainActor
  private static func slow(_ field: CatalogField) {
    (field as? UnderlinedTextField)?.configuration.placeholder.animationDuration = 1.5
    (field as? UnderlinedTextView)?.configuration.placeholder.animationDuration = 1.5
  }

  func testTheHeightGoesSmoothlyAndTheNextFieldGoesAlong() {
    onMain {
      for field in [UnderlinedTextField(), UnderlinedTextView()] as [CatalogField] {
        let column = Column(field, configure: { Self.slow($0) })
        defer { column.host.close() }
        let before = field.height
        let gap = column.frames {}.first.map { $0.nextTop - $0.height } ?? -1
        column.host.log?.reset()
        let up = column.frames { field.setError(with: Self.long) }
        let high = field.height
        let down = column.frames { field.resetErrorState() }
        XCTAssertEqual(before, 77)
        XCTAssertGreaterThan(high, 77 + 16)
        XCTAssertEqual(up.map(\.height), up.map(\.height).sorted())
        XCTAssertEqual(down.map(\.height), down.map(\.height).sorted(by: >))
        XCTAssertGreaterThan(Set(up.map(\.height)).count, 4)
        XCTAssertGreaterThan(Set(down.map(\.height)).count, 4)
        XCTAssertEqual(Set((up + down).map { $0.nextTop - $0.height }), [gap])
        XCTAssertEqual(column.glitches, [])
        XCTAssertEqual(column.host.heights, [high, before], "once for each change")
        XCTAssertEqual(field.height, before)
      }
    }
  }

  func testAHintOfOneLineMovesNothing() {
    onMain {
      let fields: [(CatalogField, Int)] = [
        (UnderlinedTextField(), 77), (BorderedTextField(), 130), (UnderlinedTextView(), 77),
      ]
      for (field, height) in fields {
        let column = Column(field, minHeight: height)
        defer { column.host.close() }
        let frames = column.frames { field.setError(with: "Wrong format") }
        XCTAssertEqual(Set(frames.map(\.height)), [height])
        XCTAssertEqual(column.host.heights, [])
      }
    }
  }

  func testAHintOfOneLineMovesNothingAtTwiceTheTextSize() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      settings.textResolution = 2 * resolution
      defer { settings.textResolution = resolution }
      for (field, height) in [
        (UnderlinedTextField(), 77), (BorderedTextField(), 130), (UnderlinedTextView(), 77),
      ] as [(CatalogField, Int)] {
        let column = Column(field, minHeight: height)
        defer { column.host.close() }
        let frames = column.frames { field.setError(with: "Wrong") }
        XCTAssertEqual(Set(frames.map(\.height)).count, 1, field.styleClasses[0])
        XCTAssertEqual(column.host.heights, [])
      }
    }
  }

  func testItTurnsBackWhereItIs() {
    onMain {
      let column = Column(UnderlinedTextField(), configure: { Self.slow($0) })
      let field = column.field
      column.host.log?.reset()
      field.setError(with: Self.long)
      _ = MainLoop.run(atMost: 60) { field.height > 80 }
      let turn = field.height
      let frames = column.frames { field.resetErrorState() }
      XCTAssertLessThanOrEqual(frames.map(\.height).max() ?? .max, turn)
      XCTAssertEqual(frames.last?.height, 77)
      XCTAssertEqual(column.glitches, [])
      XCTAssertEqual(column.host.heights, [], "it never came to another height")
    }
  }

  func testItIsThereAtOnceWhereNothingShallMove() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let changes: [(String, Bool, Double, Bool)] = [
        ("reduced", false, 0.25, true), ("no duration", true, 0, true),
        ("not animated", true, 0.25, false),
      ]
      for (name, animationsEnabled, duration, isAnimated) in changes {
        settings.animationsEnabled = animationsEnabled
        defer { settings.animationsEnabled = true }
        let column = Column(UnderlinedTextField()) {
          ($0 as? UnderlinedTextField)?.configuration.placeholder.animationDuration = duration
        }
        defer { column.host.close() }
        let frames = column.frames {
          column.field.setError(with: Self.long, animated: isAnimated)
        }
        XCTAssertEqual(Set(frames.map(\.height)), [column.field.height], name)
        XCTAssertGreaterThan(column.field.height, 93, name)
      }
    }
  }

  func testTheLastHeightDoesNotDependOnTheClock() {
    onMain {
      let still = Column(UnderlinedTextField()) { $0.setError(with: Self.long) }
      let height = still.field.height
      still.host.close()
      let column = Column(UnderlinedTextField(), configure: { Self.slow($0) })
      let field = column.field
      field.setError(with: Self.long)
      _ = MainLoop.run(atMost: 60) { field.height > 80 }
      // A hidden widget gets no more frames.
      field.isVisible = false
      column.host.settle()
      field.isVisible = true
      column.host.settle()
      XCTAssertFalse(field.isMoving)
      XCTAssertEqual(field.height, height)
      field.resetErrorState()
      for message in [Self.long, "Short", Self.long + Self.long, Self.long] {
        field.setError(with: message)
        FrameSettling(of: column.host.window).waitForTurn()
      }
      XCTAssert(
        FrameSettling(of: column.host.window).waitUntilStill { !field.isMoving })
      XCTAssertEqual(field.height, height)
    }
  }

  func testATextThatGrowsIsNotKeptWaiting() {
    onMain {
      let column = Column(UnderlinedTextView())
      column.host.focus()
      let paints = column.host.paints {
        column.field.setError(with: Self.long)
        FrameSettling(of: column.host.window).waitForTurn()
        column.host.type("one\ntwo\nthree")
      }
      XCTAssertEqual(paints.flatMap(\.violations), [])
    }
  }
}
