import { z } from 'zod'
import type { Tally } from './tally.ts'

export type ReportKind = 'vitest' | 'playwright'

/** The tally of a runner's JSON report, or null when it is missing, broken or holds no test. */
export function readReport(kind: ReportKind, text: string | null): Tally | null {
  const report = readers[kind].safeParse(parseJson(text))
  if (!report.success) return null
  const { passed, failed, skipped } = report.data
  return passed + failed + skipped > 0 ? report.data : null
}

const count = z.int().nonnegative()

const vitestReport = z
  .object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
    testResults: z.array(
      z.object({
        status: z.string(),
        assertionResults: z.array(z.object({ status: z.string() })),
      }),
    ),
  })
  .transform((report): Tally => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(failedOutsideItsTests).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }))

/** A file that could not be loaded or set up fails without a failed test in it. */
function failedOutsideItsTests(file: {
  status: string
  assertionResults: readonly { status: string }[]
}): boolean {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
}

const playwrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }): Tally => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }))

const readers: Readonly<Record<ReportKind, z.ZodType<Tally>>> = {
  vitest: vitestReport,
  playwright: playwrightReport,
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
