/* bench-counters: what the processor has done for the main thread, in the program itself and not in
   the kernel. Times swing with what else runs on the machine; instructions do not. */

#ifndef CONCERTINA_BENCH_COUNTERS_H
#define CONCERTINA_BENCH_COUNTERS_H

#include <glib.h>

enum { bench_counter_count = 4 };

/* The names of the counters, as the results have them. */
extern const char *const bench_counter_names[bench_counter_count];

typedef struct {
  gint64 values[bench_counter_count];
} BenchCounters;

/* Begins to count; FALSE if there are no counters, as on many virtual machines. */
gboolean bench_counters_open(void);

/* Returns what was counted so far; zeros without counters. */
BenchCounters bench_counters_read(void);

/* Whether the program runs in valgrind. */
gboolean bench_counters_are_simulated(void);

/* Makes valgrind's callgrind simulate from now on, if the program runs in it. */
void bench_counters_start_callgrind(void);

/* Makes it count from here on, or no longer; called in turn, once it simulates. */
void bench_counters_toggle_callgrind(void);

#endif
