import Colors

/// The former name of ``/Colors/Color``.
@available(*, deprecated, renamed: "Color")
public typealias TextColor = Color
