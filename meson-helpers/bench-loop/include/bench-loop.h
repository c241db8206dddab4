/* bench-loop: one measuring loop for every editor that the bench compares.

   A program gives a function that makes an editor in a box, and calls bench_run. What is measured,
   step by step:

   1. Start. Animations and the blinking caret are off (CONCERTINA_BENCH_ANIMATIONS=1 leaves the
      animations on). The font is 14 px DejaVu Sans through CSS of user priority. The window is
      600 x 500; the editor stands at the top left of a box and its text is 400 px wide. With more
      than one editor they stand in one scrolled page, each with TEXT preset before the window
      shows, and the third is the one that is worked on. "firstFrameMilliseconds" counts from
      CONCERTINA_BENCH_START (nanoseconds of CLOCK_MONOTONIC) to the first "after-paint" of the
      window's frame clock.
   2. Wait until settled: 40 ms without a paint, and then an idle source of G_PRIORITY_LOW ran.
      (40 ms, because an edit soon after a paint may have to wait for the frame clock.)
   3. Load. The TEXT is set as the whole text (not for "paste", and not with more than one editor);
      the caret goes to the end, for "type-start" and "resize" to the start. Wait until settled.
   4. COUNT times, but for 45 s at most: take the clocks, edit, let the main loop run. At the first
      after-paint take them again: wall clock and main thread's CPU from the key to the painted
      frame, and the editor's height. Wait until settled: the process's CPU since the edit, the
      number of paints, the height again. A height at the first paint that is not the settled one
      is late. A settled one that differs from an independent layout of the first five lines by
      more than a quarter of a line is wrong.
      Where the processor lets a program count, the main thread's instructions, cycles and cache
      misses between the key and the painted frame, without those of the kernel.
   5. Print one line of JSON with all samples and the peak memory of the process (VmHWM).

   An edit is what a text view does for a committed key: begin_user_action, insert at the caret,
   end_user_action, scroll the caret on screen; in a line it is GtkText's own insert-at-cursor. A line
   has no height to be wrong. The workloads:

     type        the next character of a fixed sentence, at the caret
     type-start  the same, with the caret at the start of the text
     delete      backspace at the end
     grow        a line break at the end, and the next time a backspace
     paste       the whole TEXT into an empty editor, which is emptied and settled before
     set         the same, set as an app does
     resize      the editor's width: 300, 500, 400 px, and again
     scroll      the page: 53 px down until its end, and up again
     start       nothing: the program ends with its first frame

   Rich text is the TEXT with a bold word in every line and a widget in every tenth. */

#ifndef CONCERTINA_BENCH_LOOP_H
#define CONCERTINA_BENCH_LOOP_H

#include <gtk/gtk.h>

/* How many lines an editor of the bench grows to: five, or as many as it has in a page, where
   CONCERTINA_BENCH_PAGE is set. */
int bench_maximum_lines(void);

typedef struct BenchEditor {
  GtkWidget *area; /* the widget that grows; its width request sets the width */
  GtkTextView *view; /* NULL for an editor of one line */
  GtkText *line;     /* NULL for an editor of several */
  /* What stands beside the text inside the area, and what stands above and below it, in px. */
  int beside, above;
  /* Sets the whole text where it is more than plain text; NULL: as a text buffer does. The height of
     such a text is not checked. */
  void (*fill)(const struct BenchEditor *editor, const char *text, int length);
  /* Undoes a step, or redoes it; NULL: as a text view does. */
  void (*undo)(const struct BenchEditor *editor, gboolean is_again);
  /* A way of the program's own (bench-ways.h): does what comes before it, or the way itself, and
     returns FALSE if there is none of that name; NULL: there are none. */
  gboolean (*way)(const char *name, const char *text, gboolean is_before);
} BenchEditor;

/* Appends a new editor to a box that is already in the window. */
typedef BenchEditor (*BenchEditorMaker)(GtkBox *box, void *data);

/* What is measured of a value, with its data. */
typedef void (*BenchWork)(void *data);

/* Runs work once, and prints what it has cost, as one way with so many bytes of text. */
void bench_measure(const char *way, gsize bytes, BenchWork work, void *data);

/* Runs the workload that the arguments WORKLOAD TEXT|- COUNT [EDITORS] name, prints its result, and
   ends the process; WAY TEXT names a way in, which bench-ways.h describes. `program` is the name of this contestant; `css` is added to the bench's own.
   Returns only on unusable arguments, with the exit status. */
int bench_run(const char *program, const char *css, int argument_count, char **arguments,
              BenchEditorMaker make_editor, void *data);

#endif
