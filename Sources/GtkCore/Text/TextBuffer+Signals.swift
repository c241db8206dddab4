import CConcertinaGtk

extension TextBuffer {
  /// Calls a handler after each change of the text.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("changed") { _ in handler() }
  }

  /// Calls a handler after each user action, when all its changes have been made.
  @discardableResult
  public func onUserActionDone(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("end-user-action", after: true) { _ in handler() }
  }

  /// Calls a handler when a paste from the clipboard has inserted its text.
  @discardableResult
  public func onPasteDone(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("paste-done") { _ in handler() }
  }

  /// Calls a handler that can inspect, change or reject every insertion.
  ///
  /// Keys, paste, drop, input methods, emoji, assistive technologies and undo all pass through it,
  /// and nothing else does. The handler decides whether the text is inserted as it is, replaced by
  /// another one, or rejected. It receives the text's UTF-8, which can be invalid only if C code
  /// has inserted it.
  ///
  /// - Parameter handler: Called with the bytes and the offset of the insertion.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  public func onInsertion(
    _ handler:
      @escaping @MainActor (_ utf8: UnsafeBufferPointer<UInt8>, _ offset: Int)
      -> InsertionDecision
  ) -> SignalConnection {
    // The buffer owns this closure: a handle in it would keep the buffer alive forever.
    nonisolated(unsafe) let pointer = nativePointer
    let own = OwnConnection()
    let connection = connect("insert-text") { arguments in
      TextBuffer(retaining: pointer).decide(arguments, own, handler)
    }
    own.connection = connection
    return connection
  }

  /// Calls a handler after each insertion, with the inserted range.
  @discardableResult
  public func onInserted(
    _ handler: @escaping @MainActor (Range<Int>) -> Void
  ) -> SignalConnection {
    connect("insert-text", after: true) { arguments in
      guard let end = arguments.boxed(0, as: GtkTextIter.self) else { return }
      // Every byte except a continuation byte begins a scalar.
      let count = arguments.withUTF8(1, length: arguments.integer(2)) {
        $0.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
      }
      let offset = Int(gtk_text_iter_get_offset(end))
      handler(max(offset - count, 0)..<offset)
    }
  }

  /// Calls a handler when the caret was placed, by a click, a key or code.
  ///
  /// Edits move the caret too, but are not reported here.
  @discardableResult
  public func onCaretMoved(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    let caret = MainThreadValue(gtk_text_buffer_get_insert(buffer).map { OpaquePointer($0) })
    return connect("mark-set", after: true) { arguments in
      if arguments.object(1) == caret.value { handler() }
    }
  }

  /// Calls a handler when a selection appears or disappears.
  ///
  /// This includes the case that the desktop has taken over the selection, in which the caret stays
  /// where it is.
  @discardableResult
  public func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("notify::has-selection", after: true) { _ in handler() }
  }

  /// Calls a handler before each deletion, with the range to delete.
  @discardableResult
  public func onDeletion(
    _ handler: @escaping @MainActor (Range<Int>) -> Void
  ) -> SignalConnection {
    onShouldDelete {
      handler($0)
      return true
    }
  }

  /// Calls a handler that can reject deletions: it returns whether the range may be deleted.
  @discardableResult
  public func onShouldDelete(
    _ handler: @escaping @MainActor (Range<Int>) -> Bool
  ) -> SignalConnection {
    nonisolated(unsafe) let pointer = nativePointer
    return connect("delete-range") { arguments in
      guard let start = arguments.boxed(0, as: GtkTextIter.self),
        let end = arguments.boxed(1, as: GtkTextIter.self)
      else { return }
      let offsets = (gtk_text_iter_get_offset(start), gtk_text_iter_get_offset(end))
      guard !handler(Int(min(offsets.0, offsets.1))..<Int(max(offsets.0, offsets.1))) else {
        return
      }
      Object(retaining: pointer).stopEmission(of: "delete-range")
    }
  }

  /// Calls a handler before each insertion of a picture, a space or an anchor, with its offset.
  public func onWillInsertSpace(_ handler: @escaping @MainActor (Int) -> Void) {
    for signal in ["insert-paintable", "insert-child-anchor"] {
      connect(signal) { arguments in
        guard let place = arguments.boxed(0, as: GtkTextIter.self) else { return }
        handler(Int(gtk_text_iter_get_offset(place)))
      }
    }
  }

  /// Calls a handler when a tag is applied to a range or removed from it, with the tag as its
  /// ``Object/nativePointer``.
  public func onTagsChanged(_ handler: @escaping @MainActor (OpaquePointer, Range<Int>) -> Void) {
    for signal in ["apply-tag", "remove-tag"] {
      connect(signal, after: true) { arguments in
        guard let tag = arguments.object(0), let start = arguments.boxed(1, as: GtkTextIter.self),
          let end = arguments.boxed(2, as: GtkTextIter.self)
        else { return }
        let offsets = (gtk_text_iter_get_offset(start), gtk_text_iter_get_offset(end))
        handler(tag, Int(min(offsets.0, offsets.1))..<Int(max(offsets.0, offsets.1)))
      }
    }
  }

  private func decide(
    _ arguments: SignalArguments, _ own: OwnConnection,
    _ handler: @MainActor (UnsafeBufferPointer<UInt8>, Int) -> InsertionDecision
  ) {
    guard let position = arguments.boxed(0, as: GtkTextIter.self) else { return }
    let decision = arguments.withUTF8(1, length: arguments.integer(2)) {
      handler($0, Int(gtk_text_iter_get_offset(position)))
    }
    guard case .replace(let text) = decision else { return }
    stopEmission(of: "insert-text")
    // The iterator must be valid for the signal's emitter, at the end of the inserted text.
    guard !text.isEmpty else { return }
    // The handler has already decided about this text.
    own.connection?.whileBlocked { insert(text, at: &position.pointee) }
  }
}

/// The connection of a handler that emits its own signal again.
@MainActor
private final class OwnConnection {
  var connection: SignalConnection?
}

/// The decision about text that is about to be inserted.
public enum InsertionDecision: Equatable, Sendable {
  /// The text is inserted as it is.
  case accept
  /// Another text is inserted in its place; an empty one rejects the insertion.
  case replace(with: String)
}
