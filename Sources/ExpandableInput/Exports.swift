@_exported import GtkCore
@_exported import WidgetSupport
