/// The reason that a widget of a class cannot be shown.
public enum WidgetClassProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither GTK nor the program has a class of this name; `nearest` is one that it may mean.
  case unknown(String, nearest: String?)
  /// The class is none of widgets.
  case isNoWidget(String)
  /// The class is abstract: only classes that inherit from it have objects.
  case isAbstract(String)
  /// The widget is a window.
  case isWindow(String)
  /// The widget needs another widget that it belongs to.
  case needsParent(String, parent: String)
  /// A `.ui` file cannot be read; GTK says why.
  case unreadable(file: String, reason: String)
  /// A `.ui` file has no object of this identifier; `nearest` is one that it may mean.
  case noObject(id: String, file: String, nearest: String?)
  /// A `.ui` file has no widget.
  case nothingToShow(file: String)
  /// A property of the class cannot be set.
  case cannotSet(property: String, of: String, reason: String)
  /// There is no display to make widgets on.
  case noDisplay(String)

  /// The message for the user, on one line.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      "there is no class \(JSONWriter.excerpt(of: name))\(Self.hint(nearest))"
    case .isNoWidget(let name): "\(name) is not a class of widgets"
    case .isAbstract(let name): "\(name) is abstract: name a class that inherits from it"
    case .isWindow(let name): "\(name) is a window, which cannot be on a stage"
    case .needsParent(let name, let parent): "\(name) cannot be shown alone: it needs \(parent)"
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .noObject(let id, let file, let nearest):
      "\(file): there is no object \(JSONWriter.excerpt(of: id))\(Self.hint(nearest))"
    case .nothingToShow(let file): "\(file): there is no widget in it"
    case .cannotSet(let property, let owner, let reason):
      "the property \"\(property)\" of \(owner) cannot be set: \(reason)"
    case .noDisplay(let name): "\(name) cannot be shown: there is no display"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
