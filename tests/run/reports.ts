import { z } from 'zod'

export type ReportKind = 'vitest' | 'playwright'

/** The annotation of a browser test, and the key of a file's meta, that hold its requests. */
export const requestsKey = 'requests'

/** The report in a runner's JSON, or null when it is missing, broken or holds no test. */
export function readReport(kind: ReportKind, text: string | null): Report | null {
  const report = readers[kind].safeParse(parseJson(text))
  if (!report.success) return null
  const { passed, failed, skipped } = report.data
  return passed + failed + skipped > 0 ? report.data : null
}

const count = z.int().nonnegative()

const fileReport = z.object({
  file: z.string(),
  seconds: z.number(),
  /** Such as `GET /cart`; of a request that is not GET also its method. */
  requests: z.array(z.string()).readonly().default([]),
})

const proof = z.object({
  sentence: z.string(),
  file: z.string(),
  test: z.string(),
  outcome: z.enum(['passed', 'failed', 'skipped']),
})

/** As vitest-report.ts writes it. */
const vitestReport = z.object({
  passed: count,
  failed: count,
  skipped: count,
  faults: z.array(z.string()),
  files: z.array(fileReport),
  proofs: z.array(proof).default([]),
})

/** What the tests of one file took, hooks with them, and the addresses that they asked the site for. */
export type FileReport = z.infer<typeof fileReport>

/** A test that carries the number of a sentence of the specification. */
export type Proof = z.infer<typeof proof>

/** What a runner left behind: its counts, a line or more about each thing that failed, and its files. */
export type Report = z.infer<typeof vitestReport>

const playwrightSuite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: count,
        tags: z.array(z.string()).default([]),
        tests: z.array(
          z.object({
            status: z.string(),
            annotations: z
              .array(z.object({ type: z.string(), description: z.string().default('') }))
              .default([]),
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
    files: filesOf(suites.flatMap(specsIn)),
    proofs: suites.flatMap(specsIn).flatMap(proofsOf),
  }))

type Suite = z.infer<typeof playwrightSuite>
type Spec = Suite['specs'][number]

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

function filesOf(specs: readonly Spec[]): FileReport[] {
  return [...new Set(specs.map(({ file }) => file))].map((file) => {
    const tests = specs.filter((spec) => spec.file === file).flatMap((spec) => spec.tests)
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    const requests = tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === requestsKey)
      .flatMap(({ description }) => description.split('\n'))
    return {
      file,
      seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
      requests: [...new Set(requests)],
    }
  })
}

const outcomes: Readonly<Record<string, Proof['outcome']>> = {
  expected: 'passed',
  skipped: 'skipped',
}

function proofsOf({ file, title, tags, tests }: Spec): Proof[] {
  return tags.flatMap((sentence) =>
    tests.map(({ status }) => ({
      sentence,
      file,
      test: title,
      outcome: outcomes[status] ?? ('failed' as const),
    })),
  )
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
