@_exported import GtkCore
@_exported import GtkReplay
@_exported import struct RichTextModel.JSONObject
@_exported import enum RichTextModel.JSONValue
@_exported import class WidgetSupport.GrowingTextArea
