import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** What a message is filled with: a piece for every gap, and the numbers that decide between plural forms. */
export interface Filling<Piece> {
  readonly pieces: Readonly<Record<string, Piece>>
  readonly amounts: Readonly<Record<string, number>>
  /** The plural form of a number in the language of the text: `one`, `few`, `other` … */
  pluralOf(amount: number): string
}

/** Texts that have been read; the same text means the same in every language. */
const read = new Map<string, readonly MessageFormatElement[]>()

/** The pieces of a message in ICU syntax, in order; a gap that nothing fills stays visible. */
export function fill<Piece>(text: string, filling: Filling<Piece>): (string | Piece)[] {
  return filled(elementsOf(text), filling, null)
}

function elementsOf(text: string): readonly MessageFormatElement[] {
  let elements = read.get(text)
  if (elements === undefined) {
    elements = parse(text, { ignoreTag: true, captureLocation: false })
    read.set(text, elements)
  }
  return elements
}

/** `counted` is the gap that `#` stands for, within a plural. */
function filled<Piece>(
  elements: readonly MessageFormatElement[],
  filling: Filling<Piece>,
  counted: string | null,
): (string | Piece)[] {
  return elements.flatMap((element): (string | Piece)[] => {
    switch (element.type) {
      case TYPE.literal:
        return [element.value]
      case TYPE.argument:
        return [filling.pieces[element.value] ?? `{${element.value}}`]
      case TYPE.pound:
        return counted === null ? ['#'] : [filling.pieces[counted] ?? `{${counted}}`]
      case TYPE.plural: {
        const { value: name, options } = element
        const amount = filling.amounts[name]
        const form = amount === undefined ? 'other' : filling.pluralOf(amount)
        const chosen = options[`=${amount}`] ?? options[form] ?? options.other
        return chosen ? filled(chosen.value, filling, name) : []
      }
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
      case TYPE.select:
      case TYPE.tag:
        throw new Error(`Messages have gaps and plurals only: ${JSON.stringify(element)}`)
    }
  })
}
