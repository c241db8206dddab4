import CConcertinaGtk

extension TextView {
  /// The kind of text, for on-screen keyboards and input methods.
  public typealias InputPurpose = GtkCore.InputPurpose

  /// The kind of this view's text.
  public var inputPurpose: InputPurpose {
    get { call(gtk_text_view_get_input_purpose) }
    set { call(gtk_text_view_set_input_purpose, newValue) }
  }

  /// Asks input methods not to change spelling or capitalization on their own.
  package func disableAutomaticCorrections() {
    gtk_text_view_set_input_hints(view, GTK_INPUT_HINT_NO_SPELLCHECK)
  }

  /// Ends the current composition without committing it.
  package func resetComposition() { gtk_text_view_reset_im_context(view) }

  /// Offers a key that a program sends without an event to a view's input method, and returns
  /// whether that has handled it; nil unless such a key is being sent.
  package static var filterOfKeyWithoutEvent: (@MainActor (TextView) -> Bool)?

  /// Offers the key that a controller is about to handle to the input method, which takes
  /// precedence.
  ///
  /// A controller that is added to a view receives keys before the view's own controller passes
  /// them to its input method. Call this for the keys that the controller would consume, and only
  /// for those: for other keys the view calls the input method again.
  ///
  /// - Returns: Whether the input method has handled the key, as it does during a composition.
  package func inputMethodUsesKey(of controller: KeyController) -> Bool {
    if let event = gtk_event_controller_get_current_event(controller.nativePointer) {
      return gtk_text_view_im_context_filter_keypress(view, event) != 0
    }
    return Self.filterOfKeyWithoutEvent?(self) ?? false
  }

  /// Pastes from the clipboard, as the user's key does.
  public func paste() { emit(.pasteClipboard) }

  /// Selects the whole text, as GTK's menu does.
  package func selectAll() { activateAction("selection.select-all") }

  /// Deletes the selection, as GTK's menu does.
  package func deleteSelection() { activateAction("selection.delete") }

  /// Calls a handler that can prevent the user from selecting all text, by a key or by the menu.
  @discardableResult
  package func onSelectAll(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
    connect(.selectAll) { if handler() { $0.stop() } }
  }

  /// Returns the offset nearest to a position in the view.
  package func offset(x: Double, y: Double) -> Int {
    var (textX, textY): (gint, gint) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, gint(x), gint(y), &textX, &textY)
    var position = GtkTextIter()
    gtk_text_view_get_iter_at_location(view, &position, textX, textY)
    return Int(gtk_text_iter_get_offset(&position))
  }

  /// Cuts the selection to the clipboard, as the user's key does.
  public func cut() { emit(.cutClipboard) }

  /// Copies the selection to the clipboard, as the user's key does.
  public func copySelection() { emit(.copyClipboard) }
}

extension Widget {
  /// Ends the current composition as if the focus left the text: the input method decides what
  /// happens to it, and most commit it.
  package final func endComposition() {
    guard hasFocus, let inputMethod else { return }
    gtk_im_context_focus_out(inputMethod.pointer())
    gtk_im_context_focus_in(inputMethod.pointer())
  }

  /// Called with each text that the input method commits, which includes plain typing.
  ///
  /// - Returns: A token that can disconnect the handler; `nil` if the view has no input method.
  @discardableResult
  package final func onCommit(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection?
  {
    inputMethod?.connect(.commit) { handler($0.arguments) }
  }
}

extension Signal where Emitter: TextView, Arguments == Void, Result == Void {
  fileprivate static var selectAll: Self { Signal("select-all") }
}
