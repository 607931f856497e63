import { describe, expect, it } from 'vitest'
import { emptyTally } from '../../drill/hoarders/calls.ts'
import type { HoardersResult } from '../../drill/hoarders/hoarders-drill.ts'
import { faultsOf, hoardersLines } from '../../drill/hoarders/hoarders-report.ts'
import type { HonestBasket } from '../../drill/hoarders/honest-basket.ts'
import { alone, band, mailboxOwner, networkOf, shared } from '../../drill/hoarders/scene.ts'

type Heads = readonly (readonly [address: string, hoarded: number, all?: number])[]

const peaksOf = (heads: Heads) =>
  new Map(heads.map(([address, hoarded, all = hoarded]) => [networkOf(address), { hoarded, all }]))

const bought = (basket: Partial<HonestBasket> = {}): HonestBasket => ({
  address: '192.0.2.1',
  orderId: 'some',
  words: '',
  tally: emptyTally(),
  seconds: 1,
  ...basket,
})

const everybody = Array.from({ length: 100 }, () => bought())

const good: HoardersResult = {
  watched: { peaks: peaksOf([[alone, 24]]), oversold: [], looks: 10 },
  honest: everybody,
  hoarding: emptyTally(),
  unreadCodes: 0,
  ordering: { orders: 1, heads: 8, refusals: [] },
  later: { lapsed: 1, heads: 8, staying: 0, paid: 2, datesTried: 1, faults: [] },
}

const after = (heads: Heads) => ({ ...good, watched: { ...good.watched, peaks: peaksOf(heads) } })

const withHonest = (...baskets: readonly HonestBasket[]) => ({
  ...good,
  honest: [...baskets, ...everybody.slice(baskets.length)],
})

const gaveUp = bought({ orderId: null, words: '429 Wait a minute.' })
const failed = bought({ tally: { ...emptyTally(), failures: ['503 of GET /checkout'] } })

describe('the hoarders’ drill', () => {
  it.each([
    ['nothing where all is well', good, []],
    [
      'no fault in what the owner of a mailbox has',
      after([
        [alone, 1],
        [mailboxOwner, 240],
      ]),
      [],
    ],
    ['no fault in what honest people ordered', after([[band[0] ?? '', 24, 30]]), []],
    [
      'more than one mailbox may have',
      { ...good, ordering: { ...good.ordering, heads: 25 } },
      ['one mailbox had 25 heads ordered and not paid'],
    ],
    ['one head too many', after([[alone, 25]]), [`${alone} kept 25 heads from others`]],
    ['hoarders that do nothing', after([]), ['the hoarders kept nothing, so nothing was tried']],
    ['one who gave up, which may be', withHonest(gaveUp), []],
    ['two who did', withHonest(gaveUp, gaveUp), ['2 of 100 honest people could not order']],
    ['a failure', withHonest(failed), ['honest people got 1 answers of 5xx, or none']],
    [
      'a date that was sold twice, once',
      { ...good, watched: { ...good.watched, oversold: ['CR has 5', 'CR has 5'] } },
      ['oversold: CR has 5'],
    ],
    [
      'what did not lapse',
      { ...good, later: { ...good.later, faults: ['SL-1001 is there'] } },
      ['SL-1001 is there'],
    ],
  ])('finds %s', (_, result, faults) => {
    expect(faultsOf(result)).toEqual(faults)
  })

  it('says in one line what came of it, and why below', () => {
    const crowded = after([
      [alone, 24],
      [shared[0] ?? '', 20, 27],
    ])
    const lines = hoardersLines('SQLite', { ...crowded, honest: withHonest(gaveUp).honest })

    expect(lines).toEqual([
      expect.stringMatching(
        /^SQLite: hoarders kept at most 24 heads from one address, 20 from each/,
      ),
      `  with what honest people ordered: ${shared[0]} 27`,
      '  1 honest people gave up, and were told last: 429 Wait a minute.',
    ])
    expect(lines[0]).toContain('99 of 100 honest people ordered, 0 of 0 beside hoarders')
  })
})
