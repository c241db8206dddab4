import CGtk

extension TextView {
  /// What the text is, for on-screen keyboards and input methods.
  public typealias InputPurpose = GtkCore.InputPurpose

  /// Tells input methods what the text is.
  public func setInputPurpose(_ purpose: InputPurpose) {
    gtk_text_view_set_input_purpose(view, purpose.value)
  }

  /// Asks input methods to change neither spelling nor capitals on their own.
  public func disableAutomaticCorrections() {
    gtk_text_view_set_input_hints(view, GTK_INPUT_HINT_NO_SPELLCHECK)
  }

  /// Ends a composition in progress without inserting it.
  public func resetComposition() { gtk_text_view_reset_im_context(view) }

  /// Offers the key that a controller is about to handle to the input method, which comes first.
  ///
  /// A controller that is added to a view hears of keys before the view's own one asks its input
  /// method. Ask here for the keys that the controller would use up, and only for those: the view
  /// asks again for the others.
  ///
  /// - Returns: Whether the input method used the key, as it does while it composes.
  public func inputMethodUsesKey(of controller: KeyController) -> Bool {
    if let event = gtk_event_controller_get_current_event(controller.nativePointer) {
      return gtk_text_view_im_context_filter_keypress(view, event) != 0
    }
    return KeyDispatch.underway?.isUsed(byInputMethodOf: self) ?? false
  }

  /// Pastes from the clipboard, as the user's key does.
  public func paste() { emit("paste-clipboard") }

  /// Starts a command of the clipboard by the name of its signal, as GTK's menu does.
  package func emitCommand(_ signal: String) { emit(signal) }

  /// Selects the whole text, as GTK's menu does.
  package func selectAll() { activateAction("selection.select-all") }

  /// Takes out what is selected, as GTK's menu does.
  package func deleteSelection() { activateAction("selection.delete") }

  /// Lets a handler copy or cut in GTK's place, whether a key or the menu asked for it.
  ///
  /// - Parameter handler: Called before each with whether it is to cut; whether it does it itself.
  public func onCopy(_ handler: @escaping @MainActor (_ cuts: Bool) -> Bool) {
    // The view owns these closures: a handle in them would keep the view alive for ever.
    nonisolated(unsafe) let pointer = nativePointer
    for (signal, cuts) in [("copy-clipboard", false), ("cut-clipboard", true)] {
      connect(signal) { _ in
        guard handler(cuts) else { return }
        Object(retaining: pointer).stopEmission(of: signal)
      }
    }
  }

  /// Lets a handler keep the user from selecting everything, by a key or by the menu.
  public func onSelectAll(_ handler: @escaping @MainActor () -> Bool) {
    nonisolated(unsafe) let pointer = nativePointer
    connect("select-all") { _ in
      if handler() { Object(retaining: pointer).stopEmission(of: "select-all") }
    }
  }

  /// Lets a handler paste in GTK's place, whether a key or the menu asked for it.
  ///
  /// - Parameter handler: Called before each paste; whether it does the pasting itself.
  /// - Returns: A token to disconnect with.
  @discardableResult
  public func onPaste(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
    Clipboard.connectPaste(of: self, handler)
  }

  /// The clipboard that the user's keys use.
  public var clipboard: Clipboard {
    Clipboard(retaining: checked(gtk_widget_get_clipboard(widgetPointer)))
  }

  /// The clipboard that holds what is selected anywhere, for the middle button.
  public var primaryClipboard: Clipboard {
    Clipboard(retaining: checked(gtk_widget_get_primary_clipboard(widgetPointer)))
  }

  /// The offset in the text that is nearest to a place in the view.
  public func offset(x: Double, y: Double) -> Int {
    var (textX, textY): (gint, gint) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, gint(x), gint(y), &textX, &textY)
    var position = GtkTextIter()
    gtk_text_view_get_iter_at_location(view, &position, textX, textY)
    return Int(gtk_text_iter_get_offset(&position))
  }

  /// Cuts the selection to the clipboard, as the user's key does.
  public func cut() { emit("cut-clipboard") }

  /// Copies the selection to the clipboard, as the user's key does.
  public func copySelection() { emit("copy-clipboard") }
}

extension Widget {
  /// Ends a composition in progress as leaving the text would: what becomes of it is for the input
  /// method to say, and most insert it.
  public final func endComposition() {
    guard hasFocus, let inputMethod else { return }
    gtk_im_context_focus_out(inputMethod.pointer())
    gtk_im_context_focus_in(inputMethod.pointer())
  }

  /// Called with each text that the input method inserts: plain typing too goes through it.
  ///
  /// - Returns: A token to disconnect with; nil if the view has no input method.
  @discardableResult
  public final func onCommit(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection?
  {
    inputMethod?.connect("commit") { handler($0.string(0)) }
  }
}
