import type { RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import type { SecurityEvent, SecurityEvents } from '#server/log/events.ts'
import type { TellEvent } from '#server/log/security-log.ts'
import { matchOf } from '#server/routing/matcher.ts'

/**
 * Tells what happened in a request, and about whose account: an e-mail address. A limit that another
 * event of the request has told of already is left out.
 */
export type TellRequestEvent = <Event extends SecurityEvent>(
  event: Event,
  outcome: SecurityEvents[Event],
  email?: string,
) => void

/** Gives `request.tell`: lines of the security log that know their request and its caller. */
export function securityEvents(tell: TellEvent): RequestHandler {
  return function tellsEvents(request, _response, next) {
    let isLimitTold = false
    request.tell = (event, outcome, email) => {
      if (event === 'limit' && isLimitTold) return
      isLimitTold ||= outcome === 'limited'
      const { id: requestId, ip: address = '', method, matches } = request
      const route = matches && matchOf(method, matches)?.name
      tell(event, outcome, { requestId, route, email, network: ipKeyGenerator(address), address })
    }
    next()
  }
}
