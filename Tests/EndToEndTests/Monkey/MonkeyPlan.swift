import WidgetTestSupport

/// Generates actions that a user could perform in the window: clicks, drags, keys, text, other
/// scenes, other sizes, other colors.
///
/// An action is the words of one xdotool command, so that a record of it is one line of text; `%w`
/// stands for the window. Equal seeds generate equal actions.
struct MonkeyPlan {
  /// The placeholder for the window in a record.
  static let window = "%w"
  private static let headerHeight = 50

  private var random: SeededRandom
  private var size = (width: 1_000, height: 700)

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns the next action.
  mutating func next() -> [String] {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<26: click()
    case 26..<48: type()
    case 48..<74: press()
    case 74..<82: drag()
    case 82..<88: scroll()
    case 88..<94: changeScene()
    case 94..<96: resize()
    case 96..<98: changeAppearance()
    default: comeBack()
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Moves to somewhere in the window; half of the time to where the stage is.
  ///
  /// The window's title is left out: without a window manager GDK moves the window by itself from
  /// there, and does not stop when the button is released.
  private mutating func place() -> [String] {
    let (width, height) = (size.width, size.height)
    if random.once(in: 2) {
      let x = number((width / 4)...(width * 3 / 4))
      return ["\(x)", "\(number(max(height / 10, Self.headerHeight)...(height / 2)))"]
    }
    let (x, y) = (number(0...(width - 1)), number(0...(height - 1)))
    guard y < Self.headerHeight else { return ["\(x)", "\(y)"] }
    return ["\(x < width / 2 ? x % 120 : width - 1 - x % 320)", "\(y)"]
  }

  private mutating func click() -> [String] {
    let button = random.once(in: 8) ? "3" : random.once(in: 12) ? "2" : "1"
    let times = random.once(in: 6) ? "\(number(2...3))" : "1"
    return ["mousemove"] + place() + ["click", "--delay", "30", "--repeat", times, button]
  }

  private mutating func type() -> [String] {
    let texts = [
      "a", "word ", "helo wrld ", "12/34", "@ad", "**bold** ", "- ", "1. ", "# ", ">>", "(",
      "https://example.org ", "ada@example.org", "1234567890", "WWWWWWWWWWWWWWWW", "x",
    ]
    return ["type", "--delay", "4", "--", random.pick(texts)]
  }

  private mutating func press() -> [String] {
    let keys = [
      "Return", "Return", "shift+Return", "BackSpace", "BackSpace", "Delete", "Left", "Right", "Up",
      "Down", "Home", "End", "Page_Up", "Page_Down", "Tab", "shift+Tab", "Escape", "space",
      "ctrl+a", "ctrl+z", "ctrl+z", "ctrl+shift+z", "ctrl+c", "ctrl+x", "ctrl+v", "ctrl+b",
      "ctrl+i", "ctrl+u", "ctrl+k", "ctrl+Home", "ctrl+End", "shift+Left", "shift+Up",
      "shift+Down", "shift+ctrl+Left", "ctrl+BackSpace", "ctrl+Delete", "ctrl+f", "F3", "F9",
      "shift+F9", "F10", "shift+F10", "Menu", "ctrl+period", "ctrl+bracketright",
      "ctrl+shift+e", "ctrl+shift+r", "ctrl+question", "alt+Down", "Insert",
      // A character by its code. GTK 4.8 writes past an array if more than five digits follow.
      "ctrl+shift+u e 9 space",
    ]
    let times = random.once(in: 5) ? "\(number(2...12))" : "1"
    return ["key", "--delay", "4", "--repeat", times, "--repeat-delay", "4"]
      + random.pick(keys).split(separator: " ").map(String.init)
  }

  private mutating func drag() -> [String] {
    let (start, middle, end) = (place(), place(), place())
    let words: [[String]] = [
      ["mousemove"], start, ["mousedown", "1", "mousemove"], middle,
      ["sleep", "0.02", "mousemove"],
      // Without a window manager GDK moves the window by itself, even off the screen, where a
      // popover finds no monitor to be placed on.
      end, ["sleep", "0.05", "mouseup", "1", "windowmove", Self.window, "0", "0"],
    ]
    return words.flatMap { $0 }
  }

  private mutating func scroll() -> [String] {
    ["mousemove"] + place()
      + ["click", "--delay", "8", "--repeat", "\(number(1...8))", random.once(in: 2) ? "4" : "5"]
  }

  /// Moves down the list of scenes.
  private mutating func changeScene() -> [String] {
    let down = Array(repeating: "Down", count: number(1...40))
    return ["key", "--delay", "4", "Escape", "ctrl+f", "ctrl+a", "BackSpace"] + down + ["Return"]
  }

  private mutating func resize() -> [String] {
    size = random.once(in: 3) ? (700, 440) : (number(420...1_240), number(320...980))
    return ["windowsize", Self.window, "\(size.width)", "\(size.height)"]
  }

  /// Opens the popover at the header's right end, and changes a setting in it by its letter.
  private mutating func changeAppearance() -> [String] {
    let x = "\(size.width - number(60...220))"
    let letter = random.pick(["d", "l", "f", "r", "m"])
    return [
      "mousemove", x, "24", "click", "1", "sleep", "0.1", "key", "alt+\(letter)", "Escape",
    ]
  }

  /// Closes whatever is open, and gives the keyboard focus to the window.
  private mutating func comeBack() -> [String] {
    [
      "windowfocus", Self.window, "key", "--delay", "4", "Escape", "Escape", "Escape",
      "ctrl+shift+e",
    ]
  }
}
