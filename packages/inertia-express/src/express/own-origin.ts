import type { Request } from 'express'

/**
 * The site's own origin, as browsers know it: what redirects and `back()` take for ours. The `origin`
 * option says it; without that Express does, which asks a proxy's headers as its `trust proxy` tells it.
 */
export function ownOrigin(request: Request, origin?: string): string {
  return origin ?? `${request.protocol}://${request.host || 'localhost'}`
}
