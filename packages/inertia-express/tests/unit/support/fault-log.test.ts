import { describe, expect, it } from 'vitest'
import { createFaultLog } from '../../support/fault-log.ts'

const noWind = 'console error: no wind'
const cure =
  'If a fault belongs to this test, say so before it happens: faults.expectFault(/words of the fault/).'

describe('the faults of a page', () => {
  it.each([
    ['nothing when there are none', [], [], null],
    ['nothing when the test announced them', [/no wind/], [noWind, `${noWind} again`], null],
    ['the test, which hears how to announce one', [], [noWind], `  - ${noWind}\n${cure}`],
    [
      'the test when only some were announced',
      [/no wind/],
      [noWind, '500: GET /'],
      `  - 500: GET /\n${cure}`,
    ],
    [
      'the test when one that was announced stayed away',
      [/no wind/],
      [],
      '  - nothing matched expectFault(/no wind/), and the test waited for it',
    ],
  ])('fail %s', (_, announced, faults, told) => {
    const log = createFaultLog()

    for (const words of announced) log.expect(words)
    for (const fault of faults) log.record(fault)

    expect(log.verdict()).toBe(told && `The page did not behave:\n${told}`)
  })
})
