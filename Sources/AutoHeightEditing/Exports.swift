@_exported import class GtkCore.Widget
@_exported import WidgetSupport
