import Concertina

// What the examples in the comments of this module use and do not declare: nothing.
