import Testing
import TextRules

@testable import TextFieldCatalog

/// The state of a field without its widgets.
@Suite @MainActor struct FieldStoreTests {
  @Test func theChangedModelIsStoredBeforeItsEffects() {
    let store = FieldStore()
    #expect(store.apply(.edit("ab")) == [.call(.onTextChanged)])
    #expect(store.model.text == "ab")
  }

  @Test func theValidatorDecidesWhetherTheTextIsRequired() {
    let store = FieldStore()
    store.textSettings.validator = TextFieldValidator(requiredField: true)
    #expect(!store.isRequired)
    store.applyTextSettings()
    #expect(store.isRequired)
    #expect(!store.validate(force: false).isValid)
    #expect(store.model.state == .error)
  }

  @Test func aMaskValidatesOnlyOnRequest() throws {
    let store = FieldStore()
    store.textSettings.formatter = try MaskTextFieldFormatter(mask: FormatterMasks.phone)
    store.textSettings.validator = TextFieldValidator(requiredField: true)
    store.applyTextSettings()
    #expect(store.model.validator is TextFieldValidator)
    store.textSettings.validatesWithFormatter = true
    store.applyTextSettings()
    #expect(store.model.validator is MaskTextFieldFormatter)
  }

  @Test func aMaskKeepsItsSpaces() throws {
    var settings = FieldTextSettings()
    settings.trimSpaces = true
    var model = FieldModel()
    settings.apply(to: &model)
    #expect(model.trimSpaces)
    settings.formatter = try MaskTextFieldFormatter(mask: FormatterMasks.phone)
    settings.apply(to: &model)
    #expect(!model.trimSpaces)
  }

  @Test(arguments: [(nil, "3", false), (3, "3/3", false), (2, "3/2", true), (-1, "3/0", true)])
  func aCounterShowsTheLengthAndItsMaximum(_ limit: Int?, _ label: String, _ isTooLong: Bool) {
    var rules = InputRules()
    rules.maxLength = limit
    let counter = TextCounter("a👩🏽‍🚀b", rules)
    #expect(counter.label == label)
    #expect(counter.isTooLong == isTooLong)
  }
}
