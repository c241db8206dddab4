import FileWriting
import TestSupport
import Testing

@Suite("When what is typed is written")
struct WriteScheduleTests {
  private func schedule() -> WriteSchedule { WriteSchedule(pause: 0.5, deadline: 0.5) }

  @Test("nothing is written while nothing changes")
  func nothing() {
    #expect(schedule().step(at: 100) == .nothing)
    #expect(!schedule().hasChanges)
  }

  @Test("a change is written after the delay")
  func delay() {
    var schedule = schedule()
    schedule.noteChange(at: 1)
    #expect(schedule.step(at: 1) == .wait(seconds: 0.5))
    #expect(schedule.step(at: 1.25) == .wait(seconds: 0.25))
    #expect(schedule.step(at: 1.5) == .write)
    schedule.noteBeginning()
    #expect(!schedule.hasChanges)
    #expect(schedule.step(at: 1.6) == .nothing)
    schedule.noteEnd(succeeded: true, at: 1.6)
    #expect(schedule.step(at: 100) == .nothing)
  }

  @Test("more typing does not put the writing off")
  func deadline() {
    var schedule = schedule()
    schedule.noteChange(at: 1)
    schedule.noteChange(at: 1.4)
    #expect(schedule.step(at: 1.4) == .wait(seconds: 1.5 - 1.4))
    #expect(schedule.step(at: 1.5) == .write)
  }

  @Test("what changes during a writing waits for its own delay, and for the end")
  func changeDuringWriting() {
    var schedule = schedule()
    schedule.noteChange(at: 1)
    schedule.noteBeginning()
    schedule.noteChange(at: 1.6)
    #expect(schedule.step(at: 5) == .nothing, "one writing at a time")
    schedule.noteEnd(succeeded: true, at: 5)
    #expect(schedule.step(at: 5) == .write)
  }

  @Test("what waits for a pause is written at the deadline, however steadily one types")
  func pause() {
    var schedule = WriteSchedule(pause: 0.3, deadline: 1.5)
    schedule.noteChange(at: 1)
    #expect(schedule.step(at: 1.2) == .wait(seconds: 1.3 - 1.2))
    for key in 1..<15 { schedule.noteChange(at: 1 + Double(key) / 10) }
    #expect(schedule.step(at: 2.4) == .wait(seconds: 2.5 - 2.4))
    #expect(schedule.step(at: 2.5) == .write)
  }

  @Test("a failure is tried again after 1, 2, 4, … and at last every 30 seconds")
  func failures() {
    var schedule = schedule()
    var now = 0.0
    schedule.noteChange(at: now)
    for delay in [1.0, 2, 4, 8, 16, 30, 30, 30] {
      schedule.noteBeginning()
      schedule.noteEnd(succeeded: false, at: now)
      #expect(schedule.hasChanges)
      #expect(schedule.step(at: now) == .wait(seconds: delay))
      now += delay
      #expect(schedule.step(at: now) == .write)
    }
    schedule.noteBeginning()
    schedule.noteEnd(succeeded: true, at: now)
    #expect(!schedule.hasChanges)
    schedule.noteChange(at: now)
    schedule.noteBeginning()
    schedule.noteEnd(succeeded: false, at: now)
    #expect(schedule.step(at: now) == .wait(seconds: 1), "a success begins a new series")
  }

  @Test("after a failure, what is typed is tried sooner")
  func failureAndChange() {
    var schedule = schedule()
    for _ in 0..<6 {
      schedule.noteBeginning()
      schedule.noteEnd(succeeded: false, at: 2)
    }
    #expect(schedule.step(at: 2) == .wait(seconds: 30))
    schedule.noteChange(at: 3)
    #expect(schedule.step(at: 3) == .wait(seconds: 0.5))
    #expect(schedule.step(at: 3.5) == .write)
  }

  @Test("no change is ever older than a second", arguments: [UInt64](0..<20))
  func staleness(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var schedule = schedule()
    var (now, unsavedSince, writingSince) = (0.0, Double?.none, Double?.none)
    var (writingEnds, oldestEver) = (Double.infinity, 0.0)
    while now < 60 {
      now += Double.random(in: 0...0.1, using: &random)
      if now >= writingEnds {
        schedule.noteEnd(succeeded: true, at: now)
        (writingEnds, writingSince) = (.infinity, nil)
      }
      if Bool.random(using: &random) {
        schedule.noteChange(at: now)
        unsavedSince = unsavedSince ?? now
      }
      if schedule.step(at: now) == .write {
        schedule.noteBeginning()
        (writingSince, unsavedSince) = (unsavedSince, nil)
        writingEnds = now + Double.random(in: 0...0.15, using: &random)
      }
      let oldest = min(writingSince ?? now, unsavedSince ?? now)
      oldestEver = max(oldestEver, now - oldest)
    }
    #expect(oldestEver < 1)
  }
}
