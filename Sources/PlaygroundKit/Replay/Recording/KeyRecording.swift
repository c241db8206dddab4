import GtkCore

/// Records keys, compositions, and pastes by keys.
@MainActor
final class KeyRecording {
  private let writer: StepWriter
  private var preedit = ""
  /// The number of pastes that wait for the content of the clipboard.
  private(set) var pendingPastes = 0

  /// Called when something other than text was pasted.
  var onUnwritablePaste: (@MainActor () -> Void)?

  init(_ writer: StepWriter) { self.writer = writer }

  /// Whether an input method handles the keys.
  var isComposing: Bool { !preedit.isEmpty }

  /// Records a key that does something other than typing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - input: The text that has the focus; nil if another widget has it.
  func pressed(_ key: KeyPress, in input: Widget?) {
    let types = key.character.map { $0.value >= 0x20 && $0.value != 0x7F } ?? false
    // Text that is typed comes back as a commit of the input method.
    guard !types || key.control || key.alt || input == nil else { return }
    var modifiers: Set<Accelerator.Modifier> = []
    if key.control { modifiers.insert(.control) }
    if key.shift { modifiers.insert(.shift) }
    if key.alt { modifiers.insert(.alt) }
    let step = ScenarioStep.press(Accelerator(modifiers: modifiers, key: key.name))
    if let input { writer.add(step, to: input) } else { writer.add(step) }
  }

  /// Whether a key clicks the button that has the focus.
  static func isClick(_ key: KeyPress) -> Bool {
    key.symbol.activates && key.modifiers.isDisjoint(with: [.control, .alt])
  }

  // MARK: Compositions

  /// Records a text that an input method has inserted.
  func committed(_ text: String, into input: Widget) {
    // Some input methods end the composition first, others insert first.
    if case .preedit("") = writer.last {
      writer.recorded.removeLast()
      writer.add(.commit(text), to: input)
    } else {
      writer.add(preedit.isEmpty ? .type(text) : .commit(text), to: input)
    }
  }

  /// Records a change of the composition.
  func composed(_ text: String, in input: Widget) {
    let before = preedit
    preedit = text
    guard text != before else { return }
    if case .commit = writer.last, text.isEmpty { return }
    writer.add(.preedit(text), to: input)
  }

  // MARK: Pastes

  /// Records a paste with what is on the clipboard.
  func pasted(into input: Widget) {
    guard let clipboard = Clipboard.current, !clipboard.postponesPaste else { return }
    // In a replay the key would paste whatever is on the clipboard then.
    if case .press(let key) = writer.last, pastes(key) { writer.recorded.removeLast() }
    let copy = ClipboardCopy(clipboard: clipboard)
    guard !copy.isUnwritable else { return onUnwritablePaste?() ?? () }
    // The step has its place now, whatever is typed until the clipboard's owner answers.
    guard let place = writer.add(.paste(""), to: input) else { return }
    let placeholder = writer.recorded.last
    pendingPastes += 1
    copy.read(withMarkup: writer.stage.input(of: input)?.takesMarkup ?? false) { [weak self] step in
      guard let self else { return }
      self.pendingPastes -= 1
      self.writer.recorded.replace(place, with: step.map { placeholder?.withAction($0) ?? $0 })
    }
  }

  private func pastes(_ key: Accelerator) -> Bool {
    switch key.key {
    case "v", "V": key.modifiers.contains(.control)
    case "Insert", "KP_Insert": key.modifiers.contains(.shift)
    default: false
    }
  }
}

extension ScenarioStep {
  /// Returns another step, for the same input as this one.
  fileprivate func withAction(_ step: ScenarioStep) -> ScenarioStep {
    guard case .within(let input, _) = self else { return step }
    return .within(input, step)
  }
}
