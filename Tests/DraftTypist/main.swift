// Types at random into a draft until it is killed: DraftTypist FOLDER DELAY SEED FIRST-STEP
//
// Prints the monotonic time in nanoseconds and what is typed, one line for each change, before the
// change is made. Ends on its own after a minute if it is not killed.
import ExpandableInput
import Glibc
import GtkCore

MainLoop.prepare()
let typist = Typist(arguments: CommandLine.arguments)
typist.type()
_ = MainLoop.run(atMost: 60) { false }
