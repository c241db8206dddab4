import CConcertinaGtk

extension ApplicationWindow {
  /// Opens the window as large as it was when it was last closed, and saves its size and whether it
  /// is maximized when it is closed.
  ///
  ///     let window = ApplicationWindow(application: application)
  ///     window.defaultSize = (400, 600)  // the first time
  ///     window.keepSize()
  ///     window.present()
  ///
  /// The file is `windows.ini` in the application's ``Application/stateFolder``. If it cannot be
  /// written, the window opens next time as it did this time.
  ///
  /// - Parameter name: A name for this kind of window, if the application has several.
  public func keepSize(as name: String = "main") {
    guard let path = application.map({ $0.stateFolder + "/windows.ini" }) else {
      preconditionFailure("ApplicationWindow.keepSize(as:): the window has no application")
    }
    let saved = WindowSize(from: KeyFile(path: path), group: name)
    if let size = saved.size { defaultSize = size }
    if saved.isMaximized { isMaximized = true }
    let reference = WeakReference(self)
    onCloseRequest {
      guard let window = reference.handle(Window.init(retaining:)) else { return false }
      // Read again, since another window may have been closed meanwhile.
      let file = KeyFile(path: path)
      WindowSize(of: window).write(to: file, group: name)
      try? file.write(to: path)
      return false
    }
  }
}

/// The size of a window, as it is saved.
@MainActor
private struct WindowSize {
  /// The sizes that a window may open at: a damaged file must not make it too small to see.
  private static let sizes = 100...16_384

  let size: (width: Int, height: Int)?
  let isMaximized: Bool

  init(of window: Window) {
    size = window.defaultSize
    isMaximized = window.isMaximized
  }

  init(from file: KeyFile, group: String) {
    isMaximized = file.boolean("maximized", in: group) ?? false
    guard let width = file.integer("width", in: group), Self.sizes.contains(width),
      let height = file.integer("height", in: group), Self.sizes.contains(height)
    else {
      size = nil
      return
    }
    size = (width, height)
  }

  func write(to file: KeyFile, group: String) {
    if let size {
      file.set("width", in: group, to: size.width)
      file.set("height", in: group, to: size.height)
    }
    file.set("maximized", in: group, to: isMaximized)
  }
}
