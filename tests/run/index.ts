import { closingLine, ledgerLines } from './ledger.ts'
import type { LedgerEntry } from './ledger.ts'
import { runStages } from './run-stages.ts'
import { selectStages } from './selection.ts'
import { stages } from './stages.ts'
import { sum } from './tally.ts'

const selected = selectStages(stages, process.argv.slice(2))
const entries = await runStages(selected, {
  print: (line) => console.log(line),
  mustRun: process.env['CI'] === 'true',
})

const ledger = [...installation(), ...entries]
const total = sum(entries.flatMap((entry) => entry.tally ?? []))
console.log(`\n${ledgerLines(ledger).join('\n')}\n\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

/** The minutes that .ci/run spent before it started this. */
function installation(): LedgerEntry[] {
  const seconds = Number(process.env['INSTALL_SECONDS'])
  return seconds > 0 ? [{ stage: 'install', seconds }] : []
}
