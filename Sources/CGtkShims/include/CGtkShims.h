#pragma once
#include "../../CGtk/CGtk.h"
