@_exported import AutoHeightEditing
@_exported import ExpandableInput
