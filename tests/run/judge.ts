import { readReport } from './reports.ts'
import type { Stage } from './stages.ts'
import { oneFailed, onePassed } from './tally.ts'
import type { Tally } from './tally.ts'

/** What a stage left behind: `exitCode` is null when a signal ended it, `report` when there is none. */
export interface Ending {
  readonly exitCode: number | null
  readonly report: string | null
}

/**
 * What a stage counts for. A report is believed only as far as it is whole: one that is missing or
 * holds no test is a failure, and so is a command that fails although its report says nothing of it.
 * @param mustRun also fail when every test was skipped.
 */
export function judge(stage: Stage, ending: Ending, mustRun: boolean): Tally {
  const succeeded = ending.exitCode === 0
  if (!stage.report) return succeeded ? onePassed : oneFailed

  const tally = readReport(stage.report.kind, ending.report)
  if (!tally) return oneFailed

  const ranNothing = mustRun && tally.passed + tally.failed === 0
  return (!succeeded && tally.failed === 0) || ranNothing ? { ...tally, failed: 1 } : tally
}
