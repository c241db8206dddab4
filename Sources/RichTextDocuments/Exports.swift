@_exported import RichTextEditing

@_exported import struct GtkCore.PageSetup
@_exported import struct GtkCore.PaperSize
@_exported import enum GtkCore.PrintError
@_exported import enum GtkCore.PrintResult
@_exported import struct TextRules.PatternError
@_exported import struct TextRules.TextQuery
