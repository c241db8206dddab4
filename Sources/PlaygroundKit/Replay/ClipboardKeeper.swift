import GtkCore

/// Keeps what the user has on the clipboard while a replay pastes and copies.
@MainActor
struct ClipboardKeeper {
  /// The time that another program may take to hand over what it offers, in seconds.
  private static let patience = 2.0

  private let kept: [(mediaType: String, bytes: [UInt8])]

  /// Copies what is on the clipboard: its text, in all forms.
  init() {
    guard let clipboard = Clipboard.current else {
      kept = []
      return
    }
    var found: [(mediaType: String, bytes: [UInt8])] = []
    for type in clipboard.textMediaTypes {
      var isRead = false
      clipboard.read(type) { bytes in
        if let bytes { found.append((type, bytes)) }
        isRead = true
      }
      _ = MainLoop.run(atMost: Self.patience) { isRead }
    }
    kept = found
  }

  /// Puts it on the clipboard again.
  func restore() {
    if !kept.isEmpty { Clipboard.current?.offer(kept) }
  }
}
