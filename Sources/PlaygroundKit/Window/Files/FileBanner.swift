import GtkCore
import TextTranslation

/// The banner above the stage while the `.ui` file of the scene cannot be shown: the stage has its
/// last version.
@MainActor
final class FileBanner {
  let widget = Box(.horizontal, spacing: 12)
  /// What is wrong with the file.
  let label = Label("", role: .status)

  init() {
    label.name = "file-problem"
    label.wrapLines()
    label.xAlignment = .start
    label.setExpands(horizontally: true)
    for child in [Image(icon: "dialog-warning-symbolic", role: .presentation), label] as [Widget] {
      widget.append(child)
    }
    widget.addStyleClass("banner")
    widget.isVisible = false
  }

  /// Shows what is wrong; nil hides the banner.
  func show(_ problem: String?) {
    widget.isVisible = problem != nil
    guard let problem else { return }
    label.text = translated("This is the last version that could be shown. %s").formatted(problem)
  }
}
