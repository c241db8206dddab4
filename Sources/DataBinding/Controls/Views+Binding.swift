import GtkCore

extension CalendarView {
  /// Creates a calendar for a day.
  public convenience init(selectedDay: Binding<Day>) {
    self.init()
    bind(\.selectedDay, to: selectedDay) { $0.onDaySelected($1) }
  }
}

extension Expander {
  /// Creates an expander that shows its child while a value is true.
  public convenience init(_ title: String, _ child: Widget? = nil, isExpanded: Binding<Bool>) {
    self.init(title, child)
    bind(\.isExpanded, to: isExpanded) { $0.onExpanded($1) }
  }
}

extension Stack {
  /// Creates a stack of which the page with a name is visible.
  ///
  ///     @State var page = "first"
  ///     let pages = Stack(
  ///       visiblePage: $page,
  ///       [("first", "First", Label("one")), ("second", "Second", Label("two"))])
  ///
  /// - Parameters:
  ///   - visiblePage: The name; one that no page has stays what it was.
  ///   - pages: The first pages, each with its name and a title for a switcher.
  public convenience init(
    visiblePage: Binding<String>, _ pages: [(name: String, title: String, page: Widget)]
  ) {
    self.init()
    for (name, title, page) in pages { add(page, named: name, title: title) }
    bind(\.pageIfKnown, to: visiblePage) { $0.onPageChanged($1) }
  }
}
