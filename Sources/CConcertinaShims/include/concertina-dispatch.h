// libdispatch's main queue inside GLib's main loop.
//
// Why C: the two functions of libdispatch are exported, but not declared in any public header, and
// an eventfd must be read before the queue is drained (otherwise the loop spins).
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Makes the default main context drain the main queue; a second call does nothing. Main thread
// only.
void concertina_dispatch_attach(void);

// Whether the calling thread is the first thread of the process.
gboolean concertina_is_main_thread(void);

// Ends the process on any other thread. Every callback into Swift code of the main actor comes
// through here: asking the actor costs three calls into the runtime and an allocation.
void concertina_require_main_thread(void);

G_END_DECLS
