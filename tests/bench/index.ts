import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureColdStart } from './cold-start.ts'
import { measureListingCost } from './listing-cost.ts'
import { measureListingPageCost } from './listing-page-cost.ts'
import { measureResolverCost } from './resolver-cost.ts'
import { measureSaveToPixel } from './save-to-pixel.ts'
import { measureSearchCost } from './search-cost.ts'

const runs = 10
const rounds = 31
const pageRounds = 9
const saves = 15
const reportFile = '.data/reports/bench.json'

interface Measured {
  readonly lines: readonly string[]
  /** For the report. */
  readonly facts: object
}

/** Each part by its name, in order: `npm run bench -- --only save-to-pixel` measures one. */
const parts: Readonly<Record<string, () => Measured | Promise<Measured>>> = {
  'cold-start': coldStart,
  resolver,
  listings,
  searches,
  'listing-page': listingPage,
  'save-to-pixel': saveToPixel,
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = values.only === undefined ? Object.keys(parts) : [values.only]

console.log(`Node ${process.versions.node}`)
const report: Record<string, object | string> = { node: process.versions.node }
for (const name of names) {
  const measure = parts[name]
  if (!measure) {
    throw new Error(`There is no part '${name}'; there are ${Object.keys(parts).join(', ')}.`)
  }
  const { lines, facts } = await measure()
  for (const line of lines) console.log(line)
  report[name] = facts
}
mkdirSync('.data/reports', { recursive: true })
writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`)
console.log(`Report: ${reportFile}`)

async function coldStart(): Promise<Measured> {
  const { cpuSeconds } = await measureColdStart(runs)
  const median = medianOf(cpuSeconds)
  return {
    lines: [
      `CPU from exec to the first answered home page: median ${median.toFixed(2)} s of ${runs} runs ` +
        `(${rangeOf(cpuSeconds)} s)`,
    ],
    facts: { median, cpuSeconds },
  }
}

async function resolver(): Promise<Measured> {
  const { ratios, microseconds } = await measureResolverCost(rounds)
  const median = medianOf(ratios)
  return {
    lines: [
      `CPU of resolving 200 props nested 4 deep: median ${median.toFixed(2)} times that of walking and ` +
        `copying them, of ${rounds} paired rounds (${rangeOf(ratios)}; at most 2); ` +
        `${microseconds.toFixed(0)} microseconds an answer`,
    ],
    facts: { median, ratios, microseconds },
  }
}

function listings(): Measured {
  const facts = measureListingCost()
  const lines = Object.values(facts).map(
    ({ offers, dates, limit, milliseconds }) =>
      `CPU of a listing's filter, facets and sort over ${offers.toLocaleString('en-GB')} offers with ` +
      `${dates.toLocaleString('en-GB')} dates: ${rangeOf(Object.values(milliseconds))} ms by query ` +
      `(at most ${limit})`,
  )
  return { lines, facts }
}

function searches(): Measured {
  const facts = measureSearchCost()
  const lines = Object.values(facts).map(
    ({ documents, indexing, limit, milliseconds }) =>
      `CPU of a search in ${documents.toLocaleString('en-GB')} documents: ` +
      `${rangeOf(Object.values(milliseconds))} ms by query (at most ${limit}); ` +
      `${indexing.toFixed(0)} ms once to make them ready`,
  )
  return { lines, facts }
}

async function listingPage(): Promise<Measured> {
  const facts = await measureListingPageCost(pageRounds)
  const { ratios, milliseconds } = facts
  return {
    lines: [
      `CPU of a whole list of courses: median ${medianOf(ratios).toFixed(2)} times that of the ` +
        `home page, of ${pageRounds} paired rounds (${rangeOf(ratios)}; at most 2); ` +
        `${milliseconds.listing.toFixed(1)} and ${milliseconds.home.toFixed(1)} ms an answer`,
    ],
    facts,
  }
}

async function saveToPixel(): Promise<Measured> {
  const { milliseconds } = await measureSaveToPixel(saves)
  const median = medianOf(milliseconds)
  return {
    lines: [
      `A saved title seen in an open page of npm run dev: median ${median.toFixed(0)} ms of ${saves} ` +
        `saves (${rangeOf(milliseconds)} ms, by the clock)`,
    ],
    facts: { median, milliseconds },
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

function rangeOf(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`
}
