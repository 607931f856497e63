import type { Report } from './report.ts'

/** SITE_DATE, as an instant (milliseconds since 1970, UTC): null without one. */
export function readSiteDate(value: string | undefined, fault: Report): number | null {
  if (!value) return null
  const instant = Date.parse(value)
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(value) ?? []
  if (isCalendarDay(day) && !Number.isNaN(instant)) return instant
  fault(`SITE_DATE is '${value}'; it must be an ISO date such as 2026-12-24.`)
  return null
}

/** SEARCH_ENGINES: without one, `welcome` on a public site that shows no other day than today's. */
export function readSearchEngines(
  value: string | undefined,
  isPublicNow: boolean,
  fault: Report,
): boolean {
  if (value !== undefined && value !== 'welcome' && value !== 'refused') {
    fault(`SEARCH_ENGINES is '${value}'; it must be welcome or refused.`)
  }
  return value === undefined ? isPublicNow : value === 'welcome'
}

/** LOG_LEVEL: `info` without one. */
export function readLogLevel(value: string | undefined, fault: Report): string {
  const level = value ?? 'info'
  if (logLevels.includes(level)) return level
  fault(`LOG_LEVEL is '${value}'; it must be one of ${logLevels.join(', ')}.`)
  return 'info'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

// Date.parse takes 30 February for 2 March.
function isCalendarDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}
