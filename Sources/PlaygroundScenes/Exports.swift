@_exported import Concertina
