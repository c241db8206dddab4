import Testing
import TextRules

@Suite struct FieldModelTests {
  private static let required = TextFieldValidator(minLength: 3)
  private static let short = "The field must contain at least 3 characters."

  private func field(
    _ policy: ValidationPolicy = .afterFirstEndOfEditing, hint: String = ""
  ) -> FieldModel {
    var field = FieldModel()
    field.validator = Self.required
    field.validationPolicy = policy
    field.apply(.setHint(hint))
    return field
  }

  @Test func focusComesAndGoes() {
    var field = FieldModel()
    #expect(field.state == .normal)
    #expect(field.apply(.beginEditing) == [.showState(.active), .call(.onBeginEditing)])
    #expect(field.apply(.beginEditing) == [])
    #expect(field.apply(.endEditing) == [.showState(.normal), .call(.onEndEditing)])
    #expect(field.apply(.endEditing) == [])
  }

  @Test func theHintIsThereWhilePeopleWrite() {
    var field = FieldModel()
    #expect(field.apply(.setHint("advice")) == [])
    #expect(
      field.apply(.beginEditing)
        == [.showState(.active), .showMessage(.hint("advice")), .call(.onBeginEditing)])
    #expect(field.apply(.setHint("")) == [.showMessage(.none)])
    field.visibleHintStates = [.normal]
    field.apply(.setHint("always"))
    #expect(field.message == .none)
    #expect(
      field.apply(.endEditing)
        == [.showState(.normal), .showMessage(.hint("always")), .call(.onEndEditing)])
  }

  @Test func aTextThatARuleLeavesNothingOfWasNeverThere() {
    var field = FieldModel()
    field.apply(.beginMaking)
    field.apply(.setText("@"))
    field.apply(.setTextLosing("", "“@” has no place here."))
    #expect(!field.hadText)
    field.apply(.endMaking)
    field.apply(.setText("ann"))
    field.apply(.setText(""))
    #expect(field.hadText)
  }

  @Test func losingTheFocusTrimsThenValidatesThenEnds() {
    var field = field()
    field.trimSpaces = true
    field.apply(.beginEditing)
    field.apply(.edit("  ab\n"))
    #expect(
      field.apply(.endEditing) == [
        .amendText("ab"), .call(.onTextChanged), .showState(.error),
        .showMessage(.error(Self.short)), .call(.onValidateFail), .call(.onEndEditing),
      ])
    #expect(field.state == .error)
  }

  @Test func aChoiceIsSetAsCodeDoesAndCanBeTakenBack() {
    var field = field()
    #expect(field.apply(.choose("x")) == [.amendText("x"), .call(.onTextChanged)])
    #expect(field.apply(.choose("x")) == [])
    field.validationPolicy = .always
    #expect(
      field.apply(.choose("ab")) == [
        .amendText("ab"), .call(.onTextChanged), .showState(.error),
        .showMessage(.error(Self.short)), .call(.onValidateFail),
      ])
  }

  @Test func writingTakesTheMistakeAwayAtOnce() {
    var field = field(hint: "advice")
    field.apply(.beginEditing)
    field.apply(.edit("ab"))
    field.apply(.endEditing)
    #expect(field.apply(.beginEditing) == [.call(.onBeginEditing)])
    #expect(field.state == .error)
    #expect(
      field.apply(.edit("abc"))
        == [.showState(.active), .showMessage(.hint("advice")), .call(.onTextChanged)])
    #expect(field.apply(.edit("abc")) == [])
    #expect(field.apply(.edit("abc\u{301}")) == [.call(.onTextChanged)])
    #expect(field.apply(.edit("ab\u{107}")) == [.call(.onTextChanged)])
  }

  @Test func aMistakeWinsOverEverything() {
    var field = FieldModel()
    field.apply(.setHint("advice"))
    #expect(
      field.apply(.setError("taken"))
        == [.showState(.error), .showMessage(.error("taken"))])
    field.apply(.enable(false))
    #expect(field.state == .error)
    field.apply(.setError(nil))
    #expect(field.message == .error("advice"))
    #expect(field.apply(.resetErrorState) == [.showState(.disabled), .showMessage(.none)])
    #expect(field.apply(.enable(true)) == [.showState(.normal)])
  }

  @Test func aReportedMistakeStaysUntilTheTextChanges() {
    var field = field()
    field.apply(.setText("abc"))
    field.apply(.beginEditing)
    field.apply(.setError("taken"))
    field.apply(.endEditing)
    #expect(field.apply(.setText("abc")) == [])
    #expect(field.message == .error("taken"))
    #expect(field.isValidState().isValid == false)
    #expect(field.isValid == false)
    let forced = field.isValidState(forceValidate: true)
    #expect(forced.isValid)
    #expect(forced.effects == [.showState(.normal), .showMessage(.none)])
  }

  @Test func resetForgetsEverything() {
    var field = field(hint: "advice")
    field.isPassword = true
    field.apply(.beginEditing)
    field.apply(.edit("ab"))
    field.apply(.pressButton)
    field.apply(.endEditing)
    #expect(field.hadText)
    #expect(
      field.apply(.reset) == [
        .showSecurely(true), .showText(""), .showState(.normal), .showMessage(.none),
        .call(.onTextChanged),
      ])
    #expect(!field.hadText)
    #expect(field.apply(.reset) == [])
    #expect(field.apply(.setText("x")) == [.showText("x"), .call(.onTextChanged)])
    #expect(field.hint == "advice")
  }

  @Test func resetForgetsThatTheFieldWasAsked() {
    var field = field()
    #expect(!field.isValidState().isValid)
    field.apply(.reset)
    field.apply(.setText("x"))
    #expect(field.state == .normal)
  }

  @Test func settingATextDoesNotBlameAnUntouchedField() {
    var field = field()
    #expect(field.apply(.setText("")) == [])
    #expect(field.apply(.setText("ab")) == [.showText("ab"), .call(.onTextChanged)])
    field.apply(.beginEditing)
    field.apply(.endEditing)
    #expect(field.state == .error)
    #expect(
      field.apply(.setText("a")) == [
        .showText("a"), .showState(.normal), .showMessage(.none), .call(.onTextChanged),
        .showState(.error), .showMessage(.error(Self.short)), .call(.onValidateFail),
      ])
    field.apply(.setText("abc"))
    #expect(field.state == .normal)
  }

  @Test(
    arguments: [
      (ValidationPolicy.afterFirstEndOfEditing, true, false, false),
      (.always, true, true, true), (.notEmptyText, false, false, true),
      (.afterChanges, false, true, true), (.never, false, false, false),
    ])
  func policies(policy: ValidationPolicy, atEnd: Bool, forEmpty: Bool, forText: Bool) {
    var visited = field(policy)
    visited.apply(.beginEditing)
    visited.apply(.endEditing)
    #expect(visited.hasError == atEnd)
    var emptied = field(policy)
    emptied.apply(.setText(""))
    #expect(emptied.hasError == forEmpty)
    var filled = field(policy)
    filled.apply(.setText("ab"))
    #expect(filled.hasError == forText)
    filled = field(policy)
    filled.apply(.beginEditing)
    filled.apply(.edit("ab"))
    filled.apply(.endEditing)
    #expect(filled.hasError == (policy != .never))
    var asked = field(policy)
    #expect(asked.isValidState().isValid == false)
    #expect(asked.hasError)
  }

  @Test func afterChangesRemembersTheFirstText() {
    var field = field(.afterChanges)
    field.apply(.beginEditing)
    field.apply(.edit("a"))
    field.apply(.edit(""))
    field.apply(.endEditing)
    #expect(field.message == .error("Field must be filled"))
  }

  @Test func askingShowsTheResult() {
    var field = field()
    let first = field.isValidState()
    #expect(!first.isValid)
    #expect(
      first.effects == [
        .showState(.error), .showMessage(.error("Field must be filled")), .call(.onValidateFail),
      ])
    let second = field.isValidState()
    #expect(!second.isValid)
    #expect(second.effects == [])
    field.apply(.setText("ab"))
    #expect(field.state == .error)
    field.apply(.setText("abc"))
    #expect(field.isValidState().isValid)
    #expect(field.isValid)
  }

  @Test func beingValidCanBeReadWithoutShowingAnything() {
    let field = field()
    #expect(!field.isValid)
    #expect(field.state == .normal)
    #expect(FieldModel().isValid)
  }

  @Test func aFieldThatIsDisabledStaysSo() {
    var field = field()
    field.trimSpaces = true
    field.apply(.beginEditing)
    field.apply(.edit("a "))
    #expect(field.apply(.enable(false)) == [.showState(.disabled), .dropFocus])
    #expect(field.apply(.endEditing) == [.call(.onEndEditing)])
    #expect(field.state == .disabled)
    #expect(field.text == "a ")
    #expect(field.apply(.enable(false)) == [])
  }

  @Test func returnGoesOnOrEnds() {
    var field = FieldModel()
    #expect(field.apply(.pressReturn) == [.dropFocus, .call(.onShouldReturn)])
    field.hideOnReturn = false
    #expect(field.apply(.pressReturn) == [.call(.onShouldReturn)])
    field.hasNextInput = true
    #expect(field.apply(.pressReturn) == [.focusNext])
  }

  @Test func whatWasRefusedIsToldUntilTheTextChangesOrTheFieldIsLeft() {
    var field = field(hint: "advice")
    field.apply(.beginEditing)
    #expect(field.apply(.reject("no room")) == [.showMessage(.rejection("no room"))])
    #expect(field.state == .active)
    #expect(field.apply(.edit("abc")).first == .showMessage(.hint("advice")))
    field.apply(.reject("no room"))
    #expect(field.apply(.setError("wrong")).contains(.showMessage(.error("wrong"))))
    field.apply(.resetErrorState)
    #expect(field.message == .rejection("no room"))
    #expect(field.apply(.endEditing).contains(.showMessage(.none)))
    #expect(field.message == .none)
    #expect(field.isValid)
    field.apply(.reset)
    #expect(field.message == .none)
  }

  @Test func whatIsMissingMakesTheTextInvalidUntilItIsEdited() {
    var field = field(hint: "advice")
    field.validator = nil
    field.trimSpaces = true
    field.apply(.beginEditing)
    field.apply(.editLosing("123 ", "4 is missing"))
    #expect(field.message == .rejection("4 is missing"))
    #expect(!field.isValid)
    field.apply(.endEditing)
    #expect(field.text == "123")
    #expect(field.message == .error("4 is missing"))
    field.apply(.resetErrorState)
    field.apply(.reformat("123.0"))
    #expect(!field.isValid)
    #expect(!field.isValidState(forceValidate: true).isValid)
    field.apply(.edit("124"))
    #expect(field.isValid)
    #expect(field.message == .none)
  }

  @Test func whatIsMissingCanBeTakenBack() {
    var field = FieldModel()
    field.apply(.edit("123"))
    field.apply(.lose("4 is missing"))
    #expect(!field.isValidState().isValid)
    field.apply(.lose(nil))
    #expect(field.isValid)
    #expect(field.state == .normal)
    field.apply(.setTextLosing("12", "3 is missing"))
    #expect(!field.isValid)
    field.apply(.setText("12"))
    #expect(field.isValid)
  }

  @Test(
    arguments: [
      (ReturnKeyType.default, true, PlaceInForm?.none, [FieldEffect.focusNext]),
      (.default, true, .within, [.focusNext]),
      (.default, false, .last, [.call(.onShouldReturn), .submitForm]),
      (.next, true, .none, [.focusNext]), (.next, false, .none, [.focusOnward]),
      (.next, false, .last, [.focusOnward]),
      (.done, true, .within, [.dropFocus, .call(.onShouldReturn)]),
      (.done, false, .last, [.dropFocus, .call(.onShouldReturn)]),
      (.go, true, .within, [.call(.onShouldReturn), .submitForm]),
      (.search, false, .last, [.call(.onShouldReturn), .submitForm]),
      (.send, true, .within, [.call(.onShouldReturn), .submitForm]),
      (.search, true, .none, [.dropFocus, .call(.onShouldReturn)]),
    ])
  func returnDoesWhatItIsFor(
    type: ReturnKeyType, hasNextInput: Bool, place: PlaceInForm?, effects: [FieldEffect]
  ) {
    var field = FieldModel()
    field.returnKeyType = type
    field.hasNextInput = hasNextInput
    field.placeInForm = place
    #expect(field.apply(.pressReturn) == effects)
    field.hideOnReturn = false
    #expect(field.apply(.pressReturn) == effects.filter { $0 != .dropFocus })
  }

  @Test func theButtonShowsThePassword() {
    var field = FieldModel()
    #expect(field.apply(.pressButton) == [.call(.onActionButtonTap)])
    field.isPassword = true
    #expect(field.isSecure)
    #expect(field.apply(.pressButton) == [.call(.onActionButtonTap), .showSecurely(false)])
    #expect(!field.isSecure)
    #expect(field.apply(.pressButton) == [.call(.onActionButtonTap), .showSecurely(true)])
    field.isPassword = false
    #expect(!field.isSecure)
  }

  @Test(
    arguments: [
      (PasswordButtonBehavior.alwaysVisible, "", false, true),
      (.visibleOnNotEmptyText, "", true, false), (.visibleOnNotEmptyText, "a", true, true),
      (.visibleAfterFirstEntry, "", false, false), (.visibleAfterFirstEntry, "a", false, true),
      (.visibleAfterFirstEntry, "", true, true),
    ])
  func thePasswordButton(
    behavior: PasswordButtonBehavior, text: String, hadText: Bool, isVisible: Bool
  ) {
    #expect(behavior.isVisible(text: text, hadText: hadText) == isVisible)
  }

  @Test func theClearButton() {
    #expect(ClearButton.isVisible(text: "a", isEnabled: true, hideClearButton: false))
    #expect(!ClearButton.isVisible(text: "", isEnabled: true, hideClearButton: false))
    #expect(!ClearButton.isVisible(text: "a", isEnabled: false, hideClearButton: false))
    #expect(!ClearButton.isVisible(text: "a", isEnabled: true, hideClearButton: true))
  }

  @Test func aNoticeStandsInPlaceOfTheHintUntilTheTextChanges() {
    var field = FieldModel()
    field.apply(.setHint("hint"))
    field.apply(.edit("a"))
    #expect(field.apply(.notice("changed")) == [.showMessage(.hint("changed"))])
    #expect(field.isValid)
    field.apply(.reject("no room"))
    #expect(field.message == .rejection("no room"))
    field.apply(.edit("ab"))
    #expect(field.message == .none)
    field.apply(.notice("changed"))
    field.apply(.setError("wrong"))
    #expect(field.message == .error("wrong"))
    field.apply(.reset)
    #expect(field.message == .none)
  }
}
