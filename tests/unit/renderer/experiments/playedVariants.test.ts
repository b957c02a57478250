// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import {
  providePlayed,
  usePlayable,
  variantsIn,
} from '../../../../src/renderer/experiments/fields/playedVariants'

/** Which of these players a form about a spec offers. */
function offered(spec: Json, players: readonly string[]): readonly string[] {
  let found: readonly string[] = []
  const Field = defineComponent(() => {
    const isPlayable = usePlayable()
    found = players.filter(isPlayable)
    return () => null
  })
  const Form = defineComponent(() => {
    providePlayed(() => variantsIn(spec))
    return () => h(Field)
  })
  mount(Form).unmount()
  return found
}

it('offers only players that can play all games of the form', () => {
  const players = ['novice', 'perfect', 'net:kalah-6-4', 'net:awari-6-4']
  expect(offered({ variant: 'kalah' }, players)).toEqual(['novice', 'net:kalah-6-4'])
  expect(offered({ variants: ['kalah', 'awari'] }, players)).toEqual(['novice'])
  expect(offered({ games: 10 }, players)).toEqual(players)
})
