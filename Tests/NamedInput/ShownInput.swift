import CConcertinaGtk
import CConcertinaShims
import GtkCore

/// An input and a label in a window, and the steps that are done with them.
@MainActor
final class ShownInput {
  let window = Window()
  private(set) var isOpen = true
  private let input: Widget
  private var label: Widget?
  private let next = Button("Step 1")
  private var steps: ArraySlice<String>
  private var number = 1

  init(_ file: String, steps: ArraySlice<String>) {
    let builder = gtk_builder_new_from_file(file)
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    func object(_ name: String) -> Widget {
      guard let object = gtk_builder_get_object(builder, name) else { fatalError(name) }
      return Widget(retaining: OpaquePointer(object))
    }
    (input, label, self.steps) = (object("input"), object("label"), steps)
    window.child = Box(.vertical, [object("page"), next])
    window.defaultSize = (400, 400)
    next.onClicked { [weak self] in self?.goOn() }
    window.onCloseRequest { [weak self] in
      self?.isOpen = false
      return false
    }
  }

  private func goOn() {
    guard let step = steps.popFirst() else { return }
    // GTK ignores what is pressed again at once.
    defer {
      number += 1
      next.label = "Step \(number)"
    }
    let words = step.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    perform(String(words[0]), words.count > 1 ? String(words[1]) : "")
  }

  private func perform(_ step: String, _ value: String) {
    let (accessible, labelPointer) = (input.nativePointer, label?.nativePointer)
    switch step {
    case "focus": input.focus()
    case "label":
      concertina_accessible_set_string(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, value)
    case "description":
      concertina_accessible_set_string(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value)
    case "labelled-by":
      concertina_accessible_set_labelled_by(accessible, value == "none" ? nil : labelPointer)
    case "mnemonic-widget":
      let target = value == "none" ? nil : input.widgetPointer
      gtk_label_set_mnemonic_widget(labelPointer, target)
    case "press-mnemonic": gtk_widget_mnemonic_activate(input.widgetPointer, 0)
    case "remove-label":
      label?.unparent()
      label = nil
    default: set(step, to: value)
    }
  }

  /// Sets a property from a text, as GtkBuilder does.
  private func set(_ property: String, to text: String) {
    let object = UnsafeMutablePointer<GObject>(input.nativePointer)
    var value = GValue()
    guard let spec = concertina_specification(object, property),
      gtk_builder_value_from_string(gtk_builder_new(), spec, text, &value, nil) != 0
    else { fatalError("\(property) = \(text)") }
    g_object_set_property(object, property, &value)
    g_value_unset(&value)
  }
}
