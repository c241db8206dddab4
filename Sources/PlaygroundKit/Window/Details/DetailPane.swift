import GtkCore
import RichTextModel
import TextTranslation

/// The pane below the stage: the events, the code, the state, and the live figures.
///
/// It can fold to its bar, which has the figures.
@MainActor
final class DetailPane {
  /// The length of the longest text, in Unicode scalars, that the state shows in full.
  private static let longestText = 2_000
  /// The least height of the unfolded pane, in pixels.
  private static let height = 180

  let widget = Box(.vertical)
  let log = EventLog()
  let figures: LiveFigures
  /// Folds and unfolds the pane.
  let foldButton = Button(icon: "pan-down-symbolic", tooltip: "")
  private let code = TextPage(label: translated("Swift code"), name: "swift-code")
  private let state = TextPage(label: translated("State"), name: "state")
  private let reference = TextPage(label: translated("Reference"), name: "reference")
  private let stack = Stack()
  private let separator = Separator(.horizontal)
  private let copyButton = Button(icon: "edit-copy-symbolic", tooltip: translated("Copy the code"))
  private var refresh: MainLoopSource?
  /// Called when the code was copied.
  var onCopied: (@MainActor () -> Void)?

  /// The scene whose code and state are shown.
  weak var session: SceneSession? {
    didSet { refreshSoon() }
  }

  private var paintWatch: PaintWatch?

  init() {
    let label = Label()
    figures = LiveFigures(label: label)
    figures.onFrame = { [weak self] in self?.refreshSoon() }
    stack.add(log.widget, named: "events", title: translated("Events"))
    stack.add(codePage(), named: "swift", title: "Swift")
    stack.add(state.scroller, named: "state", title: translated("State"))
    stack.add(reference.scroller, named: "reference", title: translated("Reference"))
    stack.onPageChanged { [weak self] _ in self?.refreshSoon() }
    label.name = "figures"
    label.addStyleClass("numeric")
    label.addStyleClass("dim-label")
    let switcher = StackSwitcher(stack)
    switcher.accessibleLabel = translated("About the scene")
    let row = WrapRow(spacing: 18, lineSpacing: 6, isCentered: false, [switcher, label])
    row.setExpands(horizontally: true)
    foldButton.name = "fold-details"
    foldButton.addStyleClass("flat")
    foldButton.verticalAlignment = .start
    let bar = Box(.horizontal, spacing: 6, [row, foldButton])
    bar.addStyleClass("details-bar")
    bar.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    for part in [bar, separator, stack] { widget.append(part) }
    showFolding()
  }

  /// Whether only the bar is shown.
  var isFolded = false {
    didSet { if isFolded != oldValue { showFolding() } }
  }

  private func showFolding() {
    for part in [separator, stack] { part.isVisible = !isFolded }
    widget.requestSize(height: isFolded ? nil : Self.height)
    foldButton.icon = isFolded ? "pan-up-symbolic" : "pan-down-symbolic"
    let title =
      isFolded ? translated("Show the details (Ctrl+F9)") : translated("Hide the details (Ctrl+F9)")
    foldButton.tooltip = title
    foldButton.accessibleLabel = title
  }

  private func codePage() -> Widget {
    copyButton.name = "copy"
    copyButton.verticalAlignment = .start
    copyButton.setMargins(6)
    copyButton.onClicked { [weak self] in self?.copyCode() }
    let page = Box(.horizontal, [code.scroller, copyButton])
    page.addStyleClass("view")
    return page
  }

  private func copyCode() {
    guard let session else { return }
    Clipboard.current?.set(session.scene.code(session.values))
    onCopied?()
  }

  /// Updates the visible page and the figures after a change on the stage.
  func stageChanged() {
    refreshSoon()
    figures.stageChanged()
  }

  /// Updates the visible page when the main loop is idle.
  func refreshSoon() {
    guard refresh?.isPending != true else { return }
    refresh = .idle(priority: .low) { [weak self] in self?.refreshPage() }
  }

  private func refreshPage() {
    guard let session else { return }
    switch stack.visiblePage {
    case "swift": code.show(session.scene.code(session.values))
    case "state": state.show(Self.shortened(session.stage.state).indentedText)
    case "reference": reference.show(SceneReference(session.scene).text)
    default: break
    }
  }

  /// Returns a state with its text shortened for display.
  private static func shortened(_ state: JSONValue) -> JSONValue {
    guard var members = state.objectValue, let text = members["text"]?.stringValue else {
      return state
    }
    let head = text.unicodeScalars.prefix(longestText)
    guard head.endIndex < text.unicodeScalars.endIndex else { return state }
    members["text"] = .string(String(head) + "…")
    return .object(members)
  }

  /// Follows the frames of the window.
  func follow(_ clock: FrameClock) {
    figures.follow(clock)
    paintWatch = PaintWatch(clock) { [weak self] in self?.session }
  }
}
