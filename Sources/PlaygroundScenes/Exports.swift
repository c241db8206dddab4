@_exported import Concertina
@_exported import GtkCore
