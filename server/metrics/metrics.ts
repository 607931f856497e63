import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ContentSource } from '#server/content/source.ts'
import type { Health } from '#server/health/health.ts'

/** What happened to a request. */
export interface Answered {
  /** The route's name; undefined where none answers. */
  readonly route: string | undefined
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** What a process counts of itself, for whoever watches it. */
export interface Metrics {
  answered(answer: Answered): void
  /** A page that everybody gets was answered: as it was kept, or made for this answer. */
  page(result: 'kept' | 'made'): void
  /** A page was rendered: here, or left to the browser because that failed. */
  rendered(where: 'server' | 'browser'): void
  /** The database has answered a statement, or has not. */
  queried(seconds: number): void
  /** In Prometheus' text format, with its media type. */
  text(): Promise<{ readonly type: string; readonly body: string }>
}

interface Watched {
  health(): Health
  readonly content: Pick<ContentSource, 'trouble'>
  /** How many passwords wait to be checked. */
  waitingPasswords(): number
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts in a register of its own, for as long as the process lives. */
export function createMetrics(watched: Watched): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register, prefix: 'saltlark_' })
  for (const gauge of gaugesOf(watched)) register.registerMetric(gauge)
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `saltlark_${name}_total`, help, labelNames, registers })
  const requests = counter('http_requests', 'Requests answered', 'route', 'method', 'status')
  const pages = counter('pages', 'Pages for everybody that were kept, or made when asked', 'result')
  const renders = counter('renders', 'Pages, by where they were rendered', 'where')
  const times = new Histogram({
    name: 'saltlark_http_request_duration_seconds',
    help: 'Time until an answer was sent',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const queries = new Histogram({
    name: 'saltlark_database_query_duration_seconds',
    help: 'Time of a statement in the database',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3],
    registers,
  })
  return {
    answered({ route = 'none', method, status, seconds }) {
      requests.inc({ route, method: methods.has(method) ? method : 'other', status })
      times.observe({ route }, seconds)
    },
    page: (result) => pages.inc({ result }),
    rendered: (where) => renders.inc({ where }),
    queried: (seconds) => queries.observe(seconds),
    async text() {
      return { type: register.contentType, body: await register.metrics() }
    },
  }
}

/** What is not counted but looked at when somebody asks. */
function gaugesOf({ content, health, waitingPasswords }: Watched): Gauge[] {
  const looked = (name: string, help: string, look: () => number) =>
    new Gauge({
      name: `saltlark_${name}`,
      help,
      registers: [],
      collect() {
        this.set(look())
      },
    })
  const messages = new Gauge({
    name: 'saltlark_messages',
    help: 'Messages that are not sent: waiting, or given up',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const { waitingMessages: waiting, failedMessages: failed } = await health().state()
      this.reset()
      if (waiting !== null) this.set({ state: 'waiting' }, waiting)
      if (failed !== null) this.set({ state: 'failed' }, failed)
    },
  })
  const faults = () => content.trouble()?.violations.length ?? 0
  return [
    looked('content_faults', 'Faults that keep the files from being served', faults),
    looked('passwords_waiting', 'Passwords that wait to be checked', waitingPasswords),
    messages,
  ]
}
