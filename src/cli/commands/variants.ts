import { InvalidArgumentError, Option, type Command } from 'commander'
import { findPreset } from '../../engine/variant/catalogue'
import { FAMILIES } from '../../engine/variant/catalogue/families'
import { findPresets, regionsNamed, type PresetFilter } from '../../engine/variant/catalogue/findPresets'
import { MECHANISMS, mechanismsOf } from '../../engine/variant/catalogue/mechanisms'
import type { Preset } from '../../engine/variant/catalogue/preset'
import { REGIONS } from '../../engine/variant/catalogue/regions'
import { explain } from '../../engine/variant/explain'
import type { Variant } from '../../engine/variant/variant'
import { BadInput } from '../options/badInput'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

type ListOptions = OutputOptions & PresetFilter

/** `variants` lists the presets; `variants show` gives one, or a file's, with its rules in words. */
export function register(program: Command): void {
  const list = program.command('variants').description('list the presets, or show the rules of one')
  list.option(
    '--region <NAME>',
    'only games of this region, such as “Western Africa” or all of “Africa”',
    readRegion,
  )
  list.addOption(new Option('--family <NAME>', 'only games of this family').choices(Object.keys(FAMILIES)))
  list.addOption(
    new Option('--mechanism <NAME>', 'only games with this mechanism').choices(Object.keys(MECHANISMS)),
  )
  list.option('--search <WORDS>', 'only games whose names, description or source have all these words')
  addOutputOptions(list, 'json').action((options: ListOptions, { args: [stray] }: Command) => {
    if (stray !== undefined)
      throw new BadInput('variants', `lists them all; “variants show ${stray}” shows one`)
    const found = findPresets(options)
    const width = Math.max(0, ...found.map(({ id }) => id.length))
    const lines = found.map(({ id, summary }) => `${id.padEnd(width)}  ${summary}`)
    const answer = {
      json: { variants: found.map(listed) },
      text: found.length > 0 ? lines.join('\n') : 'No preset matches.',
    }
    const { region = null, family = null, search = null } = options
    print(options, answer, { kind: 'variants', spec: { region, family, search } })
  })
  const show = list.command('show').description('show a variant and its rules in words')
  show.argument('[ID|FILE]', 'a preset or a variant’s JSON file')
  addOutputOptions(addVariantOptions(show), 'json').action(
    (id: string | undefined, _: unknown, command: Command) => {
      // `--json` is also an option of `variants`, which takes it wherever it stands.
      const options = command.optsWithGlobals<VariantOptions & OutputOptions>()
      if (id !== undefined && command.getOptionValueSource('variant') === 'cli')
        throw new BadInput('--variant', `names a variant, and so does “${id}”; give one of them`)
      const variant = readVariant(id === undefined ? options : { ...options, variant: id })
      const rules = explain(variant)
      const readings = findPreset(id ?? options.variant ?? '')?.readings ?? []
      const answer = { json: { variant, rules, readings }, text: inWords(variant, readings) }
      print(options, answer, { kind: 'variants', spec: { variant } })
    },
  )
}

function readRegion(region: string): string {
  if (regionsNamed(region).length > 0) return region
  throw new InvalidArgumentError(`regions are ${REGIONS.join(', ')}.`)
}

/** A preset as `variants --json` lists it. */
function listed(preset: Preset): object {
  const { id, variant, regions, family, source, oracle, summary, detail, otherNames, readings } = preset
  return {
    id,
    name: variant.name,
    region: regions.join(', '),
    family,
    source,
    ...(oracle !== undefined && { oracle }),
    description: `${summary} ${detail}`,
    otherNames,
    mechanisms: mechanismsOf(variant),
    readings,
  }
}

function inWords(variant: Variant, readings: readonly string[]): string {
  const rules = explain(variant)
  const lines = rules.map(({ section, sentence }, i) => {
    const heading = rules[i - 1]?.section === section ? '' : section
    return `${heading.padEnd(7)}${sentence}`
  })
  const choices = readings.map((reading) => `- ${reading}`)
  return [
    variant.name,
    `Source: ${variant.source}`,
    '',
    ...lines,
    ...(choices.length > 0 ? ['', 'Where the source leaves a choice, and which is taken:', ...choices] : []),
  ].join('\n')
}
