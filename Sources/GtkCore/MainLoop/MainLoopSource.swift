import CConcertinaGtk

/// Work that the main loop performs once, later, unless it is cancelled before.
@MainActor
package final class MainLoopSource {
  /// When the main loop performs work.
  package enum Priority: Sendable {
    /// Before GTK lays out and paints the next frame.
    case beforeLayout
    /// Together with ordinary events.
    case ordinary
    /// After everything else, including painting.
    case low

    fileprivate var value: gint {
      switch self {
      case .beforeLayout: gint(G_PRIORITY_HIGH_IDLE)
      case .ordinary: gint(G_PRIORITY_DEFAULT)
      case .low: gint(G_PRIORITY_LOW)
      }
    }
  }

  private nonisolated let job: Job

  fileprivate final class Job: Sendable {
    let work: @MainActor () -> Void
    nonisolated(unsafe) var identifier: guint = 0

    init(work: @escaping @MainActor () -> Void) { self.work = work }
  }

  private init(job: Job) { self.job = job }

  /// Performs work in a later iteration of the loop.
  @discardableResult
  package static func idle(
    priority: Priority = .ordinary, _ work: @escaping @MainActor () -> Void
  ) -> MainLoopSource {
    let job = Job(work: work)
    job.identifier = g_idle_add_full(
      priority.value, runSource, Unmanaged.passRetained(job).toOpaque(), releaseSource)
    return MainLoopSource(job: job)
  }

  /// Performs work after a delay.
  @discardableResult
  package static func after(
    seconds: Double, _ work: @escaping @MainActor () -> Void
  ) -> MainLoopSource {
    let job = Job(work: work)
    job.identifier = g_timeout_add_full(
      gint(G_PRIORITY_DEFAULT), guint(max(seconds, 0) * 1000), runSource,
      Unmanaged.passRetained(job).toOpaque(), releaseSource)
    return MainLoopSource(job: job)
  }

  /// Whether the work has not been performed or cancelled yet.
  package var isPending: Bool { job.identifier != 0 }

  /// Cancels the work; does nothing if it has been performed already.
  package func cancel() { cancelFromAnywhere() }

  nonisolated func cancelFromAnywhere() {
    let identifier = job.identifier
    guard identifier != 0 else { return }
    job.identifier = 0
    g_source_remove(identifier)
  }
}

private func runSource(data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  let job = Unmanaged<MainLoopSource.Job>.fromOpaque(data).takeUnretainedValue()
  job.identifier = 0
  MainActor.assumeIsolated { job.work() }
  return 0
}

private func releaseSource(data: gpointer?) {
  guard let data else { return }
  Unmanaged<MainLoopSource.Job>.fromOpaque(data).release()
}
