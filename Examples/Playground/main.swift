import PlaygroundKit

// All of a playground: try it with `swift run --package-path Examples Booking --help`.
let program = PlaygroundProgram(
  name: "booking-playground", identifier: "org.example.BookingPlayground", title: "Booking",
  scenes: [
    Scene(
      "booking", title: "Booking", summary: "A form of plain widgets.",
      knobs: [
        KnobRow(.wholeNumber("seats", title: "Seats at most", default: 8, range: 1...20)) {
          form, seats in
          form.greatestCount = seats
        },
        KnobRow(.toggle("isOpen", title: "Open", default: true)) { form, isOpen in
          form.isOpen = isOpen
        },
      ]
    ) {
      BookingForm()
    } widget: {
      $0.widget
    },
    Scene("day", title: "Day", summary: "A widget in C: GTK's own calendar.") {
      let calendar = CalendarView()
      calendar.accessibleLabel = "Day"
      return calendar
    },
  ])
program.run()
