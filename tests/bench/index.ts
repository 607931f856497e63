import { mkdirSync, writeFileSync } from 'node:fs'
import { measureColdStart } from './cold-start.ts'

const runs = 10
const reportFile = '.data/reports/bench.json'

const { cpuSeconds } = await measureColdStart(runs)
const sorted = cpuSeconds.toSorted((a, b) => a - b)
const median = ((sorted[runs / 2 - 1] ?? 0) + (sorted[runs / 2] ?? 0)) / 2

console.log(`Node ${process.versions.node}`)
console.log(
  `CPU from exec to the first answered home page: median ${median.toFixed(2)} s of ${runs} runs ` +
    `(${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)} s)`,
)

mkdirSync('.data/reports', { recursive: true })
writeFileSync(
  reportFile,
  `${JSON.stringify({ node: process.versions.node, coldStart: { median, cpuSeconds } }, null, 2)}\n`,
)
console.log(`Report: ${reportFile}`)
