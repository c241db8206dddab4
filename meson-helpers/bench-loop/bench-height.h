/* The height that an editor should have: a layout of its text that does not ask the editor. */

#ifndef CONCERTINA_BENCH_HEIGHT_H
#define CONCERTINA_BENCH_HEIGHT_H

#include <gtk/gtk.h>

/* Height of the first bench_maximum_lines() lines of the view's text at a width, as GTK lays it out:
   paragraph by paragraph, each rounded to whole pixels. */
int bench_expected_height(GtkTextView *view, int width);

int bench_line_height(GtkTextView *view);

#endif
