import GtkCore
import TextTranslation

/// The playground's window: scenes on one side, knobs on the other, and the stage between them.
@MainActor
final class PlaygroundWindow {
  /// The width in pixels below which a window has room for only one thing at a time.
  private static let narrowWidth = 600

  let window: ApplicationWindow
  let columns: FoldingColumns
  let sidebar: Sidebar
  let inspector = Inspector()
  let split = StageSplit()
  let header: HeaderControls
  let program: PlaygroundProgram
  private(set) var session: SceneSession?

  let notices: UserNotices
  let recorder: RecordingControl
  let replayer: ReplayControl
  /// The explanation that the first start shows.
  let welcome: Welcome

  /// The `.ui` file of the scene that is open.
  var file: SceneFile?
  /// Whether it has changed since it was read.
  var hasFileChanged = false
  let fileBanner = FileBanner()

  /// Called when the window is gone.
  var onClosed: (@MainActor () -> Void)?

  var catalog: SceneCatalog { program.catalog }
  var stagePane: StagePane { split.stagePane }
  var details: DetailPane { split.details }

  var appearance: Appearance { header.appearance.appearance }
  private let memory: WindowMemory

  /// Creates a window, which opens at a requested scene or at the last one.
  init(
    application: Application, program: PlaygroundProgram, memory: WindowMemory,
    appearance: Appearance, draft: RecordingDraft
  ) {
    WindowStyle.load()
    self.program = program
    self.memory = memory
    window = ApplicationWindow(application: application)
    sidebar = Sidebar(program.catalog)
    header = HeaderControls(appearance: AppearanceMenu(appearance))
    columns = FoldingColumns(
      sidebar: sidebar.widget, content: split.widget, inspector: inspector.widget)
    let toasts = ToastOverlay(columns)
    notices = UserNotices(window: window, log: split.details.log, toasts: toasts)
    recorder = RecordingControl(window: window, notices: notices, draft: draft)
    replayer = ReplayControl(
      window: window, notices: notices, memory: memory, program: program)
    welcome = Welcome(window: window, program: program)
    for bar in [
      recorder.banner.widget, recorder.waiting.widget, replayer.bar.widget, welcome.bar.widget,
      fileBanner.widget,
    ] {
      split.stagePane.widget.prepend(bar)
    }
    window.titlebar = header.bar
    window.child = toasts
    connect()
    addActions()
  }

  private func connect() {
    sidebar.onSelected = { [weak self] in self?.selected($0, isFinal: $1) }
    inspector.onTurned = { [weak self] in self?.turned($0, to: $1) }
    columns.onChange = { @MainActor [weak self] in self?.columnsChanged() }
    stagePane.onWidthChanged = { [weak self] in self?.widthChanged() }
    details.onCopied = { [weak self] in
      self?.notices.succeeded(
        translated("Copied the code"), SceneEvent(name: "copied", detail: "the Swift code"))
    }
    recorder.onChange = { [weak self] isRecording in
      self?.header.showRecording(isRecording)
      // The recording that ends looks at the stage first.
      if !isRecording {
        MainLoopSource.idle(priority: .low) { [weak self] in self?.reloadChangedFile() }
      }
    }
    connectReplays()
    connectHeader()
    window.onCloseRequest { [weak self] in
      guard let self else { return false }
      guard !self.replayer.stop(then: { [weak self] in self?.window.close() }),
        !self.recorder.askBeforeClosing()
      else { return true }
      self.closed()
      return false
    }
  }

  private func columnsChanged() {
    panelsChanged()
    header.setNarrow(columns.isFolded(.sidebar))
  }

  private func widthChanged() {
    recorder.recording?.resized(to: stagePane.width)
    stageChanged()
  }

  // MARK: Showing

  /// Shows the window, with the focus in the scene's input.
  ///
  /// - Parameters:
  ///   - content: What to show; nil for the scene that was shown last.
  ///   - isFirst: Whether this is the first start of the program, which explains itself.
  func present(_ content: WindowRequest.Content?, isFirst: Bool = false) {
    let request = content?.sceneRequest
    let remembered = memory.read()
    window.defaultSize = (remembered.width, remembered.height)
    // With all buttons the bar would be too wide for a narrow window to reopen at its size.
    header.setNarrow(remembered.width < Self.narrowWidth)
    if remembered.isMaximized { window.isMaximized = true }
    columns.closedPanels = remembered.closedPanels
    if let height = remembered.stageHeight { split.position = height }
    split.fold(remembered.areDetailsFolded, inWindowOf: (remembered.width, remembered.height))
    let known = remembered.scene.flatMap { try? catalog.scene($0) }
    let requested = request.flatMap { try? catalog.scene($0.scene) }
    let first = isFirst ? welcome.scene.flatMap { try? catalog.scene($0) } : nil
    guard let scene = requested ?? first ?? known ?? catalog.scenes.first else { return }
    if first != nil { welcome.prepare() }
    open(scene, request?.settings ?? [])
    if let width = request?.width { stagePane.choose(width) }
    window.present()
    if let clock = window.frameClock { details.follow(clock) }
    panelsChanged()
    focusStage()
    if first != nil, let root = session?.stage.root { welcome.begin(within: root) }
    if case .scenario(let file) = content { openScenario(file) }
    recorder.recover()
  }

  /// Opens a scene on the stage.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - settings: The knobs to set.
  ///   - isReload: Whether it is the open scene in a later version.
  func open(_ scene: Scene, _ settings: [KnobSetting] = [], isReload: Bool = false) {
    endSession()
    guard let session = SceneSession(scene: scene, settings: settings) else { return }
    self.session = session
    if !isReload { details.log.clear() }
    connect(session)
    inspector.show(scene, session.values)
    showProblems()
    let keepsWidth = isReload || recorder.recording != nil || replayer.isRunning
    if !keepsWidth { stagePane.forgetOwnWidth() }
    stagePane.show(session.stage)
    details.session = session
    details.figures.watch(session.stage)
    header.showTitle(translated(scene.title))
    stagePane.showSummary(translated(scene.summary))
    window.title = "\(translated(scene.title)) – \(program.title)"
    sidebar.select(scene.id)
    recorder.recording?.move(to: session, settings)
    memory.remember(scene: scene.id)
    if isReload { fileBanner.show(nil) } else { watchFile(of: scene) }
  }

  private func endSession() {
    welcome.end()
    details.figures.watch(nil)
    stagePane.show(nil)
    session?.close()
    session = nil
    // A scene may have set its own appearance.
    appearance.applyScheme()
  }

  private func connect(_ session: SceneSession) {
    session.onEvent = { [weak self] in self?.happened($0) }
    session.onTurned = { [weak self] setting in
      self?.inspector.show(setting)
      self?.recorder.recording?.turned(setting)
      self?.stageChanged()
      self?.showProblems()
    }
    session.onFollowed = { [weak self] setting in
      self?.inspector.show(setting)
      self?.stageChanged()
    }
  }

  private func happened(_ event: SceneEvent) {
    details.log.add(event)
    stageChanged()
  }

  private func stageChanged() {
    details.stageChanged()
  }

  private func selected(_ scene: Scene, isFinal: Bool) {
    if session?.scene.id != scene.id { open(scene) }
    guard isFinal else { return leaveFocusInSidebar() }
    columns.closeOverlay()
    focusStage()
  }

  /// Keeps a scene that takes the focus by itself from ending a walk through the list.
  private func leaveFocusInSidebar() {
    guard let root = session?.stage.root, window.focusWidget?.isPart(of: sidebar.list) == true
    else { return }
    root.canFocus = false
    MainLoopSource.idle(priority: .low) { root.canFocus = true }
  }

  private func turned(_ knob: String, to value: KnobValue) {
    session?.turn(knob, to: value)
    recorder.recording?.turned(KnobSetting(knob, value), byInspector: true)
    stageChanged()
    showProblems()
  }

  private func showProblems() {
    guard let stage = session?.stage else { return }
    inspector.showProblems { stage.problem(of: $0) }
  }

  /// Moves the focus to the scene's input.
  func focusStage() {
    session?.stage.placeFocus(in: window)
  }

  // MARK: Closing

  private func closed() {
    replayer.close()
    file = nil
    let size = window.defaultSize
    memory.write(
      WindowMemory.Content(
        width: size.width, height: size.height, isMaximized: window.isMaximized,
        stageHeight: window.isMaximized ? nil : split.position,
        areDetailsFolded: split.chosenFolding, scene: session?.scene.id,
        closedPanels: columns.closedPanels, scheme: appearance.scheme,
        textScale: Int(appearance.textScale)))
    endSession()
    onClosed?()
  }
}
