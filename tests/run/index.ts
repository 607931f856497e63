import { changedStages } from './changed/stages.ts'
import { closingLine, dearestLines, faultLines, ledgerLines } from './ledger.ts'
import type { LedgerEntry } from './ledger.ts'
import { runStages } from './run-stages.ts'
import { selectStages } from './selection.ts'
import { stages } from './stages.ts'
import type { Stage } from './stages.ts'
import { sum } from './tally.ts'

/**
 * `npm test` and `npm run check`: the exit code is 1 when anything failed. With `NIGHTLY=1` also what is
 * only worth running at night; with `--changed [git ref]` what differs from a commit, by default the last.
 */
export async function run(commandLine: readonly string[]): Promise<number> {
  const entries = await runStages(chosenStages(commandLine), {
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

function chosenStages(commandLine: readonly string[]): readonly Stage[] {
  const [first, base, ...more] = commandLine
  if (first !== '--changed' || more.length > 0) {
    return selectStages(stages, commandLine, process.env['NIGHTLY'] === '1')
  }
  const changed = changedStages(base)
  console.log(changed.lines.join('\n'))
  return changed.stages
}

/** The minutes that .ci/run spent before it started this. */
function installation(): LedgerEntry[] {
  const seconds = Number(process.env['INSTALL_SECONDS'])
  return seconds > 0 ? [{ stage: 'install', seconds }] : []
}
