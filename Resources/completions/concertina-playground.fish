# Completion of concertina-playground for fish.

set -l program concertina-playground
# Generated commands
set -l commands list screenshot replay check pictures pdf export
# End of commands

function __concertina_playground_scenes
    set -l line (commandline --tokenize --cut-at-cursor --current-process)
    $line[1] list 2>/dev/null | string match --regex --groups-only '^  (\S+)$'
end

# The knobs of the scene on the line, each with "=".
function __concertina_playground_knobs
    set -l line (commandline --tokenize --cut-at-cursor --current-process)
    set -l scene (string match --regex --groups-only -- '--scene[= ](\S+)' "$line")
    test -n "$scene"; or return
    set -l is_scene no
    for text in ($line[1] list 2>/dev/null)
        if string match --quiet --regex '^  \S' -- $text
            test (string trim -- $text) = $scene[-1]; and set is_scene yes; or set is_scene no
        else if test $is_scene = yes
            string match --regex --groups-only '^      ([^=]+=)' -- $text
        end
    end
end

# Folders, and the files that can be scenarios.
function __concertina_playground_scenarios
    __fish_complete_path (commandline --current-token) | string match --regex '^.*(?:/|\.json)(?:\t.*)?$'
end

complete --command $program --no-files
set -l none "not __fish_seen_subcommand_from $commands"
complete -c $program -n "$none" -a '(__concertina_playground_scenarios)'
complete -c $program -n '__fish_seen_subcommand_from replay' -F
# Generated options
complete -c $program -n "$none" -a list -d "print the scenes and their knobs"
complete -c $program -n "$none" -a screenshot -d "save a picture of a scene"
complete -c $program -n "$none" -a replay -d "replay a scenario file, with one JSON line for each step"
complete -c $program -n "$none" -a check -d "find what keeps people from using a scene"
complete -c $program -n "$none" -a pictures -d "save pictures of scenes in several ways, with a page to look at"
complete -c $program -n "$none" -a pdf -d "write a file of rich text as PDF"
complete -c $program -n "$none" -a export -d "write a file of rich text for other programs"
complete -c $program -n 'not __fish_seen_subcommand_from list replay pdf export' -l scene -x -a '(__concertina_playground_scenes)' -d "the scene to show; list prints them all"
complete -c $program -n 'not __fish_seen_subcommand_from list replay pdf export' -l widget -r -F -d "show a widget by its class, or of a .ui file"
complete -c $program -n 'not __fish_seen_subcommand_from list pdf export' -l library -r -F -d "load a library of classes for --widget"
complete -c $program -n 'not __fish_seen_subcommand_from list replay pdf export' -l set -x -a '(__concertina_playground_knobs)' -d "turn a knob of the scene; may be given again"
complete -c $program -n 'not __fish_seen_subcommand_from list replay pictures pdf export' -l scheme -x -a 'light dark' -d "light or dark appearance"
complete -c $program -n 'not __fish_seen_subcommand_from list screenshot replay check pictures pdf export' -l new-instance -d "open a window beside the one that is open"
complete -c $program -n 'not __fish_seen_subcommand_from list screenshot replay check pictures pdf export' -l gapplication-service -d "open the window when the desktop asks for it"
complete -c $program -s h -l help -d "print help and exit"
complete -c $program -l version -d "print the version and exit"
complete -c $program -n '__fish_seen_subcommand_from list check' -l json -d "print JSON"
complete -c $program -n '__fish_seen_subcommand_from screenshot check' -l width -x -d "the stage's width in pixels (default: 400)"
complete -c $program -n '__fish_seen_subcommand_from screenshot' -l text-file -r -F -d "take the knob text from a file in UTF-8"
complete -c $program -n '__fish_seen_subcommand_from screenshot pdf export' -l output -r -F -d "the file to write"
complete -c $program -n '__fish_seen_subcommand_from replay pictures' -l artifacts -x -a '(__fish_complete_directories)' -d "the folder for pictures (default: the current one)"
complete -c $program -n '__fish_seen_subcommand_from replay pictures' -l overwrite -d "replace pictures that are there already"
complete -c $program -n '__fish_seen_subcommand_from replay pictures' -l compare -x -a '(__fish_complete_directories)' -d "compare pictures with those of this folder"
complete -c $program -n '__fish_seen_subcommand_from replay pictures' -l tolerance -x -d "by how much a color may differ, from 0 to 255 (default: 0)"
complete -c $program -n '__fish_seen_subcommand_from replay pictures' -l update -d "renew the pictures in the folder of --compare"
complete -c $program -n '__fish_seen_subcommand_from check pictures' -l all -d "take all scenes, with their defaults"
complete -c $program -n '__fish_seen_subcommand_from check' -l accepted -r -F -d "do not print the findings that this file accepts"
complete -c $program -n '__fish_seen_subcommand_from check' -l accept -x -d "add all other findings to the file of --accepted"
complete -c $program -n '__fish_seen_subcommand_from pictures' -l schemes -x -d "appearances: light, dark, high-contrast (default: light)"
complete -c $program -n '__fish_seen_subcommand_from pictures' -l directions -x -d "the directions of text, of ltr and rtl (default: ltr)"
complete -c $program -n '__fish_seen_subcommand_from pictures' -l scales -x -d "the sizes of text, as multiples such as 1,2 (default: 1)"
complete -c $program -n '__fish_seen_subcommand_from pictures' -l widths -x -d "the stage's widths in pixels (default: 400)"
complete -c $program -n '__fish_seen_subcommand_from pdf' -l paper -x -a 'A3 A4 A5 A6 B5 Letter Legal' -d "the paper"
complete -c $program -n '__fish_seen_subcommand_from pdf' -l landscape -d "turn the paper on its side"
# End of options
