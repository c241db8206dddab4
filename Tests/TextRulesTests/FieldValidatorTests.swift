import Testing

@testable import TextRules

/// Validators of an app, and the mask of a field among them.
@Suite struct FieldValidatorTests {
  private struct Even: FieldValidator {
    func validate(_ text: String, value: String) -> FieldVerdict {
      Int(value)?.isMultiple(of: 2) == true ? .valid : .invalid("odd")
    }
  }

  private struct Short: TextFieldValidation {
    func validate(_ text: String?) -> FieldVerdict {
      (text ?? "").count < 3 ? .valid : .invalid("long")
    }
  }

  @Test func aValidatorGetsTheValue() {
    #expect(Even().validate("12") == .valid)
    #expect(Even().validate("1-2", value: "12") == .valid)
    #expect(Even().validate("") == .invalid("odd"))
  }

  @Test func oneThatNeedsOnlyTheTextIsAValidator() {
    var field = FieldModel()
    field.validator = Short()
    _ = field.apply(.setText("abc"))
    #expect(!field.isValid)
    #expect(Short().validate("ab", value: "abcd") == .valid)
    #expect(Short().validate(nil) == .valid)
  }

  @Test func aMaskIsOneOfSeveralValidators() throws {
    let mask = MaskTextFieldFormatter(try Mask("[00]-[00]"))
    let validators: [any FieldValidator] = [.mask, Even()]
    let both = CombinedValidator(validators).withMask(mask)
    #expect(!both.validate("12-3", value: "123").isValid)
    #expect(both.validate("12-33", value: "1233") == .invalid("odd"))
    #expect(both.validate("12-34", value: "1234") == .valid)
    let optional = OptionalValidator(.mask).withMask(mask)
    #expect(optional.validate("") == .valid)
    #expect(!optional.validate("12-3").isValid)
    #expect(MaskValidator().withMask(nil).validate("12-3") == .valid)
  }
}
