import Glibc
import WidgetTestSupport

/// The library that is loaded first.
@MainActor
final class InjectedFaults {
  /// How a call fails.
  enum Kind: Equatable, CustomStringConvertible {
    case error(Int32)
    case short
    /// From that call on, nothing changes on the disk.
    case endOfProcess

    var number: Int32 {
      switch self {
      case .error(let code): code
      case .short: -1
      case .endOfProcess: -2
      }
    }

    var description: String {
      switch self {
      case .error(let code): String(cString: strerror(code))
      case .short: "half of it"
      case .endOfProcess: "the end"
      }
    }
  }

  /// The kinds; the standard run leaves out those that the library does not tell from others.
  static let kinds: [Kind] = Array(
    [
      .error(ENOSPC), .error(EIO), .error(EINTR), .short, .error(EDQUOT), .error(EACCES),
      .error(EROFS),
    ]
    .prefix(TestEffort.size(4, thorough: 7)))

  /// The kinds, and the end of the process.
  static let allKinds = kinds + [.endOfProcess]
  /// Those of what consists of calls that are tried one by one in all ways.
  static let appKinds = Array(kinds.prefix(TestEffort.size(1, thorough: 7))) + [.endOfProcess]

  /// The number of all faults.
  private(set) var count = 0
  /// The number of calls of the last work.
  private(set) var calls = 0
  private typealias Begin = @convention(c) (UnsafePointer<CChar>, Int, Int32) -> Void
  private let begin: Begin
  private let end: @convention(c) () -> Int

  /// Nil in a process without the library.
  init?() {
    func function<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let begin = function("concertina_inject_fault", Begin.self),
      let end = function("concertina_stop_faults", (@convention(c) () -> Int).self)
    else { return nil }
    (self.begin, self.end) = (begin, end)
  }

  /// Does something with each of its calls in a folder failing once, in each way.
  ///
  /// - Parameters:
  ///   - kinds: The ways.
  ///   - name: What it is, for messages.
  ///   - round: Gets what is done now as a text, the way in which a call fails, and what fails the
  ///     next call of what it is given.
  func injectEach(
    _ kinds: [Kind], into name: String,
    _ round: (_ place: String, _ kind: Kind, _ inject: Inject) throws -> Void
  ) rethrows {
    for kind in kinds {
      var number = 0
      repeat {
        number += 1
        try round("\(name): \(kind) at call \(number)", kind) {
          self.inject(kind, at: number, in: $0, $1)
        }
      } while number <= calls
    }
  }

  /// Does something of whose calls in a folder one fails; returns the error that it throws.
  typealias Inject = (_ folder: String, _ work: () throws -> Void) -> (any Error)?

  private func inject(
    _ kind: Kind, at number: Int, in folder: String, _ work: () throws -> Void
  ) -> (any Error)? {
    begin(folder, number, kind.number)
    var failure: (any Error)?
    do { try work() } catch { failure = error }
    calls = end()
    if number <= calls { count += 1 }
    return failure
  }
}
