/// One step of a scenario, as the user would do it.
public enum ScenarioStep: Hashable, Sendable {
  /// Types a text, as key events.
  case type(String)
  /// Presses a key with modifiers.
  case press(Accelerator)
  /// Pastes a text.
  case paste(String)
  /// Shows a preedit text; an empty one ends the composition.
  case preedit(String)
  /// Commits a text from the input method.
  case commit(String)
  /// Selects from an anchor to the caret, in Unicode scalars; equal offsets only move the caret.
  case select(Int, Int)
  /// Clicks the widget with this identifier.
  case click(String)
  /// Moves the focus.
  case focus(FocusTarget)
  /// Sets knobs, all of them at once.
  case knob([KnobSetting])
  /// Sets the width of the stage in pixels.
  case width(Int)
  /// Undoes the last edit.
  case undo
  /// Redoes the edit that was last undone.
  case redo
  /// Waits for a number of seconds.
  case wait(Double)
  /// Saves a screenshot of the stage with this file name.
  case screenshot(String)
  /// Compares the scene's state with what is expected.
  case expect([StateExpectation])

  /// The action of the step, by the name of its key.
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
    case .expect: .expect
    }
  }
}
