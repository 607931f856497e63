import { mkdirSync, writeFileSync } from 'node:fs'
import { measureColdStart } from './cold-start.ts'
import { measureListingCost } from './listing-cost.ts'
import { measureListingPageCost } from './listing-page-cost.ts'
import { measureResolverCost } from './resolver-cost.ts'

const runs = 10
const rounds = 31
const pageRounds = 9
const reportFile = '.data/reports/bench.json'

const { ratios, microseconds } = await measureResolverCost(rounds)
const ratio = medianOf(ratios)
const { cpuSeconds } = await measureColdStart(runs)
const coldStart = medianOf(cpuSeconds)
const listings = measureListingCost()
const listingPage = await measureListingPageCost(pageRounds)

console.log(`Node ${process.versions.node}`)
console.log(
  `CPU from exec to the first answered home page: median ${coldStart.toFixed(2)} s of ${runs} runs ` +
    `(${rangeOf(cpuSeconds)} s)`,
)
console.log(
  `CPU of resolving 200 props nested 4 deep: median ${ratio.toFixed(2)} times that of walking and ` +
    `copying them, of ${rounds} paired rounds (${rangeOf(ratios)}; at most 2); ` +
    `${microseconds.toFixed(0)} microseconds an answer`,
)
for (const { offers, dates, limit, milliseconds } of Object.values(listings)) {
  console.log(
    `CPU of a listing's filter, facets and sort over ${offers.toLocaleString('en-GB')} offers with ` +
      `${dates.toLocaleString('en-GB')} dates: ${rangeOf(Object.values(milliseconds))} ms by query ` +
      `(at most ${limit})`,
  )
}
console.log(
  `CPU of a whole list of courses: median ${medianOf(listingPage.ratios).toFixed(2)} times that of the ` +
    `home page, of ${pageRounds} paired rounds (${rangeOf(listingPage.ratios)}; at most 2); ` +
    `${listingPage.milliseconds.listing.toFixed(1)} and ${listingPage.milliseconds.home.toFixed(1)} ms an answer`,
)

mkdirSync('.data/reports', { recursive: true })
const report = {
  node: process.versions.node,
  coldStart: { median: coldStart, cpuSeconds },
  resolver: { median: ratio, ratios, microseconds },
  listings,
  listingPage,
}
writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`)
console.log(`Report: ${reportFile}`)

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

function rangeOf(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`
}
