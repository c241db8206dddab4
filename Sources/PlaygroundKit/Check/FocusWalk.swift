import CConcertinaGtk
import GtkCore
import GtkReplay

/// Moves the focus through a window as a user does who has only a keyboard: by its keys.
@MainActor
struct FocusWalk {
  /// The number of keys after which a walk ends that never comes back.
  private static let limit = 4000
  /// The number of times that an arrow key is pressed: some rows in between take no focus.
  private static let tries = 3
  /// Widgets that GTK 4.8 uses a moment after the focus has left them, even if they are gone.
  private static var usedLater: [Widget] = []

  private let window: Window
  private var reached: Set<Widget> = []
  /// What was reached, in that order.
  private var order: [Widget] = []
  private var pressed = 0

  init(_ window: Window) { self.window = window }

  /// Returns those of some widgets to which no key moves the focus.
  ///
  /// Tab goes first, then Shift and Tab. Arrow keys are pressed only for what they do not reach: in
  /// some groups they also turn something on.
  mutating func unreached(of widgets: [Widget]) -> [Widget] {
    let all = window.selfAndDescendants
    for widget in all { widget.stopKeyCapture() }
    Self.usedLater += all.filter { $0.isA(gtk_editable_label_get_type()) }
    start(.forward)
    if !missing(of: widgets).isEmpty { start(.backward) }
    var next = 0
    while next < order.count, !missing(of: widgets).isEmpty {
      explore(from: order[next])
      next += 1
    }
    return missing(of: widgets)
  }

  private func missing(of widgets: [Widget]) -> [Widget] {
    // The focus can show something else, as in a list that selects a page.
    widgets.filter { widget in
      widget.isMapped && !reached.contains(widget) && !order.contains { $0.isPart(of: widget) }
    }
  }

  private mutating func start(_ direction: FocusDirection) {
    window.focusWidget?.resignFocus()
    follow(direction)
  }

  /// Presses Tab until the focus is where it was before.
  private mutating func follow(_ direction: FocusDirection) {
    var stays = 0
    while pressed < Self.limit {
      let last = window.focusWidget
      pressTab(direction)
      guard let focus = window.focusWidget else { return }
      if focus == last {
        stays += 1
        guard stays < Self.places(in: focus) else { return }
      } else {
        stays = 0
        guard note(focus) else { return }
      }
    }
  }

  /// The number of times that Tab can move something within a widget: the links of a label.
  private static func places(in widget: Widget) -> Int {
    widget.isLabel ? widget.labelText.unicodeScalars.count + 1 : 1
  }

  private mutating func note(_ widget: Widget) -> Bool {
    guard reached.insert(widget).inserted else { return false }
    order.append(widget)
    return true
  }

  /// Presses the arrow keys at a widget, and follows them.
  private mutating func explore(from widget: Widget) {
    for key in ActiveWidget.arrowKeys(at: widget) where pressed < Self.limit {
      guard widget.isMapped, widget.isFocus || widget.focus(), widget.containsFocus else { return }
      for (index, found) in row(along: key, from: widget).enumerated() {
        guard index == 0 || found.isMapped && found.focus() else { continue }
        follow(.forward)
      }
    }
  }

  /// Presses an arrow key until it leads nowhere, and returns what it has reached first: a list may
  /// show other rows where the focus comes to, and hide those that it has left.
  private mutating func row(along key: String, from widget: Widget) -> [Widget] {
    var (found, passed): ([Widget], Set<Widget>) = ([], [widget])
    var last = widget
    while pressed < Self.limit {
      var tries = 0
      while tries < Self.tries, last.containsFocus {
        press(key)
        tries += 1
      }
      guard let focus = window.focusWidget, passed.insert(focus).inserted else { return found }
      if note(focus) { found.append(focus) }
      last = focus
    }
    return found
  }

  /// Presses Tab, with Control in a text, in which Tab is a letter.
  private mutating func pressTab(_ direction: FocusDirection) {
    let (last, isBackward) = (window.focusWidget, direction == .backward)
    // It forwards keys as a search does, and cannot be kept from it.
    if let last, last.isInside(typeName: "GtkFileChooserWidget") {
      pressed += 1
      _ = window.moveFocus(direction)
      return
    }
    let name = isBackward ? "ISO_Left_Tab" : "Tab"
    guard let last, last.isTextView else { return press(name, shift: isBackward) }
    press(name, control: true, shift: isBackward)
    if window.focusWidget == last { press(name, shift: isBackward) }
  }

  private mutating func press(_ name: String, control: Bool = false, shift: Bool = false) {
    pressed += 1
    guard let key = KeyStroke(name: name, control: control, shift: shift) else { return }
    window.press(key)
  }
}

extension Widget {
  /// Makes a search leave the keys to the widgets that have the focus: GTK forwards those of a real
  /// keyboard alone.
  fileprivate func stopKeyCapture() {
    if isA(gtk_search_entry_get_type()) {
      gtk_search_entry_set_key_capture_widget(nativePointer, nil)
    } else if isA(gtk_search_bar_get_type()) {
      gtk_search_bar_set_key_capture_widget(nativePointer, nil)
    }
  }
}
