/* bench-ways: the whole cost of one text that comes into an editor, in each way in.

     WAY TEXT

   The editor stands in a window of 600 x 500, 400 px wide, and is settled before and after. What is
   printed is one line of JSON with the instructions and the processor's microseconds between. The
   ways:

     typed    each character as a key, with what the main loop does meanwhile
     pasted   the whole text from the clipboard
     set      the whole text as an app sets it; rich text with its attributes and widgets
     undone   what was pasted, away again
     redone   and back

   A program may have more: BenchEditor.way. */

#ifndef CONCERTINA_BENCH_WAYS_H
#define CONCERTINA_BENCH_WAYS_H

#include "bench-loop.h"

/* Whether the arguments are those of a way. */
gboolean bench_ways_asked(int argument_count, char **arguments);

/* Measures it, and returns the exit status. */
int bench_ways_run(char **arguments, BenchEditorMaker make_editor, void *data);

#endif
