import { z } from 'zod'
import type { Tally } from './tally.ts'

export type ReportKind = 'vitest' | 'playwright'

/** What a runner left behind: its counts, and a line or more about each thing that failed. */
export interface Report extends Tally {
  readonly faults: readonly string[]
}

/** The report in a runner's JSON, or null when it is missing, broken or holds no test. */
export function readReport(kind: ReportKind, text: string | null): Report | null {
  const report = readers[kind].safeParse(parseJson(text))
  if (!report.success) return null
  const { passed, failed, skipped } = report.data
  return passed + failed + skipped > 0 ? report.data : null
}

const count = z.int().nonnegative()

/** As vitest-report.ts writes it. */
const vitestReport = z.object({
  passed: count,
  failed: count,
  skipped: count,
  faults: z.array(z.string()),
})

const playwrightSuite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: count,
        tests: z.array(z.object({ status: z.string() })),
      }),
    )
    .default([]),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})

const playwrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    errors: z.array(z.object({ message: z.string().default('an error without a message') })),
    suites: z.array(playwrightSuite).default([]),
  })
  .transform(({ stats, errors, suites }): Report => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    faults: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => `outside: ${message}`)],
  }))

function failedSpecs({ specs, suites }: z.infer<typeof playwrightSuite>): string[] {
  const here = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [
    ...here.map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...suites.flatMap(failedSpecs),
  ]
}

const readers: Readonly<Record<ReportKind, z.ZodType<Report>>> = {
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
