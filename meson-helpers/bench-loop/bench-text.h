/* The text of an editor, be it a text view's or a line's: read and changed as a key does. */

#ifndef CONCERTINA_BENCH_TEXT_H
#define CONCERTINA_BENCH_TEXT_H

#include "bench-loop.h"

/* The widget that has the caret. */
GtkWidget *bench_input(const BenchEditor *editor);

/* Sets the whole text, as a program does. */
void bench_set_text(const BenchEditor *editor, const char *text, int length);

/* Puts the caret to the start or the end, and scrolls it into view. */
void bench_place_caret(const BenchEditor *editor, gboolean at_start);

/* What an editor does for a committed key, and for the key Backspace. */
void bench_insert(const BenchEditor *editor, const char *text, int length);
void bench_delete_backward(const BenchEditor *editor);

#endif
