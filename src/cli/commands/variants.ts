import { InvalidArgumentError, Option, type Command } from 'commander'
import { findPreset } from '../../engine/variant/catalogue'
import { hasChangedRules } from '../../engine/variant/catalogue/closestPreset'
import { FAMILIES } from '../../engine/variant/catalogue/families'
import { findPresets, regionsNamed, type PresetFilter } from '../../engine/variant/catalogue/findPresets'
import { MECHANISMS, mechanismsOf } from '../../engine/variant/catalogue/mechanisms'
import type { Preset } from '../../engine/variant/catalogue/preset'
import { REGIONS } from '../../engine/variant/catalogue/regions'
import { explain } from '../../engine/variant/explain'
import { ruleSheet, SHEET_PARTS, type SheetRow, type SheetSentence } from '../../engine/variant/ruleSheet'
import { sparse } from '../../engine/variant/sparse'
import type { Variant } from '../../engine/variant/variant'
import { variantTitle } from '../../engine/variant/variantTitle'
import { BadInput } from '../options/badInput'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { list, message } from '../../locales/message'
import { say, t } from '../output/language'

type ListOptions = OutputOptions & PresetFilter

/** `variants` lists the presets; `variants show` gives one, or a file's, with its rules in words. */
export function register(program: Command): void {
  const listing = program.command('variants').description(t('commands.variants'))
  listing.option('--region <NAME>', t('options.region'), readRegion)
  listing.addOption(new Option('--family <NAME>', t('options.family')).choices(Object.keys(FAMILIES)))
  listing.addOption(new Option('--mechanism <NAME>', t('options.mechanism')).choices(Object.keys(MECHANISMS)))
  listing.option('--search <WORDS>', t('options.search'))
  addOutputOptions(listing, 'json').action((options: ListOptions, { args: [stray] }: Command) => {
    if (stray !== undefined) throw new BadInput('variants', message('refusals.showVariant', { name: stray }))
    const found = findPresets(options, say)
    const width = Math.max(0, ...found.map(({ id }) => id.length))
    const lines = found.map(({ id, summary }) => `${id.padEnd(width)}  ${say(summary)}`)
    const answer = {
      json: { variants: found.map(listed) },
      text: found.length > 0 ? lines.join('\n') : t('printed.noPreset'),
    }
    const { region = null, family = null, search = null } = options
    print(options, answer, { kind: 'variants', spec: { region, family, search } })
  })
  const show = listing.command('show').description(t('commands.variantsShow'))
  show.argument('[ID|FILE]', t('options.shown'))
  addOutputOptions(addVariantOptions(show), 'json').action(
    (id: string | undefined, _: unknown, command: Command) => {
      // `--json` is also an option of `variants`, which takes it wherever it stands.
      const options = command.optsWithGlobals<VariantOptions & OutputOptions>()
      if (id !== undefined && command.getOptionValueSource('variant') === 'cli')
        throw new BadInput('--variant', message('refusals.variantTwice', { name: id }))
      const variant = readVariant(id === undefined ? options : { ...options, variant: id })
      const rules = explain(variant).map((rule) => ({ ...rule, sentence: say(rule.sentence) }))
      const readings = findPreset(id ?? options.variant ?? '')?.readings.map(say) ?? []
      const answer = {
        json: { variant: sparse(variant), rules, readings },
        text: inWords(variant, readings),
      }
      print(options, answer, { kind: 'variants', spec: { variant } })
    },
  )
}

function readRegion(region: string): string {
  if (regionsNamed(region).length > 0) return region
  throw new InvalidArgumentError(t('refusals.regions', { regions: REGIONS.join(', ') }))
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
    description: `${say(summary)} ${say(detail)}`,
    otherNames,
    mechanisms: mechanismsOf(variant),
    readings: readings.map(say),
  }
}

/** A rule sheet as text: the same parts in the same order as on paper. */
function inWords(variant: Variant, readings: readonly string[]): string {
  const { goal, parts, rows } = ruleSheet(variant)
  const said = (sentences: readonly SheetSentence[]) => sentences.map(({ sentence }) => say(sentence))
  const sections = [
    { title: t('ruleLabels.section.win'), lines: said(goal) },
    ...SHEET_PARTS.map((part) => ({
      title: t(`sheet.part.${part}`),
      lines: part === 'last' ? [...rowsInWords(rows), ...said(parts.last)] : said(parts[part]),
    })),
  ].filter(({ lines }) => lines.length > 0)
  const choices = readings.map((reading) => `- ${reading}`)
  return [
    say(variantTitle(variant)),
    t(hasChangedRules(variant) ? 'printed.basedOn' : 'printed.source', { source: variant.source }),
    ...sections.flatMap(({ title, lines }) => ['', title, ...lines.map((line) => `  ${line}`)]),
    ...(choices.length > 0 ? ['', t('printed.readings'), ...choices] : []),
  ].join('\n')
}

/** The list on the last seed, as numbered lines. */
function rowsInWords(rows: readonly SheetRow[]): readonly string[] {
  const line = (k: number, when: string, effect: string, then: string) =>
    t('printed.lastSeedLine', { line: k + 1, when, effect: effect.replace(/\.$/, ''), then })
  const other = t(rows.length > 0 ? 'clauses.row.otherwise' : 'clauses.row.always')
  return [
    ...(rows.length > 1
      ? [t(rows.some(({ then }) => then.key === 'clauses.row.lookOn') ? 'sheet.listFurther' : 'sheet.list')]
      : []),
    ...rows.map(({ when, effect: [done, ...more], then }, k) => {
      const effect = [
        say(done!),
        ...(more.length > 0 ? [say(message('clauses.whole', { sentences: list(more, 'sentences') }))] : []),
      ].join('. ')
      return line(k, say(when), effect, say(then))
    }),
    line(rows.length, other, t('clauses.row.stays'), t('clauses.row.ends')),
  ]
}
