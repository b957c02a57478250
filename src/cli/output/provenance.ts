import { version } from '../../../package.json'
import { quoted } from './quoted'

/** What an answer was made from; a spec holds the whole rules of its variants. */
export interface MadeFrom {
  /** The kind of experiment, or the command where there is none. */
  readonly kind: string
  readonly spec: object
}

/** What a reader needs to make an answer again: the program that gave it and what it was asked. */
interface Provenance extends MadeFrom {
  readonly program: 'lumbung'
  readonly version: string
  /** The commit of the build; null where it was not built from a repository. */
  readonly commit: string | null
  /** What was typed: the same words give the same answer, and search every line of a proof again. */
  readonly command: string
  /** The random seed, if chance is involved. */
  readonly seed?: unknown
}

let typed: readonly string[] = []

/** Notes the words of the command that is about to answer. */
export function noteCommand(words: readonly string[]): void {
  typed = words.map(withoutPassword)
}

/** The same without the words typed: what a run on one machine and one on many have in common. */
export function originOf(made: MadeFrom): Omit<Provenance, 'command'> {
  const { command: _, ...origin } = provenanceOf(made)
  return origin
}

/** The commit that this program was built from; null where that is not known. */
export function commitOfBuild(): string | null {
  return typeof __COMMIT__ === 'undefined' ? null : __COMMIT__
}

/** The provenance of an answer, the same for every command. */
export function provenanceOf({ kind, spec }: MadeFrom): Provenance {
  const seed = 'seed' in spec ? { seed: spec.seed } : {}
  const command = ['lumbung', ...typed.map(quoted)].join(' ')
  return { program: 'lumbung', version, commit: commitOfBuild(), command, kind, spec, ...seed }
}

/** Addresses of servers may hold a name and a password, which no answer repeats. */
function withoutPassword(word: string): string {
  return word.replace(/(\w+:\/\/)[^/@]*@/, '$1')
}
