import type { Request } from 'express'
import { DatabaseUnavailable } from '#server/database/unavailable.ts'
import { QueueFull } from '#server/load/fair-queue.ts'

/** Thrown to answer a status with a sentence for the caller; everything else thrown is a fault. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    options: ErrorOptions = {},
  ) {
    super(message, options)
    this.name = 'HttpError'
    this.status = status
    this.headers = headers
  }
}

export const badRequest = (message: string) => new HttpError(400, message)

export const methodNotAllowed = (allowed: readonly string[]) =>
  new HttpError(405, `This address answers ${allowed.join(', ')} only.`, {
    Allow: allowed.join(', '),
  })

export const notFound = () => new HttpError(404, 'There is no page at this address.')

/**
 * Does the caller prefer JSON, of whatever kind (`application/ld+json`), to a page? One that takes
 * anything gets the page.
 */
export function expectsJson(request: Request): boolean {
  const preferred = request.accepts().find((type) => type === 'text/html' || isJson(type))
  return preferred !== undefined && isJson(preferred)
}

function isJson(type: string): boolean {
  return /[/+]json$/i.test(type)
}

/**
 * The same calls, which throw an answer where the database does not give one now, or too many
 * passwords wait: 503, which says nothing about the visitor, who may try again. A slip of ours stays
 * one.
 * @param what cannot be opened then, as a sentence begins with it.
 */
export function serviceUnavailable<Calls extends object>(calls: Calls, what = accounts): Calls {
  const entries = Object.entries(calls) as [name: string, call: Call][]
  const all = entries.map(([name, call]) => [name, tried(call, what)])
  return Object.fromEntries(all) as Calls
}

type Call = (...given: readonly unknown[]) => Promise<unknown>

function tried(call: Call, what: string): Call {
  return (...given) => whenAvailable(call(...given), what)
}

const accounts = 'Accounts'

/** Does the error say no more than that too many came at once, or that the database is away? */
export function isUnderLoad(error: unknown): boolean {
  if (error instanceof QueueFull || error instanceof DatabaseUnavailable) return true
  return error instanceof Error && error.cause !== undefined && isUnderLoad(error.cause)
}

/** What the database says, or the answer that it cannot be asked now. */
export async function whenAvailable<T>(asked: Promise<T>, what = accounts): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof HttpError || error instanceof TypeError
      ? error
      : unavailable(error, what)
  }
}

function unavailable(cause: unknown, what: string): HttpError {
  const words = `${what} cannot be opened just now. Wait a moment and try again.`
  return new HttpError(503, words, { 'Retry-After': '5' }, { cause })
}
