import { HttpError } from './errors.ts'

/**
 * The same calls, which throw an answer where the database does not give one now, or too many
 * passwords wait: 503, which says nothing about the visitor, who may try again. A slip of ours stays
 * one.
 * @param what cannot be opened then, as a sentence begins with it.
 */
export function orUnavailable<Calls extends object>(calls: Calls, what = accounts): Calls {
  const entries = Object.entries(calls) as [name: string, call: Call][]
  const all = entries.map(([name, call]) => [name, tried(call, what)])
  return Object.fromEntries(all) as Calls
}

type Call = (...given: readonly unknown[]) => Promise<unknown>

function tried(call: Call, what: string): Call {
  return (...given) => whenAvailable(call(...given), what)
}

const accounts = 'Accounts'

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
