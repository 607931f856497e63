import { existsSync, readFileSync } from 'node:fs'
import { runStages } from '../run/run-stages.ts'
import type { Stage } from '../run/stages.ts'
import { sum } from '../run/tally.ts'
import { countFacts, emptySections, sectionLines } from './sections.ts'

const report = '.data/reports/specification.json'

const stage: Stage = {
  name: 'specification',
  command: `vitest run --project specification --project specification-client --reporter=default --reporter=json --outputFile.json=${report}`,
  report: { kind: 'vitest', path: report },
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

const entries = await runStages([stage], {
  print,
  mustRun: true,
  environment: process.env,
})
const { failed } = sum(entries.flatMap(({ tally }) => tally ?? []))
const counts = countFacts(existsSync(report) ? readFileSync(report, 'utf8') : null)
const empty = emptySections(counts)

print(['', ...sectionLines(counts)].join('\n'))
for (const sentence of empty) print(sentence)
process.exitCode = failed === 0 && empty.length === 0 ? 0 : 1
