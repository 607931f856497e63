import type { Request, Response } from 'express'
import { headers } from '../protocol/headers.ts'
import type { Visit } from '../protocol/visit.ts'
import { captureJson, captureRequestBody, captureText } from './body-capture.ts'
import type { BodyCapture, Entry, EntryMeta, RouteDetails } from './entry.ts'
import { expressRoute } from './express-route.ts'
import { devtoolsHeaders } from './headers.ts'
import type { DevtoolsOptions } from './options.ts'
import type { RecordedPage } from './page-recorder.ts'
import { valuesAt } from './prop-values.ts'
import { createRedaction, isSecretName } from './redaction.ts'
import type { Redaction } from './redaction.ts'
import { requestTypeOf } from './request-type.ts'

interface RecordedExchange {
  readonly request: Request
  readonly response: Response
  readonly visit: Visit
  readonly batchId: string | null
  readonly arrival: { readonly id: string; readonly at: number; readonly started: number }
}

interface RecordedAnswer {
  readonly recorded: RecordedPage | undefined
  /** What was sent as one piece. */
  readonly body: string | Uint8Array | undefined
  readonly hasBody: boolean
}

/** What is kept of a request and its answer, without secrets. Called as the answer's headers go. */
export function makeEntry(
  exchange: RecordedExchange,
  answer: RecordedAnswer,
  options: DevtoolsOptions,
): Entry {
  const { request, response, visit } = exchange
  const { recorded } = answer
  const { routeOf = expressRoute, componentPath } = options
  const route = routeOf(request) ?? { name: null, uri: '', action: null }
  const redaction = createRedaction(options.redact ?? [], secretSegments(route, request))
  const capture = { redaction, limit: options.bodyLimit ?? 256_000 }
  const component = recorded?.page.component ?? null

  return {
    meta: metaOf(exchange, component, redaction),
    http: {
      requestHeaders: redaction.headers(request.headers),
      responseHeaders: redaction.headers(response.getHeaders()),
      requestBody: captureRequestBody(request.body, visit.isInertia, capture),
      responseBody: responseBody(response, answer, capture),
    },
    props: recorded?.props ?? {},
    propValues: recorded ? valuesAt(Object.keys(recorded.props), recorded.page.props, capture) : {},
    route,
    renderSource: recorded?.renderSource ?? null,
    componentPath: component === null ? null : (componentPath?.(component) ?? null),
  }
}

function metaOf(
  { request, response, visit, batchId, arrival }: RecordedExchange,
  component: string | null,
  redaction: Redaction,
): EntryMeta {
  const target = redirectTarget(response)
  return {
    id: arrival.id,
    tabUuid: request.get(devtoolsHeaders.tab)?.slice(0, longestName) ?? null,
    batchId: batchId?.slice(0, longestName) ?? null,
    timestamp: new Date(arrival.at).toISOString(),
    utime: arrival.at / 1000,
    method: request.method,
    url: redaction.url(`${request.protocol}://${request.get('host')}${request.originalUrl}`),
    component,
    requestType: requestTypeOf((name) => request.get(name), visit, component !== null),
    status: response.statusCode,
    redirectLocation: target === undefined ? null : redaction.url(target),
    serverTimingMs: Math.round((performance.now() - arrival.started) * 1000) / 1000,
    visitId: request.get(devtoolsHeaders.visit)?.slice(0, longestName) ?? null,
  }
}

// They come from anybody; the extension's own are UUIDs.
const longestName = 100

function redirectTarget(response: Response): string | undefined {
  const isRedirect = response.statusCode >= 300 && response.statusCode < 400
  const target =
    response.getHeader(headers.redirect) ??
    response.getHeader(headers.location) ??
    (isRedirect ? response.getHeader('Location') : undefined)
  return target === undefined ? undefined : String(target)
}

function responseBody(
  response: Response,
  { recorded, body, hasBody }: RecordedAnswer,
  capture: Parameters<typeof captureText>[2],
): BodyCapture {
  if (response.statusCode === 204 || response.statusCode === 304) return { status: 'empty' }
  if (recorded) return captureJson(recorded.page, capture)
  if (body !== undefined) {
    return captureText(body, String(response.getHeader('Content-Type') ?? ''), capture)
  }
  return hasBody ? { status: 'omitted', reason: 'streamed' } : { status: 'empty' }
}

// A token in a path is a secret in every address and prop that repeats it. The route tells where it
// stands, in the words of Express (`:token`) or others (`{token}`); Express forgets it on errors.
function secretSegments({ uri }: RouteDetails, { originalUrl }: Request): string[] {
  const segments = originalUrl.replace(/[?#].*$/s, '').split('/')
  return uri.split('/').flatMap((name, at) => {
    const segment = segments[at] ?? ''
    const isSecret = /^[:{]/.test(name) && isSecretName(name) && segment.length >= shortestSecret
    return isSecret ? [segment] : []
  })
}

// A shorter text would also be a part of harmless ones.
const shortestSecret = 8
