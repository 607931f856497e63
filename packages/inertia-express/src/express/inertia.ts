import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { withDeadline } from '../props/deadline.ts'
import { isPromise, unpackDotted } from '../props/prop-tree.ts'
import { once } from '../props/prop.ts'
import { headers } from '../protocol/headers.ts'
import type { FlashedState, Html } from '../protocol/page-object.ts'
import { readVisit } from '../protocol/visit.ts'
import type { Visit } from '../protocol/visit.ts'
import { answering } from './answering.ts'
import { createInnerMounts, takes } from './mounts.ts'
import type { InertiaOptions } from './options.ts'
import { beforeHeaders, createPendingState } from './outgoing.ts'
import { previousPage } from './previous-page.ts'
import { renderPage } from './render-page.ts'
import type { Exchange, RenderOptions, Responder, SharedPart, SharedProps } from './responder.ts'
import { answerVisit, isSafe, leaveTo, ownAddress } from './visit-answers.ts'

/**
 * Speaks the Inertia protocol (client 3.7) for everything below it: gives `response.inertia`, answers
 * a visit that holds old assets with 409 before any handler runs, keeps one-shot state until a page
 * shows it, and makes redirects and empty answers into what the client understands.
 */
export function inertia<Body extends Html = string>(given: InertiaOptions<Body>): RequestHandler {
  // A body goes from `render` to `document` alone, which takes what the other gives.
  const options = given as unknown as InertiaOptions
  const inner = createInnerMounts()
  return function inertiaVisits(request: Request, response: Response, next: NextFunction): void {
    const exchange = { request, response }
    let isOurs = true
    const path = request.baseUrl
    const takenOver = (by: string) => {
      isOurs = false
      if (by !== path) inner.add(by)
    }
    if (!takes(response, { path, takenOver })) return next()
    const responder = createResponder(exchange, options)
    Object.assign(response, { inertia: responder })
    beforeHeaders(response, (hasBody, hold) => {
      if (!isOurs) return undefined
      response.vary(headers.inertia)
      const answered = responder.isVisit ? answerVisit(exchange, options, hasBody) : undefined
      const kept = responder.keepPending()
      if (kept) hold(kept)
      return answered
    })
    if (holdsOldAssets(request, responder, options) && !inner.has(request)) {
      answerOldAssets(exchange, options, responder.version)
    } else {
      next()
    }
  }
}

function holdsOldAssets(
  { method }: Request,
  { isVisit, visit, version }: KeepingResponder,
  { reloadsOldAssets = true }: InertiaOptions,
): boolean {
  return reloadsOldAssets && isVisit && method === 'GET' && visit.version !== version
}

/** Tells caches that any answer may be another for a visit. Stands before everything that answers. */
export function varyOnInertia(): RequestHandler {
  return function varies(_request, response, next): void {
    response.vary(headers.inertia)
    next()
  }
}

/** The pages of the routes below are encrypted in the client's history. */
export function encryptedHistory(): RequestHandler {
  return function encryptsHistory(_request, response, next): void {
    response.inertia.encryptHistory()
    next()
  }
}

// The version is echoed so that a background visit does not throw away what the visitor was doing.
function answerOldAssets(exchange: Exchange, options: InertiaOptions, version: string): void {
  const { response } = exchange
  response.setHeader(headers.location, ownAddress(exchange, options))
  response.setHeader(headers.version, version)
  response.status(409).end()
}

type Props = Readonly<Record<string, unknown>>

/** The responder with what only the middleware around it may use. */
interface KeepingResponder extends Responder<Record<string, Props>, object, Props> {
  readonly version: string
  /** Writes what no page has shown, so that the next one can. Called as the headers go. */
  keepPending(): Promise<unknown> | undefined
}

function createResponder(exchange: Exchange, options: InertiaOptions): KeepingResponder {
  const { request, response } = exchange
  const visit = readVisit((name) => request.get(name))
  const version = typeof options.version === 'string' ? options.version : options.version(request)
  const shared = createSharedProps(() => options.share?.(request, response) ?? {})
  const pending = createPendingState(exchange, options)
  let isEncrypted: boolean | undefined
  const keep = (state: FlashedState) => {
    pending.add(state)
    return responder
  }

  async function render(component: string, props: Props, settings: RenderOptions = {}) {
    const { status = 200, url, document: documentData = {} } = settings
    await renderPage(exchange, options, {
      component,
      props,
      shared,
      visit,
      version,
      status,
      pending,
      documentData,
      url: url ?? options.urlOf?.(request) ?? request.originalUrl,
      encryptHistory: settings.encryptHistory ?? isEncrypted ?? isEncryptedBy(options, request),
    })
  }

  const responder: KeepingResponder = {
    visit,
    version,
    isVisit: visit.isInertia,
    render: (component, props, settings) => answering(request, render(component, props, settings)),
    share(props) {
      shared.add(props)
      return responder
    },
    shareOnce: (name, source, settings) => responder.share({ [name]: once(source, settings) }),
    shared: (path) => shared.find(path),
    flushShared() {
      shared.flush()
      return responder
    },
    flash: (first: string | Props, message?: unknown) =>
      keep({ flash: typeof first === 'string' ? { [first]: message } : first }),
    errors: (messages, bag = 'default') => keep({ errors: { [bag]: messages } }),
    encryptHistory(isOn = true) {
      isEncrypted = isOn
      return responder
    },
    clearHistory: () => keep({ clearHistory: true }),
    preserveFragment: () => keep({ preserveFragment: true }),
    location: (url) => leave(exchange, visit, url),
    back: (fallback = '/') => response.redirect(303, previousPage(exchange, options, fallback)),
    keepPending: () => pending.keep(),
  }
  return responder
}

function leave(exchange: Exchange, { isInertia }: Visit, url: string): void {
  const { request, response } = exchange
  if (isInertia) {
    leaveTo(exchange, url)
    response.end()
  } else {
    response.redirect(isSafe(request.method) ? 302 : 303, url)
  }
}

function isEncryptedBy({ encryptHistory = false }: InertiaOptions, request: Request): boolean {
  return typeof encryptHistory === 'function' ? encryptHistory(request) : encryptHistory
}

/** @param general the props that the whole application shares: found in `all` alone. */
function createSharedProps(general: () => Props | Promise<Props>): SharedProps {
  let parts: SharedPart[] = []
  return {
    add(part) {
      parts.push(part)
    },
    find(path) {
      const fixed = parts.filter((part) => typeof part !== 'function')
      return valueAt(unpackDotted(laidOver(fixed)), path.split('.'))
    },
    flush() {
      parts = []
    },
    all(timeout) {
      const made = [general, ...parts].map(madeBy)
      if (!made.some(isPromise)) return laidOver(made as Props[])
      const inTime = made.map((part) => withDeadline(Promise.resolve(part), timeout, late))
      return Promise.all(inTime).then(laidOver)
    },
  }
}

// A function that throws at once fails like one that fails later: nothing is left running unheard.
function madeBy(part: SharedPart): Props | Promise<Props> {
  try {
    return typeof part === 'function' ? part() : part
  } catch (error) {
    return failed(error)
  }
}

async function failed(error: unknown): Promise<never> {
  throw error
}

function late(): Error {
  return new Error('Shared props were not there in time: their promise never settled or takes long')
}

function laidOver(parts: readonly Props[]): Props {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}

function valueAt(value: unknown, [head, ...rest]: readonly string[]): unknown {
  if (head === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return undefined
  return valueAt((value as Props)[head], rest)
}
