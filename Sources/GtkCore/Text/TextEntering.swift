import CConcertinaGtk
import CConcertinaShims

/// Intercepts what the user enters into a text view or a line, before GTK begins to handle it.
///
/// GTK deletes the selection, and then inserts the text. An observer of the buffer sees two edits,
/// and the second one too late to prevent the first. Here both are one: for keys, input methods,
/// Return, Tab and GTK's emoji.
///
///     entering.onText = { text, enter in if isWelcome(text) { enter(text) } }
///
/// Other changes are not such pairs: a paste, a drop, a deletion, and the single insertions and
/// deletions of assistive technologies.
@MainActor
package final class TextEntering {
  /// Receives a text, and a function that enters it, or another one, as GTK does; unless that is
  /// called, nothing is entered.
  package typealias Handler = @MainActor (_ text: String, _ enter: (String) -> Void) -> Void

  /// Called with each text that is about to be entered.
  package var onText: Handler?
  /// Called when a composition begins, with a function that lets GTK delete the selection.
  package var onComposition: (@MainActor (_ begin: () -> Void) -> Void)?
  private var children: ChildObserver?
  private var knowsEmoji = false
  private let method: InputMethod?
  private var commits: SignalInterception?

  /// Intercepts what is entered into a view, as long as this object lives.
  package convenience init(_ view: TextView) {
    self.init(widget: view)
    interceptKeys(of: view)
  }

  /// Intercepts what is entered into a line, as long as this object lives.
  package convenience init(_ line: TextLine) { self.init(widget: line) }

  private init(widget: Widget) {
    method = widget.inputMethod
    commits = method.flatMap { intercept(.commit, of: $0, for: widget) }
    method?.intercept(.preeditStart, for: widget) { [weak self] emission, interception in
      guard let method = self?.method else { return }
      let begin = { interception.pass { method.emit(.preeditStart) } }
      emission.stop()
      if let handler = self?.onComposition { handler(begin) } else { begin() }
    }
    children = ChildObserver(widget) { [weak self] in self?.added($0) }
  }

  /// Intercepts a signal whose argument is the text to enter.
  @discardableResult
  private func intercept<Source: SignalEmitter>(
    _ signal: Signal<Source, String, Void>, of source: Source, for widget: Widget
  ) -> SignalInterception? {
    source.intercept(signal, for: widget) { [weak self] emission, interception in
      self?.handle(emission.arguments) { text in
        // Other handlers are called exactly once, whether the text is entered or rejected.
        emission.stop()
        interception.pass { emission.emitAgain(text) }
      }
    }
  }

  private func handle(_ text: String, _ enter: (String) -> Void) {
    if let onText { onText(text, enter) } else { enter(text) }
  }

  // MARK: Emoji

  private func added(_ child: Widget) {
    guard child.isA(gtk_emoji_chooser_get_type()) else { return }
    // GTK connects to the chooser after it has become a child, and before it is shown.
    child.connect(.show) { [weak self] emission in
      let chooser = emission.widget
      guard let self, !self.knowsEmoji, let owner = chooser.parent else { return }
      self.knowsEmoji = true
      self.intercept(.emojiPicked, of: chooser, for: owner)
    }
  }

  // MARK: Keys

  /// Intercepts Return and Tab, which the view itself inserts unless an input method handles them.
  private func interceptKeys(of view: TextView) {
    let keys = view.keysOfInputMethod
    keys?.intercept(.keyPressed, for: view) { [weak self] emission, interception in
      let (value, code, modifiers) = emission.arguments
      let state = GdkModifierType(modifiers)
      var isUsed = true
      let press = {
        isUsed = interception.pass {
          let keys = UnsafeMutableRawPointer(emission.native)
          return concertina_key_controller_press(keys, value, code, state) != 0
        }
      }
      if let self, let text = Self.text(of: value, state, in: emission.controlled) {
        // Other text than a line break is entered as by an input method.
        self.handle(text) { $0 == text ? press() : self.enter($0) }
      } else {
        press()
      }
      return isUsed
    }
  }

  private func enter(_ text: String) { commits?.pass { method?.commit(text) } }

  private static func text(
    of value: UInt32, _ state: GdkModifierType, in widget: UnsafeMutablePointer<GtkWidget>?
  ) -> String? {
    guard let widget else { return nil }
    let view = UnsafeMutablePointer<GtkTextView>(OpaquePointer(widget))
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
  /// Returns the range that a text would replace if it were entered now: the selection, or in
  /// overwrite mode the character after the caret.
  package func rangeReplaced(byEntering text: String) -> Range<Int> {
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
  /// The range that a text would replace if it were entered now: the selection, or in overwrite
  /// mode the character after the caret.
  package var rangeReplacedByEntering: Range<Int> {
    let selection = selection
    guard selection.isEmpty, gtk_text_get_overwrite_mode(view) != 0 else { return selection }
    return selection.lowerBound..<min(selection.lowerBound + 1, scalarCount)
  }
}

extension Signal where Emitter: Widget, Arguments == String, Result == Void {
  fileprivate static var emojiPicked: Self { Signal("emoji-picked") { $0.string(0) } }
}
