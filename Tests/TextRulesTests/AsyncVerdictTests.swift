import Testing

@testable import TextRules

/// A validator that takes time, in the model of a field.
@Suite struct AsyncVerdictTests {
  private static func field() -> FieldModel {
    var field = FieldModel()
    field.validator = TextFieldValidator(minLength: 3)
    field.asyncValidator = AsyncValidator { _, _ in .valid }
    return field
  }

  @Test func anEditBeginsACheckAndDropsTheResultBefore() {
    var field = Self.field()
    #expect(field.apply(.edit("abc")).contains(.check))
    #expect(field.isValidating)
    #expect(!field.isValid)
    #expect(field.message == .hint(ValidationMessages().checking))
    field.apply(.checked(.valid))
    #expect(!field.isValidating)
    #expect(field.isValid)
    field.apply(.edit("abcd"))
    #expect(field.isValidating)
    #expect(!field.isValid)
  }

  @Test func onlyAValidTextIsChecked() {
    var field = Self.field()
    #expect(field.apply(.edit("ab")).contains(.check), "the check of the text before is cancelled")
    #expect(!field.isValidating)
    field.apply(.edit(""))
    #expect(!field.isValidating)
    field.apply(.editLosing("abc", "“x” has no place here."))
    #expect(!field.isValidating)
  }

  @Test func aResultIsShownOnceTheUserHasFinished() {
    var field = Self.field()
    field.apply(.beginEditing)
    field.apply(.edit("abc"))
    field.apply(.checked(.invalid("taken")))
    #expect(field.state == .active, "the user is still writing")
    #expect(!field.isValid)
    field.apply(.endEditing)
    #expect(field.message == .error("taken"))
    field.apply(.beginEditing)
    field.apply(.edit("abcd"))
    field.apply(.endEditing)
    #expect(field.state == .normal)
    let effects = field.apply(.checked(.invalid("taken, too")))
    #expect(effects.contains(.call(.onValidateFail)))
    #expect(field.message == .error("taken, too"))
  }

  @Test func aResultIsShownAtOnceWhereThePolicySaysSo() {
    var field = Self.field()
    field.asyncValidator?.policy = .showingWhileTyping
    field.apply(.beginEditing)
    field.apply(.edit("abc"))
    #expect(field.isValidating)
    field.apply(.checked(.invalid("taken")))
    #expect(field.message == .error("taken"))
    field.apply(.edit("abcd"))
    #expect(field.state == .active, "an edit is another text")
    field.apply(.checked(.valid))
    #expect(field.isValid)
    field.validationPolicy = .never
    field.apply(.edit("abcde"))
    field.apply(.checked(.invalid("taken")))
    #expect(field.state == .active)
  }

  @Test func aCheckCanWaitForTheEndOfEditing() {
    var field = Self.field()
    field.asyncValidator?.policy = .afterEditing
    field.apply(.beginEditing)
    field.apply(.edit("abc"))
    #expect(!field.isValidating)
    #expect(!field.isValid, "nobody knows yet")
    #expect(field.message == .none)
    #expect(field.apply(.endEditing).contains(.check))
    #expect(field.isValidating)
    field.apply(.checked(.invalid("taken")))
    #expect(field.message == .error("taken"))
    #expect(field.apply(.setText("abcd")).contains(.check))
    #expect(field.isValidating, "there is no end of editing to wait for")
  }

  @Test func aFormDoesNotWaitForTheEndOfEditing() {
    var field = Self.field()
    field.asyncValidator?.policy = .afterEditing
    field.apply(.beginEditing)
    field.apply(.edit("abc"))
    let result = field.isValidState(forceValidate: true)
    #expect(result.isValid)
    #expect(result.effects.contains(.check))
    #expect(field.isValidating)
  }

  @Test func aResultThatNobodyWaitsForIsDropped() {
    var field = Self.field()
    field.apply(.edit("abc"))
    field.apply(.reset)
    field.apply(.checked(.invalid("taken")))
    #expect(field.state == .normal)
    #expect(!field.isValidating)
  }

  @Test func aTextThatIsThereAlreadyIsCheckedToo() {
    var field = FieldModel()
    field.apply(.setText("abc"))
    field.asyncValidator = AsyncValidator { _, _ in .valid }
    #expect(field.apply(.renewCheck) == [.check, .showMessage(.hint("Checking…"))])
    field.asyncValidator = nil
    field.apply(.renewCheck)
    #expect(field.isValid)
  }
}
