# test-process.bash: one run of tests, in as many processes as it takes. lanes.bash sources it; it is no
# program of its own.
#
# A process that dies or makes no progress takes along only the test that it was in: the next process
# goes on behind it. A run has no limit in all. It leaves these files in $work:
#
#   NAME.tests    the tests that it was to run, one a line
#   NAME.results  what came of each, a line "passed|failed|skipped <tab> TEST <tab> REASON"; and
#                 "fault <tab> TEXT" for what failed and is no test
#   NAME.log      what the processes printed
# shellcheck shell=bash

# How long a test may print nothing, in seconds. A test that takes longer on a busy machine says how far
# it has come.
stall_seconds=${CONCERTINA_STALL_SECONDS:-300}
tests_program=''

# Writes down which tests there are: "xctest.list" and "swift-testing.list" in $work.
list_tests() {
  local library options
  for library in xctest swift-testing; do
    mapfile -t options < <(library_options "$library")
    "$tests_program" "${options[@]}" --list-tests 2>/dev/null |
      grep -E '^[A-Za-z0-9_]+\..+/' >"$work/$library.list" || true
  done
}

# The options that choose a library of tests: Swift 6.0 has none for XCTest, which is what runs without any.
library_options() {
  [[ $1 == xctest ]] || printf '%s\n' --testing-library "$1"
}

# Runs tests: run_tests NAME [ENVIRONMENT=…]... -- [--filter PATTERN] [--skip PATTERN] [--only LIBRARY]
run_tests() {
  local name=$1 settings=() filter=. skip='^$' libraries=(xctest swift-testing) library
  shift
  while [[ $1 != -- ]]; do settings+=("$1") && shift; done
  shift
  while (( $# )); do
    case $1 in
      --filter) filter=$2 ;;
      --skip) skip=$2 ;;
      --only) libraries=("$2") ;;
    esac
    shift 2
  done
  : >"$work/$name.log"
  : >"$work/$name.tests"
  : >"$work/$name.results"
  for library in "${libraries[@]}"; do
    grep -P -- "$filter" "$work/$library.list" | grep -vP -- "$skip" >"$work/$name.left" || true
    cat "$work/$name.left" >>"$work/$name.tests"
    run_all_left "$name" "$library" "${settings[@]}"
  done
  note_warnings "$name"
  is_green "$name"
}

# Runs the tests in $work/NAME.left, in one process after another: run_all_left NAME LIBRARY [ENVIRONMENT=…]...
run_all_left() {
  local name=$1 library=$2 settings=("${@:3}") parallel=yes number=0 end
  while [[ -s $work/$name.left ]]; do
    number=$((number + 1))
    end=0
    run_process "$name" "$library" "$parallel" "${settings[@]}" || end=$?
    "${library//-/_}_results" "$name"
    cat "$work/$name.part" >>"$work/$name.log"
    if [[ ! -s $work/$name.begun && ! -s $work/$name.ended ]]; then
      note_fault "$name" "a process began no test: $(reason_of_end "$name" "$end")"
      return
    fi
    # Which of the tests that ran beside each other has ended it? That shows when they run one by one.
    if (( $(wc -l <"$work/$name.begun") > 1 )) && [[ $parallel == yes ]]; then
      parallel=no
    else
      while read -r test; do note "$name" failed "$test" "$(reason_of_end "$name" "$end")"; done \
        <"$work/$name.begun"
      cat "$work/$name.begun" >>"$work/$name.ended"
    fi
    leave_out "$work/$name.left" "$work/$name.ended"
    # A process that has failed tests ends with 1.
    if (( end > 1 )) && [[ ! -s $work/$name.begun ]]; then
      note_fault "$name" "a process died behind its last test: $(reason_of_end "$name" "$end")"
    fi
  done
}

# Runs tests in one process until it ends or makes no progress; its exit status is that of the process,
# or 124: run_process NAME LIBRARY PARALLEL [ENVIRONMENT=…]...
run_process() {
  local name=$1 library=$2 settings=("${@:4}") options=() output process line result=0 is_stalled=no
  if [[ $library == xctest ]]; then
    options=("$(head -n 1500 "$work/$name.left" | paste -s -d,)")
  else
    mapfile -t options < <(library_options "$library")
    options+=(--event-stream-output-path "$work/$name.events")
    options+=(--filter "^($(sed -E 's/[][().*+?^$|\\{}]/\\&/g' "$work/$name.left" | paste -s -d'|'))(/|\$)")
    [[ $3 == yes ]] || options+=(--no-parallel)
  fi
  : >"$work/$name.part"
  : >"$work/$name.events"
  # A session of its own: whatever a test has started ends with it.
  # shellcheck disable=SC2016  # for the other shell
  exec {output}< <(
    pin_environment "$name"
    exec setsid dbus-run-session -- env "${settings[@]}" sh -c 'echo $$ >"$0" && exec "$@"' \
      "$work/$name.process" "$tests_program" "${options[@]}" 2>&1 </dev/null
  )
  process=$!
  echo "$process" >"$work/$name.session"
  local seen=0 size
  while true; do
    result=0
    IFS= read -r -t "$stall_seconds" -u "$output" line || result=$?
    if (( result > 128 )); then
      size=$(stat -c %s "$work/$name.events")
      if (( size > seen )); then seen=$size && continue; fi
      if kill -0 "$process" 2>/dev/null; then
        is_stalled=yes
        tell_where_it_is "$name" | tee -a "$work/$name.part"
      fi
      kill_session "$process"
      continue
    fi
    (( result == 0 )) || [[ -n $line ]] || break
    printf '%s\n' "$line"
    printf '%s\n' "$line" >>"$work/$name.part"
    (( result == 0 )) || break
  done
  exec {output}<&-
  result=0
  wait "$process" || result=$?
  kill_session "$process"
  rm -f "$work/$name.session"
  tell_of_crash | tee -a "$work/$name.part"
  [[ $is_stalled == no ]] || result=124
  return "$result"
}

kill_session() { pkill -KILL -s "$1" || true; }

# Tells where a test process is that makes no progress.
tell_where_it_is() {
  echo "$1 makes no progress. Its calls, thread by thread:"
  gdb -batch -nx -ex 'thread apply all bt 40' -p "$(<"$work/$1.process")" 2>/dev/null |
    grep -E '^(Thread|#)' || true
}

# Tells where a test process was when it crashed; the programs that tests start do it themselves.
tell_of_crash() {
  local core kept
  for core in core core.*; do
    [[ -f $core ]] || continue
    kept=$cores/tests.$(date +%s%N).core
    mkdir -p "$cores"
    mv "$core" "$kept" || continue
    echo "A test process crashed; its core file is $kept"
    gdb -batch -nx -ex 'bt 60' "$tests_program" "$kept" 2>/dev/null | grep '^#' || true
  done
}

# Says why a process has ended before its time, with its last complaint: reason_of_end NAME STATUS
reason_of_end() {
  local complaint
  complaint=$(grep -aE '(WARNING|CRITICAL|ERROR) \*\*|Fatal error|ERROR: AddressSanitizer|rror: ' \
    "$work/$1.part" | tail -n 1 | cut -c 1-300)
  case $2 in
    124) echo "no progress for $stall_seconds s; its calls are in the log" ;;
    *) echo "the process died (status $2)${complaint:+: $complaint}" ;;
  esac
}

# Takes the lines of one file out of another: leave_out FILE LINES
leave_out() {
  grep -vxFf "$2" "$1" >"$1.new" || true
  mv "$1.new" "$1"
}

# What a process of XCTest has printed, as results; the tests that began and did not end are in
# NAME.begun, those that ended in NAME.ended. XCTest leaves out the module: xctest_results NAME
xctest_results() {
  awk -v results="$work/$1.results" -v begun="$work/$1.begun" -v ended="$work/$1.ended" '
    BEGIN { printf "" > begun; printf "" > ended }
    FNR == NR { short = $0; sub(/^[^.]*\./, "", short); sub(/\//, ".", short); full[short] = $0; next }
    match($0, /: error: [A-Za-z0-9_]+\.[A-Za-z0-9_]+ : /) {
      name = substr($0, RSTART + 9, RLENGTH - 12)
      if (!(name in reason)) reason[name] = substr($0, RSTART + RLENGTH, 300)
    }
    match($0, /Test Case \047[^\047]+\047 (started|passed|failed|skipped)/) {
      split(substr($0, RSTART, RLENGTH), part, "\047")
      name = part[2]; what = substr(part[3], 2)
      if (what == "started") { current = name; next }
      current = ""
      print what "\t" full[name] "\t" reason[name] >> results
      print full[name] >> ended
    }
    END { if (current != "") print full[current] >> begun }
  ' "$work/$1.left" "$work/$1.part"
}

# The same of the events of Swift Testing: swift_testing_results NAME
swift_testing_results() {
  awk -v results="$work/$1.results" -v begun="$work/$1.begun" -v ended="$work/$1.ended" '
    function field(name,    rest) {
      if (!match($0, "\"" name "\" ?: ?\"")) return ""
      rest = substr($0, RSTART + RLENGTH)
      gsub(/\\\//, "/", rest); gsub(/\\"/, "\047", rest)
      sub(/".*/, "", rest)
      return rest
    }
    BEGIN { printf "" > begun; printf "" > ended }
    { kind = field("kind"); if (kind == "event") { line = $0; sub(/"kind" ?: ?"event"/, ""); kind = field("kind") } }
    { test = field("testID"); if (test !~ /\//) next; sub(/\/[^\/]*:[0-9]+:[0-9]+$/, "", test) }
    kind == "testStarted" { open[test] = 1 }
    kind == "issueRecorded" && !/"isKnown" ?: ?true/ && !(test in reason) { reason[test] = field("text") }
    kind == "testSkipped" { print "skipped\t" test "\t" >> results; print test >> ended }
    kind == "testEnded" {
      delete open[test]
      print ((test in reason) ? "failed" : "passed") "\t" test "\t" substr(reason[test], 1, 300) >> results
      print test >> ended
    }
    END { for (test in open) print test >> begun }
  ' "$work/$1.events"
}

# Writes down what came of a test: note NAME WHAT TEST REASON
note() { printf '%s\t%s\t%s\n' "$2" "$3" "$4" >>"$work/$1.results"; }

# Writes down what failed and is no test: note_fault NAME TEXT
note_fault() { printf 'fault\t%s\n' "$2" >>"$work/$1.results"; }

# Does something that is no test, and writes down how it failed: run_step NAME COMMAND...
run_step() {
  local name=$1
  : >"$work/$name.tests"
  : >"$work/$name.results"
  "${@:2}" 2>&1 | tee "$work/$name.log" ||
    note_fault "$name" "$(grep -v '^$' "$work/$name.log" | tail -n 1 | cut -c 1-300)"
}

# Writes down whether GTK had something to complain of in the test process itself. The differential tests
# give bare views less than they ask for, which GTK 4.18 warns of; in any other test that ends the run,
# except for GTK's own faults (KnownWarnings.swift). The session bus may write into the middle of such
# a line.
note_warnings() {
  local warning
  warning=$(grep -aE '^\(process:[0-9]+\): .*-(WARNING|CRITICAL) \*\*' "$work/$1.log" |
    grep -avE 'Trying to measure GtkTextView 0x[0-9a-f]+ for (width|height) of [0-9]+, but' |
    grep -avF "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed" |
    grep -avE ' [A-Z][A-Za-z0-9 ]*dbus-daemon\[[0-9]+\]:' | head -n 1 || true)
  [[ -z $warning ]] || note_fault "$1" "GTK warned: $warning"
}

# The tests that a run was to run, and of which nothing is known: missing_tests NAME
missing_tests() {
  cut -f 2 "$work/$1.results" 2>/dev/null | grep -vxFf - "$work/$1.tests" 2>/dev/null || true
}

is_green() {
  [[ -f $work/$1.tests && -f $work/$1.results ]] &&
    ! grep -qE '^(failed|fault)' "$work/$1.results" && [[ -z $(missing_tests "$1") ]]
}

# How many results of runs are of a kind: count_of WHAT NAME...
count_of() {
  local what=$1 name
  shift
  for name in "$@"; do cat "$work/$name.results" 2>/dev/null || true; done | grep -c "^$what" || true
}

# Says why runs are not green, a line for each reason: reasons NAME...
reasons() {
  local name missing
  for name in "$@"; do
    if [[ ! -f $work/$name.tests ]]; then
      echo "$name: did not begin"
      continue
    fi
    sed -nE "s/^failed\t([^\t]*)\t?(.*)/$name: \1: \2/p; s/^fault\t/$name: /p" "$work/$name.results"
    missing=$(missing_tests "$name")
    [[ -z $missing ]] || echo "$name: did not finish: $(wc -l <<<"$missing") tests did not run, the first of them" \
      "$(head -n 1 <<<"$missing")"
  done
}
