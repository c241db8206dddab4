import GtkCore
import WidgetSupport

/// The keys that a composer handles itself: Return, Up and Escape.
///
/// The input method gets each key first; a key without a meaning here goes on to other handlers.
@MainActor
final class ComposerKeys: EventSource {
  var returnKey = ReturnKey.sends
  private(set) lazy var sendRequested: Event<Void> = makeEvent()
  private(set) lazy var editLastRequested: Event<Void> = makeEvent()
  private(set) lazy var cancelRequested: Event<Void> = makeEvent()

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
      return isEmpty && key.modifiers.isEmpty ? action(of: editLastRequested) : nil
    case .escape: return action(of: cancelRequested)
    default: return nil
    }
  }

  /// Notifies of an event; nil leaves the key to others, if the event has no handler.
  private func action(of event: Event<Void>) -> (@MainActor () -> Void)? {
    guard !event.isEmpty else { return nil }
    return { event.notify(()) }
  }

  private func actionOfReturn(
    _ key: KeyPress, in area: GrowingTextArea
  ) -> (@MainActor () -> Void)? {
    switch returnKey.action(key.modifiers) {
    // The view inserts it itself, and so scrolls and groups the undo step.
    case .newline: nil
    case .send: { [sendRequested] in sendRequested.notify(()) }
    case .resignFocus: { [weak area] in area?.textView.resignFocus() }
    }
  }
}
