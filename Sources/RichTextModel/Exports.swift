@_exported import struct Colors.Color
