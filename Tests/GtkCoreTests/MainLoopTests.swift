import CConcertinaGtk
import Dispatch
import WidgetTestSupport
import XCTest

/// Swift's concurrency inside GLib's main loop.
final class MainLoopTests: WidgetTestCase {
  /// The number of times that the main context has gone to sleep; poll functions have no user data.
  nonisolated(unsafe) private static var polls = 0

  func testTasksAndTheMainQueueRunInTheLoop() {
    onMain {
      var ran: [String] = []
      Task { @MainActor in
        ran.append("task")
        await Task.yield()
        ran.append("after await")
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { ran.append("queue") } }
      XCTAssert(MainLoop.run(atMost: 60) { ran.count == 3 }, "\(ran)")
      XCTAssertEqual(ran.sorted(), ["after await", "queue", "task"])
    }
  }

  func testATaskStartsWithinAMillisecondOrSo() {
    onMain {
      var delays: [Double] = []
      for _ in 0..<50 {
        let start = DispatchTime.now().uptimeNanoseconds
        var delay: Double?
        Task { @MainActor in
          delay = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
        }
        XCTAssert(MainLoop.run(atMost: 60) { delay != nil })
        delays.append(delay ?? .infinity)
      }
      // The median, with a limit of ten times the measured value: the machine also runs other
      // programs.
      XCTAssertLessThan(delays.sorted()[25], 5, "milliseconds")
    }
  }

  func testNothingWakesTheLoopWhileNothingHappens() {
    onMain {
      // Use the queue once: its event is what caused loops to spin.
      var used = false
      DispatchQueue.main.async { MainActor.assumeIsolated { used = true } }
      XCTAssert(MainLoop.run(atMost: 60) { used })
      MainLoop.runUntilIdle()

      let context = g_main_context_default()
      let before = g_main_context_get_poll_func(context)
      g_main_context_set_poll_func(context) { descriptors, count, timeout in
        MainLoopTests.polls += 1
        return g_poll(descriptors, count, timeout)
      }
      defer { g_main_context_set_poll_func(context, before) }
      Self.polls = 0
      var isOver = false
      MainLoopSource.after(seconds: 0.5) { isOver = true }
      XCTAssert(MainLoop.run(atMost: 60) { isOver })
      // The display or a bus may wake the loop now and then; a loop that spins, or that ticks with
      // the frames, is awake more than thirty times meanwhile.
      XCTAssertLessThan(Self.polls, 15, "one sleep, and a few turns around it")
    }
  }

  func testACancelledSourceDoesNotRun() {
    onMain {
      var ran = false
      let source = MainLoopSource.idle { ran = true }
      XCTAssert(source.isPending)
      source.cancel()
      source.cancel()
      MainLoop.runUntilIdle()
      XCTAssertFalse(ran)
      XCTAssertFalse(source.isPending)
    }
  }
}
