import GtkCore

/// What happens to an area.
extension GrowingTextArea {
  /// The steps of every edit, for parts of the widgets around the area.
  package var edits: EditSequence { implementation.edits }

  /// The events, for parts of the package; the closures below are the app's.
  package var events: AreaEvents { implementation.events }

  /// The text has changed, by the user or by code.
  public var textChanged: Event<Void> { events.textChanged }

  /// Called when ``textChanged`` happens.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { textChanged.action }
    set { textChanged.action = newValue }
  }

  /// The area has a new height, in pixels, after the layout that gave it to the area.
  public var heightChanged: Event<Int> { events.heightChanged }

  /// Called when ``heightChanged`` happens.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { heightChanged.handler }
    set { heightChanged.handler = newValue }
  }

  /// The text has gained or lost the keyboard focus.
  public var focusChanged: Event<Bool> { events.focusChanged }

  /// Called when ``focusChanged`` happens.
  public var onFocusChanged: (@MainActor (Bool) -> Void)? {
    get { focusChanged.handler }
    set { focusChanged.handler = newValue }
  }

  /// The user asks to paste, before anything is inserted.
  public var pasteRequested: Event<Void> { intake.requested }

  /// Called when ``pasteRequested`` happens.
  public var onPasteRequested: (@MainActor () -> Void)? {
    get { pasteRequested.action }
    set { pasteRequested.action = newValue }
  }

  /// Called with the clipboard when the user asks to paste; returns whether the handler has taken
  /// its contents.
  ///
  /// For contents that are not text: if the handler takes them, no text is inserted.
  public var onPasteOffered: (@MainActor (Clipboard) -> Bool)? {
    get { intake.takesPaste }
    set { intake.takesPaste = newValue }
  }

  /// A composition of an input method has begun, changed or ended; with the preedit.
  public var preeditChanged: Event<String> { events.preeditChanged }

  /// Called when ``preeditChanged`` happens.
  public var onPreeditChanged: (@MainActor (String) -> Void)? {
    get { preeditChanged.handler }
    set { preeditChanged.handler = newValue }
  }
}
