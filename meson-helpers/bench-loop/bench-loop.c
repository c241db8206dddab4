#include "bench-loop.h"

#include "bench-counters.h"
#include "bench-height.h"
#include "bench-text.h"
#include "bench-ways.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  first_width = 400,
  quiet_milliseconds = 40,
  budget_seconds = 45,
  /* The first keys fill caches, and are not counted by callgrind. */
  uncounted_keys = 5,
  patience_seconds = 60,
  /* Under valgrind a second becomes a minute. */
  patience_seconds_of_valgrind = 1200
};

static const char sentence[] =
  "Concertina lines open one by one while somebody writes, and close again when words go away. ";

static const char font_style[] = "textview, entry, text { font: 14px 'DejaVu Sans'; }";

typedef enum { starting, loading, emptying, editing } Phase;

typedef struct {
  gint64 wall, thread, process; /* microseconds */
} Clocks;

static struct {
  const char *program, *workload, *text_name;
  char *text;
  gsize text_length;
  int count, editor_count;
  gboolean in_page;
  GtkScrolledWindow *page;
  GtkWindow *window;
  BenchEditor editor; /* the one that is worked on */
  int width;

  Phase phase;
  gboolean awaits_frame;
  guint patience;
  Clocks at_edit;
  BenchCounters counters_at_edit;
  gint64 editing_since;
  int paints, paints_at_edit, paints_when_checked;
  int height_at_frame;
  double first_frame, load_frame, load_settled;
  GArray *wall, *cpu, *settled_cpu, *paint_counts;
  /* NULL without counters. */
  GArray *counters[bench_counter_count];
  int late_heights, wrong_heights;
} bench;

/* Clocks */

static gint64 microseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (gint64)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static Clocks read_clocks(void) {
  return (Clocks){
    .wall = microseconds(CLOCK_MONOTONIC),
    .thread = microseconds(CLOCK_THREAD_CPUTIME_ID),
    .process = microseconds(CLOCK_PROCESS_CPUTIME_ID),
  };
}

static double milliseconds_since_start(void) {
  const char *start = g_getenv("CONCERTINA_BENCH_START");
  if (start == NULL) return -1;
  return microseconds(CLOCK_MONOTONIC) / 1e3 - g_ascii_strtod(start, NULL) / 1e6;
}

static long peak_kilobytes(void) {
  char *status = NULL;
  long peak = -1;
  if (!g_file_get_contents("/proc/self/status", &status, NULL, NULL)) return peak;
  const char *line = strstr(status, "VmHWM:");
  if (line != NULL) peak = strtol(line + strlen("VmHWM:"), NULL, 10);
  g_free(status);
  return peak;
}

/* The editor */

static int text_height(void) {
  return gtk_widget_get_height(bench.editor.area) - bench.editor.above;
}

static void set_width(int width) {
  bench.width = width;
  gtk_widget_set_size_request(bench.editor.area, width + bench.editor.beside, -1);
}

/* Edits */

static gboolean is_workload(const char *name) { return strcmp(bench.workload, name) == 0; }

static void place_caret(void) {
  bench_place_caret(&bench.editor, is_workload("type-start") || is_workload("resize") || is_workload("scroll"));
}

static void insert(const char *text, int length) { bench_insert(&bench.editor, text, length); }

static void delete_backward(void) { bench_delete_backward(&bench.editor); }

/* Scrolls the page by a little more than two lines, to and fro between its ends. */
static void scroll_page(void) {
  static int direction = 1;
  enum { distance = 53 };
  GtkAdjustment *page = gtk_scrolled_window_get_vadjustment(bench.page);
  double end = gtk_adjustment_get_upper(page) - gtk_adjustment_get_page_size(page);
  double value = gtk_adjustment_get_value(page) + direction * distance;
  if (value < 0 || value > end) direction = -direction;
  gtk_adjustment_set_value(page, gtk_adjustment_get_value(page) + direction * distance);
}

/* Has the page show the caret, which a plain view in a page does not do. */
static void show_caret(void) {
  if (bench.page == NULL || bench.editor_count > 1 || is_workload("scroll")) return;
  GtkAdjustment *page = gtk_scrolled_window_get_vadjustment(bench.page);
  gtk_adjustment_set_value(page, is_workload("type-start") ? 0 : gtk_adjustment_get_upper(page));
}

static void set_text(void) { bench_set_text(&bench.editor, bench.text, bench.text_length); }

/* Whether each edit begins with an empty editor. */
static gboolean fills_editor(void) { return is_workload("paste") || is_workload("set"); }

static void edit(int number) {
  static const int widths[] = {300, 500, 400};
  if (is_workload("delete")) delete_backward();
  else if (is_workload("grow")) number % 2 == 0 ? insert("\n", 1) : delete_backward();
  else if (is_workload("paste")) insert(bench.text, bench.text_length);
  else if (is_workload("set")) set_text();
  else if (is_workload("scroll")) scroll_page();
  else if (is_workload("resize")) set_width(widths[number % 3]);
  else insert(sentence + number % strlen(sentence), 1);
}

/* How many keys callgrind does not count: fewer of few. */
static int uncounted(void) { return MIN(uncounted_keys, bench.count / 2); }

/* Results */

static void print_samples(const char *name, const GArray *samples) {
  printf(",\"%s\":[", name);
  for (guint i = 0; i < samples->len; i++)
    printf("%s%" G_GINT64_FORMAT, i == 0 ? "" : ",", g_array_index(samples, gint64, i));
  printf("]");
}

static void print_result(const char *error) {
  char *text_name = g_path_get_basename(bench.text_name);
  printf("{\"program\":\"%s\",\"gtk\":\"%u.%u.%u\"", bench.program, gtk_get_major_version(),
         gtk_get_minor_version(), gtk_get_micro_version());
  printf(",\"workload\":\"%s\",\"text\":\"%s\",\"count\":%d,\"editors\":%d", bench.workload,
         text_name, bench.count, bench.editor_count);
  if (error != NULL) printf(",\"error\":\"%s\"", error);
  printf(",\"firstFrameMilliseconds\":%.2f,\"loadFrameMilliseconds\":%.2f", bench.first_frame,
         bench.load_frame);
  printf(",\"loadSettledCpuMilliseconds\":%.2f", bench.load_settled);
  print_samples("wallMicroseconds", bench.wall);
  print_samples("cpuMicroseconds", bench.cpu);
  print_samples("settledCpuMicroseconds", bench.settled_cpu);
  print_samples("paints", bench.paint_counts);
  for (int i = 0; i < bench_counter_count; i++)
    if (bench.counters[i] != NULL) print_samples(bench_counter_names[i], bench.counters[i]);
  printf(",\"countedKeys\":%d", MAX((int)bench.wall->len - uncounted(), 0));
  printf(",\"lateHeights\":%d,\"wrongHeights\":%d,\"peakKilobytes\":%ld}\n", bench.late_heights,
         bench.wrong_heights, peak_kilobytes());
  fflush(stdout);
  g_free(text_name);
}

/* The loop */

static void start_settling(void);
static void start_step(Phase phase);

static gboolean on_no_patience(gpointer data) {
  print_result("no frame or never settled");
  exit(1);
  return G_SOURCE_REMOVE;
}

static void end_with_result(void) {
  print_result(NULL);
  exit(0);
}

static void finish_if_done(void) {
  gint64 spent = microseconds(CLOCK_MONOTONIC) - bench.editing_since;
  gboolean has_time =
    bench_counters_are_simulated() || spent < budget_seconds * G_USEC_PER_SEC;
  if ((int)bench.wall->len < bench.count && has_time) return;
  end_with_result();
}

static void record_settled(void) {
  gint64 cpu = microseconds(CLOCK_PROCESS_CPUTIME_ID) - bench.at_edit.process;
  gint64 paints = bench.paints - bench.paints_at_edit;
  g_array_append_val(bench.settled_cpu, cpu);
  g_array_append_val(bench.paint_counts, paints);
  int height = text_height();
  if (height != bench.height_at_frame) bench.late_heights++;
  if (bench.editor.view == NULL || bench.editor.fill != NULL) return;
  int expected = bench_expected_height(bench.editor.view, bench.width);
  if (abs(height - expected) > bench_line_height(bench.editor.view) / 4) bench.wrong_heights++;
}

static void on_settled(void) {
  g_clear_handle_id(&bench.patience, g_source_remove);
  gboolean has_text = bench.text != NULL && bench.editor_count == 1;
  switch (bench.phase) {
    case starting:
      if (has_text && !fills_editor()) return start_step(loading);
      break;
    case loading:
      bench.load_settled = (read_clocks().process - bench.at_edit.process) / 1e3;
      show_caret();
      break;
    case emptying:
      return start_step(editing);
    case editing:
      record_settled();
      finish_if_done();
      break;
  }
  if (bench.phase != editing) bench.editing_since = microseconds(CLOCK_MONOTONIC);
  start_step(fills_editor() && bench.wall->len > 0 ? emptying : editing);
}

static void start_step(Phase phase) {
  bench.phase = phase;
  bench.awaits_frame = TRUE;
  bench.paints_at_edit = bench.paints;
  int patience = bench_counters_are_simulated() ? patience_seconds_of_valgrind : patience_seconds;
  bench.patience = g_timeout_add_seconds(patience, on_no_patience, NULL);
  bench.at_edit = read_clocks();
  bench.counters_at_edit = bench_counters_read();
  switch (phase) {
    case starting: break;
    case loading:
      set_text();
      place_caret();
      break;
    case emptying: bench_set_text(&bench.editor, "", 0); break;
    case editing:
      if ((int)bench.wall->len == uncounted()) bench_counters_start_callgrind();
      if ((int)bench.wall->len >= uncounted()) bench_counters_toggle_callgrind();
      edit(bench.wall->len);
      break;
  }
}

static gboolean on_idle(gpointer data) {
  if (bench.paints == bench.paints_when_checked) on_settled();
  else start_settling();
  return G_SOURCE_REMOVE;
}

static gboolean on_quiet_time(gpointer data) {
  if (bench.paints == bench.paints_when_checked)
    g_idle_add_full(G_PRIORITY_LOW, on_idle, NULL, NULL);
  else start_settling();
  return G_SOURCE_REMOVE;
}

static void start_settling(void) {
  bench.paints_when_checked = bench.paints;
  g_timeout_add(quiet_milliseconds, on_quiet_time, NULL);
}

static void record_counters(BenchCounters now) {
  for (int i = 0; i < bench_counter_count; i++) {
    if (bench.counters[i] == NULL) continue;
    gint64 counted = now.values[i] - bench.counters_at_edit.values[i];
    g_array_append_val(bench.counters[i], counted);
  }
}

static void on_after_paint(GdkFrameClock *clock, gpointer data) {
  BenchCounters counters = bench_counters_read();
  Clocks now = read_clocks();
  bench.paints++;
  if (!bench.awaits_frame) return;
  bench.awaits_frame = FALSE;
  bench.height_at_frame = text_height();
  gint64 wall = now.wall - bench.at_edit.wall, cpu = now.thread - bench.at_edit.thread;
  if (bench.phase == starting) bench.first_frame = milliseconds_since_start();
  if (is_workload("start")) end_with_result();
  if (bench.phase == loading) bench.load_frame = wall / 1e3;
  if (bench.phase == editing) {
    if ((int)bench.wall->len >= uncounted()) bench_counters_toggle_callgrind();
    g_array_append_val(bench.wall, wall);
    g_array_append_val(bench.cpu, cpu);
    record_counters(counters);
  }
  start_settling();
}

/* The window */

static void pin_appearance(const char *css) {
  gboolean animates = g_strcmp0(g_getenv("CONCERTINA_BENCH_ANIMATIONS"), "1") == 0;
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", animates, "gtk-cursor-blink",
               FALSE, NULL);
  char *style = g_strconcat(font_style, css, NULL);
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_USER);
  g_object_unref(provider);
  g_free(style);
}

static GtkWidget *make_page(GtkWidget *box) {
  GtkWidget *page = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(page), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(page), box);
  bench.page = GTK_SCROLLED_WINDOW(page);
  GtkWidget *viewport = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(page));
  /* At its default policy a viewport would squeeze the editors to their minimum. */
  gtk_scrollable_set_vscroll_policy(GTK_SCROLLABLE(viewport), GTK_SCROLL_NATURAL);
  return page;
}

static void fill_window(BenchEditorMaker make_editor, void *data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  gboolean is_page = bench.editor_count > 1 || bench.in_page;
  GtkWidget *content = is_page ? make_page(box) : box;
  /* As wide as the editors: GTK asks for the height at the width of the place, and gives the widget
     that stands at its start another width with that height. */
  gtk_widget_set_halign(content, GTK_ALIGN_START);
  gtk_window_set_child(bench.window, content);
  for (int i = 0; i < bench.editor_count; i++) {
    BenchEditor editor = make_editor(GTK_BOX(box), data);
    gtk_widget_set_valign(editor.area, GTK_ALIGN_START);
    if (i <= 2) bench.editor = editor;
    gtk_widget_set_size_request(editor.area, first_width + editor.beside, -1);
    if (bench.editor_count > 1 && bench.text != NULL)
      bench_set_text(&editor, bench.text, bench.text_length);
  }
}

static void show_window(BenchEditorMaker make_editor, void *data) {
  bench.window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_default_size(bench.window, 600, 500);
  fill_window(make_editor, data);
  gtk_widget_realize(GTK_WIDGET(bench.window));
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(bench.window));
  g_signal_connect_after(gdk_surface_get_frame_clock(surface), "after-paint",
                         G_CALLBACK(on_after_paint), NULL);
  start_step(starting);
  gtk_window_present(bench.window);
  gtk_widget_grab_focus(bench_input(&bench.editor));
  place_caret();
}

/* The arguments */

static gboolean read_arguments(int argument_count, char **arguments) {
  if (argument_count < 4) {
    fprintf(stderr, "Usage: %s WORKLOAD TEXT|- COUNT [EDITORS]\n", arguments[0]);
    return FALSE;
  }
  bench.workload = arguments[1];
  bench.text_name = arguments[2];
  bench.count = atoi(arguments[3]);
  bench.editor_count = argument_count > 4 ? atoi(arguments[4]) : 1;
  const char *known[] = {"type", "type-start", "delete", "grow", "paste",
                         "set", "resize", "scroll", "start", NULL};
  if (!g_strv_contains(known, bench.workload) || bench.count < 1 || bench.editor_count < 1) {
    fprintf(stderr, "%s: unknown workload or a count below one\n", arguments[0]);
    return FALSE;
  }
  if (is_workload("scroll") && !g_getenv("CONCERTINA_BENCH_PAGE")) {
    fprintf(stderr, "%s: only a page scrolls\n", arguments[0]);
    return FALSE;
  }
  GError *error = NULL;
  if (strcmp(bench.text_name, "-") == 0 ||
      g_file_get_contents(bench.text_name, &bench.text, &bench.text_length, &error))
    return TRUE;
  fprintf(stderr, "%s: %s\n", arguments[0], error->message);
  g_error_free(error);
  return FALSE;
}

static GArray *make_samples(void) { return g_array_new(FALSE, FALSE, sizeof(gint64)); }

int bench_run(const char *program, const char *css, int argument_count, char **arguments,
              BenchEditorMaker make_editor, void *data) {
  if (bench_ways_asked(argument_count, arguments))
    return bench_ways_run(arguments, make_editor, data);
  if (!read_arguments(argument_count, arguments)) return 2;
  bench.in_page = g_getenv("CONCERTINA_BENCH_PAGE") != NULL;
  bench.program = program;
  bench.width = first_width;
  bench.wall = make_samples();
  bench.cpu = make_samples();
  bench.settled_cpu = make_samples();
  bench.paint_counts = make_samples();
  if (bench_counters_open())
    for (int i = 0; i < bench_counter_count; i++) bench.counters[i] = make_samples();
  gtk_init();
  pin_appearance(css);
  show_window(make_editor, data);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  return 0;
}
