import { z } from 'zod'
import type { Tally } from './tally.ts'

export type ReportKind = 'vitest' | 'playwright'

/** What the tests of one file took, hooks with them. */
export interface FileCost {
  readonly file: string
  readonly seconds: number
}

/** What a runner left behind: its counts, a line or more about each thing that failed, and its files. */
export interface Report extends Tally {
  readonly faults: readonly string[]
  readonly files: readonly FileCost[]
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
  files: z.array(z.object({ file: z.string(), seconds: z.number() })),
})

const playwrightSuite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: count,
        tests: z.array(
          z.object({
            status: z.string(),
            results: z.array(z.object({ duration: z.number() })).default([]),
          }),
        ),
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
    files: costsOf(suites.flatMap(specsIn)),
  }))

type Suite = z.infer<typeof playwrightSuite>

function specsIn({ specs, suites }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function failedSpecs(suite: Suite): string[] {
  return specsIn(suite)
    .filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({ file, line, title }) => `${file}:${line} › ${title}`)
}

function costsOf(specs: Suite['specs']): FileCost[] {
  const seconds = new Map<string, number>()
  for (const { file, tests } of specs) {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))
    seconds.set(
      file,
      durations.reduce((sum, one) => sum + one, seconds.get(file) ?? 0),
    )
  }
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }))
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
