import Concertina

/// The code of `Composer.md`.
@MainActor
func showPending(_ bar: ExpandableToolbar, show: @escaping @MainActor (PendingMessage) -> Void) {
  bar.showsPendingMessages = false
  bar.onStateChanged = { [weak bar] in
    for message in bar?.pendingMessages ?? [] { show(message) }
  }
}
