@_exported import class GtkCore.Widget
@_exported import TextRules
@_exported import WidgetSupport
