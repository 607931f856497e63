import type { Request, Response } from 'express'
import type { EntryFilter, EntryStore } from './entry-store.ts'
import { entryJson } from './entry.ts'

const place = '/_inertia/devtools/entries'

/**
 * Answers what the extension asks (DevTools protocol, "The read API"): one entry, or a list of what is
 * kept. False: the request asks for something else.
 */
export function answersReadApi(request: Request, response: Response, store: EntryStore): boolean {
  const { method, path } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (path !== place && !path.startsWith(`${place}/`)) return false

  response.setHeader('Cache-Control', 'no-store')
  if (path === place) {
    response.json(store.list(filterOf(request)))
    return true
  }
  const entry = store.get(path.slice(place.length + 1))
  if (entry) response.json(entryJson(entry))
  else response.status(404).json({ message: 'There is no such entry, or no longer.' })
  return true
}

function filterOf(request: Request): EntryFilter {
  // Not `request.query`: an application may read queries in a way of its own.
  const query = new URL(request.originalUrl, 'http://localhost').searchParams
  const component = query.get('component')
  return {
    ...(component !== null && component !== '' && { component }),
    types: listOf(query.get('type')),
    exclude: listOf(query.get('exclude')),
    offset: countOf(query.get('offset')) ?? 0,
    limit: countOf(query.get('limit')) ?? Infinity,
  }
}

function listOf(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function countOf(value: string | null): number | undefined {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined
}
