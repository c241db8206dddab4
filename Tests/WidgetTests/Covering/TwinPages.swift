import DataBinding
import AutoHeightEditing
import WidgetTestSupport
import XCTest

@testable import GtkCore

/// Two equal texts in two equal pages side by side: one whose view covers what is visible, and one
/// whose view covers all of the text.
///
/// Both are painted in the same frames. In each of them the pages have to look the same.
@MainActor
final class TwinPages {
  /// One of the two texts, in a page that scrolls, with a box above it.
  @MainActor
  final class Twin {
    let area: GrowingTextArea
    let above = Box(.vertical)
    let page: ScrolledWindow

    init(_ widget: Widget, _ area: GrowingTextArea, coversOnlyVisibleRows: Bool) {
      self.area = area
      area.coversOnlyVisibleRows = coversOnlyVisibleRows
      above.requestSize(height: 40)
      let below = Box(.vertical)
      below.requestSize(height: 60)
      page = ScrolledWindow(Box(.vertical, [above, widget, below]))
      page.setScrolls(horizontally: false, vertically: true)
      page.requestSize(width: 260)
      page.setExpands(vertically: true)
    }
  }

  let twins: [Twin]
  let window = Window()
  /// The number of frames that were compared, and of those in which a view covered a part.
  private(set) var frames = (all: 0, partial: 0)
  /// The faults of the frames since the last reading.
  private var mistakes: [String] = []
  private var connection: SignalConnection?

  /// Shows two editors with a text.
  convenience init(_ text: String, height: Int = 240) {
    self.init(height: height) {
      let editor = Self.makeEditor(text)
      return (editor, editor.area)
    }
  }

  /// Creates an editor that is as high as its text.
  static func makeEditor(_ text: String) -> AutoHeightEditor {
    let state = State(text)
    return AutoHeightEditor(
      text: state.projectedValue, maxLine: .max, hasBorder: true, isEnabled: .constant(true),
      disabledPlaceholder: "", regExpUse: .none)
  }

  /// Shows two of the widgets that `make` returns.
  init(height: Int = 240, _ make: () -> (Widget, GrowingTextArea)) {
    twins = [true, false].map {
      let (widget, area) = make()
      return Twin(widget, area, coversOnlyVisibleRows: $0)
    }
    // Neither twin has the focus, which only one of them could show.
    let focused = Button("Focus")
    let row = Box(.horizontal, twins.map(\.page) + [focused])
    row.requestSize(height: height)
    row.horizontalAlignment = .start
    row.verticalAlignment = .start
    window.defaultSize = (600, height)
    window.child = row
    window.present()
    _ = MainLoop.run(atMost: 60) { self.window.isMapped && self.window.isActive }
    focused.focus()
    settle()
    connection = window.frameClock?.onAfterPaint { [weak self] in self?.compare() }
    compare()
  }

  /// Does the same to both, and waits until everything is painted.
  ///
  /// - Returns: What was wrong in the frames.
  func apply(_ change: (Twin) -> Void) -> [String] {
    for twin in twins { change(twin) }
    settle()
    defer { mistakes = [] }
    return mistakes
  }

  func settle() { XCTAssert(FrameSettling(of: window).waitUntilStill(atMost: 60)) }

  private func compare() {
    frames.all += 1
    if twins[0].area.isPartlyCovered { frames.partial += 1 }
    for (name, twin) in zip(["part", "whole"], twins) {
      mistakes += twin.area.violations.map { "\(name): \($0)" }
    }
    let scrolled = twins.map { $0.page.verticalAdjustment?.value ?? 0 }
    if scrolled[0] != scrolled[1] { mistakes.append("scrolled by \(scrolled)") }
    let heights = twins.map(\.area.height)
    if heights[0] != heights[1] { mistakes.append("heights of \(heights)") }
    let pictures = twins.compactMap { $0.page.makeTexture() }
    guard pictures.count == 2, pictures[0].pixels != pictures[1].pixels else { return }
    let difference = PictureDifference(pictures[0], pictures[1])
    mistakes.append("\(difference), scrolled by \(scrolled[0])")
    keep(pictures)
  }

  /// Keeps the first pictures that differ, for a look at them.
  private func keep(_ pictures: [Texture]) {
    guard let folder = ProcessInfo.processInfo.environment["CONCERTINA_KEPT_PICTURES"] else {
      return
    }
    for (name, picture) in zip(["part", "whole"], pictures) {
      try? picture.writePNG(to: "\(folder)/\(frames.all)-\(name).png")
    }
  }

  func close() {
    connection?.disconnect()
    window.destroy()
    MainLoop.runUntilIdle()
  }
}
