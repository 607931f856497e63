import { closingLine, dearestLines, faultLines, ledgerLines } from './ledger.ts'
import type { LedgerEntry } from './ledger.ts'
import { runStages } from './run-stages.ts'
import { selectStages } from './selection.ts'
import { stages } from './stages.ts'
import { sum } from './tally.ts'

/**
 * `npm test` and `npm run check`: the exit code is 1 when anything failed. With `NIGHTLY=1` also what is
 * only worth running at night.
 */
export async function run(commandLine: readonly string[]): Promise<number> {
  const isNight = process.env['NIGHTLY'] === '1'
  const entries = await runStages(selectStages(stages, commandLine, isNight), {
    print: (line) => console.log(line),
    mustRun: process.env['CI'] === 'true',
    environment: process.env,
  })

  const total = sum(entries.flatMap((entry) => entry.tally ?? []))
  const parts = [
    faultLines(entries),
    dearestLines(entries),
    ledgerLines([...installation(), ...entries]),
  ]
  const text = parts.filter((lines) => lines.length > 0).map((lines) => `${lines.join('\n')}\n`)
  console.log(`\n${text.join('\n')}\n${closingLine(total)}`)
  return total.failed === 0 ? 0 : 1
}

/** The minutes that .ci/run spent before it started this. */
function installation(): LedgerEntry[] {
  const seconds = Number(process.env['INSTALL_SECONDS'])
  return seconds > 0 ? [{ stage: 'install', seconds }] : []
}
