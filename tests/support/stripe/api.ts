import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { ApiError } from './api-error.ts'
import { callOf } from './calls.ts'
import type { CallContext } from './calls.ts'
import type { CallName, Fault, Faults } from './faults.ts'
import { IdempotencyKeys } from './idempotency.ts'
import type { Answer } from './idempotency.ts'

/** A call that came. */
export interface SentCall {
  readonly call: CallName
  /** The body, or the query of a GET, as it was sent. */
  readonly parameters: string
  readonly idempotencyKey: string | null
  readonly fault: Fault | null
}

interface ApiContext extends CallContext {
  readonly secretKey: string
  readonly faults: Faults
  readonly sent: SentCall[]
}

/** Answers a request of the SDK. */
export type Api = (
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
) => Promise<void>

const failed: Answer = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'Something broke.' } }),
}

/** The API, with keys of its own. */
export function createApi(context: ApiContext): Api {
  const keys = new IdempotencyKeys()

  return async (request, response, body) => {
    response.setHeader('request-id', `req_${randomBytes(7).toString('hex')}`)
    response.setHeader('content-type', 'application/json')
    try {
      const { call, id, text, key, fault } = received(request, body, context)
      if (fault === 'cut-before') return void request.socket.destroy()
      if (fault === 'error-before') return send(response, failed)
      const { account } = context
      const replay = key && keys.take(key, `${request.url}\n${text}`, account.now)
      if (replay) {
        response.setHeader('idempotent-replayed', 'true')
        return answerWith(fault, request, response, replay)
      }
      if (fault === 'slow') await pause(context.faults.slowness)
      const done = doneOnce(keys, key, () => call.work(context, id, text))
      const answer = fault === 'error-after' ? failed : done
      if (key) keys.keep(key, answer)
      answerWith(fault, request, response, answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      send(response, { status: error.status, body: JSON.stringify(error.body) })
    }
  }
}

function received(request: IncomingMessage, body: string, context: ApiContext) {
  const { method = '', headers } = request
  const { pathname, search } = new URL(request.url ?? '/', context.origin)
  const { call, id } = callOf(method, pathname)
  checkCaller(headers, context.secretKey)
  const text = method === 'GET' ? search.slice(1) : body
  const key = method === 'POST' ? (headers['idempotency-key']?.toString() ?? null) : null
  const fault = context.faults.take(call.name)
  context.sent.push({ call: call.name, parameters: text, idempotencyKey: key, fault })
  if (fault === 'busy') throw new ApiError('Too many calls.', { status: 429 })
  return { call, id, text, key, fault }
}

function checkCaller(headers: IncomingHttpHeaders, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`) {
    throw new ApiError('That is no key of the account.', { status: 401 })
  }
  if (headers['stripe-version'] !== Stripe.API_VERSION) {
    throw new ApiError(`The stand-in speaks ${Stripe.API_VERSION}.`)
  }
}

/** What was refused leaves its key unused. */
function doneOnce(keys: IdempotencyKeys, key: string | null, work: () => object): Answer {
  try {
    return { status: 200, body: JSON.stringify(work()) }
  } catch (error) {
    if (key) keys.release(key)
    throw error
  }
}

function answerWith(
  fault: Fault | null,
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): void {
  if (fault === 'cut-after') {
    request.socket.destroy()
    return
  }
  if (fault === 'cut-inside') {
    const { length } = Buffer.from(answer.body)
    response.writeHead(answer.status, { 'content-length': length })
    response.write(answer.body.slice(0, 40), () => void request.socket.destroy())
    return
  }
  // What was done and failed would be answered the same: Stripe says that it is no use.
  if (fault === 'error-after') response.setHeader('stripe-should-retry', 'false')
  send(response, answer)
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status).end(body)
}
