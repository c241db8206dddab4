import Concertina

/// A setting of a field: what it does, and the same as code.
struct FieldSetting: Sendable {
  /// The statement, about a field that is called `field`; nil for a setting at its default.
  let code: String?
  /// Sets it, replacing any earlier value.
  let apply: @MainActor @Sendable (CatalogField) -> Void
}

extension FieldSetup {
  /// The settings that cannot fail, in the order in which they are applied.
  var settings: [FieldSetting] {
    let most = maxLength > 0 ? maxLength : nil
    var all: [FieldSetting] = []
    func add(_ code: String?, _ apply: @escaping @MainActor @Sendable (CatalogField) -> Void) {
      all.append(FieldSetting(code: code, apply: apply))
    }
    let words = SwiftCode.shortened(placeholder)
    add("field.configure(placeholder: \(words), maxLength: \(most.map { "\($0)" } ?? "nil"))") {
      $0.configure(placeholder: placeholder, maxLength: most)
    }
    add(
      capitalization == .none ? nil : "field.configure(autocapitalizationType: .\(capitalization))"
    ) {
      $0.configure(autocapitalizationType: capitalization)
    }
    add(nil) { $0.allowedCharacterSet = allowedCharacterSet }
    add(trimSpaces ? "field.trimSpaces = true" : nil) { $0.trimSpaces = trimSpaces }
    add(isPasteDisabled ? "field.disablePasteAction()" : nil) {
      isPasteDisabled ? $0.disablePasteAction() : $0.enablePasteAction()
    }
    add(showsCounter ? "field.showsCounter = true" : nil) { $0.showsCounter = showsCounter }
    add(isHintAlwaysVisible ? "field.visibleHintStates = Set(FieldState.allCases)" : nil) {
      $0.visibleHintStates = isHintAlwaysVisible ? Set(FieldState.allCases) : [.active, .error]
    }
    add(hint.isEmpty ? nil : "field.setHint(\(SwiftCode.shortened(hint)))") { $0.setHint(hint) }
    add(kindCode) { $0.configure(correction: correction, keyboardType: keyboardType) }
    add(contentType.map { "field.configureContentType(.\($0))" }) {
      $0.configureContentType(contentType)
    }
    let overflow = pasteOverflowPolicy
    add(overflow == .textThatFits ? nil : "field.pasteOverflowPolicy = .\(overflow)") {
      $0.pasteOverflowPolicy = overflow
    }
    add(ignoresEmptyHint ? "field.ignoreEmptyHint = true" : nil) {
      $0.ignoreEmptyHint = ignoresEmptyHint
    }
    add(hidesOnReturn ? nil : "field.hideOnReturn = false") { $0.hideOnReturn = hidesOnReturn }
    add(hidesClearButton ? "field.hideClearButton = true" : nil) {
      ($0 as? UnderlinedTextView)?.hideClearButton = hidesClearButton
    }
    add(returnKeyType == .default ? nil : "field.setReturnKeyType(.\(returnKeyType))") {
      ($0 as? SingleLineField)?.setReturnKeyType(returnKeyType)
    }
    add(placeholdersCode) { $0.placeholders = placeholders(of: $0) }
    // The code of a field of one line must not have it.
    add(nil) {
      ($0 as? UnderlinedTextView)?.maxTextHeight = maximumTextHeight
    }
    return all
  }

  private var kindCode: String? {
    guard correction != .default || keyboardType != .default else { return nil }
    let correction = correction == .default ? "nil" : ".\(correction)"
    let keyboardType = keyboardType == .default ? "nil" : ".\(keyboardType)"
    return "field.configure(correction: \(correction), keyboardType: \(keyboardType))"
  }

  @MainActor
  private func placeholders(of field: CatalogField) -> [FieldPlaceholder] {
    let own: FieldPlaceholder = field is BorderedTextField ? .static : .floating
    let main = mainPlaceholder.map { FieldPlaceholder.native(NativePlaceholder(behavior: $0)) }
    let support = support.map {
      FieldPlaceholder.native(NativePlaceholder(isSupport: true), text: $0)
    }
    return [main ?? own, support].compactMap { $0 }
  }

  private var placeholdersCode: String? {
    let main = mainPlaceholder.map {
      "field.placeholders = [.native(NativePlaceholder(behavior: .\($0)))]"
    }
    let support = support.map {
      "field.add(.native(NativePlaceholder(isSupport: true), text: \(SwiftCode.shortened($0))))"
    }
    let lines = [main, support].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
