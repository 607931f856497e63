import type { FlashedState, FlashStore } from '@saltlark/inertia-express'
import type { Request, RequestHandler, Response } from 'express'
import { safeIntended } from '#server/auth/intended.ts'
import type { Signer } from '#server/signing/signer.ts'
import type { Cookies } from './cookies.ts'

/** What is remembered until a visitor has signed in: beside the messages, and longer than one page. */
interface Remembered {
  /** The path to go to after signing in. It was checked when it came in; who uses it checks again. */
  readonly intended?: string | undefined
  /** Whom the last message went to. */
  readonly email?: string | undefined
}

/** The one-shot state of the adapter, and what outlives a page in the same cookie. */
export interface VisitorState extends FlashStore {
  remembered(request: Request): Remembered
  /** Keeps this in place of what was remembered, for ten minutes more. */
  remember(request: Request, response: Response, remembered: Remembered): void
}

interface State {
  readonly flashed: FlashedState
  readonly remembered: Remembered
}

const keptSeconds = 10 * 60

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
    const { remembered = {}, ...flashed } = JSON.parse(value ?? '{}') as FlashedState &
      Partial<State>
    const state = { flashed, remembered }
    states.set(request, state)
    return state
  }

  function write(request: Request, response: Response, changes: Partial<State>): void {
    const state = { ...stateOf(request), ...changes }
    states.set(request, state)
    const { flashed, remembered } = state
    const hasRemembered = Object.values(remembered).some((value) => value !== undefined)
    const text = JSON.stringify({ ...flashed, ...(hasRemembered && { remembered }) })
    if (text !== '{}') {
      cookies.set(response, 'flash', signer.sign('flash', text), keptSeconds)
    } else if (cookies.read(request, 'flash') !== undefined) {
      cookies.clear(response, 'flash')
    }
  }

  return {
    read: (request) => stateOf(request).flashed,
    write: (request, response, flashed) => write(request, response, { flashed }),
    clear: (request, response) => write(request, response, { flashed: {} }),
    remembered: (request) => stateOf(request).remembered,
    remember: (request, response, remembered) => write(request, response, { remembered }),
  }
}

/**
 * What a visitor carries along until they have signed in: where they wanted to go, and whom the last
 * message went to. It is kept for ten minutes, anew with every page that keeps it.
 */
export interface Intended {
  /**
   * The page to go to in the end, a path and query of this site. A form's own field counts first, so
   * that two tabs do not mix; then the address's query; then what was kept.
   */
  url(): string | null
  /** Whom the last message went to, as the visitor typed it in. */
  email(): string | null
  /** Keeps these beside what is kept already; a page that is fetched ahead keeps nothing. */
  keep(facts: { readonly intended?: string | null; readonly email?: string | null }): void
  /** Where the visitor goes now; nothing is kept any more. `fallback` when nowhere was named. */
  end(fallback: string): string
}

/**
 * Gives `request.intended`.
 * @param isDestination is there a page at this path that signing in may lead to?
 */
export function intended(
  state: VisitorState,
  isDestination: (path: string) => boolean,
): RequestHandler {
  return function keepsIntended(request, response, next) {
    request.intended = intendedOf(request, response)
    next()
  }

  function intendedOf(request: Request, response: Response): Intended {
    const remembered = () => state.remembered(request)
    const url = () => {
      const body = request.body as Readonly<Record<string, unknown>> | undefined
      const asked = body?.['intended'] ?? request.query['intended'] ?? remembered().intended
      return safeIntended(asked, isDestination)
    }
    return {
      url,
      email: () => remembered().email ?? null,
      keep(facts) {
        if (request.method === 'HEAD' || response.inertia.visit.isPrefetch) return
        const { intended: path, email } = { ...remembered(), ...facts }
        state.remember(request, response, {
          intended: path ?? undefined,
          email: email ?? undefined,
        })
      },
      end(fallback) {
        const path = url() ?? fallback
        state.remember(request, response, {})
        return path
      },
    }
  }
}
