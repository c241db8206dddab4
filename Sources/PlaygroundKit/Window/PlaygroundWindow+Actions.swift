import GtkCore
import TextTranslation

extension PlaygroundWindow {
  /// Connects the buttons of the header bar.
  func connectHeader() {
    header.sidebar.onToggled { [weak self] in self?.columns.show(.sidebar, $0) }
    header.inspector.onToggled { [weak self] in self?.columns.show(.inspector, $0) }
    header.search.onClicked { [weak self] in self?.search() }
    header.picture.onClicked { [weak self] in self?.savePicture() }
    header.record.onToggled { [weak self] isOn in
      guard let self, isOn != (self.recorder.recording != nil) else { return }
      self.toggleRecording()
    }
    let escape = KeyController()
    escape.onPressed { [weak self] key in
      key.symbol == .escape && self?.columns.closeOverlay() == true
    }
    columns.add(escape)
  }

  /// Adds the actions of menus and keys.
  func addActions() {
    // The window gets a key before the widget with the focus does.
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
    window.addAction("details") { [weak self] in self?.split.toggleDetails() }
    window.addAction("record") { [weak self] in self?.toggleRecording() }
    window.addAction("expect") { [weak self] in self?.recorder.expect() }
    window.addAction("replay") { [weak self] in self?.startReplay { $0.choose() } }
    window.addAction("replay-again") { [weak self] in self?.startReplay { $0.repeatLast() } }
    for width in StageWidth.presets {
      window.addAction(width.action) { [weak self] in self?.stagePane.choose(width) }
    }
    window.addAction("pictures-folder") { [weak self] in
      Task { await self?.replayer.choosePicturesFolder() }
    }
    window.addAction("copy-link") { [weak self] in self?.copyLink() }
    window.addAction("picture") { [weak self] in self?.savePicture() }
    window.addAction("shortcuts") { [weak self] in self?.showShortcuts() }
    window.addAction("about") { [weak self] in self?.showAbout() }
    window.addAction("close") { [weak self] in self?.window.close() }
  }

  /// Starts a recording, or ends the one in progress.
  func toggleRecording() {
    guard recorder.recording == nil else { return recorder.end() }
    guard !replayer.isRunning else { return header.showRecording(false) }
    guard let session, recorder.start(session, width: stagePane.width) else { return }
    focusStage()
  }

  private func toggle(_ panel: SidePanel) {
    columns.show(panel, !columns.isShown(panel))
  }

  /// Updates the buttons according to the panels.
  func panelsChanged() {
    header.sidebar.isActive = columns.isShown(.sidebar)
    header.inspector.isActive = columns.isShown(.inspector)
  }

  private func search() {
    columns.show(.sidebar, true)
    // At once: what is typed next is meant for the search, however busy the machine is.
    guard !sidebar.search.isMapped || !sidebar.search.focus() else { return }
    // A panel that has just been shown cannot take the focus before it is allocated.
    MainLoopSource.idle(priority: .low) { [weak self] in self?.sidebar.search.focus() }
  }

  /// Copies a link to the scene that is open, with its knobs and the width of its stage.
  private func copyLink() {
    guard let session, catalog.scenes.contains(where: { $0.id == session.scene.id }) else {
      return notices.toasts.show(translated("Only a scene of the list has a link"))
    }
    let request = SceneRequest(
      scene: session.scene.id, settings: session.values.settings, width: stagePane.ownWidth)
    let link = SceneLink(to: request, of: program.name).text
    Clipboard.current?.set(link)
    notices.succeeded(translated("Copied the link"), SceneEvent(name: "copied", detail: link))
  }

  // MARK: Windows

  private func showShortcuts() {
    guard let shortcuts = ShortcutList.makeWindow() else { return }
    shortcuts.setTransient(for: window, isModal: true)
    shortcuts.present()
  }

  private func showAbout() {
    let about = AboutDialog(
      program: program.title, version: program.version, comments: program.credits.summary,
      icon: program.identifier)
    let icons = IconFolders(icon: program.identifier)
    if let file = icons.looseIcon(program: ProgramFile.path),
      let logo = try? Texture(file: file)
    {
      about.setLogo(logo)
    }
    show(program.credits, in: about)
    about.setTransient(for: window, isModal: true)
    about.present()
  }

  private func show(_ credits: ProgramCredits, in about: AboutDialog) {
    if credits.isMIT { about.license = .mit }
    about.copyright = credits.copyright
    if let website = credits.website {
      about.website = website
      about.websiteLabel = translated("Website")
    }
    about.authors = credits.authors
    for (title, names) in credits.sections { about.addCredits(title, names) }
  }

  // MARK: Pictures

  private func savePicture() {
    guard let session, let picture = ScenePicture.make(of: session.stage) else { return }
    Task { [weak self, window] in
      let path = await FileChoice.save(
        .picture, as: session.scene.id, title: translated("Save a picture of the stage"),
        above: window)
      guard let path else { return }
      self?.notices.save(to: path) { try picture.writePNG(to: path) }
    }
  }
}
