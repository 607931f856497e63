import type { FlashedState, FlashStore } from '@saltlark/inertia-express'
import type { Request, RequestHandler, Response } from 'express'
import { safeIntended } from '#server/auth/intended.ts'
import type { Signer } from '#server/signing/signer.ts'
import type { Cookies } from './cookies.ts'

/** What is remembered of a visitor on the way in: beside the messages, and longer than one page. */
interface Remembered {
  /** The path to go to after signing in. It was checked when it came in; who uses it checks again. */
  readonly intended?: string
  /** Whom the last letter went to. */
  readonly email?: string
}

/** The one-shot state of the adapter, and what outlives a page in the same cookie. */
export interface VisitorState extends FlashStore {
  remembered(request: Request): Remembered
  /** Keeps this in place of what was remembered, for ten minutes more. */
  remember(request: Request, response: Response, remembered: Remembered): void
}

const minutes = 60

const kept = 10 * minutes

/**
 * State in a signed cookie: it survives redirects and other requests. What is flashed goes when a page
 * has shown it. A cookie that was changed on its way counts as none.
 */
export function cookieFlashStore(cookies: Cookies, signer: Signer): VisitorState {
  const states = new WeakMap<Request, State>()

  function stateOf(request: Request): State {
    const known = states.get(request)
    if (known) return known
    const signed = cookies.read(request, 'flash')
    const value = signed === undefined ? null : signer.verify('flash', signed)
    // Only our own signature leads here, so the shape needs no check.
    const { remembered = {}, ...flashed } = JSON.parse(value ?? '{}') as FlashedState & {
      readonly remembered?: Remembered
    }
    const state = { flashed, remembered }
    states.set(request, state)
    return state
  }

  function write(request: Request, response: Response, state: State): void {
    states.set(request, state)
    const { flashed, remembered } = state
    const facts = { ...flashed, ...(isEmpty(remembered) ? {} : { remembered }) }
    if (!isEmpty(facts)) {
      cookies.set(response, 'flash', signer.sign('flash', JSON.stringify(facts)), kept)
    } else if (cookies.read(request, 'flash') !== undefined) {
      cookies.clear(response, 'flash')
    }
  }

  return {
    read: (request) => stateOf(request).flashed,
    write: (request, response, flashed) =>
      write(request, response, { ...stateOf(request), flashed }),
    clear: (request, response) => write(request, response, { ...stateOf(request), flashed: {} }),
    remembered: (request) => stateOf(request).remembered,
    remember: (request, response, remembered) =>
      write(request, response, { ...stateOf(request), remembered }),
  }
}

interface State {
  readonly flashed: FlashedState
  readonly remembered: Remembered
}

function isEmpty(facts: object): boolean {
  return Object.keys(facts).length === 0
}

/**
 * What a visitor on the way in carries along: where they wanted to go, and whom the last letter went
 * to. It is kept for ten minutes, anew with every page that keeps it.
 */
export interface WayIn {
  /**
   * The page to go to in the end, a path and query of this site. A form's own field counts first, so
   * that two tabs do not mix; then the address's query; then what was kept.
   */
  intended(): string | null
  /** Whom the last letter went to, as the visitor typed it in. */
  email(): string | null
  /** Keeps these beside what is kept already; a page that is fetched ahead keeps nothing. */
  keep(facts: { readonly intended?: string | null; readonly email?: string | null }): void
  /** Where the visitor goes now; nothing is kept any more. `fallback` when nowhere was named. */
  end(fallback: string): string
}

/**
 * Gives `request.wayIn`.
 * @param isDestination is there a page at this path that signing in may lead to?
 */
export function waysIn(
  state: VisitorState,
  isDestination: (path: string) => boolean,
): RequestHandler {
  return function knowsWayIn(request, response, next) {
    request.wayIn = wayInOf(request, response, state, (value) => safeIntended(value, isDestination))
    next()
  }
}

function wayInOf(
  request: Request,
  response: Response,
  state: VisitorState,
  checked: (value: unknown) => string | null,
): WayIn {
  const remembered = () => state.remembered(request)
  const intended = () => {
    const body = request.body as Readonly<Record<string, unknown>> | undefined
    return checked(body?.['intended'] ?? request.query['intended'] ?? remembered().intended)
  }

  return {
    intended,
    email: () => remembered().email ?? null,
    keep(facts) {
      if (isForNobody(request, response)) return
      state.remember(request, response, given({ ...remembered(), ...facts }))
    },
    end(fallback) {
      const path = intended() ?? fallback
      state.remember(request, response, {})
      return path
    },
  }
}

function isForNobody({ method }: Request, { inertia }: Response): boolean {
  return method === 'HEAD' || inertia.visit.isPrefetch
}

function given(facts: Readonly<Record<keyof Remembered, string | null | undefined>> | object) {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
  ) as Remembered
}
