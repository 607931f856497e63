import type { Request, RequestHandler, Response } from 'express'
import { safeIntended } from '#server/auth/intended.ts'
import type { Remembered, VisitorState } from './flash-store.ts'

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
