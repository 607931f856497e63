import type { Request } from 'express'
import type { FlashStore } from './exchange.ts'

/**
 * Keeps one-shot state in the session that `express-session`, `cookie-session` or another middleware puts at
 * `request.session`; mount that before the adapter. `express-session` holds every answer back until
 * the session is saved, so the page that follows finds what was flashed.
 * @param key its name in the session. Default `inertia`.
 */
export function sessionFlash(key = 'inertia'): FlashStore {
  return {
    read: (request) => sessionOf(request)[key] ?? {},
    write(request, _response, state) {
      sessionOf(request)[key] = state
    },
    clear(request) {
      delete sessionOf(request)[key]
    },
  }
}

function sessionOf(request: Request): Record<string, unknown> {
  const { session } = request as { readonly session?: unknown }
  if (typeof session === 'object' && session !== null) return session as Record<string, unknown>
  throw new Error(
    'sessionFlash found no request.session: mount your session middleware before inertia()',
  )
}
