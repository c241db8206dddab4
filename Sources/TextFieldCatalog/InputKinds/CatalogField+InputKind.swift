import GtkCore
import TextRules

/// What a field was told of its text, for keyboards, input methods and spelling.
struct InputSettings: Equatable {
  var keyboardType = KeyboardType.default
  var contentType: TextContentType?
  var correction = TextAutocorrectionType.default
  /// Nil until somebody asks for capitals, or for none.
  var capitalization: AutocapitalizationType?
}

extension CatalogField {
  /// Sets whether the spelling of the text is looked at, and the keyboard for it.
  ///
  /// ```swift
  /// field.configure(correction: .no, keyboardType: .emailAddress)
  /// ```
  ///
  /// ``InputKind`` tells what becomes of them on a desktop.
  ///
  /// - Parameters:
  ///   - correction: Whether spelling is looked at; nil leaves that as it is.
  ///   - keyboardType: The keyboard; nil leaves it as it is.
  public func configure(correction: TextAutocorrectionType?, keyboardType: KeyboardType?) {
    var settings = implementation.inputSettings
    if let correction { settings.correction = correction }
    if let keyboardType { settings.keyboardType = keyboardType }
    implementation.inputSettings = settings
  }

  /// Sets what the text means, so that it can be entered with less effort.
  ///
  /// - Parameter contentType: What it means; nil: nothing in particular.
  public func configureContentType(_ contentType: TextContentType?) {
    implementation.inputSettings.contentType = contentType
  }

  /// What input methods and spelling make of the field now.
  public var inputKind: InputKind { implementation.inputKind }
}

extension FieldImplementation {
  var inputKind: InputKind {
    InputKind(
      keyboardType: inputSettings.keyboardType, contentType: inputSettings.contentType,
      correction: inputSettings.correction, capitalization: inputSettings.capitalization,
      isSecure: model.isPassword, hasMask: input.mask != nil, hidesKeyboard: isKeyboardHidden)
  }

  /// Tells input methods and spelling what the field has become.
  func updateInputKind() {
    if hasWidget { input.run(widget.direction) }
    let kind = inputKind
    kind.apply(to: input.textWidget)
    if let area = (input as? AreaInput)?.area {
      area.spellChecker = kind.checksSpelling ? .shared : nil
    } else if let line = input as? LineInput {
      // Most of what stands in one line is a name, a code, a search: no prose unless somebody says so.
      let isAsked = kind.checksSpelling && inputSettings.correction == .yes
      line.spellChecker = isAsked ? .shared : nil
    }
  }
}
