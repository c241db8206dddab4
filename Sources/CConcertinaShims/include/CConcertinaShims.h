// What Swift cannot express about GTK: one C file for each of the headers below.
#pragma once

#include "concertina-accessible.h"
#include "concertina-alert.h"
#include "concertina-buffer.h"
#include "concertina-call.h"
#include "concertina-css.h"
#include "concertina-dispatch.h"
#include "concertina-entry.h"
#include "concertina-members.h"
#include "concertina-object.h"
#include "concertina-shown.h"
#include "concertina-space.h"
#include "concertina-text-view.h"
#include "concertina-widget.h"
