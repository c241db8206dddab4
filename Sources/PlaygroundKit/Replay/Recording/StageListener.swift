import GtkCore

/// Listens to all that a user does on a stage, whatever widget it is done to.
///
/// It is the only place that listens: controllers on the stage's root and on its menus, which get
/// each event before the widget that it is for, and the input method of the text with the focus.
@MainActor
final class StageListener {
  /// An event on the stage.
  enum Happening {
    /// A key was pressed.
    case key(KeyPress)
    /// An input method has inserted a text, which includes plain typing.
    case commit(String, Widget)
    /// The composition has changed; empty for its end.
    case preedit(String, Widget)
    /// The user asked to paste into a text, by a key or a menu.
    case paste(Widget)
    /// A button was clicked, by whatever means.
    case clicked(Widget)
    /// The focus has gone to something beside the stage, from this text or from none.
    case left(Widget?)
    /// The pointer or a finger.
    case pointer(PointerObserver.Event)
  }

  private let root: Widget
  private let handle: @MainActor (Happening) -> Void
  private var controllers: [EventController] = []
  /// The menus that were opened: while one is open, no event passes the stage's root.
  private var popovers: Set<Widget> = []
  private var hooks: [EmissionHook] = []
  private var focusChanges: SignalConnection?
  private var inputConnections: [SignalConnection] = []
  /// The text that has the focus; nil if none has it.
  private var lastInput: Widget?
  private var hasFocus = false

  /// Handles a key in a menu, which the window does not get, if it is one of the program's own;
  /// returns whether it is.
  var handleShortcut: @MainActor (KeyPress) -> Bool = { _ in false }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - root: The stage's root, which is in a window.
  ///   - handle: Called with each happening, most of them before they have an effect.
  init(to root: Widget, _ handle: @escaping @MainActor (Happening) -> Void) {
    self.root = root
    self.handle = handle
    listenToEvents(of: root)
    listenToSignals()
    focusChanges = root.onWindowFocusChanged { [weak self] in self?.followFocus() }
    followFocus()
  }

  /// Ends listening.
  func stop() {
    for hook in hooks { hook.remove() }
    hooks = []
    focusChanges?.disconnect()
    for connection in inputConnections { connection.disconnect() }
    inputConnections = []
    for controller in controllers { controller.detach() }
    (controllers, popovers) = ([], [])
  }

  private func listenToEvents(of widget: Widget) {
    let (keys, pointer) = (KeyController(), PointerObserver())
    keys.phase = .capture
    keys.onPressed { [weak self] key in
      guard let self else { return false }
      if widget.isPopover, self.handleShortcut(key) { return true }
      self.handle(.key(key))
      return false
    }
    pointer.onEvent { [weak self] in self?.handle(.pointer($0)) }
    widget.add(keys)
    widget.add(pointer)
    controllers += [keys, pointer]
  }

  private func appeared(_ widget: Widget) {
    guard widget.isGrabbingPopover, widget.isPart(of: root),
      popovers.insert(widget).inserted
    else { return }
    listenToEvents(of: widget)
  }

  private func listenToSignals() {
    let pasted = { @MainActor [weak self] (widget: Widget) in
      guard let self, widget.isPart(of: self.root) else { return }
      self.handle(.paste(widget))
    }
    hooks = [
      EmissionHook(.pasteIntoView, pasted), EmissionHook(.pasteIntoLine, pasted),
      EmissionHook(.clicked) { [weak self] widget in
        guard let self, widget.isPart(of: self.root) else { return }
        self.handle(.clicked(widget))
      },
      EmissionHook(.mapped) { [weak self] in self?.appeared($0) },
    ]
  }

  /// Listens to the input method of the text that has the focus now.
  private func followFocus() {
    for connection in inputConnections { connection.disconnect() }
    inputConnections = []
    noteLeaving()
    guard let input = focusedInput else { return }
    let preedit = { @MainActor [weak self] (text: String) in
      self?.handle(.preedit(text, input)) ?? ()
    }
    inputConnections = [
      TextView(existing: input)?.onPreedit(preedit)
        ?? TextLine(retaining: input.nativePointer).onPreedit(preedit),
      input.onCommit { [weak self] in self?.handle(.commit($0, input)) },
    ].compactMap { $0 }
  }

  private func noteLeaving() {
    let focus = root.windowFocus
    let isHere = focus?.isPart(of: root) == true
    if hasFocus, focus != nil, !isHere { handle(.left(lastInput)) }
    (hasFocus, lastInput) = (isHere, focusedInput)
  }

  /// The text on the stage that has the focus; nil if none has it.
  var focusedInput: Widget? {
    guard let focus = root.windowFocus, focus.isTextInput, focus.isPart(of: root) else {
      return nil
    }
    return focus
  }
}
