/* Concertina: text inputs for GTK 4 that grow with their text.
 *
 * Call concertina_init() once, before a `.ui` file that names a class is loaded; GTK may be
 * initialized later. The functions here do it by themselves. */
#pragma once

#include "concertina-error.h"
#include "concertina-init.h"
#include "concertina-version.h"
#include "generated/concertina-classes.h"
#include "generated/concertina-commands.h"
#include "generated/concertina-enums.h"
