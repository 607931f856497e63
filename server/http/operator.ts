import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import { HttpError } from './errors.ts'

/**
 * Is a request the operator's, who sends the token of the settings (RFC 6750)? Without a token in the
 * settings nobody is.
 */
export function isOperator(request: Request, token: string | null): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1]
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Does a request come from a program of this machine, and not through a proxy that runs there? */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? ''
  const isForwarded = 'forwarded' in headers || 'x-forwarded-for' in headers
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address) && !isForwarded
}

export const operatorsOnly = () =>
  new HttpError(401, 'This is for the operator: send OPERATOR_TOKEN as Authorization: Bearer.', {
    'WWW-Authenticate': 'Bearer realm="operator"',
  })
