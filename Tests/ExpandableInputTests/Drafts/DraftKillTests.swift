import Foundation
import TestSupport
import XCTest

@testable import DraftTypist
@testable import ExpandableInput

/// The rest of a text when its program is killed during typing.
final class DraftKillTests: XCTestCase {
  /// The seconds that a change may take to reach the disk, beyond the delay and the machine's lag.
  private static let grace = 0.5

  /// A folder in which one typist after another is killed.
  ///
  /// It is `Sendable` because only its own thread uses it until that thread has ended.
  private final class Lane: @unchecked Sendable {
    let folder: TemporaryFolder
    var random: SeededRandom
    /// The possible contents of the folder before the next typist starts.
    var before: [TypedText] = [TypedText(step: 0, length: 0, caret: 0)]
    var nextStep = 1
    var failures: [String] = []
    /// The age of each restored text, in seconds.
    var losses: [Double] = []
    var wholeDrafts = 0

    init(seed: UInt64) throws {
      folder = try TemporaryFolder()
      random = SeededRandom(seed: seed)
    }

    func run(kills: Int, delays: [Double], seconds: ClosedRange<Double>) {
      for _ in 0..<kills {
        let delay = delays[Int.random(in: 0..<delays.count, using: &random)]
        let time = Double.random(in: seconds, using: &random)
        do {
          try kill(delay: delay, seconds: time)
        } catch {
          failures.append("\(error)")
        }
      }
    }

    private func kill(delay: Double, seconds: Double) throws {
      let typist = try KilledTypist(
        folder: folder.file("drafts"), output: folder.file("output"), delay: delay,
        seed: random.next(), firstStep: nextStep, seconds: seconds)
      failures += typist.complaints.map(String.init)
      nextStep = (typist.entries.last?.typed.step ?? nextStep) + 1
      let found = try contents()
      if found != nil { wholeDrafts += 1 }
      let allowed = possibilities(
        typist, age: delay + DraftKillTests.grace + typist.lateness)
      let match = allowed.last { Draft(text: $0.text, caret: $0.caret) == found ?? .empty }
      guard let match else {
        return failures.append(
          "killed after \(seconds) s with a delay of \(delay) s: "
            + "\(found.map { String($0.text.prefix(20)) } ?? "nothing") is none of \(allowed)")
      }
      losses.append(loss(typist, savedStep: match.step))
      before = [match]
    }

    private func contents() throws -> Draft? {
      let name = DraftFileName.file(for: Typist.conversation)
      let file = DraftFile(folder: folder.file("drafts"), name: name)
      return try file.contents.get().map { try DraftFormat.decode($0) }
    }

    /// Returns the texts that may have been restored: all those within the time that `age` allows.
    private func possibilities(_ typist: KilledTypist, age: Double) -> [TypedText] {
      let oldest = typist.killedAt - UInt64(age * 1_000_000_000)
      let isOld = { (entry: KilledTypist.Entry) in entry.nanoseconds < oldest }
      let first = typist.entries.lastIndex(where: isOld)
      return (first == nil ? before : [])
        + typist.entries[(first ?? typist.entries.startIndex)...].map(\.typed)
    }

    /// Returns how long before its end the typist made the first change that was lost, without the
    /// machine's lag.
    private func loss(_ typist: KilledTypist, savedStep: Int) -> Double {
      let lost = typist.entries.first { $0.typed.step > savedStep }
      let time = Double(typist.killedAt - (lost?.nanoseconds ?? typist.killedAt)) / 1_000_000_000
      return max(0, time - typist.lateness)
    }
  }

  /// Kills typists in several folders at the same time.
  private func kill(
    lanes count: Int, each kills: Int, delays: [Double], seconds: ClosedRange<Double>, seed: UInt64
  ) throws -> (losses: [Double], wholeDrafts: Int) {
    let lanes = try (0..<count).map { try Lane(seed: seed + UInt64($0)) }
    let threads = lanes.map { lane in
      let group = DispatchGroup()
      group.enter()
      Thread.detachNewThread {
        lane.run(kills: kills, delays: delays, seconds: seconds)
        group.leave()
      }
      return group
    }
    for thread in threads { thread.wait() }
    for lane in lanes {
      for failure in lane.failures { XCTFail("seed \(seed): \(failure)") }
    }
    let losses = lanes.flatMap(\.losses)
    XCTAssertEqual(losses.count, count * kills)
    return (losses.sorted(), lanes.reduce(0) { $0 + $1.wholeDrafts })
  }

  /// With short delays, a file is being written at nearly every moment.
  func testATypistWhoIsKilledWhileWritingLeavesAWholeText() throws {
    let (losses, wholeDrafts) = try kill(
      lanes: 4, each: 45, delays: [0, 0.005, 0.05], seconds: 0...0.15, seed: 2_026)
    XCTAssertGreaterThan(wholeDrafts, 90, "most of the 180 had typed something")
    XCTAssertLessThan(losses[losses.count / 2], 0.1, "the loss in the middle")
  }

  func testATypistWhoIsKilledLosesAtMostASecond() throws {
    let (losses, wholeDrafts) = try kill(
      lanes: 4, each: 5, delays: [0.5], seconds: 0.6...2.5, seed: 77)
    XCTAssertGreaterThan(wholeDrafts, 10)
    XCTAssertLessThan(losses.last ?? 1, 1, "seconds")
  }
}

extension Draft {
  fileprivate static let empty = Draft(text: "", caret: 0)
}
