import CAdwaita
import Concertina
import GtkCore

/// The window: a page of rows, some of them with an input of Concertina, above a composer.
@MainActor
final class ProfileWindow: WindowOwner {
  let window: ApplicationWindow
  private let motto = State("More than merely mortal,\nas time will show.")
  private let message = State("")

  // The composer is drawn as an entry of libadwaita, and the text of an editor begins where that
  // of a row does.
  private static let style = """
    @define-color concertina_field_background alpha(currentColor, 0.1);
    @define-color concertina_field_border @borders;
    @define-color concertina_focus alpha(@accent_color, 0.5);
    row > autoheighteditor > growingtext { padding: 12px 11px; }
    """

  init(application: Application) {
    window = ApplicationWindow(application: application)
    window.title = "Profile"
    window.defaultSize = (480, 800)
    StyleSheet(css: Self.style)
    window.titlebar = Widget(retaining: OpaquePointer(adw_header_bar_new()))
    let email = field("E-mail", text: "ada@example.org")
    let phone = field("Phone", text: "0123")
    phone.error = "This number is too short"
    let city = entryRow("City", text: "Londn")
    city.addStyleClass("error")
    let about = UnderlinedTextView("About you", style: .listRow)
    about.text = "Mathematician and writer.\nLikes engines that compute."
    let editor = AutoHeightEditor(
      text: motto.projectedValue, maxLines: 5, hasBorder: false, placeholder: "Motto")
    window.child = Box(
      .vertical,
      [
        page([
          group(
            "Account", description: "Rows of libadwaita and of Concertina, in turns",
            [
              entryRow("Name", text: "Ada Lovelace"), row(email), city, row(phone),
              entryRow("Nickname"), row(field("Web site")),
            ]),
          group("More", [row(about), entryRow("Pronouns", text: "she"), row(editor)]),
        ]),
        ExpandableToolbar(text: message.projectedValue, placeholder: "Message"),
      ])
    email.focus()
  }

  private func field(_ placeholder: String, text: String = "") -> UnderlinedTextField {
    let field = UnderlinedTextField(placeholder, style: .listRow)
    field.text = text
    return field
  }
}
