#include "include/concertina-error.h"

#include "CConcertinaShims.h"

GQuark
concertina_error_quark (void)
{
  return concertina_error_domain ();
}
