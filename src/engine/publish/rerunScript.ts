import { message, type Text } from '../../locales/message'

/**
 * The script of a bundle that computes it again, from any folder. The command is `lumbung`, or what the variable LUMBUNG says; where
 * there is neither, it says how to name one.
 */
export function rerunScript(command: string, say: (text: Text) => string): string {
  const [program = '', ...args] = command.split(' ')
  const how = say(
    message('publish.rerunHow', { example: 'LUMBUNG="node lumbung/scripts/lumbung.mjs" sh rerun.sh' }),
  )
  return `#!/bin/sh
set -e
cd "$(dirname "$0")"
LUMBUNG=\${LUMBUNG:-${program}}
if ! command -v \${LUMBUNG%% *} >/dev/null 2>&1; then
  printf '%s\\n' ${quoted(how)} >&2
  exit 127
fi
$LUMBUNG ${args.join(' ')}
`
}

/** A text as one word of the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
