#include "bench-counters.h"

#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#endif

const char *const bench_counter_names[bench_counter_count] = {
  "instructions", "cycles", "instructionCacheMisses", "cacheMisses"};

static const struct {
  guint32 type;
  guint64 event;
} events[bench_counter_count] = {
  {PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS},
  {PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES},
  {PERF_TYPE_HW_CACHE, PERF_COUNT_HW_CACHE_L1I | PERF_COUNT_HW_CACHE_OP_READ << 8 |
                         PERF_COUNT_HW_CACHE_RESULT_MISS << 16},
  {PERF_TYPE_HARDWARE, PERF_COUNT_HW_CACHE_MISSES},
};

/* One descriptor for each counter; -1 for one that the processor does not have. */
static int descriptors[bench_counter_count] = {-1, -1, -1, -1};

static int open_counter(int index) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.type = events[index].type;
  attributes.config = events[index].event;
  attributes.size = sizeof attributes;
  /* What the kernel does is not ours, and not every user may count it. */
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

gboolean bench_counters_open(void) {
  gboolean is_open = FALSE;
  for (int i = 0; i < bench_counter_count; i++) {
    descriptors[i] = open_counter(i);
    is_open = is_open || descriptors[i] >= 0;
  }
  return is_open;
}

BenchCounters bench_counters_read(void) {
  BenchCounters counters;
  for (int i = 0; i < bench_counter_count; i++) {
    guint64 value = 0;
    if (descriptors[i] < 0 || read(descriptors[i], &value, sizeof value) != sizeof value) value = 0;
    counters.values[i] = (gint64)value;
  }
  return counters;
}

gboolean bench_counters_are_simulated(void) {
#ifdef RUNNING_ON_VALGRIND
  return RUNNING_ON_VALGRIND > 0;
#else
  return FALSE;
#endif
}

void bench_counters_toggle_callgrind(void) {
#ifdef CALLGRIND_TOGGLE_COLLECT
  CALLGRIND_TOGGLE_COLLECT;
#endif
}

void bench_counters_start_callgrind(void) {
#ifdef CALLGRIND_START_INSTRUMENTATION
  CALLGRIND_START_INSTRUMENTATION;
#endif
}
