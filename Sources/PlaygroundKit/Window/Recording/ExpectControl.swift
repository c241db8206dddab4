import GtkCore
import RichTextModel
import TextTranslation

/// Lets the user add expectations to a recording: of a widget that has the focus or is picked on
/// the stage.
@MainActor
final class ExpectControl {
  /// The dialog that is open.
  private(set) var dialog: ExpectDialog?
  private(set) var picking: StagePick?
  private let window: Window
  private let banner: RecordingBanner
  /// Called with what the recording expects now, such as `lineCount = 2`.
  var onExpected: (@MainActor (_ values: String) -> Void)?

  init(window: Window, banner: RecordingBanner) {
    (self.window, self.banner) = (window, banner)
  }

  /// Opens the dialog for the widget with the focus, or another one.
  func open(_ recording: SceneRecording, of widget: Widget? = nil) {
    stop()
    let subjects = recording.subjects
    guard !subjects.isEmpty else { return }
    let names = (widget ?? window.focusWidget).map { recording.names(of: $0) } ?? []
    let dialog = ExpectDialog(
      subjects, beginningWith: ExpectationSubject.index(of: names, in: subjects),
      all: recording.mainValues, above: window)
    dialog.onAdded = { [weak self, weak recording] in self?.add($0, to: recording) }
    dialog.onPick = { [weak self, weak recording] in
      if let recording { self?.pick(recording) }
    }
    self.dialog = dialog
  }

  private func add(_ expectations: [StateExpectation], to recording: SceneRecording?) {
    guard !expectations.isEmpty, let recording else { return }
    recording.expect(expectations)
    let values = expectations.map { "\($0.path.textWithoutRoot) \($0.conditionInWords)" }
    onExpected?(values.joined(separator: ", "))
  }

  private func pick(_ recording: SceneRecording) {
    recording.recorder.isPaused = true
    banner.warn(translated("Press what to expect something of, or Escape"))
    picking = StagePick(on: recording.root, in: window) { [weak self, weak recording] widget in
      self?.stop()
      guard let recording else { return }
      // The release of the button still belongs to the press.
      MainLoopSource.idle { [weak self, weak recording] in
        recording?.recorder.isPaused = false
        if let widget, let recording { self?.open(recording, of: widget) }
      }
    }
  }

  /// Ends what is in progress.
  func stop() {
    if picking != nil { banner.warn("") }
    picking?.stop()
    picking = nil
    dialog?.window.destroy()
    dialog = nil
  }
}
