import { message } from '../../../../locales/message'
import type { MovedLayout } from './layouts'
import type { Layout } from '../../../variant/variant'
import type { FilledColumn } from '../../report/columns'
import { type LayoutsPart, LAYOUTS_PER_TASK } from './run'
import { layoutsFor, type StartLayoutsSpec } from './spec'

/** A layout about which something was found. */
export type FoundLayout = MovedLayout

/** The layouts that parts have something about, in the order they were listed. */
export function layoutsWith<T>(
  spec: StartLayoutsSpec,
  parts: ReadonlyMap<number, LayoutsPart>,
  foundIn: (part: LayoutsPart, at: number) => T | undefined,
): readonly (FoundLayout & { readonly found: T })[] {
  return layoutsFor(spec).flatMap((layout, index) => {
    const part = parts.get(Math.floor(index / LAYOUTS_PER_TASK))
    const found = part && foundIn(part, index % LAYOUTS_PER_TASK)
    return found === undefined ? [] : [{ ...layout, found }]
  })
}

/** The columns that show a layout. */
export function layoutColumns<Row extends FoundLayout>(): readonly FilledColumn<Row>[] {
  const seeds = message('columns.seedsUnit')
  return [
    {
      key: 'south',
      label: message('columns.southHoles'),
      align: 'text',
      cell: ({ layout }) => layout.south.join(' '),
    },
    {
      key: 'southStore',
      label: message('columns.southStore'),
      unit: seeds,
      cell: ({ layout }) => layout.southStore,
    },
    {
      key: 'north',
      label: message('columns.northHoles'),
      align: 'text',
      cell: ({ layout }) => layout.north.join(' '),
    },
    {
      key: 'northStore',
      label: message('columns.northStore'),
      unit: seeds,
      cell: ({ layout }) => layout.northStore,
    },
    { key: 'moved', label: message('columns.moved'), cell: ({ moved }) => moved },
  ]
}

/** A layout in a line. */
export function writtenLayout({ south, southStore, north, northStore }: Layout): string {
  return `${south.join(',')}+${southStore} ${north.join(',')}+${northStore}`
}
