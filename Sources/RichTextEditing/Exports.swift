@_exported import GtkCore
@_exported import RichTextModel
@_exported import WidgetSupport
