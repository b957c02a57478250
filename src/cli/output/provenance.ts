import { version } from '../../../package.json'
import { shellWord } from '../../engine/escape'
import { outsideFacts } from '../bots/botFiles'

/** What an answer was made from; a spec holds the whole rules of its variants. */
export interface MadeFrom {
  /** The kind of experiment, or the command if it is not an experiment. */
  readonly kind: string
  readonly spec: object
}

/** What a reader needs to reproduce an answer: the program and its input. */
interface Provenance extends MadeFrom {
  readonly program: 'lumbung'
  readonly version: string
  /** The commit of the build; null if it was not built from a repository. */
  readonly commit: string | null
  /** The command line as typed: running it again gives the same answer and repeats every proof. */
  readonly command: string
  /** False if programs from outside took part, and who they were. */
  readonly reproducible?: false
  readonly outside?: readonly object[]
  /** The random seed, if chance is involved. */
  readonly seed?: unknown
}

let typed: readonly string[] = []

/** Remembers the command line that is about to run. */
export function noteCommand(words: readonly string[]): void {
  typed = words.map(withoutPassword)
}

/** A provenance without the command line: what a run on one machine has in common with one on many. */
export function originOf(made: MadeFrom): Omit<Provenance, 'command'> {
  const { command: _, ...origin } = provenanceOf(made)
  return origin
}

/** The commit that this program was built from; null if unknown. */
export function commitOfBuild(): string | null {
  return typeof __COMMIT__ === 'undefined' ? null : __COMMIT__
}

/** The provenance of an answer, the same for every command. */
export function provenanceOf({ kind, spec }: MadeFrom): Provenance {
  const seed = 'seed' in spec ? { seed: spec.seed } : {}
  const command = ['lumbung', ...typed.map(shellWord)].join(' ')
  const outside = outsideFacts(spec)
  const mark = outside.length === 0 ? {} : { reproducible: false as const, outside }
  return { program: 'lumbung', version, commit: commitOfBuild(), command, kind, spec, ...mark, ...seed }
}

/** Server addresses may contain a name and a password, which must never be printed. */
function withoutPassword(word: string): string {
  return word.replace(/(\w+:\/\/)[^/@]*@/, '$1')
}
