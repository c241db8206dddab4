#include "include/concertina-init.h"

#include "concertina-swift.h"

gboolean
concertina_ensure_registered (void)
{
  // Another thread may ask for a type.
  static int is_registered = FALSE;
  if (g_atomic_int_get (&is_registered))
    return TRUE;
  if (!concertina_is_main_thread ()) {
    g_critical ("Concertina was first used on another thread than GTK's");
    return FALSE;
  }
  g_atomic_int_set (&is_registered, TRUE);
  concertina_swift_register ();
  return TRUE;
}

gboolean
concertina_is_callable (const char *function)
{
  if (concertina_is_main_thread ())
    return TRUE;
  g_critical ("%s() was called on another thread than GTK's", function);
  return FALSE;
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
