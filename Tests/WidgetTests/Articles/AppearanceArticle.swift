import Concertina
import GtkCore

/// The code of `Styling.md`.
@MainActor
func loadStyles() -> StyleSheet {
  StyleSheet(
    css: """
      @define-color concertina_focus #1a7f37;
      autoheighteditor > growingtext { border-radius: 6px; padding: 6px; }
      expandabletoolbar > button.suggested-action { border-radius: 16px; }
      catalogfield.error > label.hint { font-weight: bold; }
      richeditor.page > growingtext { padding: 24px; }
      """, priority: .application)
}

@MainActor
func makePage() -> EditorView {
  let page = EditorView()
  page.addStyleClass("page")
  return page
}

@MainActor
func makeTitleField() -> UnderlinedTextField {
  var style = FieldStyle()
  style.inset = 0
  style.lineInset = 0
  style.accentColor = .rgb(0x1a7f37)
  style.hintFont = .footnote
  return UnderlinedTextField("Title", style: style)
}

@MainActor
func makeListField() -> UnderlinedTextField {
  UnderlinedTextField("Name", style: .listRow)
}

@MainActor
func makeFramedEditor(text: Binding<String>) -> AutoHeightEditor {
  AutoHeightEditor(text: text, font: .description("Serif 13"), maxLines: 5, hasBorder: false)
    .overlay { RoundedBorder(.fieldBorder, width: 2, cornerRadius: 8, whenFocused: .focusRing) }
}

@MainActor
func followDesktop(in application: Application, show: @escaping @MainActor (Bool) -> Void) {
  application.colorScheme = .system
  application.onDarkChanged { isDark in show(isDark) }
}

@MainActor
func makeMeter(of level: State<Double>) -> DrawingArea {
  let meter = DrawingArea(width: 120, height: 20) { area, snapshot in
    let bar = Rectangle(
      x: 0, y: 6, width: Double(area.width) * level.wrappedValue, height: 8)
    let paint = area.namedColor("accent_bg_color") ?? area.color
    snapshot.fill(Path(bar, cornerRadius: 4), with: paint)
    let percent = TextLayout("\(Int(level.wrappedValue * 100)) %", of: area, points: 8)
    snapshot.draw(percent, x: Double(area.width) - percent.width, y: 0)
  }
  meter.accessibleLabel = "Level"
  return meter
}
