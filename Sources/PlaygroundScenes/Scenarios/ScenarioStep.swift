/// One step of a scenario, as a person would do it.
public enum ScenarioStep: Hashable, Sendable {
  /// Types a text, as key events.
  case type(String)
  /// Presses a key with modifiers.
  case press(Accelerator)
  /// Pastes a text.
  case paste(String)
  /// Shows a composition in progress; an empty one ends it.
  case preedit(String)
  /// Commits a text from the input method.
  case commit(String)
  /// Selects from an anchor to the caret, in Unicode scalars; equal ones only move the caret.
  case select(Int, Int)
  /// Clicks the widget of this identifier.
  case click(String)
  /// Moves the focus.
  case focus(FocusTarget)
  /// Turns knobs, all of them at once.
  case knob([KnobSetting])
  /// Makes the stage this many pixels wide.
  case width(Int)
  /// Takes the last edit back.
  case undo
  /// Makes the edit again that was taken back.
  case redo
  /// Waits for seconds.
  case wait(Double)
  /// Saves a picture of the stage under this file name.
  case screenshot(String)

  /// What the step does, by the name of its key.
  public var action: ScenarioAction {
    switch self {
    case .type: .type
    case .press: .press
    case .paste: .paste
    case .preedit: .preedit
    case .commit: .commit
    case .select: .select
    case .click: .click
    case .focus: .focus
    case .knob: .knob
    case .width: .width
    case .undo: .undo
    case .redo: .redo
    case .wait: .wait
    case .screenshot: .screenshot
    }
  }
}
