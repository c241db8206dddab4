import GtkCore

/// Brings a part of a text into sight of everything that scrolls around it, and sees to it until it is there.
///
/// How far something has to be scrolled is known when what stands in it has its place, and that is so after a
/// layout. What was asked for before there is a window waits for the first one.
@MainActor
final class RangeShowing {
  /// How often a frame is laid out once more for it at most: GDK gives up after four layouts.
  private static let mostTries = 2
  /// After so many frames it is as far as it can be.
  private static let mostFrames = 3

  private let range: Range<Int>
  private weak var editor: EditorViewImplementation?
  private var connections: [SignalConnection] = []
  private var tries = 0
  private var frames = 0

  /// Looks after the coming layouts.
  init(_ range: Range<Int>, in editor: EditorViewImplementation) {
    (self.range, self.editor) = (range, editor)
    begin()
  }

  /// Begins to look, once there is a clock; harmless when it has begun.
  func begin() {
    guard connections.isEmpty, frames == 0, let editor, editor.hasWidget,
      let clock = editor.widget.frameClock
    else { return }
    connections = [
      clock.onLayout { [weak self] in self?.layoutEnded() },
      clock.onAfterPaint { [weak self] in self?.frameEnded() },
    ]
  }

  private func layoutEnded() {
    guard tries < Self.mostTries, let editor, isMissing(in: editor) else { return }
    tries += 1
    editor.seek(range)
  }

  private func frameEnded() {
    (tries, frames) = (0, frames + 1)
    guard frames < Self.mostFrames, let editor, isMissing(in: editor) else { return end() }
    editor.seek(range)
  }

  private func isMissing(in editor: EditorViewImplementation) -> Bool {
    editor.hasWidget && !editor.isShown(range)
  }

  /// Ends it; harmless when it has ended.
  func end() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
