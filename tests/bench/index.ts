import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Part } from './part.ts'
import { coldStart } from './parts/cold-start.ts'
import { hydration } from './parts/hydration.ts'
import { listings } from './parts/listings.ts'
import { lookUp } from './parts/look-up.ts'
import { papers } from './parts/papers.ts'
import { peers } from './parts/peers.ts'
import { processes } from './parts/processes.ts'
import { resolver } from './parts/resolver.ts'
import { saveToPixel } from './parts/save-to-pixel.ts'
import { searches } from './parts/searches.ts'
import { serving } from './parts/serving.ts'
import { since } from './parts/since.ts'
import { linesOf } from './report/table.ts'

const reports = '.data/reports'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    peers: { type: 'boolean' },
    since: { type: 'string' },
  },
})

/**
 * Each part by its name, in order: `npm run bench -- --only save-to-pixel` measures one. The last two
 * are measured when they are asked for: `--peers`, and `--since <git ref>` that alone.
 */
const parts: Readonly<Record<string, Part>> = {
  'cold-start': coldStart,
  serving,
  'look-up': lookUp,
  processes,
  resolver,
  listings,
  searches,
  papers,
  'save-to-pixel': saveToPixel,
  hydration,
  peers,
  since: since(values.since ?? 'HEAD'),
}

const usual = Object.keys(parts).filter(
  (name) => name !== 'since' && (name !== 'peers' || values.peers),
)
const only = values.since === undefined ? values.only : 'since'
const names = only === undefined ? usual : [only]
const began = performance.now()
const machine = {
  node: process.versions.node,
  processor: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  load: loadavg()[0] ?? 0,
}
const { node, processor, load } = machine
console.log(`Node ${node} on ${processor}, at a load of ${load.toFixed(1)}`)

mkdirSync(reports, { recursive: true })
// Here, and not among the system's: what is measured finds the packages that it needs.
const folder = mkdtempSync('.data/bench-')
const report: Record<string, object> = { machine }
try {
  for (const name of names) report[name] = await measure(name)
} finally {
  rmSync(folder, { recursive: true })
}
writeFileSync(`${reports}/bench.json`, `${JSON.stringify(report, null, 2)}\n`)
console.log(`\nReport: ${reports}/bench.json, after ${seconds()} s`)

async function measure(name: string): Promise<object> {
  const part = parts[name]
  if (!part) {
    throw new Error(`There is no part '${name}'; there are ${Object.keys(parts).join(', ')}.`)
  }
  const measured = await part(folder)
  for (const line of measured.sections.flatMap(linesOf)) console.log(line)
  return measured
}

function seconds(): string {
  return ((performance.now() - began) / 1_000).toFixed(0)
}
