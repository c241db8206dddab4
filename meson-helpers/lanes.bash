# lanes.bash: the build, the displays and the lanes of tests, for the programs in this folder that run
# tests. They source it; it is no program of its own. `repository` has to say where the package is.
# shellcheck shell=bash

me=$(basename "$0")
# shellcheck source=meson-helpers/test-process.bash
source "$repository/meson-helpers/test-process.bash"

# Warnings are errors here. That needs its own build folder: the same one with other flags would be
# built again by every plain `swift build`.
build_folder=.build/checked
swift_options=(--scratch-path "$build_folder")
strict_options=(-Xswiftc -warnings-as-errors -Xcc -Werror)
cores=$repository/.build/cores
work=''
playground=''
display_servers=()
# The processes that do what runs beside each other.
lanes=()
declare -A displays=()
status=0

# What GTK draws with; "default": what it takes by itself, as for everybody else.
renderer=cairo

use_renderer() { renderer=$1; }

# Options of the build: what finds mistakes of memory makes everything slower.
sanitizer=''
runs_valgrind=no

# Builds with a sanitizer, in a folder of its own: use_sanitizer NAME
use_sanitizer() {
  sanitizer=$1
  build_folder=.build/$1
  swift_options=(--scratch-path "$build_folder" --sanitize "$1")
}

# The targets of the tests that run beside each other: those in a real window; these, which take as long;
# and all the others.
end_to_end='EndToEndTests|ExampleTests'
beside='RichTextEditingTests|PlaygroundWidgetTests|DifferentialTests|ExpandableInputTests|GtkCoreTests'
# What tries random things for long, whatever draws it.
random_runs='RobustnessTests|DifferentialTests|LawTests|GlitchTests'
# What is looked at once more at the scale factor 2.
scaled_runs='DifferentialTests|RichTextReferenceTests'

# What is looked at once more with the renderer that people have: pictures, what is painted frame by
# frame, and some of the real window.
drawn_runs='ReferenceTests|UnderlineTests|FloatedPlaceholderTests|AppearanceTests|GrowthTests'
drawn_runs+='|AnimationTests|MotionTests|PointerTests|ComposerWindowTests|RichTextWindowTests'

# What is looked at once more in a small window whose caret blinks.
small_window_runs='[.]InputTests|MainJobTests|RichTextWindowTests'

# Whether everything is tried, however long it takes.
is_thorough=no

say() { printf '\n== %s\n' "$1"; }

fail() {
  printf '\n%s: %s\n' "$me" "$1"
  exit 1
}

build() {
  say "Build: package, tests and playground, warnings are errors"
  local output=$work/build.log
  swift build --build-tests "${swift_options[@]}" "${strict_options[@]}" 2>&1 | tee "$output" ||
    fail "the build failed"
  # SwiftPM's remark on flags of GTK's own pkg-config files is not about our source, nor is the linker's
  # on what the sanitizer brings.
  if grep -E 'warning:' "$output" | grep -vE 'prohibited flag\(s\)|local symbol .__[a-z]+san_'; then
    fail "the build gave warnings"
  fi
  playground=$(swift build --show-bin-path "${swift_options[@]}")/concertina-playground
  tests_program=$(dirname "$playground")/ConcertinaPackageTests.xctest
  [[ -x $playground ]] || fail "the playground was not built"
  list_tests
  [[ $runs_valgrind == no ]] || wrap_playground
}

# Has the tests start the playground under valgrind, as the same process.
wrap_playground() {
  command -v valgrind >/dev/null || fail "valgrind is not installed"
  local wrapper=$work/concertina-playground file
  local options=(-q --error-exitcode=99 --num-callers=30 --log-file="$repository/.build/valgrind.%p.log")
  # What GLib and GTK say of themselves.
  for file in /usr/share/g{tk-4,lib-2}.0/valgrind/*.supp; do
    [[ ! -f $file ]] || options+=(--suppressions="$file")
  done
  { echo '#!/bin/sh' && printf '%q ' exec valgrind "${options[@]}" "$playground" && echo '"$@"'; } \
    >"$wrapper"
  chmod +x "$wrapper"
  playground=$wrapper
}

# Starts a display of a run's own: start_display NAME
start_display() {
  local folder=$work/$1 number=''
  mkfifo "$folder/display"
  # -r: on a busy machine the release of a key may come so late that the key would repeat itself.
  Xvfb -displayfd 3 -screen 0 1280x1024x24 -noreset -nolisten tcp -r \
    3>"$folder/display" 2>"$folder/display.log" &
  display_servers+=("$!")
  read -r -t 60 number <"$folder/display" || true
  [[ -n $number ]] || { cat "$folder/display.log" && fail "Xvfb did not start"; }
  displays[$1]=:$number
}

# Starts a Wayland compositor as the only window of a run's display, so that keys and clicks of the X
# display become those of a Wayland seat. The shell "kiosk" shows each window over the whole screen,
# the shell "desktop" at its own size: start_compositor NAME SHELL
start_compositor() {
  local folder=$work/$1
  DISPLAY=${displays[$1]} XDG_RUNTIME_DIR=$folder/runtime weston --backend=x11-backend.so \
    --shell="$2-shell.so" --width=1280 --height=1024 --socket=wayland-test --idle-time=0 \
    --no-config >"$folder/compositor.log" 2>&1 &
  display_servers+=("$!")
  wait_for_socket "$folder/runtime/wayland-test" || { cat "$folder/compositor.log" && fail "no weston"; }
}

# Waits for the socket of a server that was just started: wait_for_socket FILE
wait_for_socket() {
  local try
  for (( try = 0; try < 600; try++ )); do
    [[ ! -S $1 ]] || return 0
    sleep 0.1
  done
  return 1
}

# shellcheck disable=SC2317  # called by the trap in main
stop() {
  local session
  (( ${#lanes[@]} == 0 )) || kill "${lanes[@]}" 2>/dev/null || true
  for session in "$work"/*.session; do [[ ! -f $session ]] || kill_session "$(<"$session")"; done
  (( ${#display_servers[@]} == 0 )) || kill "${display_servers[@]}" 2>/dev/null || true
  [[ -z $work ]] || rm -rf "$work"
}

# A home and a display for each run: prepare NAME... Only the cache outlives it: font lists are slow to
# make.
prepare() {
  local name
  forget_old_cores
  for name in "$@"; do
    make_home "$name"
    start_display "$name"
  done
}

# A core file is large, and of use until the program is built again.
forget_old_cores() {
  local core
  while read -r core; do rm -f "$core"; done < <(
    find "$cores" -name '*.core' -printf '%T@ %p\n' 2>/dev/null | sort -rn | tail -n +9 | cut -d' ' -f2-
  )
}

make_home() {
  local folder=$work/$1
  mkdir -p "$folder"/{home,config/gtk-4.0,data,state} .build/test-cache
  mkdir -m 700 "$folder/runtime"
  cp Resources/test-environment/settings.ini "$folder/config/gtk-4.0/settings.ini"
}

# Forgets what would make one machine differ from another, then says what holds for all:
# pin_environment NAME
pin_environment() {
  local folder=$work/$1 name
  while read -r name; do unset "$name"; done < <(
    compgen -e | grep -E '^(GTK|GDK|GSK|GSETTINGS|G|PANGO|FC|LC|XDG|DBUS|AT_SPI|WAYLAND|BROADWAY)_' ||
      true
  )
  unset LANGUAGE XMODIFIERS NO_AT_BRIDGE FONTCONFIG_FILE FONTCONFIG_PATH XAUTHORITY WAYLAND_DISPLAY
  export NO_COLOR=1 LANG=C.UTF-8 TZ=UTC DISPLAY="${displays[$1]}" HOME="$folder/home"
  export XDG_CONFIG_HOME="$folder/config" XDG_DATA_HOME="$folder/data"
  export XDG_STATE_HOME="$folder/state" XDG_RUNTIME_DIR="$folder/runtime"
  export XDG_CACHE_HOME="$repository/.build/test-cache"
  export XDG_DATA_DIRS=/usr/local/share:/usr/share XDG_CONFIG_DIRS="$folder/config"
  export FONTCONFIG_FILE="$repository/Resources/test-environment/fonts.conf"
  # The tests of accessibility start programs that set GTK_A11Y themselves.
  export GDK_BACKEND=x11 GTK_A11Y=none GSETTINGS_BACKEND=memory
  [[ $renderer == default ]] || export GSK_RENDERER=$renderer
  # A warning of GTK's is a mistake of ours: it ends the run. Swift's own handler of crashes would
  # print a backtrace and let the program go on.
  export G_DEBUG=fatal-warnings SWIFT_BACKTRACE=enable=no
  export CONCERTINA_PLAYGROUND="$playground" CONCERTINA_CORES="$cores"
  export CONCERTINA_MONKEY_RECORDS="$repository/.build/monkey"
  # What waits for the playground has to be patient where that is slow.
  [[ -z $sanitizer && $runs_valgrind == no ]] || export CONCERTINA_PATIENCE=10
  # GLib and GTK keep what they have made once; fatal warnings have to stay fatal.
  export ASAN_OPTIONS=detect_leaks=0:handle_abort=0:handle_sigtrap=0:disable_coredump=0
  # What is left of a crash says where it was.
  ulimit -c "$(ulimit -H -c)" 2>/dev/null || true
}

# What is run, as lanes: three of them beside each other, because most of what tests do is to wait for the
# next frame. A lane does one run after another.
runs=(runs scaled drawn small-window end-to-end beside pure installed tests)
run_everything() {
  local lane
  prepare beside tests scaled drawn small-window end-to-end pure
  run_step runs "$repository/meson-helpers/check-runs"
  [[ $is_thorough == no ]] || ask_for_more
  say "Tests, end-to-end tests, and what is looked at once more: at scale 2, and with GTK's own renderer"
  for lane in run_in_window run_beside run_widgets; do
    "$lane" &
    lanes+=("$!")
  done
  wait_for_lanes
  [[ $is_thorough == no ]] || run_thoroughly
}

wait_for_lanes() {
  local lane
  for lane in "${lanes[@]}"; do wait "$lane" || true; done
  lanes=()
}

run_widgets() {
  run_tests tests -- --only xctest --skip "^($end_to_end|$beside)[.]" || true
  run_step installed "$repository/meson-helpers/test-install" "$playground"
}

# In processes of their own: they drag from a window of the test's, and what other tests have left in
# GTK's hands is no part of what they look at.
run_in_window() {
  local renderer=$renderer
  # Should the tests' own process crash, it says where; the programs that it starts must not.
  run_tests end-to-end SWIFT_BACKTRACE=enable=yes,interactive=no,color=no -- --only xctest \
    --filter "^($end_to_end)[.]" || true
  renderer=default
  run_tests drawn -- --only xctest --filter "$drawn_runs" || true
}

run_beside() {
  run_tests pure -- --only swift-testing || true
  run_tests beside -- --only xctest --filter "^($beside)[.]" || true
  run_tests scaled GDK_SCALE=2 -- --only xctest --filter "$scaled_runs" || true
  run_tests small-window CONCERTINA_WINDOW=700x440 CONCERTINA_CARET=blinks -- --only xctest \
    --filter "$small_window_runs" || true
}

# Has random runs try more cases, and gives them the time for it.
ask_for_more() {
  export CONCERTINA_DIFFERENTIAL_CASES=${CONCERTINA_DIFFERENTIAL_CASES:-20000}
  export CONCERTINA_HTML_CASES=${CONCERTINA_HTML_CASES:-20000}
  export CONCERTINA_LAW_CASES=${CONCERTINA_LAW_CASES:-300000}
  export CONCERTINA_LOADING_SEEDS=${CONCERTINA_LOADING_SEEDS:-100}
  export CONCERTINA_HEIGHT_SEEDS=${CONCERTINA_HEIGHT_SEEDS:-200}
  export CONCERTINA_MONKEY_SECONDS=${CONCERTINA_MONKEY_SECONDS:-600}
  runs=(examples other-binding adwaita new-app packages "${runs[@]}" thorough-default thorough-gl displays)
}

# Everything that is drawn and every end-to-end test, with every renderer but the standard one, beside
# each other; and the examples as packages of their own, and the packages for Debian.
run_thoroughly() {
  local renderer
  say "Apps: the examples, one with a binding of its own, and one of libadwaita"
  run_step examples swift build --package-path Examples --scratch-path .build/examples
  run_step other-binding swift build --package-path Examples/OtherBinding --scratch-path .build/other-binding
  run_step adwaita build_adwaita
  run_step new-app try_new_app
  run_step packages run_packages
  prepare thorough-default thorough-gl
  for renderer in default gl; do
    say "Everything that is drawn, renderer: $renderer"
    run_tests "thorough-$renderer" -- --skip "$random_runs" & lanes+=("$!")
  done
  wait_for_lanes
  say "Displays: X11, Wayland, Broadway"
  run_step displays "$repository/meson-helpers/backends" --check --no-install
}

build_adwaita() {
  if ! pkg-config --exists libadwaita-1; then
    echo "libadwaita is not installed: skipped"
    return
  fi
  swift build --package-path Examples/Adwaita --scratch-path .build/adwaita
}

# Makes an app of the template, tests it with real keys, and makes a package of it.
try_new_app() {
  local app=$work/new-app/Letters
  "$repository/meson-helpers/new-app" Letters "$app" || return 1
  swift build --package-path "$app" --build-tests || return 1
  # Tests have settings of their own, as on any machine.
  xvfb-run -a dbus-run-session -- swift test --package-path "$app" --skip-build || return 1
  desktop-file-validate "$app"/data/*.desktop || return 1
  appstreamcli validate --no-net "$app"/data/*.metainfo.xml || return 1
  (cd "$app" && dpkg-buildpackage --build=binary --no-sign --no-check-builddeps) || return 1
  lintian "$work"/new-app/*.deb
}

# Only root can make the systems that packages are installed in.
run_packages() {
  if (( EUID != 0 )) || ! command -v debootstrap >/dev/null; then
    echo "Packages for Debian: skipped, because that needs root and debootstrap"
    return
  fi
  "$repository/meson-helpers/build-program" concertina-playground "$work/concertina-playground" || return 1
  "$repository/meson-helpers/build-program" ExampleNotes "$work/concertina-notes" || return 1
  "$repository/meson-helpers/build-library" "$work/libconcertina-0.so.0" || return 1
  "$repository/meson-helpers/test-deb" "$work"/concertina-{playground,notes} "$work/libconcertina-0.so.0"
}
