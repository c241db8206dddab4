# Completion of concertina-playground for bash.
# shellcheck shell=bash

# Bash divides a line at "=" as well as at spaces. Puts the words as the program gets them into `words`,
# the last of which is the one at the caret, and the part of that one which bash does not replace into
# `kept`.
_concertina_playground_words() {
  local index word joins=no
  words=() kept=''
  for (( index = 0; index <= COMP_CWORD; index++ )); do
    word=${COMP_WORDS[index]}
    if (( index > 0 )) && [[ $word == = || $joins == yes ]]; then
      words[${#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
    [[ $word == = ]] && joins=yes || joins=no
  done
  word=${words[${#words[@]} - 1]}
  [[ $COMP_WORDBREAKS == *=* && $word == *=* ]] && kept=${word%=*}=
}

# Prints what `list` says of a scene's knobs: "KNOB VALUE…", with the values of a choice or a toggle.
_concertina_playground_knobs() {
  "$1" list 2>/dev/null | awk -v scene="$2" '
    /^  [^ ]/ { isScene = ($1 == scene) }
    isScene && /^      [^ ]/ {
      line = substr($0, 7)
      knob = line
      sub(/=.*/, "", knob)
      values = ""
      value = substr(line, length(knob) + 2)
      if (value == "true" || value == "false") values = "true false"
      if (match(value, /^[^"]*  \(.*\)$/) && value !~ /  \(a whole number\)$/) {
        values = substr(value, index(value, "(") + 1)
        gsub(/[,)]/, "", values)
      }
      print knob, values
    }'
}

# Generated options
_concertina_playground_commands='list screenshot replay check pictures pdf export'

# Prints the options of a command, or of the window.
_concertina_playground_options() {
  case $1 in
    list) echo '--json --help --version' ;;
    screenshot) echo '--scene --widget --library --set --width --scheme --text-file --output --help --version' ;;
    replay) echo '--artifacts --overwrite --compare --tolerance --update --library --help --version' ;;
    check) echo '--scene --widget --library --set --all --width --scheme --accepted --accept --json --help --version' ;;
    pictures) echo '--artifacts --overwrite --scene --widget --library --set --all --schemes --directions --scales --widths --compare --tolerance --update --help --version' ;;
    pdf) echo '--output --paper --landscape --help --version' ;;
    export) echo '--output --help --version' ;;
    *) echo '--scene --widget --library --set --scheme --new-instance --gapplication-service --help --version' ;;
  esac
}

# Prints what follows an option: words to choose from, or a kind; fails without a value.
_concertina_playground_kind() {
  case $1 in
    --scene) echo 'SCENE' ;;
    --widget) echo 'FILE' ;;
    --library) echo 'FILE' ;;
    --set) echo 'KNOB' ;;
    --scheme) echo 'light dark' ;;
    --width) echo 'NUMBER' ;;
    --text-file) echo 'FILE' ;;
    --output) echo 'FILE' ;;
    --artifacts) echo 'DIRECTORY' ;;
    --compare) echo 'DIRECTORY' ;;
    --tolerance) echo 'NUMBER' ;;
    --accepted) echo 'FILE' ;;
    --accept) echo 'NUMBER' ;;
    --schemes) echo 'NUMBER' ;;
    --directions) echo 'NUMBER' ;;
    --scales) echo 'NUMBER' ;;
    --widths) echo 'NUMBER' ;;
    --paper) echo 'A3 A4 A5 A6 B5 Letter Legal' ;;
    *) return 1 ;;
  esac
}
# End of options

# Completes what follows an option and "=" or a space: _concertina_playground_value PROGRAM OPTION START
_concertina_playground_value() {
  local program=$1 start=$3 kind knob values
  kind=$(_concertina_playground_kind "$2") || return
  case $kind in
    SCENE)
      mapfile -t COMPREPLY < <(
        compgen -W "$("$program" list 2>/dev/null | sed -n 's/^  \([^ ]*\)$/\1/p')" -- "$start")
      ;;
    KNOB)
      [[ $start == *=* ]] || compopt -o nospace
      mapfile -t COMPREPLY < <(
        _concertina_playground_knobs "$program" "$scene" | while read -r knob values; do
          if [[ $start == "$knob="* ]]; then
            compgen -P "$knob=" -W "$values" -- "${start#*=}"
          elif [[ $start != *=* ]]; then
            compgen -W "$knob=" -- "$start"
          fi
        done
      )
      ;;
    FILE | DIRECTORY)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -A "${kind,,}" -- "$start")
      ;;
    NUMBER) ;;
    *) mapfile -t COMPREPLY < <(compgen -W "$kind" -- "$start") ;;
  esac
}

_concertina_playground() {
  local words kept word index command='' scene='' operands=0 index_of_value=0 last=''
  _concertina_playground_words
  local current=${words[${#words[@]} - 1]}
  for (( index = 1; index < ${#words[@]} - 1; index++ )); do
    word=${words[index]}
    case $word in
      --scene=*) scene=${word#*=} ;;
      -*)
        _concertina_playground_kind "$word" >/dev/null || continue
        index_of_value=$((index + 1))
        [[ $word == --scene ]] && scene=${words[index_of_value]}
        (( index++ ))
        ;;
      *)
        (( operands == 0 )) && command=$word
        (( ++operands ))
        ;;
    esac
  done
  COMPREPLY=()
  if (( index_of_value == ${#words[@]} - 1 )); then
    last=${words[index_of_value - 1]}
    _concertina_playground_value "$1" "$last" "$current"
  elif [[ $current == --*=* ]]; then
    last=${current%%=*}
    _concertina_playground_value "$1" "$last" "${current#*=}" &&
      COMPREPLY=("${COMPREPLY[@]/#/$last=}")
  elif [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(
      compgen -W "$(_concertina_playground_options "$command")" -- "$current")
  elif (( operands == 0 )); then
    compopt -o filenames
    mapfile -t COMPREPLY < <(
      compgen -W "$_concertina_playground_commands" -- "$current"
      compgen -f -X '!*.json' -- "$current"
      compgen -d -- "$current"
    )
  elif [[ $command == replay ]] && (( operands == 1 )); then
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
  fi
  COMPREPLY=("${COMPREPLY[@]#"$kept"}")
}

complete -F _concertina_playground concertina-playground
