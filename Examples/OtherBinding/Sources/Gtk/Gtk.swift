import CGtk

// The part of a binding that the app needs, with the names that every binding has.

/// A widget.
open class Widget {
  /// The GtkWidget.
  public let pointer: UnsafeMutablePointer<GtkWidget>

  /// Creates a handle on a GtkWidget.
  public init(_ pointer: UnsafeMutablePointer<GtkWidget>) { self.pointer = pointer }
}

/// A column of widgets.
public final class Box: Widget {
  /// Creates an empty column.
  public init() { super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)) }

  /// Adds a widget at the end.
  public func append(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_box_append(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkBox.self), widget)
  }
}

/// A line of text.
public final class Label: Widget {
  /// Creates a label with a text.
  public init(_ text: String) { super.init(gtk_label_new(text)) }
}

/// A button with a title.
public final class Button: Widget {
  /// Creates a button with a title.
  public init(_ title: String) { super.init(gtk_button_new_with_label(title)) }
}

/// A window.
public final class Window: Widget {
  /// Creates a window.
  public init() { super.init(gtk_window_new()) }

  /// Sets what the window contains.
  public func setChild(_ child: Widget) {
    gtk_window_set_child(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self), child.pointer)
  }
}

/// A value that the app observes.
public struct State<Value> {
  /// The value.
  public var value: Value

  /// Creates a state with a value.
  public init(_ value: Value) { self.value = value }
}

/// The program.
public enum Application {
  /// Initializes GTK.
  public static func start() { gtk_init() }
}
