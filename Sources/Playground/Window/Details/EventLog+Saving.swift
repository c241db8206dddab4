import PlaygroundScenes

extension EventLog {
  /// Saves a file, logs the result, and returns whether it succeeded.
  @discardableResult
  func logSaving(to path: String, _ write: () throws -> Void) -> Bool {
    do {
      try write()
      add(SceneEvent(name: "saved", detail: path))
      return true
    } catch {
      add(SceneEvent(name: "not saved", detail: "\(error)"))
      return false
    }
  }
}
