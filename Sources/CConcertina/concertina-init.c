#include "include/concertina-init.h"

#include "CConcertinaShims.h"
#include "concertina-swift.h"
#include "concertina-types.h"

// Registers all classes, once; a critical message on another thread than GTK's.
static gboolean
ensure_registered (void)
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

GType
concertina_registered_type (const char *name, gsize *type)
{
  GType known = g_atomic_pointer_get (type);
  if (known || !ensure_registered ())
    return known;
  known = g_type_from_name (name);
  g_atomic_pointer_set (type, known);
  return known;
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
  ensure_registered ();
}
