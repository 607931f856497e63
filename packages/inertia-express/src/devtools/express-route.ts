import type { Request } from 'express'
import type { RouteDetails } from './entry.ts'

interface ExpressRoute {
  readonly path?: unknown
  readonly stack?: readonly { readonly name?: string }[]
}

/** The route that Express found last, with the name of its last handler; null when none fitted. */
export function expressRoute(request: Request): RouteDetails | null {
  const route = request.route as ExpressRoute | undefined
  if (typeof route?.path !== 'string') return null
  const action = route.stack?.at(-1)?.name
  return { name: null, uri: request.baseUrl + route.path, action: action || null }
}
