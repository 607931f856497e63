import { measureColdStart } from '../cold-start.ts'
import { measureListingCost } from '../listing-cost.ts'
import type { Measured } from '../part.ts'
import { rowOf } from '../report/rows.ts'
import type { Limit, Row } from '../report/rows.ts'
import { measureResolverCost } from '../resolver-cost.ts'
import { measureSaveToPixel } from '../save-to-pixel.ts'
import { measureSearchCost } from '../search-cost.ts'
import { rangeOf } from '../statistics.ts'

const runs = 7
const resolverRounds = 15
const saves = 7

/** From the start of the production server to its first answer. */
export async function coldStart(): Promise<Measured> {
  const { cpuSeconds } = await measureColdStart(runs)
  const name = 'CPU from exec to the first home page'
  return {
    sections: [
      {
        title: `Cold start, median of ${runs} runs`,
        rows: [rowOf({ name, unit: 's', limit: { atMost: 0.6 } }, cpuSeconds)],
      },
    ],
    facts: { cpuSeconds },
  }
}

/** The adapter's resolver. */
export async function resolver(): Promise<Measured> {
  const facts = await measureResolverCost(resolverRounds)
  const name = '200 props nested 4 deep: times a walk that copies them'
  return {
    sections: [
      {
        title: `Resolving props: CPU, median of ${resolverRounds} rounds`,
        rows: [
          rowOf({ name, unit: 'times', limit: { atMost: 2 } }, facts.ratios),
          { name: 'one answer', unit: 'µs', value: facts.microseconds },
        ],
      },
    ],
    facts,
  }
}

/** Filter, facets and sort. */
export function listings(): Measured {
  const facts = measureListingCost()
  const rows = Object.values(facts).map(({ offers, dates, limit, milliseconds }) =>
    dearest(`${counted(offers)} offers with ${counted(dates)} dates`, milliseconds, {
      atMost: limit,
    }),
  )
  return {
    sections: [{ title: 'Listing: CPU of the dearest of its queries, and of all', rows }],
    facts,
  }
}

/** The search of the whole site. */
export function searches(): Measured {
  const facts = measureSearchCost()
  const rows = Object.values(facts).flatMap(({ documents, limit, milliseconds, indexing }) => [
    dearest(`${counted(documents)} documents`, milliseconds, { atMost: limit }),
    { name: '… made ready, once', unit: 'ms', value: indexing } as const,
  ])
  return {
    sections: [{ title: 'Search: CPU of the dearest of its queries, and of all', rows }],
    facts,
  }
}

/** What staff wait for in development. */
export async function saveToPixel(): Promise<Measured> {
  const facts = await measureSaveToPixel(saves)
  const name = 'a saved title seen in an open page'
  return {
    sections: [
      {
        title: `Save to pixel: by the clock, median of ${saves} saves`,
        rows: [rowOf({ name, unit: 'ms' }, facts.milliseconds)],
      },
    ],
    facts,
  }
}

function dearest(name: string, milliseconds: Readonly<Record<string, number>>, limit: Limit): Row {
  const interval = rangeOf(Object.values(milliseconds))
  return { name, unit: 'ms', value: interval[1], interval, limit }
}

function counted(count: number): string {
  return count.toLocaleString('en-GB')
}
