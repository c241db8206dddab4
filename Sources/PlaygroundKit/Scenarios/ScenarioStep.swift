/// One step of a scenario, as the user would do it.
public indirect enum ScenarioStep: Hashable, Sendable {
  /// Types a text, as key events.
  case type(String)
  /// Presses a key with modifiers.
  case press(Accelerator)
  /// Pastes a text.
  case paste(String)
  /// Pastes what another program offers in several forms.
  case pasteForms(PastedForms)
  /// Shows a preedit text; an empty one ends the composition.
  case preedit(String)
  /// Commits a text from the input method.
  case commit(String)
  /// Selects from an anchor to the caret, in Unicode scalars; equal offsets only move the caret.
  case select(Int, Int)
  /// Clicks the widget with this identifier, or a part of a text such as `task:0`.
  case click(String)
  /// Sets values of widgets, as the pointer does with a slider.
  case set([WidgetSetting])
  /// Drags a widget, or a part of one such as the border of a column, with the pointer.
  case drag(PointerDrag)
  /// Scrolls a text until the line with this offset, in Unicode scalars, is the first one.
  case scroll(Int)
  /// Moves the focus.
  case focus(FocusTarget)
  /// Opens another scene with its defaults.
  case scene(String)
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
  /// Does a step in the input with this identifier, which gets the focus if it does not have it.
  case within(String, ScenarioStep)

  /// The action of the step, by the name of its key.
  public var action: ScenarioAction {
    switch self {
    case .type: .type
    case .press: .press
    case .paste, .pasteForms: .paste
    case .preedit: .preedit
    case .commit: .commit
    case .select: .select
    case .click: .click
    case .set: .set
    case .drag: .drag
    case .scroll: .scroll
    case .focus: .focus
    case .scene: .scene
    case .knob: .knob
    case .width: .width
    case .undo: .undo
    case .redo: .redo
    case .wait: .wait
    case .screenshot: .screenshot
    case .expect: .expect
    case .within(_, let step): step.action
    }
  }
}

extension ScenarioStep {
  /// Whether the step puts something on the clipboard, or may do so.
  var usesClipboard: Bool {
    switch self {
    case .paste, .pasteForms: true
    case .press(let key):
      ["c", "x", "C", "X", "Insert", "Delete"].contains(key.key) && !key.modifiers.isEmpty
    case .within(_, let step): step.usesClipboard
    default: false
    }
  }
}
