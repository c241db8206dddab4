@_exported import FoundationEssentials
@_exported import struct GtkCore.FileLocation
@_exported import struct GtkCore.GLibError
@_exported import struct GtkCore.KeyModifiers
@_exported import struct GtkCore.PageSetup
@_exported import struct GtkCore.PaperSize
@_exported import enum GtkCore.PrintError
@_exported import enum GtkCore.PrintResult
@_exported import enum GtkCore.KeySymbol
@_exported import class GtkCore.Widget
@_exported import RichTextModel
@_exported import WidgetSupport

@_exported import struct TextRules.PatternError
@_exported import struct TextRules.TextQuery
