import PlaygroundScenes

extension PlaygroundWindow {
  /// Connects the buttons of the header bar.
  func connectHeader() {
    header.sidebar.onToggled { [weak self] in self?.columns.show(.sidebar, $0) }
    header.inspector.onToggled { [weak self] in self?.columns.show(.inspector, $0) }
    header.search.onClicked { [weak self] in self?.search() }
    header.picture.onClicked { [weak self] in self?.savePicture() }
    header.record.onToggled { [weak self] isOn in
      guard let self, isOn != (self.recording != nil) else { return }
      self.toggleRecording()
    }
    let escape = KeyController()
    escape.onPressed { [weak self] key in
      key.name == "Escape" && self?.columns.closeOverlay() == true
    }
    columns.add(escape)
  }

  /// Adds what menus and keys start.
  func addActions() {
    // The window hears of a key before what has the focus does.
    window.addAction("search") { [weak self] in
      guard let self, self.session?.stage.find() != true else { return }
      self.search()
    }
    window.addAction("sidebar") { [weak self] in self?.toggle(.sidebar) }
    window.addAction("inspector") { [weak self] in self?.toggle(.inspector) }
    window.addAction("stage") { [weak self] in
      self?.columns.closeOverlay()
      self?.focusStage()
    }
    window.addAction("record") { [weak self] in self?.toggleRecording() }
    window.addAction("replay") { [weak self] in self?.chooseReplay() }
    window.addAction("picture") { [weak self] in self?.savePicture() }
    window.addAction("shortcuts") { [weak self] in self?.showShortcuts() }
    window.addAction("about") { [weak self] in self?.showAbout() }
    window.addAction("close") { [weak self] in self?.window.close() }
  }

  private func toggle(_ panel: SidePanel) {
    columns.show(panel, !columns.isShown(panel))
  }

  /// Lets the buttons show what the panels do.
  func panelsChanged() {
    header.sidebar.isActive = columns.isShown(.sidebar)
    header.inspector.isActive = columns.isShown(.inspector)
  }

  private func search() {
    columns.show(.sidebar, true)
    // The panel may only now get its place, and nothing without a place takes the focus.
    MainLoopSource.idle(priority: .low) { [weak self] in self?.sidebar.search.focus() }
  }

  // MARK: Windows

  private func showShortcuts() {
    guard let shortcuts = ShortcutList.makeWindow() else { return }
    shortcuts.setTransient(for: window, isModal: true)
    shortcuts.present()
  }

  private func showAbout() {
    let about = AboutDialog(
      program: "Concertina", version: ProgramName.version,
      comments: "Text inputs that grow with their text", icon: ProgramName.icon)
    about.setTransient(for: window, isModal: true)
    about.present()
  }

  // MARK: Files

  private func savePicture() {
    guard let session, let picture = stagePane.canvas.makeTexture() else { return }
    save("Save a picture of the stage", as: "\(session.scene.id).png") { path in
      try picture.writePNG(to: path)
    }
  }

  private func save(
    _ title: String, as name: String, _ write: @escaping @MainActor (String) throws -> Void
  ) {
    let dialog = FileDialog(title: title, purpose: .save(as: name), parent: window)
    dialog.show { [weak self] path in
      do {
        try write(path)
        self?.details.log.add(SceneEvent(name: "saved", detail: path))
      } catch {
        self?.details.log.add(SceneEvent(name: "not saved", detail: "\(error)"))
      }
    }
  }

  // MARK: Recording

  private func toggleRecording() {
    guard recording == nil else { return endRecording() }
    guard let session else { return }
    recording = SceneRecording(session: session, width: stagePane.width)
    showRecording()
    focusStage()
  }

  /// Ends a recording, if one is under way, and offers to save it.
  func endRecording() {
    guard let scenario = recording?.stop() else { return }
    recording = nil
    showRecording()
    guard !scenario.steps.isEmpty else { return }
    save("Save the scenario", as: "\(scenario.scene).json") { path in
      try FileBytes.write(Array(scenario.fileText.utf8), to: path)
    }
  }

  private func showRecording() {
    header.record.isActive = recording != nil
    header.record.setStyleClass("recording", recording != nil)
  }

  // MARK: Replay

  private func chooseReplay() {
    FileDialog(title: "Replay a scenario", purpose: .open, parent: window).show {
      [weak self] path in
      self?.replay(path)
    }
  }

  private func replay(_ path: String) {
    do {
      let scenario = try ScenarioReader(catalogue: catalogue, hasKey: { KeyStroke.isKeyName($0) })
        .read(file: path)
      let summary = try ScenarioReplay.run(scenario, catalogue: catalogue)
      details.log.add(SceneEvent(name: "replayed", detail: "\(path): \(summary)"))
    } catch {
      details.log.add(SceneEvent(name: "not replayed", detail: "\(error)"))
    }
  }
}
