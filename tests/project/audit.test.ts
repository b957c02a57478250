import { expect, test } from 'vitest'
import { judge } from '../../scripts/audit.mjs'

const report = (...problems: readonly object[]): string =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(problems.map((problem, at) => [`p${at}`, problem])) })
const grave = { name: 'left-pad', severity: 'high', range: '<1.3.0', fixAvailable: true }

test('the audit fails on high severity where a fix exists', () => {
  expect(judge(report(grave))).toEqual({
    status: 'failed',
    problems: ['left-pad <1.3.0: high, and a fix exists'],
  })
})

test.each([[report()], [report({ ...grave, severity: 'low' })], [report({ ...grave, fixAvailable: false })]])(
  'the audit passes with %s',
  (answer) => {
    expect(judge(answer)).toEqual({ status: 'passed' })
  },
)

test('the audit is skipped, with its reason, where the registry cannot be asked', () => {
  expect(judge('')).toEqual({ status: 'skipped', reason: 'npm gave no answer' })
  expect(judge('{"message":"405 Method Not Allowed"}')).toEqual({
    status: 'skipped',
    reason: '405 Method Not Allowed',
  })
})
