import CConcertinaGtk

extension TextBuffer {
  /// Calls a handler after each change of the text.
  @discardableResult
  package func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.changed) { _ in handler() }
  }

  /// Calls a handler after each user action, when all its changes have been made.
  @discardableResult
  package func onUserActionDone(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.endUserAction, after: true) { _ in handler() }
  }

  /// Calls a handler when a paste from the clipboard has inserted its text.
  @discardableResult
  package func onPasteDone(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.pasteDone) { _ in handler() }
  }

  /// Calls a handler after each insertion, with the inserted range.
  @discardableResult
  package func onInserted(
    _ handler: @escaping @MainActor (Range<Int>) -> Void
  ) -> SignalConnection {
    connect(.insertText, after: true) { emission in
      let offset = emission.arguments.offset
      handler(max(offset - emission.arguments.scalarCount, 0)..<offset)
    }
  }

  /// Calls a handler after each deletion, with its offset.
  @discardableResult
  package func onDeleted(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    // Both ends are where the text was.
    connect(.deleteRange, after: true) { handler($0.arguments.lowerBound) }
  }

  /// Calls a handler when the caret was placed, by a click, a key or code.
  ///
  /// Edits move the caret too, but are not reported here.
  @discardableResult
  package func onCaretMoved(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.markSet, after: true) { emission in
      let caret = gtk_text_buffer_get_insert(UnsafeMutablePointer(emission.native))
      if emission.arguments == caret.map({ OpaquePointer($0) }) { handler() }
    }
  }

  /// Calls a handler when the end of the selection without the caret may be elsewhere, by whatever
  /// means; also when it is not.
  package func onSelectionAnchorChanged(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: .cursorPosition, handler: handler)
    onSelectionChanged(handler)
    // Neither is notified of code that moves only this end of a selection.
    connect(.markSet, after: true) { emission in
      let anchor = gtk_text_buffer_get_selection_bound(UnsafeMutablePointer(emission.native))
      if emission.arguments == anchor.map({ OpaquePointer($0) }) { handler() }
    }
  }

  /// Calls a handler when a selection appears or disappears.
  ///
  /// This includes the case that the desktop has taken over the selection, in which the caret stays
  /// where it is.
  @discardableResult
  package func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.change(of: .hasSelection), after: true) { _ in handler() }
  }

  /// Calls a handler when the buffer begins or ends to differ from what was saved.
  @discardableResult
  package func onModifiedChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.modifiedChanged) { _ in handler() }
  }

  /// Calls a handler before each deletion, with the range to delete.
  @discardableResult
  package func onDeletion(
    _ handler: @escaping @MainActor (Range<Int>) -> Void
  ) -> SignalConnection {
    onShouldDelete {
      handler($0)
      return true
    }
  }

  /// Calls a handler that can reject deletions: it returns whether the range may be deleted.
  @discardableResult
  package func onShouldDelete(
    _ handler: @escaping @MainActor (Range<Int>) -> Bool
  ) -> SignalConnection {
    connect(.deleteRange) { emission in
      if !handler(emission.arguments) { emission.stop() }
    }
  }

  /// Calls a handler when a tag is applied to a range or removed from it, with the tag's identity.
  @discardableResult
  package func onTagsChanged(
    _ handler: @escaping @MainActor (TextTag.Identity, Range<Int>) -> Void
  ) -> SignalConnection {
    SignalConnection(joining: [
      connect(.applyTag, after: true) { handler($0.arguments.tag, $0.arguments.range) },
      connect(.removeTag, after: true) { handler($0.arguments.tag, $0.arguments.range) },
    ])
  }

  /// Calls handlers before and after the buffer's own history undoes or redoes a step.
  @discardableResult
  package func onHistoryStep(
    begin: @escaping @MainActor () -> Void, end: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    SignalConnection(joining: [
      connect(.undo) { _ in begin() }, connect(.undo, after: true) { _ in end() },
      connect(.redo) { _ in begin() }, connect(.redo, after: true) { _ in end() },
    ])
  }
}

/// The decision about text that is about to be inserted.
package enum InsertionDecision: Equatable, Sendable {
  /// The text is inserted as it is.
  case accept
  /// Another text is inserted in its place; an empty one rejects the insertion.
  case replace(with: String)
}
