import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '#server/http/accepted-encoding.ts'
import type { Encoding } from '#server/http/accepted-encoding.ts'
import { insistsOnNew } from '#server/http/cache-headers.ts'
import type { GivenHeaders } from './given-headers.ts'
import type { Form, KeptAnswer, NamedForm } from './kept-answer.ts'

export interface Exchange {
  readonly request: IncomingMessage
  readonly given: GivenHeaders
  readonly response: ServerResponse
}

/** Sends the form that a request would have. @returns the status. */
export function send(
  { request, given, response }: Exchange,
  kept: KeptAnswer,
  requestId: string,
): number {
  const form = formFor(given, kept)
  const held = heldForm(given, form)
  if (held) {
    response.writeHead(304, named(held.unchangedHeaders, requestId))
    response.end()
    return 304
  }
  response.writeHead(200, named(form.headers, requestId))
  if (request.method === 'HEAD') response.end()
  else response.end(form.body)
  return 200
}

// Written into the one array that the form has: it is read before anybody else can write into it.
function named(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

function formFor({ acceptEncoding }: GivenHeaders, { forms, ready }: KeptAnswer): Form {
  const form = forms.get(preferred(acceptEncoding, ready))
  // Identity is always among them.
  return form ?? (forms.get('identity') as Form)
}

// Browsers send a handful of wishes, of which each is read once.
const preferences = new Map<string, Encoding>()
const mostPreferences = 1_000

function preferred(header: string | undefined, ready: readonly Encoding[]): Encoding {
  const key = `${ready.length}${header ?? ''}`
  const known = preferences.get(key)
  if (known !== undefined) return known
  if (preferences.size >= mostPreferences) preferences.clear()
  const encoding = acceptedEncoding(header, ready)
  preferences.set(key, encoding)
  return encoding
}

/**
 * The form that the client holds (RFC 9110, section 13.1.2): this one, or one that it stands in for;
 * undefined when it holds another page, or insists on a new answer.
 */
function heldForm(
  { ifNoneMatch: held, cacheControl }: GivenHeaders,
  form: Form,
): NamedForm | undefined {
  if (held === undefined || insistsOnNew(cacheControl)) return undefined
  if (held === form.etag || held === '*') return form
  const tags = new Set(held.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return [form, ...form.earlier].find(({ etag }) => tags.has(etag))
}
