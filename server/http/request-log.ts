import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { Log } from '#server/app/log.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import type { SecurityEvent, SecurityEvents } from '#server/log/events.ts'
import type { TellEvent } from '#server/log/security-log.ts'
import type { Answered } from '#server/metrics/metrics.ts'
import { matchOf } from '#server/routing/matcher.ts'
import { pathOf } from '#server/routing/urls.ts'

/**
 * One line for each answer. Neither queries nor secret path segments are written.
 * @param onAnswered is told the name of the route that answered, and how long that took.
 */
export function requestLog(log: Log, onAnswered?: (answer: Answered) => void): RequestHandler {
  return function logAnswer(request, response, next) {
    const started = process.hrtime.bigint()
    response.on('close', () => {
      const milliseconds = Number(process.hrtime.bigint() - started) / 1e6
      const line = {
        requestId: request.id,
        method: request.method,
        path: pathWithoutSecrets(request),
        status: response.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
      }
      if (response.statusCode >= 500) log.error(line, 'answered')
      else log.info(line, 'answered')
      const { method, matches } = request
      const route = matches && matchOf(method, matches)?.name
      onAnswered?.({ route, method, status: response.statusCode, seconds: milliseconds / 1000 })
    })
    next()
  }
}

// A token in a path is as good as a password: the line shows the route's template instead.
function pathWithoutSecrets(request: Request): string {
  const secret = request.matches?.find(({ params }) => 'token' in params)
  return secret ? secret.route.uri : hideTokens(pathOf(request.originalUrl))
}

// A path of no route may still be a link with a slip in it. No slug has a capital.
function hideTokens(path: string): string {
  return path.replaceAll(/[\w%-]{20,}/g, (run) => (/[A-Z]/.test(run) ? '[hidden]' : run))
}

/** Names each request; the name is in the log, in the answer's X-Request-Id and on error pages. */
export function requestId(): RequestHandler {
  return function setsRequestId(request, response, next) {
    request.id = randomUUID()
    response.setHeader('X-Request-Id', request.id)
    next()
  }
}

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
      tell(event, outcome, { requestId, route, email, network: callerNetwork(address), address })
    }
    next()
  }
}
