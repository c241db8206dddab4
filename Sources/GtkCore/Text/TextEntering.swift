import CGtk
import CGtkShims

/// What a person enters into a text view or a line, seen before GTK does the first part of it.
///
/// GTK deletes what is selected, and inserts the text after that. Whoever looks at the buffer sees two
/// edits, and the second one too late to keep the first from happening. Here both are one: keys, input
/// methods, Return, Tab and GTK's emoji.
///
///     entering.onText = { text, enter in if isWelcome(text) { enter(text) } }
///
/// What comes in otherwise is no such pair: a paste, a drop, a deletion, and the single insertions and
/// deletions of assistive programs.
@MainActor
public final class TextEntering {
  /// Gets a text, and the way to enter it, or another one, as GTK does; not called, nothing happens.
  public typealias Handler = @MainActor (_ text: String, _ enter: (String) -> Void) -> Void

  /// Called with each text that is to be entered.
  public var onText: Handler?
  /// Called when a composition begins, with the way to have GTK delete what is selected.
  public var onComposition: (@MainActor (_ begin: () -> Void) -> Void)?
  private var children: ChildObserver?
  private var knowsEmoji = false
  private let method: Object?
  private var commits: SignalInterception?

  /// Begins to look at what is entered into a view, as long as this lives.
  public convenience init(_ view: TextView) {
    self.init(widget: view)
    interceptKeys(of: view)
  }

  /// Begins to look at what is entered into a line, as long as this lives.
  public convenience init(_ line: TextLine) { self.init(widget: line) }

  private init(widget: Widget) {
    method = widget.inputMethod
    commits = method.flatMap { intercept("commit", of: $0, for: widget) }
    method?.intercept("preedit-start", for: widget) { [weak self] _, interception in
      guard let method = self?.method else { return }
      let begin = { interception.pass { method.emit("preedit-start") } }
      method.stopEmission(of: "preedit-start")
      if let handler = self?.onComposition { handler(begin) } else { begin() }
    }
    nonisolated(unsafe) let pointer = widget.nativePointer
    children = ChildObserver(widget) { [weak self] in
      self?.added($0, to: Widget(retaining: pointer))
    }
  }

  /// Intercepts a signal whose argument is a text to enter.
  @discardableResult
  private func intercept(
    _ signal: String, of source: Object, for widget: Widget
  ) -> SignalInterception? {
    // The source keeps the closure: a handle in it would keep the source for ever.
    nonisolated(unsafe) let pointer = source.nativePointer
    return source.intercept(signal, for: widget) { [weak self] arguments, interception in
      let source = Object(retaining: pointer)
      self?.handle(arguments.string(0)) { text in
        // Who listens besides GTK hears once of what is entered, and of what is refused.
        source.stopEmission(of: signal)
        interception.pass { source.emit(signal, text) }
      }
    }
  }

  private func handle(_ text: String, _ enter: (String) -> Void) {
    if let onText { onText(text, enter) } else { enter(text) }
  }

  // MARK: Emoji

  private func added(_ child: Widget, to widget: Widget) {
    guard child.isA(gtk_emoji_chooser_get_type()) else { return }
    nonisolated(unsafe) let (chooser, owner) = (child.nativePointer, widget.nativePointer)
    // GTK listens to the chooser when it is a child already, and before it is seen.
    child.connect("show") { [weak self] _ in
      guard let self, !self.knowsEmoji else { return }
      self.knowsEmoji = true
      self.intercept(
        "emoji-picked", of: Object(retaining: chooser), for: Widget(retaining: owner))
    }
  }

  // MARK: Keys

  /// Return and Tab are inserted by the view itself, where no input method uses them.
  private func interceptKeys(of view: TextView) {
    nonisolated(unsafe) let pointer = view.nativePointer
    for controller in view.controllers
    where controller.isA(gtk_event_controller_key_get_type())
      && gtk_event_controller_key_get_im_context(controller.nativePointer) != nil
    {
      nonisolated(unsafe) let key = controller.nativePointer
      controller.intercept("key-pressed", for: view) { [weak self] arguments, interception in
        let (value, code) = (arguments.unsigned(0), arguments.unsigned(1))
        let state = GdkModifierType(arguments.flags(2))
        var isUsed = true
        let press = {
          isUsed = interception.pass {
            concertina_key_controller_press(UnsafeMutableRawPointer(key), value, code, state) != 0
          }
        }
        if let self, let text = Self.text(of: value, state, in: pointer) {
          // What comes instead of a line break is entered as an input method does.
          self.handle(text) { $0 == text ? press() : self.enter($0) }
        } else {
          press()
        }
        arguments.setResult(isUsed)
      }
    }
  }

  private func enter(_ text: String) { commits?.pass { method?.emit("commit", text) } }

  private static func text(
    of value: UInt32, _ state: GdkModifierType, in view: OpaquePointer
  ) -> String? {
    let view = UnsafeMutablePointer<GtkTextView>(view)
    guard gtk_text_view_get_editable(view) != 0 else { return nil }
    switch Int32(value) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return "\n"
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab:
      let isText = gtk_text_view_get_accepts_tab(view) != 0
      return isText && state.rawValue & GDK_CONTROL_MASK.rawValue == 0 ? "\t" : nil
    default: return nil
    }
  }
}

extension TextView {
  /// What a text that is entered now takes the place of: the selection, or in overwrite mode the
  /// character behind the caret.
  public func rangeReplaced(byEntering text: String) -> Range<Int> {
    let selection = buffer.selection
    guard selection.isEmpty, gtk_text_view_get_overwrite(view) != 0, text != "\n" else {
      return selection
    }
    var position = buffer.iterator(at: selection.lowerBound)
    guard gtk_text_iter_ends_line(&position) == 0 else { return selection }
    gtk_text_iter_forward_cursor_position(&position)
    return selection.lowerBound..<Int(gtk_text_iter_get_offset(&position))
  }
}

extension TextLine {
  /// What a text that is entered now takes the place of: the selection, or in overwrite mode the
  /// character behind the caret.
  public var rangeReplacedByEntering: Range<Int> {
    let selection = selection
    guard selection.isEmpty, gtk_text_get_overwrite_mode(view) != 0 else { return selection }
    return selection.lowerBound..<min(selection.lowerBound + 1, scalarCount)
  }
}
