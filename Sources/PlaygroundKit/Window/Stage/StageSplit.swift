import GtkCore

/// The stage, and the pane with its events, code and state below it, which can fold to its bar.
@MainActor
final class StageSplit {
  /// The size in pixels below which an unfolded pane leaves too little of the stage.
  private static let smallSize = (width: 600, height: 500)

  let widget: Paned
  let stagePane = StagePane()
  let details = DetailPane()
  /// Whether the user has folded the details; nil while the size of the window decides.
  private(set) var chosenFolding: Bool?
  /// The height of the stage's pane before the details were folded, in pixels.
  private var unfoldedPosition: Int?

  init() {
    widget = Paned(.vertical, stagePane.widget, details.widget)
    widget.endResizes = false
    details.foldButton.onClicked { [weak self] in self?.toggleDetails() }
  }

  /// The height of the stage's pane while the details are unfolded, in pixels.
  var position: Int {
    get { unfoldedPosition ?? widget.position }
    set { widget.position = newValue }
  }

  /// Folds the details to their bar, or unfolds them.
  func toggleDetails() {
    chosenFolding = !details.isFolded
    fold(!details.isFolded)
  }

  /// Folds the details as the user has chosen before, or else in a small window.
  func fold(_ chosen: Bool?, inWindowOf size: (width: Int, height: Int)) {
    chosenFolding = chosen
    fold(chosen ?? (size.height < Self.smallSize.height || size.width < Self.smallSize.width))
  }

  private func fold(_ isFolded: Bool) {
    guard isFolded != details.isFolded else { return }
    details.isFolded = isFolded
    let position = widget.position
    if isFolded {
      unfoldedPosition = position > 0 ? position : nil
      // As far as the bar lets it.
      widget.position = Int(Int16.max)
    } else {
      widget.position = unfoldedPosition ?? Paned.naturalPosition
      unfoldedPosition = nil
    }
  }
}
