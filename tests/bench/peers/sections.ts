import { ratioRow, rowOf } from '../report/rows.ts'
import type { Limit, Section } from '../report/rows.ts'
import type { PeerCosts } from './measure-peers.ts'
import { labels } from './sides.ts'
import type { SideName } from './sides.ts'

interface Comparison {
  readonly words: string
  readonly dear: SideName
  readonly cheap: SideName
  readonly limit?: Limit
}

const comparisons: readonly Comparison[] = [
  {
    words: 'kept page: times as fast as Next.js, static',
    dear: 'next static',
    cheap: 'cached',
    limit: { atLeast: 20 },
  },
  {
    words: 'rendered page: times as fast as Next.js, dynamic',
    dear: 'next dynamic',
    cheap: 'uncached',
    limit: { atLeast: 5 },
  },
  {
    words: 'rendered page: times as fast as AdonisJS',
    dear: 'adonis',
    cheap: 'uncached',
    limit: { atLeast: 1.5 },
  },
  {
    words: 'rendered page: times as fast as express-inertia (aim 1)',
    dear: 'express-inertia',
    cheap: 'uncached',
  },
  { words: 'rendered page: times as fast as Astro', dear: 'astro', cheap: 'uncached' },
]

/** What the peers' benchmark says, as a table. */
export function peerSections({
  node,
  microseconds,
}: PeerCosts): readonly [costs: Section, compared: Section] {
  const costs = Object.entries(microseconds) as [SideName, readonly number[]][]
  return [
    {
      title: `Home page by framework, CPU of an answer, on Node ${node}`,
      rows: costs.map(([name, rounds]) => rowOf({ name: labels[name], unit: 'µs' }, rounds)),
    },
    {
      title: 'Home page against other frameworks, in the same rounds',
      rows: comparisons.map(({ words: name, dear, cheap, limit }) =>
        ratioRow({ name, ...(limit && { limit }) }, microseconds[dear], microseconds[cheap]),
      ),
    },
  ]
}
