#include "include/concertina-init.h"

#include "concertina-swift.h"

gboolean
concertina_ensure_registered (void)
{
  static gboolean is_registered = FALSE;
  if (is_registered)
    return TRUE;
  if (!concertina_is_main_thread ()) {
    g_critical ("Concertina was first used on another thread than GTK's");
    return FALSE;
  }
  is_registered = TRUE;
  concertina_swift_register ();
  return TRUE;
}

/**
 * concertina_init:
 *
 * Registers all widget classes, so that `.ui` files can name them.
 *
 * Further calls do nothing. Call it on GTK's thread; GTK may be initialized later.
 */
void
concertina_init (void)
{
  concertina_ensure_registered ();
}
