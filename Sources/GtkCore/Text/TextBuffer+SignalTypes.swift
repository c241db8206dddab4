import CConcertinaGtk

// The signals of a GtkTextBuffer, whose positions are read as offsets.

extension TextBuffer: ConcreteHandle {}

extension Signal where Emitter: TextBuffer, Arguments == Void, Result == Void {
  static var modifiedChanged: Self { Signal("modified-changed") }
  static var changed: Self { Signal("changed") }
  static var endUserAction: Self { Signal("end-user-action") }
  static var pasteDone: Self { Signal("paste-done") }
  static var undo: Self { Signal("undo") }
  static var redo: Self { Signal("redo") }
}

/// Text that a signal is about to insert, or has inserted.
struct TextInsertion {
  /// The position of the insertion; the default handler moves the iterator to the end of the text.
  let position: UnsafeMutablePointer<GtkTextIter>
  /// The bytes of the text, which are valid during the emission.
  let utf8: UnsafeBufferPointer<UInt8>

  /// The offset of the position.
  var offset: Int { Int(gtk_text_iter_get_offset(position)) }

  /// The number of Unicode scalars: every byte except a continuation byte begins one.
  ///
  /// A closure of the main actor's would check for each byte where it runs.
  var scalarCount: Int { utf8.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }
}

extension Signal where Emitter: TextBuffer, Arguments == TextInsertion, Result == Void {
  static var insertText: Self {
    Signal("insert-text") { arguments in
      TextInsertion(
        position: arguments.iterator(0), utf8: arguments.utf8(1, count: arguments.integer(2)))
    }
  }
}

extension Signal where Emitter: TextBuffer, Arguments == Range<Int>, Result == Void {
  static var deleteRange: Self { Signal("delete-range") { $0.offsets(from: 0, to: 1) } }
}

extension Signal where Emitter: TextBuffer, Arguments == Int, Result == Void {
  static var insertPaintable: Self { Signal("insert-paintable") { $0.offset(0) } }
  static var insertChildAnchor: Self { Signal("insert-child-anchor") { $0.offset(0) } }
}

extension Signal where Emitter: TextBuffer, Arguments == OpaquePointer?, Result == Void {
  /// A mark was set, which is the argument.
  static var markSet: Self { Signal("mark-set") { $0.object(1) } }
}

/// A tag, and the range that it is applied to or removed from.
typealias TagChange = (tag: TextTag.Identity, range: Range<Int>)

extension Signal where Emitter: TextBuffer, Arguments == TagChange, Result == Void {
  static var applyTag: Self { Signal("apply-tag") { change($0) } }
  static var removeTag: Self { Signal("remove-tag") { change($0) } }

  private static func change(_ arguments: SignalArguments) -> TagChange {
    (TextTag.Identity(checked(arguments.object(0))), arguments.offsets(from: 1, to: 2))
  }
}

extension Property where Owner: TextBuffer, Value == Bool {
  /// Whether anything is selected.
  package static var hasSelection: Self { Property("has-selection") }
}

extension Property where Owner: TextBuffer, Value == Int {
  /// The caret's offset.
  package static var cursorPosition: Self { Property("cursor-position") }
}

extension SignalArguments {
  fileprivate func iterator(_ index: Int) -> UnsafeMutablePointer<GtkTextIter> {
    guard let iterator = boxed(index, as: GtkTextIter.self) else {
      preconditionFailure("TextBuffer: a signal without a position")
    }
    return iterator
  }

  fileprivate func offset(_ index: Int) -> Int { Int(gtk_text_iter_get_offset(iterator(index))) }

  fileprivate func offsets(from start: Int, to end: Int) -> Range<Int> {
    let (start, end) = (offset(start), offset(end))
    return min(start, end)..<max(start, end)
  }
}
