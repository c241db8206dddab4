import GtkCore
import GtkReplay
import TextTranslation

/// The first start of the program, which explains itself: a line that says what it is, and a scene
/// that writes its text itself.
///
/// It stops at the first key or click, so that it does not type into what the user types, and is
/// over when another scene is opened.
@MainActor
final class Welcome {
  let bar: WelcomeBar
  private let introduction: ProgramIntroduction?
  private let window: Window
  private var typing: SelfTyping?

  /// Prepares for a window, without showing anything.
  init(window: Window, program: PlaygroundProgram) {
    self.window = window
    introduction = program.introduction
    bar = WelcomeBar(title: program.title, line: introduction?.line ?? "")
  }

  /// The identifier of the scene that writes itself; nil if the program has no introduction.
  var scene: String? { introduction?.scene }

  /// Whether it is writing.
  var isTyping: Bool { typing != nil }

  /// Lets the program's own keys into the scene that is opened next, whatever the input method.
  func prepare() { ComposerInputMethod.install() }

  /// Begins in a part of the window, which has the focus.
  func begin(within scope: Widget) {
    bar.widget.isVisible = true
    typing = SelfTyping(
      introduction?.text ?? "", in: window, within: scope,
      takesTime: DesktopSettings.current?.animationsEnabled != false
    ) { [weak self] in self?.typed() }
    stopAtFirstInput()
  }

  /// Ends it, because another scene is opened or the window is closed.
  func end() {
    typing?.stop()
    bar.widget.isVisible = false
  }

  private func stopAtFirstInput() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] _ in
      self?.typing?.stop()
      return false
    }
    let clicks = ClickGesture()
    clicks.phase = .capture
    clicks.onPressed { [weak self] _ in
      self?.typing?.stop()
      return false
    }
    window.add(keys)
    window.add(clicks)
  }

  private func typed() {
    typing = nil
    ComposerInputMethod.uninstall(in: window)
  }
}
