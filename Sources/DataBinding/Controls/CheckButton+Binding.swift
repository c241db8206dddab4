import GtkCore

extension CheckButton {
  /// Creates a button that is on while a value is true.
  public convenience init(mnemonic text: String, isOn: Binding<Bool>) {
    self.init(mnemonic: text)
    bind(\.isOn, to: isOn) { $0.onToggled($1) }
  }

  /// Creates a radio button, which is on while a value is its own.
  ///
  ///     @State var size = "small"
  ///     let small = CheckButton(mnemonic: "_Small", value: "small", selection: $size)
  ///     let large = CheckButton(mnemonic: "_Large", value: "large", selection: $size)
  ///     large.join(small)
  public convenience init<Value: Equatable>(
    mnemonic text: String, value: Value, selection: Binding<Value>
  ) {
    // Turned off, it says nothing: another one was turned on.
    let isOn = selection.part(get: { $0 == value }, set: { if $1 { $0 = value } })
    self.init(mnemonic: text, isOn: isOn)
  }
}
