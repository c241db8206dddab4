import GtkCore
import WidgetSupport

extension EditorView {
  /// Scrolls as little as is needed to show a part of the text; nothing moves if it is in sight.
  ///
  /// Everything around that scrolls takes part: the editor itself, the editors that it stands in, and
  /// scrollers around these. Of a part that is higher than what can be shown, its beginning is. It is there
  /// with the next frame.
  public func scrollRangeToVisible(_ range: Range<Int>) {
    implementation.show(range.clamped(to: 0..<contentLength))
  }
}

extension EditorViewImplementation {
  /// What scrolls inside of something else that scrolls is known only when it has.
  private static let rounds = 3

  /// Keeps the caret of whoever writes in sight of everything around the editor, which knows of carets
  /// nothing; in the editor itself that goes without saying.
  func followCaret() {
    guard hasWidget, area.textView.isFocus, area.buffer.selection.isEmpty else { return }
    area.followCaret()
    // The editors that this one stands in scroll by themselves.
    guard parent != nil else { return }
    let caret = area.buffer.caret
    show(caret..<caret)
  }

  func show(_ range: Range<Int>) {
    root.showings += 1
    show(range, rounds: Self.rounds)
  }

  private func show(_ range: Range<Int>, rounds: Int) {
    guard hasWidget, rounds > 0 else { return }
    area.seek(range)
    forEachContainer { container, attachment in
      guard let place = attachment.rangeInContainer else { return }
      container.area.seek(place) { [weak self, weak attachment] in
        attachment.flatMap { self?.extent(of: range, in: $0.content) }
      }
    }
    let extent = area.extentInView(of: range)
    area.textView.scrollViewports(toShowFrom: extent.y, height: extent.height)
    lookAfterPaint(range, rounds: rounds - 1)
  }

  private func lookAfterPaint(_ range: Range<Int>, rounds: Int) {
    let showing = root.showings
    var connection: SignalConnection?
    connection = widget.frameClock?.onAfterPaint { [weak self] in
      connection?.disconnect()
      connection = nil
      // Unless somebody has asked for another part meanwhile.
      guard let self, self.hasWidget, self.root.showings == showing, !self.isShown(range) else {
        return
      }
      self.show(range, rounds: rounds)
    }
  }

  /// Whether a part of the text is in sight, as far as it can be.
  func isShown(_ range: Range<Int>) -> Bool {
    let extent = area.extentInView(of: range)
    guard extent.isShown(in: area.textView) else { return false }
    var isShown = true
    forEachContainer { container, _ in
      let extent = self.extent(of: range, in: container.area.textView)
      isShown = isShown && extent?.isShown(in: container.area.textView) != false
    }
    return isShown && area.textView.isShownByViewports(from: extent.y, height: extent.height)
  }

  /// Calls with each editor that this one stands in, and the attachment there, from the nearest outwards.
  private func forEachContainer(_ body: (EditorViewImplementation, Attachment) -> Void) {
    var editor = self
    while let parent = editor.parent, let attachment = editor.attachment {
      body(parent, attachment)
      editor = parent
    }
  }

  private func extent(of range: Range<Int>, in other: Widget) -> VerticalExtent? {
    guard let view = area.textView.bounds(in: other) else { return nil }
    let extent = area.extentInView(of: range)
    // What scrolls here will have come into the view.
    let top = min(max(extent.y, 0), max(view.height - extent.height, 0))
    return VerticalExtent(y: view.y + top, height: min(extent.height, view.height))
  }
}

extension VerticalExtent {
  /// Whether a text view shows it, or the beginning of one that is too high; to the pixel.
  @MainActor
  fileprivate func isShown(in view: TextView) -> Bool {
    let room = Double(view.height)
    return y > -1 && y + min(height, room) < room + 1
  }
}
