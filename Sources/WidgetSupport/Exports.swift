@_exported import struct Colors.Color
@_exported import protocol GtkCore.Cancellable
@_exported import protocol TextTranslation.PresentableError
@_exported import struct TextTranslation.TranslationDomain
