import Concertina

/// The usage examples of the README.
@MainActor
final class EditorExamples {
  @State var text = ""
  @State var isEnabled = true
  @State var isMatched = false
  @State var isFocus = false

  func editor() -> AutoHeightEditor {
    AutoHeightEditor(
      text: $text,
      maxLine: 5,
      hasBorder: true,
      isEnabled: $isEnabled,
      disabledPlaceholder: "This editor has been disabled",
      regExpUse: .none)
  }

  func maximumOfLines() -> AutoHeightEditor {
    AutoHeightEditor(
      text: $text,
      maxLine: 7,
      hasBorder: true,
      isEnabled: $isEnabled,
      disabledPlaceholder: "This editor has been disabled",
      regExpUse: .none)
  }

  func fontAndLineSpacing() -> AutoHeightEditor {
    AutoHeightEditor(
      text: $text,
      font: .title2,
      lineSpace: 10,
      maxLine: 5,
      hasBorder: true,
      isEnabled: $isEnabled,
      disabledPlaceholder: "This editor has been disabled",
      regExpUse: .none)
  }

  func noBorder() -> AutoHeightEditor {
    AutoHeightEditor(
      text: $text,
      maxLine: 5,
      hasBorder: false,
      isEnabled: $isEnabled,
      disabledPlaceholder: "This editor has been disabled",
      regExpUse: .none)
  }

  func ownBorder() -> AutoHeightEditor {
    AutoHeightEditor(
      text: $text,
      maxLine: 5,
      hasBorder: false,
      isEnabled: $isEnabled,
      disabledPlaceholder: "This editor has been disabled",
      regExpUse: .none
    )
    .overlay { RoundedBorder() }
  }

  func activation() -> AutoHeightEditor {
    let editor = AutoHeightEditor(
      text: $text,
      maxLine: 5,
      hasBorder: true,
      isEnabled: $isEnabled,
      disabledPlaceholder: "This editor has been disabled",
      regExpUse: .none)
    isEnabled = false
    return editor
  }

  func alwaysEnabled() -> AutoHeightEditor {
    AutoHeightEditor(
      text: $text,
      maxLine: 5,
      hasBorder: true,
      isEnabled: .constant(true),
      disabledPlaceholder: "",
      regExpUse: .none)
  }

  func regularExpression() -> AutoHeightEditor {
    AutoHeightEditor(
      text: $text,
      maxLine: 5,
      hasBorder: true,
      isEnabled: $isEnabled,
      disabledPlaceholder: "This editor has been disabled",
      regExpUse: .use(
        pattern: #"^[a-zA-Z0-9+-\_.]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]{2,3}+$"#,
        isMatched: $isMatched))
  }

  func focus() -> AutoHeightEditor {
    AutoHeightEditor(
      text: $text,
      maxLine: 5,
      hasBorder: true,
      isEnabled: $isEnabled,
      disabledPlaceholder: "This editor has been disabled",
      regExpUse: .none
    )
    .focused($isFocus)
  }
}
