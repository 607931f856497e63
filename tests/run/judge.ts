import { readReport } from './reports.ts'
import type { Report } from './reports.ts'
import type { Stage } from './stages.ts'
import { oneFailed, onePassed } from './tally.ts'

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
export function judge(stage: Stage, ending: Ending, mustRun: boolean): Report {
  if (!stage.report) {
    return ending.exitCode === 0
      ? { ...onePassed, faults: [], files: [], proofs: [] }
      : failedAs(ended(ending))
  }

  const report = readReport(stage.report.kind, ending.report)
  if (!report) return failedAs(`${ended(ending)}, and left no whole report`)

  const fault = untold(report, ending, mustRun)
  return fault === null ? report : { ...report, failed: 1, faults: [fault] }
}

/** Why a stage failed whose report tells of no failure; null: it did not. */
function untold({ passed, failed }: Report, ending: Ending, mustRun: boolean): string | null {
  if (mustRun && passed + failed === 0) return 'every test was skipped'
  if (ending.exitCode === 0 || failed > 0) return null
  return `${ended(ending)}, and its report does not say why`
}

function failedAs(fault: string): Report {
  return { ...oneFailed, faults: [fault], files: [], proofs: [] }
}

function ended({ exitCode }: Ending): string {
  return exitCode === null ? 'a signal ended it' : `it ended with ${exitCode}`
}
