import { PRESETS } from '../engine/variant/catalogue'
import { rulesOf } from '../engine/players/cannotPlay'
import type { Question } from '../engine/players/outside'
import type { Variant } from '../engine/variant/variant'
import type { Bot } from './bot'
import type { Launch } from './botProcess'

/** What `{…}` in arguments, environment and options stands for. */
export type Values = Readonly<Record<string, string>>

/** The values that a question gives. */
export function valuesOf({ variant, position }: Question): Values {
  return {
    variant: catalogueId(variant) ?? variant.name,
    holes: String(variant.board.holes),
    seeds: String(variant.start.seedsPerHole),
    seat: position.toMove === 'south' ? '1' : '2',
    side: position.toMove,
  }
}

/** A text with its placeholders filled in; others stay as they are. */
export function filledIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** What is started for a question. */
export function launchOf({ description, folder, executable }: Bot, values: Values): Launch {
  const fill = (text: string): string => filledIn(text, values)
  const environment = Object.entries(description.environment).map(([name, value]) => [name, fill(value)])
  return {
    command: executable,
    arguments: description.arguments.map(fill),
    folder,
    environment: Object.fromEntries(environment) as Record<string, string>,
  }
}

/** The id of the game of the catalogue that has these rules, in any size. */
function catalogueId(variant: Variant): string | null {
  const sizes = { holes: variant.board.holes, seeds: variant.start.seedsPerHole }
  const found = PRESETS.find(({ make }) => rulesOf(make(sizes)) === rulesOf(variant))
  return found?.id ?? null
}
