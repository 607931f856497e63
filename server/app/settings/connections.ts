import { parseDatabaseUrl } from '#server/database/database-url.ts'
import type { Report } from './report.ts'

/** DATABASE_URL: null without one. A public site must give it. */
export function readDatabaseUrl(
  value: string | undefined,
  isPublic: boolean,
  fault: Report,
): string | null {
  if (!value) {
    if (isPublic) {
      fault(
        'DATABASE_URL is not set; a public site must say where its data is: file:/var/lib/saltlark/saltlark.sqlite or postgres://user:password@host/name.',
      )
    }
    return null
  }
  try {
    parseDatabaseUrl(value)
    return value
  } catch (error) {
    fault((error as Error).message)
    return null
  }
}

/** MAIL_URL: `log:` without one. A public site must give it. */
export function readMailUrl(value: string | undefined, isPublic: boolean, fault: Report): string {
  if (!value && isPublic) {
    fault(
      'MAIL_URL is not set; a public site must say how it sends: smtp://user:password@host:587 (or log: to keep messages on disk).',
    )
  }
  if (!value) return 'log:'
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol === 'log:' || (/^smtps?:$/.test(url?.protocol ?? '') && url?.hostname)) {
    return value
  }
  // The rest of it may hold a password.
  const scheme = /^[a-z]+:/i.exec(value)?.[0]
  fault(
    `MAIL_URL ${scheme ? `starts with '${scheme}'` : 'has no scheme'} and cannot be used; it must be log: or smtp://user:password@host:587.`,
  )
  return 'log:'
}
