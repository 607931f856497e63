import { nearest } from '#server/content/load/nearest.ts'
import type { Report } from './report.ts'

/** Read besides the settings, by what runs them. */
const alsoRead = ['NODE_ENV', 'NO_COLOR', 'UV_THREADPOOL_SIZE']

/**
 * A `.env` file is the site's own: a name in it that nothing reads is a slip. One that is like a
 * setting is a fault, because the setting it was meant for would silently be another; any other is a
 * warning.
 */
export function checkEnvFile(
  text: string,
  settings: Iterable<string>,
  { fault, warn }: { readonly fault: Report; readonly warn: Report },
): void {
  const known = new Set([...settings, ...alsoRead])
  for (const [index, line] of text.split('\n').entries()) {
    const name = /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(line)?.[1]
    if (name === undefined || known.has(name)) continue
    const place = `.env:${index + 1} sets ${name}, which the site does not read`
    const meant = nearest(name, known)
    if (meant) fault(`${place}; did you mean ${meant}?`)
    else warn(`${place}. Remove the line; .env.example lists all that is read.`)
  }
}
