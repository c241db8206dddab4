@_exported import GtkCore
@_exported import TextRules
@_exported import WidgetSupport
