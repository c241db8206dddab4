import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkTextBuffer.
///
/// Positions are offsets in Unicode scalars from the start of the text.
@MainActor
public final class TextBuffer: Object {
  /// Creates an empty buffer.
  public init() {
    super.init(adopting: checked(gtk_text_buffer_new(nil)))
  }

  /// Adds a reference to a buffer that someone else owns.
  public override init(retaining pointer: OpaquePointer) {
    super.init(retaining: pointer)
  }

  var buffer: UnsafeMutablePointer<GtkTextBuffer> { pointer() }

  // MARK: Reading

  /// The whole text.
  ///
  /// Reading it makes a copy: do not do so on every key.
  public var text: String {
    text(from: 0, to: scalarCount)
  }

  /// Returns the text between two offsets; U+FFFC stands for a child widget or an image.
  public func text(from start: Int, to end: Int) -> String {
    var (from, to) = (iterator(at: start), iterator(at: end))
    guard let slice = gtk_text_buffer_get_slice(buffer, &from, &to, 1) else { return "" }
    defer { g_free(slice) }
    return String(cString: slice)
  }

  /// The number of Unicode scalars in the text.
  public var scalarCount: Int { call(gtk_text_buffer_get_char_count) }

  /// Whether there is no text at all.
  public var isEmpty: Bool { scalarCount == 0 }

  /// Returns whether there is anything at or after an offset except white space and characters
  /// without width.
  ///
  /// The search stops at the first such character.
  package func hasVisibleText(from offset: Int) -> Bool {
    var position = iterator(at: offset)
    repeat {
      let character = gtk_text_iter_get_char(&position)
      if character != 0, g_unichar_isspace(character) == 0, g_unichar_iszerowidth(character) == 0 {
        return true
      }
    } while gtk_text_iter_forward_char(&position) != 0
    return false
  }

  /// The number of lines as the buffer counts them: a trailing line break begins one more.
  public var lineCount: Int { call(gtk_text_buffer_get_line_count) }

  /// Returns the line that contains an offset, from 0.
  public func line(containing offset: Int) -> Int {
    var position = iterator(at: offset)
    return Int(gtk_text_iter_get_line(&position))
  }

  /// Returns whether a range begins and ends in the same line.
  package func isWithinLine(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    var end = iterator(at: range.upperBound)
    return Int(gtk_text_iter_get_line_offset(&end)) >= range.count
  }

  /// Returns the range of the line that contains an offset, including its separator.
  package func lineRange(containing offset: Int) -> Range<Int> {
    var position = iterator(at: offset)
    let start = Int(gtk_text_iter_get_offset(&position) - gtk_text_iter_get_line_offset(&position))
    return start..<(start + Int(gtk_text_iter_get_chars_in_line(&position)))
  }

  /// Returns the offset at which a line starts.
  public func offset(ofLine line: Int) -> Int {
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer, &position, gint(clamping: line))
    return Int(gtk_text_iter_get_offset(&position))
  }

  /// Returns the number of Unicode scalars in a line, including its separator.
  package func scalarCount(ofLine line: Int) -> Int {
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer, &position, gint(clamping: line))
    return Int(gtk_text_iter_get_chars_in_line(&position))
  }

  /// Returns the lines in a range that have more than that many Unicode scalars, including their
  /// separators.
  ///
  /// Walks from line to line, which in a long text costs far less than looking up each of them.
  package func lines(_ range: ClosedRange<Int>, longerThan length: Int) -> [Int] {
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer, &position, gint(clamping: range.lowerBound))
    var found: [Int] = []
    for line in range {
      if Int(gtk_text_iter_get_chars_in_line(&position)) > length { found.append(line) }
      gtk_text_iter_forward_line(&position)
    }
    return found
  }

  func iterator(at offset: Int) -> GtkTextIter {
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &position, gint(clamping: max(offset, 0)))
    return position
  }
}
