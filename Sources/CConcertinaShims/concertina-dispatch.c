#define _GNU_SOURCE
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CConcertinaShims.h"

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

gboolean concertina_is_main_thread(void) {
  // Asked with each signal: the kernel is asked until it has once said yes.
  static pthread_t main_thread;
  pthread_t thread = pthread_self();
  if (__atomic_load_n(&main_thread, __ATOMIC_RELAXED) == thread) return TRUE;
  if (syscall(SYS_gettid) != getpid()) return FALSE;
  __atomic_store_n(&main_thread, thread, __ATOMIC_RELAXED);
  return TRUE;
}

void concertina_require_main_thread(void) {
  if (!concertina_is_main_thread()) g_error("GTK was used on another thread than the main one");
}

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
