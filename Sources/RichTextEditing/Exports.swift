@_exported import FoundationEssentials
@_exported import struct GtkCore.FileLocation
@_exported import struct GtkCore.GLibError
@_exported import struct GtkCore.KeyModifiers
@_exported import enum GtkCore.KeySymbol
@_exported import class GtkCore.Widget
@_exported import RichTextModel
@_exported import WidgetSupport
