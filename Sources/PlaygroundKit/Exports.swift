@_exported import GtkCore
@_exported import GtkReplay
@_exported import struct RichTextModel.JSONError
@_exported import enum RichTextModel.JSONKind
@_exported import struct RichTextModel.JSONObject
@_exported import struct RichTextModel.JSONPath
@_exported import enum RichTextModel.JSONValue
@_exported import enum RichTextModel.JSONWriter
@_exported import class WidgetSupport.GrowingTextArea
