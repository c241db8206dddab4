/// What code gives a field as its text.
enum GivenText: Equatable {
  /// The text.
  case text(String)
  /// A value in a form for programs.
  case value(String)
  /// The index of one of the texts to choose from; less than 0 for no text.
  case option(Int)
}
