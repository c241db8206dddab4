@_exported import class GtkCore.Widget
@_exported import enum TextRules.PatternMatch
@_exported import struct TextRules.PatternError
@_exported import WidgetSupport
