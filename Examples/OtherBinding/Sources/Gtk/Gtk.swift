import CGtk

// The part of a binding that the app needs, with the names that every binding has.

/// A GtkWidget of this binding.
open class Widget {
  public let pointer: UnsafeMutablePointer<GtkWidget>

  public init(_ pointer: UnsafeMutablePointer<GtkWidget>) { self.pointer = pointer }
}

/// A row or a column.
public final class Box: Widget {
  public init() { super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)) }

  public func append(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_box_append(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkBox.self), widget)
  }
}

/// A line of text.
public final class Label: Widget {
  public init(_ text: String) { super.init(gtk_label_new(text)) }
}

/// A button with a title.
public final class Button: Widget {
  public init(_ title: String) { super.init(gtk_button_new_with_label(title)) }
}

/// A window.
public final class Window: Widget {
  public init() { super.init(gtk_window_new()) }

  public func setChild(_ child: Widget) {
    gtk_window_set_child(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self), child.pointer)
  }
}

/// A value that the app observes.
public struct State<Value> {
  public var value: Value

  public init(_ value: Value) { self.value = value }
}

/// The program.
public enum Application {
  public static func start() { gtk_init() }
}
