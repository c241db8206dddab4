import GtkCore
import WidgetSupport

/// The keys that a composer handles itself: Return, Up and Escape.
///
/// The input method gets each key first; a key without a meaning here goes on to other handlers.
@MainActor
final class ComposerKeys {
  var returnKey = ReturnKey.sends
  var onSend: (@MainActor () -> Void)?
  var onEditLast: (@MainActor () -> Void)?
  var onCancel: (@MainActor () -> Void)?

  private let controller = KeyController()
  private weak var area: GrowingTextArea?

  func connect(to area: GrowingTextArea) {
    self.area = area
    controller.onPressed { [weak self] in self?.pressed($0) ?? false }
    area.textView.add(controller)
  }

  private func pressed(_ key: KeyPress) -> Bool {
    guard let area, let action = action(for: key, in: area) else { return false }
    // Some methods end the composition and pass the key on, although it has done its work.
    let isComposing = !area.preedit.isEmpty
    guard !area.textView.inputMethodUsesKey(of: controller), !isComposing else { return true }
    action()
    return true
  }

  private func action(
    for key: KeyPress, in area: GrowingTextArea
  ) -> (@MainActor () -> Void)? {
    switch key.symbol {
    case .enter: return actionOfReturn(key, in: area)
    case .up:
      let isEmpty = area.buffer.isEmpty && area.preedit.isEmpty
      return isEmpty && key.modifiers.isEmpty ? onEditLast : nil
    case .escape: return onCancel
    default: return nil
    }
  }

  private func actionOfReturn(
    _ key: KeyPress, in area: GrowingTextArea
  ) -> (@MainActor () -> Void)? {
    switch returnKey.action(key.modifiers) {
    // The view inserts it itself, and so scrolls and groups the undo step.
    case .newline: nil
    case .send: { [weak self] in self?.onSend?() }
    case .resignFocus: { [weak area] in area?.textView.resignFocus() }
    }
  }
}
