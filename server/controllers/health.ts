import { basename } from 'node:path'
import { formatViolation } from '#server/content/violation.ts'
import { isUnready } from '#server/health/health.ts'
import { inTime } from '#server/health/in-time.ts'
import { setCachePolicy } from '#server/http/cache-headers.ts'
import { notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { isFromThisMachine, isOperator, operatorsOnly } from '#server/http/operator.ts'
import type { ControllerServices } from './controller-services.ts'

/** Longer than a look at the files takes, unless somebody writes them without end. */
const lookMilliseconds = 5000

/**
 * GET /up: the process is there and answers. It asks nothing of anything. `?verbose` is for the
 * operator (on a site for this machine only, also for whoever is there): it adds how everything is, and
 * whether the content served is what the files hold now, and if not, every fault that keeps it from being so.
 */
export function alive({ content, config, health }: ControllerServices): ActionHandler {
  const { directory } = config.content
  return async (request, response) => {
    setCachePolicy(response, 'now')
    if (!('verbose' in request.query)) {
      response.json({ status: 'up' })
      return
    }
    const isNear = config.isLocal && isFromThisMachine(request)
    if (!isNear && !isOperator(request, config.operatorToken)) throw operatorsOnly()
    const compared = await inTime(
      content.look().then(() => true),
      lookMilliseconds,
    )
    response.json({
      status: 'up',
      ...(await health.state()),
      content: contentNow(compared === true),
    })
  }

  function contentNow(isCompared: boolean) {
    const faults = content.trouble()?.violations ?? []
    return {
      version: content.current().version,
      isAsInFiles: isCompared && faults.length === 0,
      // Where on the machine the folder lies is nobody's business who reads over a shoulder.
      faults: faults.map((fault) => formatViolation(fault).replace(directory, basename(directory))),
    }
  }
}

/**
 * GET /ready: may a balancer send requests to this process? 503 only for what keeps this one process from
 * serving; all else is a word beside.
 */
export function ready({ health }: ControllerServices): ActionHandler {
  return async (_request, response) => {
    const state = await health.state()
    const status = isUnready(state) ? 'unready' : 'ready'
    setCachePolicy(response, 'now')
    response.status(isUnready(state) ? 503 : 200).json({ status, ...state })
  }
}

/** GET /metrics: what the process counts of itself, for programs of its machine and for the operator. */
export function metricsText({ config, metrics }: ControllerServices): ActionHandler {
  return async (request, response) => {
    if (!metrics) throw notFound()
    const isKnown = isFromThisMachine(request) || isOperator(request, config.operatorToken)
    if (!isKnown) throw operatorsOnly()
    const { type, body } = await metrics.text()
    setCachePolicy(response, 'now')
    response.type(type).send(body)
  }
}
