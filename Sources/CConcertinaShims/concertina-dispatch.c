#define _GNU_SOURCE
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CConcertinaShims.h"

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

gboolean concertina_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

static gboolean drain(int fd, GIOCondition condition, gpointer data) {
  // Read first: a source that stays readable spins, and starves everything of lower priority.
  eventfd_t count;
  eventfd_read(fd, &count);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

void concertina_dispatch_attach(void) {
  static guint source = 0;
  if (source) return;
  source = g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, NULL);
}
