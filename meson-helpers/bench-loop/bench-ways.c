#include "bench-ways.h"

#include "bench-counters.h"
#include "bench-text.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { width = 400, quiet_milliseconds = 60 };

static struct {
  const char *name;
  BenchEditor editor;
  char *text;
  gsize length;
  int paints;
} ways;

static void on_after_paint(GdkFrameClock *clock, gpointer data) { ways.paints++; }

static gboolean on_quiet(gpointer is_over) {
  *(gboolean *)is_over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until nothing was painted for a while. */
static void settle(void) {
  int paints;
  do {
    gboolean is_over = FALSE;
    paints = ways.paints;
    g_timeout_add_full(G_PRIORITY_LOW, quiet_milliseconds, on_quiet, &is_over, NULL);
    while (!is_over) g_main_context_iteration(NULL, TRUE);
  } while (ways.paints != paints);
}

/* The ways */

static void type(void) {
  const char *end = ways.text + ways.length;
  for (const char *letter = ways.text; letter < end; letter = g_utf8_next_char(letter)) {
    bench_insert(&ways.editor, letter, (int)(g_utf8_next_char(letter) - letter));
    while (g_main_context_iteration(NULL, FALSE)) continue;
  }
}

static void paste(void) {
  GdkClipboard *clipboard = gtk_widget_get_clipboard(bench_input(&ways.editor));
  char *text = g_strndup(ways.text, ways.length);
  gdk_clipboard_set_text(clipboard, text);
  g_free(text);
  g_signal_emit_by_name(ways.editor.view, "paste-clipboard");
}

static void set(void) { bench_set_text(&ways.editor, ways.text, (int)ways.length); }

static void change_history(gboolean is_again) {
  const char *action = is_again ? "text.redo" : "text.undo";
  if (ways.editor.undo) ways.editor.undo(&ways.editor, is_again);
  else gtk_widget_activate_action(GTK_WIDGET(ways.editor.view), action, NULL);
}

static void undo(void) { change_history(FALSE); }

static void redo(void) { change_history(TRUE); }

static void act(void) { ways.editor.way(ways.name, ways.text, FALSE); }

typedef struct {
  const char *name;
  void (*action)(void);
  /* What comes before it, and does not count. */
  void (*before[2])(void);
} Way;

static const Way all_ways[] = {
  {"typed", type, {NULL}},
  {"pasted", paste, {NULL}},
  {"set", set, {NULL}},
  {"undone", undo, {paste}},
  {"redone", redo, {paste, undo}},
};

static const Way *way_named(const char *name) {
  for (guint index = 0; index < G_N_ELEMENTS(all_ways); index++)
    if (strcmp(all_ways[index].name, name) == 0) return &all_ways[index];
  return NULL;
}

/* A way of the program's own, after what comes before it; NULL if there is none of that name. */
static const Way *own_way(void) {
  static const Way own = {"", act, {NULL}};
  if (!ways.editor.way || !ways.editor.way(ways.name, ways.text, TRUE)) return NULL;
  settle();
  return &own;
}

static gint64 microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

/* The window */

static void show_window(BenchEditorMaker make_editor, void *data) {
  GtkWidget *window = gtk_window_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, "gtk-cursor-blink",
               FALSE, NULL);
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 500);
  gtk_widget_set_halign(box, GTK_ALIGN_START);
  gtk_window_set_child(GTK_WINDOW(window), box);
  ways.editor = make_editor(GTK_BOX(box), data);
  gtk_widget_set_valign(ways.editor.area, GTK_ALIGN_START);
  gtk_widget_set_size_request(ways.editor.area, width + ways.editor.beside, -1);
  gtk_widget_realize(window);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  g_signal_connect_after(gdk_surface_get_frame_clock(surface), "after-paint",
                         G_CALLBACK(on_after_paint), NULL);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_grab_focus(bench_input(&ways.editor));
}

/* Measuring */

static void print_result(const char *way, gsize bytes, gint64 instructions, gint64 time) {
  printf("{\"way\":\"%s\",\"bytes\":%zu,\"instructions\":%" G_GINT64_FORMAT
         ",\"cpuMicroseconds\":%" G_GINT64_FORMAT "}\n",
         way, bytes, instructions, time);
}

void bench_measure(const char *way, gsize bytes, BenchWork work, void *data) {
  bench_counters_open();
  BenchCounters before = bench_counters_read();
  gint64 time_before = microseconds();
  bench_counters_start_callgrind();
  bench_counters_toggle_callgrind();
  work(data);
  bench_counters_toggle_callgrind();
  gint64 time = microseconds() - time_before;
  print_result(way, bytes, bench_counters_read().values[0] - before.values[0], time);
}

static void work(void *data) {
  ((const Way *)data)->action();
  settle();
}

gboolean bench_ways_asked(int argument_count, char **arguments) { return argument_count == 3; }

int bench_ways_run(char **arguments, BenchEditorMaker make_editor, void *data) {
  GError *error = NULL;
  if (!g_file_get_contents(arguments[2], &ways.text, &ways.length, &error)) {
    fprintf(stderr, "%s: %s\n", arguments[0], error->message);
    g_error_free(error);
    return 2;
  }
  ways.name = arguments[1];
  gtk_init();
  show_window(make_editor, data);
  settle();
  const Way *way = way_named(ways.name);
  if (way == NULL) way = own_way();
  if (way == NULL) {
    fprintf(stderr, "%s: there is no way %s\n", arguments[0], ways.name);
    return 2;
  }
  for (guint index = 0; index < G_N_ELEMENTS(way->before) && way->before[index]; index++) {
    way->before[index]();
    settle();
  }
  bench_measure(ways.name, ways.length, work, (void *)way);
  return 0;
}
