import type { Command } from 'commander'
import { PRESETS } from '../../engine/variant/catalogue'
import { explain } from '../../engine/variant/explain'
import type { Variant } from '../../engine/variant/variant'
import { BadInput } from '../options/badInput'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

/** `variants` lists the presets; `variants show` gives one, or a file's, with its rules in words. */
export function register(program: Command): void {
  const list = program.command('variants').description('list the presets, or show the rules of one')
  addOutputOptions(list, 'json').action((options: OutputOptions, { args: [stray] }: Command) => {
    if (stray !== undefined)
      throw new BadInput('variants', `lists them all; “variants show ${stray}” shows one`)
    const variants = PRESETS.map(({ id, summary, origin, make }) => ({
      id,
      name: make().name,
      summary,
      origin,
    }))
    const width = Math.max(...variants.map(({ id }) => id.length))
    const text = variants.map(({ id, summary }) => `${id.padEnd(width)}  ${summary}`).join('\n')
    print(options, { json: { variants }, text })
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
      print(options, { json: { variant, rules }, text: inWords(variant) })
    },
  )
}

function inWords(variant: Variant): string {
  const rules = explain(variant)
  const lines = rules.map(({ section, sentence }, i) => {
    const heading = rules[i - 1]?.section === section ? '' : section
    return `${heading.padEnd(7)}${sentence}`
  })
  return [variant.name, `Source: ${variant.source}`, '', ...lines].join('\n')
}
