@_exported import RichTextModel
