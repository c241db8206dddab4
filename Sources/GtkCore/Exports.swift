@_exported import struct Colors.Color
@_exported import class FileWriting.FileReplacement
@_exported import enum FileWriting.FileFolder
@_exported import struct FileWriting.FileWriteError
@_exported import protocol TextTranslation.PresentableError
@_exported import struct TextTranslation.TranslationDomain
