import { z } from 'zod'

/** What is read of one run. Scores are whole numbers from 0 to 100, times milliseconds. */
export interface Report {
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly performance: number
  /** How fast the machine was at that moment. Below 1000, times say more of the machine. */
  readonly benchmark: number
  readonly layoutShift: number
  readonly largestPaint: number
  readonly blockingTime: number
  readonly failures: readonly Failure[]
}

/** An audit that is not passed, and where. */
export interface Failure {
  readonly category: string
  readonly title: string
  readonly places: readonly string[]
}

/** @throws when it is no report of Lighthouse, or the page could not be loaded. */
export function readReport(text: string): Report {
  const report = schema.parse(JSON.parse(text))
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`)
  const { audits, categories, environment } = report
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    performance: score('performance'),
    benchmark: environment.benchmarkIndex,
    layoutShift: value('cumulative-layout-shift'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    failures: Object.values(categories).flatMap(({ title, auditRefs }) =>
      auditRefs.flatMap(({ id }) => failureOf(title, audits[id])),
    ),
  }
}

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  details: z.looseObject({ items: z.unknown().optional() }).optional(),
})

const schema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string() })),
    }),
  ),
  audits: z.record(z.string(), audit),
})

/** From here on an audit counts as passed, as in the tool's own pages. */
const passing = 0.9

function failureOf(category: string, found: z.infer<typeof audit> | undefined): Failure[] {
  // An audit without a score informs, or does not apply.
  if (!found || found.score === null || found.score >= passing) return []
  const { title, displayValue, details } = found
  const places = [...new Set(placesIn(details?.items))]
  return [{ category, title: displayValue ? `${title}: ${displayValue}` : title, places }]
}

const place = z.looseObject({
  snippet: z.string().optional(),
  description: z.string().optional(),
  url: z.string().optional(),
})

/** Every kind of audit nests its elements, messages and addresses in a way of its own. */
function placesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { success, data } = place.safeParse(value)
  const found = success ? (data.snippet ?? data.description ?? data.url) : undefined
  return found === undefined ? Object.values(value).flatMap(placesIn) : [found]
}
