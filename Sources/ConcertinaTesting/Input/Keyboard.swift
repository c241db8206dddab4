import Foundation

/// Real keys, real clicks and the display's real clipboard, as from a keyboard and a mouse.
///
///     try Keyboard.type("Good morning")
///     try Keyboard.press("ctrl+Return")
///
/// Keys go to the window that has the focus, through the programs xdotool and xclip. So these
/// tests need a display of their own: run them with `xvfb-run`.
public enum Keyboard {
  /// Runs xdotool and returns the first line of its output.
  @discardableResult
  public static func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

  /// Runs xdotool and returns the first line of its output.
  @discardableResult
  public static func xdotool(_ arguments: [String]) throws -> String {
    let result = try OutsideProgram("/usr/bin/xdotool", arguments).result()
    return result.output.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Types text of one or more lines, key by key.
  public static func type(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      // By itself, xdotool presses the Linefeed key, which no keyboard has.
      if index > 0 { try press("Return") }
      if !line.isEmpty { try xdotool("type", "--delay", "15", "--", String(line)) }
    }
  }

  /// Presses a key such as `ctrl+v`, as many times as requested.
  public static func press(_ key: String, times: Int = 1) throws {
    try xdotool("key", "--delay", "15", "--repeat", "\(times)", "--repeat-delay", "15", key)
  }

  /// Clicks at a position on the screen.
  public static func click(x: Int, y: Int, button: Int = 1) throws {
    try xdotool("mousemove", "\(x)", "\(y)", "click", "\(button)")
  }

  /// Holds the first button down as long as a careful user does.
  public static func pressSlowly(x: Int, y: Int) throws {
    try xdotool(
      "mousemove", "\(x)", "\(y)", "sleep", "0.05", "mousedown", "1", "sleep", "0.2", "mouseup", "1"
    )
  }

  /// Drags from one position on the screen to another.
  ///
  /// The button is released when the accessible nodes' programs have answered the last movement.
  public static func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), holding key: String? = nil,
    answeredBy nodes: [AccessibleNode]
  ) throws {
    // Events of a pointer wait for the next frame, and a drag passes some messages to and fro.
    var answers = 0
    try drag(from: start, to: end, holding: key) {
      for node in nodes { _ = try node.extents }
      answers += 1
      return answers == 10
    }
  }

  /// Drags from one position on the screen to another, and releases the button when a condition
  /// holds, which is checked again and again after the last movement; `serve` is called while the
  /// pointer moves, and `report` for the message of a failure.
  public static func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), holding key: String? = nil,
    serve: () -> Void = {}, report: () -> String = { "" }, until isAnswered: () throws -> Bool
  ) throws {
    let steps = 10
    // Two positions at the end: a target is notified of a position when the pointer moves there.
    let path =
      (0...steps).map { step in
        (start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps)
      } + [(end.x + 1, end.y)]
    // A hand takes time to move, and the programs on both sides take time to respond to each
    // other.
    let moves = path.flatMap { ["mousemove", "\($0.0)", "\($0.1)", "sleep", "0.05"] }
    let hand = try OutsideProgram(
      "/usr/bin/xdotool",
      Array(moves.prefix(5)) + ["mousedown", "1"] + (key.map { ["keydown", $0] } ?? []) + moves)
    try waitUntil("the pointer is there") {
      serve()
      return !hand.isRunning
    }
    // On a busy machine a drag may begin only with the last movement, and its target is not
    // notified before the next one. No hand is as still as that.
    var checks = 0
    try waitUntil("the last movement is answered \(report())") {
      checks += 1
      if checks % 25 == 0 { try xdotool("mousemove", "\(end.x + checks / 25 % 2)", "\(end.y)") }
      return try isAnswered()
    }
    try xdotool("mouseup", "1")
    if let key { try xdotool("keyup", key) }
  }

  /// Puts bytes on the clipboard as text; they stay as long as the program that offers them runs.
  ///
  /// The selection `primary` is what the middle button pastes.
  public static func offer(_ bytes: [UInt8], selection: String = "clipboard") throws
    -> OutsideProgram
  {
    let text = String(decoding: bytes, as: UTF8.self)
    let owner = try OutsideProgram(
      "/usr/bin/xclip", ["-selection", selection, "-in", "-quiet"], input: Data(bytes))
    try waitUntil("the clipboard holds the text") {
      let reader = ["-selection", selection, "-out", "-target", "UTF8_STRING"]
      return try read(reader) == text
    }
    return owner
  }

  /// Puts a file on the clipboard as bytes of a media type.
  public static func offer(file path: String, as mediaType: String) throws -> OutsideProgram {
    let owner = try OutsideProgram(
      "/usr/bin/xclip", ["-selection", "clipboard", "-in", "-quiet", "-target", mediaType, path])
    try waitUntil("the clipboard holds the file") {
      let reader = ["-selection", "clipboard", "-out", "-target", "TARGETS"]
      return try read(reader).contains(mediaType)
    }
    return owner
  }

  /// Returns what xclip reads; nothing if the program with the clipboard does not answer.
  private static func read(_ arguments: [String]) throws -> String {
    let reader = try OutsideProgram("/usr/bin/xclip", arguments)
    return (try? reader.result(seconds: 5))?.output ?? ""
  }
}
