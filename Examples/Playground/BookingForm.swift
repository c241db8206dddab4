import GtkCore
import PlaygroundKit

/// A form to book seats, which is made of GTK's plain widgets.
@MainActor
final class BookingForm {
  let widget = Box(.vertical, spacing: 12)
  private let name = Entry()
  private let seats = Scale(range: 1...8, step: 1)
  private let needsRamp = Switch()
  private let book = Button("Book")
  private let answer = Label("", role: .status)
  private var booked: String?

  /// The greatest number of seats.
  var greatestCount = 8 {
    didSet { seats.value = min(seats.value, Double(greatestCount)) }
  }

  /// Whether seats can be booked.
  var isOpen = true {
    didSet { book.isSensitive = isOpen }
  }

  init() {
    for (title, input) in [("Name", name), ("Seats", seats), ("Ramp", needsRamp)]
      as [(String, Widget)]
    {
      widget.append(Self.row(title, input))
    }
    seats.showsValue = true
    seats.onValueChanged { [weak self] in self?.clamp($0) }
    book.onClicked { [weak self] in self?.send() }
    widget.append(book)
    widget.append(answer)
    widget.requestSize(width: 360)
  }

  private static func row(_ title: String, _ widget: Widget) -> Box {
    let label = Label("")
    label.setMnemonicText("_\(title)", for: widget)
    widget.setExpands(horizontally: !(widget is Switch))
    return Box(.horizontal, spacing: 12, [label, widget])
  }

  private func clamp(_ value: Double) {
    if value > Double(greatestCount) { seats.value = Double(greatestCount) }
  }

  private func send() {
    guard !name.text.isEmpty else {
      answer.text = "Who are you?"
      return
    }
    booked = "\(name.text), \(Int(seats.value))" + (needsRamp.isOn ? ", ramp" : "")
    answer.text = "Booked for \(name.text)"
  }
}

// What cannot be seen of the widgets: it is in the state at `own`, and in the log.
extension BookingForm: SceneContent {
  var sceneState: JSONObject { ["booked": .optional(booked)] }

  var sceneViolations: [String] {
    Int(seats.value) > greatestCount ? ["more seats than there are"] : []
  }
}
