@_exported import Concertina
@_exported import GtkCore
@_exported import GtkReplay
@_exported import PlaygroundKit
