import type { ServerResponse } from 'node:http'

/**
 * Calls `finish` once, just before the answer's headers go, however the answer is sent: by Express,
 * by `writeHead`, or piece by piece. It may still change status and headers.
 * @param finish told whether the answer has a body as far as is known by then; when it gives
 * `bodiless`, nothing of the body is sent. By `hold` the answer ends no sooner than a promise is
 * fulfilled; one that is rejected goes to Express' error handlers, or ends the connection of a server
 * that has none.
 */
export function beforeHeaders(
  response: ServerResponse,
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

  response.writeHead = function writesHead(
    this: ServerResponse,
    status: number,
    ...rest: unknown[]
  ) {
    response.statusCode = status
    const given = rest.find((argument) => typeof argument === 'object' && argument !== null)
    setHeaders(response, given as HeadersGiven | undefined)
    finishOnce(true)
    const { statusCode } = response
    const phrase = statusCode === status ? rest.filter((argument) => isText(argument)) : []
    Reflect.apply(writeHead, this, [statusCode, ...phrase])
    return this
  }
  response.write = function writes(this: ServerResponse, ...chunk: unknown[]) {
    finishOnce(true)
    if (!isBodiless) return Reflect.apply(write, this, chunk) as boolean
    const written = chunk.find((argument) => typeof argument === 'function')
    if (written) process.nextTick(written)
    return true
  } as ServerResponse['write']
  response.end = function ends(this: ServerResponse, ...last: unknown[]) {
    finishOnce(hasContent(last[0]))
    const callback = last.find((argument) => typeof argument === 'function')
    const endNow = () => void Reflect.apply(end, this, isBodiless ? [callback] : last)
    const waited = held
    held = undefined
    if (waited) waited.then(endNow, (error: unknown) => fail(response, error))
    else endNow()
    return this
  } as ServerResponse['end']
}

function fail(response: ServerResponse, error: unknown): void {
  const { next } = response.req as { readonly next?: (error: unknown) => void }
  if (next) next(error)
  else response.destroy(error as Error)
}

type HeaderValue = number | string | readonly string[]

type HeadersGiven = Readonly<Record<string, HeaderValue>> | readonly (string | HeaderValue)[]

// Node takes headers for `writeHead` as an object or as a flat list of names and values, in which a
// name may come again.
function setHeaders(response: ServerResponse, given: HeadersGiven | undefined): void {
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
