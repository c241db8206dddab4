import GtkCore
import TextTranslation

extension EditorNode {
  /// Shows the message of an error on top of the window's content, where there is a place for that;
  /// screen readers say it in any case.
  func showRejection(_ error: any Error) {
    guard let widget, let error = error as? any PresentableError else { return }
    var next: Widget? = widget.parent
    while let outer = next {
      if let toasts = ToastOverlay(existing: outer) { return toasts.show(error.message) }
      next = outer.parent
    }
    area.textView.say(error.message)
  }
}
