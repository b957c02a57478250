import { expect, test } from 'vitest'
import { EXPECTED_SIGNATURE, signature } from '../../../../bench/signature'

test('the signature is the expected one; a change of it changes results', { timeout: 60_000 }, () => {
  expect(signature()).toBe(EXPECTED_SIGNATURE)
})
