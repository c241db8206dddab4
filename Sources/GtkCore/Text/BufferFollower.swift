import CConcertinaGtk
import CConcertinaShims

/// What follows the edits of a buffer, with a method for each signal of it.
///
/// Positions are offsets in Unicode scalars.
@MainActor
package protocol BufferFollowing: AnyObject {
  /// Decides whether a text is inserted as it is, replaced by another one, or rejected.
  ///
  /// Keys, paste, drop, input methods, emoji, assistive technologies and undo all pass through it,
  /// and nothing else does. The bytes are valid only during the call, and can be invalid UTF-8 only
  /// if C code inserts them.
  func decideInsertion(of utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> InsertionDecision
  /// Decides whether a range may be deleted.
  func decideDeletion(of range: Range<Int>) -> Bool
  /// A picture, a space or an anchor is about to be inserted.
  func spaceComes(at offset: Int)
  /// Text was inserted.
  func inserted(_ range: Range<Int>)
  /// Text was deleted.
  func deleted(at offset: Int)
  /// A picture, a space or an anchor was inserted.
  func spaceInserted(at offset: Int)
  /// An action of the user begins.
  func actionBegun()
  /// An action of the user is done.
  func actionDone()
  /// The caret was placed by a click, a key or code, not by an edit.
  func caretMoved()
}

/// The connection of a follower to the buffer that it follows, which the follower keeps.
///
/// It is for what every key goes through: a signal reaches its method by one function of C and one
/// of Swift, and nothing is retained, copied or allocated on the way.
package final class BufferFollower {
  /// It owns this, and so is there as long as this: `deinit` disconnects.
  fileprivate unowned(unsafe) let target: any BufferFollowing
  fileprivate let buffer: TextBuffer
  fileprivate nonisolated(unsafe) var native: OpaquePointer?

  /// Connects a follower to a buffer.
  @MainActor
  package init(_ target: any BufferFollowing, following buffer: TextBuffer) {
    self.target = target
    self.buffer = buffer
    native = concertina_buffer_follow(
      buffer.buffer, Self.functions, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { native.map(concertina_buffer_follower_free) }

  @MainActor private static let functions: UnsafePointer<ConcertinaBufferFunctions> = {
    let table = UnsafeMutablePointer<ConcertinaBufferFunctions>.allocate(capacity: 1)
    table.initialize(to: makeFunctions())
    return UnsafePointer(table)
  }()
}

/// The methods of a follower, which C code calls on the main thread.
private struct Methods {
  let decideInsertion:
    @MainActor (BufferFollower, UnsafeMutablePointer<GtkTextIter>, UnsafeBufferPointer<UInt8>) ->
      Bool
  let decideDeletion: @MainActor (BufferFollower, Range<Int>) -> Bool
  let inserted: @MainActor (BufferFollower, Range<Int>) -> Void
  let happened: @MainActor (BufferFollower, Happening, Int) -> Void

  enum Happening { case spaceComes, deletion, space, actionBegun, actionDone, caretMove }

  /// The same for callers that are not isolated.
  ///
  /// Asking the main actor costs more than the rest. A structure keeps the form of a closure, which
  /// as a value of its own would be wrapped.
  struct Called: @unchecked Sendable {
    let decideInsertion:
      (BufferFollower, UnsafeMutablePointer<GtkTextIter>, UnsafeBufferPointer<UInt8>) -> Bool
    let decideDeletion: (BufferFollower, Range<Int>) -> Bool
    let inserted: (BufferFollower, Range<Int>) -> Void
    let happened: (BufferFollower, Happening, Int) -> Void
  }
}

private let methods = unsafeBitCast(
  Methods(
    decideInsertion: { $0.decideInsertion(of: $2, at: $1) },
    decideDeletion: { $0.target.decideDeletion(of: $1) },
    inserted: { $0.target.inserted($1) },
    happened: { follower, happening, offset in
      switch happening {
      case .spaceComes: follower.target.spaceComes(at: offset)
      case .deletion: follower.target.deleted(at: offset)
      case .space: follower.target.spaceInserted(at: offset)
      case .actionBegun: follower.target.actionBegun()
      case .actionDone: follower.target.actionDone()
      case .caretMove: follower.target.caretMoved()
      }
    }), to: Methods.Called.self)

private func follower(_ data: UnsafeMutableRawPointer?) -> BufferFollower {
  guard let data else { preconditionFailure("BufferFollower: a signal without a follower") }
  return Unmanaged<BufferFollower>.fromOpaque(data).takeUnretainedValue()
}

private func makeFunctions() -> ConcertinaBufferFunctions {
  ConcertinaBufferFunctions(
    decide_insertion: { data, place, text, length in
      guard let place, let text else { return 1 }
      // The emission owns the text, and reading bytes of any type as UInt8 is allowed.
      let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
      let utf8 = UnsafeBufferPointer(start: start, count: length < 0 ? strlen(text) : Int(length))
      return methods.decideInsertion(follower(data), place, utf8) ? 1 : 0
    },
    decide_deletion: { data, start, end in
      methods.decideDeletion(follower(data), Int(start)..<Int(end)) ? 1 : 0
    },
    space_comes: { methods.happened(follower($0), .spaceComes, Int($1)) },
    inserted: { methods.inserted(follower($0), Int($1)..<Int($2)) },
    deleted: { methods.happened(follower($0), .deletion, Int($1)) },
    space_inserted: { methods.happened(follower($0), .space, Int($1)) },
    action_begun: { methods.happened(follower($0), .actionBegun, 0) },
    action_done: { methods.happened(follower($0), .actionDone, 0) },
    caret_moved: { methods.happened(follower($0), .caretMove, 0) })
}

extension BufferFollower {
  /// Returns whether GTK inserts a text, or inserts another one itself, about which nothing is
  /// asked again.
  @MainActor
  fileprivate func decideInsertion(
    of utf8: UnsafeBufferPointer<UInt8>, at place: UnsafeMutablePointer<GtkTextIter>
  ) -> Bool {
    let decision = target.decideInsertion(of: utf8, at: Int(gtk_text_iter_get_offset(place)))
    guard case .replace(let text) = decision else { return true }
    // The iterator must be valid for the signal's emitter, at the end of the inserted text.
    guard !text.isEmpty, let native else { return false }
    concertina_buffer_follower_begin_replacing(native)
    buffer.insert(text, at: &place.pointee)
    concertina_buffer_follower_end_replacing(native)
    return false
  }
}
