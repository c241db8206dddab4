import Colors

/// The former name of ``/Colors/Color``.
@available(*, deprecated, renamed: "Color")
public typealias Paint = Color

extension Widget {
  /// The former name of ``namedColor(_:)``.
  @available(*, deprecated, renamed: "namedColor(_:)")
  public final func namedPaint(_ name: String) -> Color? { namedColor(name) }

  /// The former name of ``color``.
  @available(*, deprecated, renamed: "color")
  public final var textPaint: Color { color }
}

extension Label {
  /// The former form of ``xAlignment``, from 0 to 1.
  @available(*, deprecated, renamed: "xAlignment")
  public var horizontalTextAlignment: Double {
    get { Double(xAlignment.position) }
    set { xAlignment = Alignment(position: Float(newValue)) }
  }

  /// The former form of ``yAlignment``, from 0 to 1.
  @available(*, deprecated, renamed: "yAlignment")
  public var verticalTextAlignment: Double {
    get { Double(yAlignment.position) }
    set { yAlignment = Alignment(position: Float(newValue)) }
  }
}

extension PopoverQuestion {
  /// Asks for a short text; see ``text(_:_:below:)``.
  @available(*, deprecated, message: "Await the answer.")
  public static func text(
    _ title: String, _ text: String = "", below widget: Widget,
    done: @escaping @MainActor (String) -> Void
  ) {
    Task {
      if let answer = await self.text(title, text, below: widget) { done(answer) }
    }
  }

  /// Asks for one of some choices; see ``choice(_:among:title:below:)``.
  @available(*, deprecated, message: "Await the answer.")
  public static func choice(
    _ title: String, among choices: [String], below widget: Widget,
    done: @escaping @MainActor (Int) -> Void
  ) {
    Task {
      let indices = Array(choices.indices)
      let answer = await choice(title, among: indices, title: { choices[$0] }, below: widget)
      if let answer { done(answer) }
    }
  }
}
