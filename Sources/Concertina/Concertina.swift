@_exported import AutoHeightEditing
