import { createHash } from 'node:crypto'
import type { Response } from 'express'
import { headers } from '../protocol/headers.ts'
import type { FlashedState, PageObject } from '../protocol/page-object.ts'
import { mergeFlashed } from '../protocol/page-object.ts'
import type { InertiaOptions } from './options.ts'
import type { Exchange } from './responder.ts'

/**
 * Calls `finish` once, just before the answer's headers go, however the answer is sent: by Express,
 * by `writeHead`, or piece by piece. It may still change status and headers.
 * @param finish told whether the answer has a body as far as is known by then; when it gives
 * `bodiless`, nothing of the body is sent. By `hold` the answer ends no sooner than a promise is
 * fulfilled; one that is rejected goes to Express' error handlers.
 */
export function beforeHeaders(
  response: Response,
  finish: (hasBody: boolean, hold: (work: Promise<unknown>) => void) => 'bodiless' | undefined,
): void {
  const { writeHead, write, end } = response
  let isFinished = false
  let isBodiless = false
  let held: Promise<unknown> | undefined
  const hold = (work: Promise<unknown>) => {
    held = held ? Promise.all([held, work]) : work
  }
  const finishOnce = (hasBody: boolean) => {
    if (isFinished || response.headersSent) return
    isFinished = true
    isBodiless = finish(hasBody, hold) === 'bodiless'
  }

  response.writeHead = function writesHead(this: Response, status: number, ...rest: unknown[]) {
    response.statusCode = status
    const given = rest.find((argument) => typeof argument === 'object' && argument !== null)
    setHeaders(response, given as HeadersGiven | undefined)
    finishOnce(true)
    const { statusCode } = response
    const phrase = statusCode === status ? rest.filter((argument) => isText(argument)) : []
    Reflect.apply(writeHead, this, [statusCode, ...phrase])
    return this
  } as Response['writeHead']
  response.write = function writes(this: Response, ...chunk: unknown[]) {
    finishOnce(true)
    if (!isBodiless) return Reflect.apply(write, this, chunk) as boolean
    const written = chunk.find((argument) => typeof argument === 'function')
    if (written) process.nextTick(written)
    return true
  } as Response['write']
  response.end = function ends(this: Response, ...last: unknown[]) {
    finishOnce(hasContent(last[0]))
    const callback = last.find((argument) => typeof argument === 'function')
    const endNow = () => void Reflect.apply(end, this, isBodiless ? [callback] : last)
    const waited = held
    held = undefined
    if (waited) waited.then(endNow, (error: unknown) => response.req.next?.(error))
    else endNow()
    return this
  } as Response['end']
}

type HeaderValue = number | string | readonly string[]

type HeadersGiven = Readonly<Record<string, HeaderValue>> | readonly (string | HeaderValue)[]

// Node takes headers for `writeHead` as an object or as a flat list of names and values, in which a
// name may come again.
function setHeaders(response: Response, given: HeadersGiven | undefined): void {
  if (given === undefined) return
  if (!isList(given)) {
    for (const [name, value] of Object.entries(given)) response.setHeader(name, value)
    return
  }
  for (let at = 0; at < given.length; at += 2) response.removeHeader(String(given[at]))
  for (let at = 0; at + 1 < given.length; at += 2) {
    const value = given[at + 1] as HeaderValue
    response.appendHeader(String(given[at]), typeof value === 'number' ? String(value) : value)
  }
}

function isList(given: HeadersGiven): given is readonly (string | HeaderValue)[] {
  return Array.isArray(given)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function hasContent(chunk: unknown): boolean {
  return (typeof chunk === 'string' || chunk instanceof Uint8Array) && chunk.length > 0
}

const distinguishing = [
  headers.inertia,
  headers.partialComponent,
  headers.partialData,
  headers.partialExcept,
  headers.reset,
  headers.exceptOnceProps,
  headers.scrollIntent,
] as const

/**
 * An ETag or Last-Modified that the application set says nothing of the kind of answer: a browser
 * that holds the document would take 304 as "your document is the page object too". Nor does it know
 * of a new build or of messages that are shown once. So both become one ETag that tells all of that
 * apart. Express's own ETag is of the bytes, and needs no help.
 */
export function distinguishValidators({ request, response }: Exchange, page: PageObject): void {
  const given = [response.get('ETag'), response.get('Last-Modified')]
  if (given.every((value) => value === undefined)) return
  const kind = distinguishing.map((name) => request.get(name) ?? '')
  const { props, ...rest } = page
  const facts = JSON.stringify([given, kind, props['errors'], rest])
  const hash = createHash('sha256').update(facts).digest('base64url')
  response.removeHeader('Last-Modified')
  response.setHeader('ETag', `W/"${hash.slice(0, 27)}"`)
}

/** One-shot state of an answer that waits for a page to show it: this answer's, or the next one. */
export interface PendingState {
  add(state: FlashedState): void
  /** What waits from earlier answers and from this one. */
  all(): FlashedState | Promise<FlashedState>
  /** A page has it: nothing waits any more. */
  shown(): void
  /**
   * Writes what no page has shown, so that the next one can. Called as the headers go.
   * @returns what the answer has to wait for; undefined when all is done.
   */
  keep(): Promise<unknown> | undefined
}

export function createPendingState(
  { request, response }: Exchange,
  { flashStore }: InertiaOptions,
): PendingState {
  let added: FlashedState = {}
  let isShown = false

  let read: FlashedState | Promise<FlashedState> | undefined

  /** Takes what waits from earlier answers, at once where the store gives it at once; it is read once. */
  function withKept<Result>(
    then: (kept: FlashedState) => Result | Promise<Result>,
  ): Result | Promise<Result> {
    read ??= flashStore.read(request)
    return read instanceof Promise ? read.then(then) : then(read)
  }

  function settle(kept: FlashedState): void | Promise<void> {
    if (Object.keys(added).length > 0) {
      const rest = isShown ? added : mergeFlashed(kept, added)
      return flashStore.write(request, response, rest)
    }
    return isShown && Object.keys(kept).length > 0 ? flashStore.clear(request, response) : undefined
  }

  return {
    add(state) {
      added = mergeFlashed(added, state)
    },
    all: () => withKept((kept) => mergeFlashed(kept, added)),
    shown() {
      added = {}
      isShown = true
    },
    keep() {
      if (!isShown && Object.keys(added).length === 0) return undefined
      const settled = withKept(settle)
      return settled instanceof Promise ? settled : undefined
    },
  }
}
