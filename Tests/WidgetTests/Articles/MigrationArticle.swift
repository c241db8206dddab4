import Concertina
import GtkCore

/// The code of `Migration.md`.
@MainActor
func makeStyled(text: Binding<String>) -> AutoHeightEditor {
  let style = AutoHeightEditor.Style(
    hasBorder: true, maxLines: 5, placeholder: "Introduce yourself")
  return AutoHeightEditor(style: style, text: text, font: .body, lineSpace: 2)
}

@MainActor
func makePage(_ conversation: ScrolledWindow, present: @escaping @MainActor (String) -> Void)
  -> ComposerPage
{
  let bar = ExpandableToolbar(text: State("").binding) { present($0) }
  bar.returnKey = .resignsFocus
  bar.animationDuration = 0.5
  return ComposerPage(content: conversation, toolbar: bar)
}

@MainActor
func makePhoneField(next: CatalogField) throws -> UnderlinedTextField {
  let phone = UnderlinedTextField()
  phone.configure(placeholder: "Phone", maxLength: nil)
  phone.configure(correction: .no, keyboardType: .phonePad)
  phone.configureContentType(.telephoneNumber)
  phone.maskFormatter = try MaskTextFieldFormatter(mask: FormatterMasks.phone)
  phone.heightLayoutPolicy = .flexible(minHeight: 77, bottomSpace: 5)
  phone.setTextFieldMode(
    .custom(ActionButtonConfiguration(image: "call-start-symbolic", label: "Call")))
  phone.setTextFieldIdentifier("phone")
  phone.setHint("We call only about your order")
  phone.nextInput = next
  phone.onActionButtonTap = { field in print("calling", field.rawText) }
  phone.disablePasteAction()
  return phone
}

@MainActor
func makeRenderer(of text: AttributedString) -> RendererView {
  let context = RendererViewContext()
  let renderer = RendererView(context: context)
  renderer.attributedText = text
  RendererCommandExecutor(context: context).execute(HighlightTextCommand())
  return renderer
}
