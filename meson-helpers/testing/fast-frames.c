/* A display whose frames come sixteen times as fast, for tests: preloaded into every program.
 *
 * GTK's frame clock begins a frame when 16.7 ms have passed since the last one, and most of the time of a
 * test that looks at each frame is that wait. GDK has no switch for it before GTK 4.14, and the one of
 * later versions has animations go by in one frame. Here a wait of the clock takes a millisecond, and the
 * time that GTK reads goes on by as much as it wanted to wait. So the same frames are painted as on a
 * display, in the same order, animations with all their frames, and between frames there is time for what
 * the main loop does when it is idle.
 *
 * The clock waits with timeouts of two priorities that nothing else in GTK has: GDK_PRIORITY_REDRAW for a
 * frame, and GDK_PRIORITY_EVENTS + 1 for the events before it. All other time is the real one: that of
 * GLib's timeouts, so of delays and of a blinking caret, and that of programs that read it themselves. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <glib.h>
#include <link.h>
#include <string.h>

enum { redraw_priority = G_PRIORITY_HIGH_IDLE + 20, flush_priority = G_PRIORITY_DEFAULT + 1 };
enum { longest_frame = 17, wait = 1 };

typedef guint (*AddTimeout) (gint, guint, GSourceFunc, gpointer, GDestroyNotify);
typedef gint64 (*GetTime) (void);

/* By how much GTK's time is ahead of the real one, in microseconds. Only the main thread has frames. */
static gint64 ahead;

/* Where GTK's code is in memory. */
static struct { guintptr start, end; } gtk;

static int
find_gtk (struct dl_phdr_info *library, size_t size, void *data)
{
  if (strstr (library->dlpi_name, "/libgtk-4.so") == NULL)
    return 0;
  for (int index = 0; index < library->dlpi_phnum; index++)
    {
      const ElfW (Phdr) *header = &library->dlpi_phdr[index];
      if (header->p_type != PT_LOAD || !(header->p_flags & PF_X))
        continue;
      gtk.start = library->dlpi_addr + header->p_vaddr;
      gtk.end = gtk.start + header->p_memsz;
    }
  return 1;
}

static gint64
real_time (void)
{
  static GetTime get_time;
  if (get_time == NULL)
    get_time = (GetTime) dlsym (RTLD_NEXT, "g_get_monotonic_time");
  return get_time ();
}

gint64 (g_get_monotonic_time) (void)
{
  guintptr caller = (guintptr) __builtin_return_address (0);
  return real_time () + (caller >= gtk.start && caller < gtk.end ? ahead : 0);
}

guint (g_timeout_add_full) (gint priority, guint interval, GSourceFunc function, gpointer data,
                            GDestroyNotify notify)
{
  static AddTimeout add_timeout;
  if (add_timeout == NULL)
    {
      add_timeout = (AddTimeout) dlsym (RTLD_NEXT, "g_timeout_add_full");
      dl_iterate_phdr (find_gtk, NULL);
    }
  gboolean is_frame = priority == redraw_priority || priority == flush_priority;
  if (is_frame && interval > wait && interval <= longest_frame)
    {
      ahead += (interval - wait) * 1000;
      interval = wait;
    }
  return add_timeout (priority, interval, function, data, notify);
}
