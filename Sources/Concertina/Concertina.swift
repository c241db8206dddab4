@_exported import AutoHeightEditing
@_exported import DataBinding
@_exported import ExpandableInput
@_exported import RichTextDocuments
@_exported import RichTextEditing
@_exported import TextFieldCatalog
