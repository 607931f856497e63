import { setTimeout as pause } from 'node:timers/promises'
import { oneOf } from '../../support/chance.ts'
import { pageOf } from '../../support/visitor.ts'

/** What the calls of some people were answered. */
export interface Tally {
  answers: number
  /** Turned away for now: 429. */
  limited: number
  /** Answers of 5xx, and calls that nobody answered: which, and of what. */
  readonly failures: string[]
}

export function emptyTally(): Tally {
  return { answers: 0, limited: 0, failures: [] }
}

/** Calls, and counts what is answered. */
export function countedFetch(tally: Tally): typeof fetch {
  return async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${pathOf(input)}`
    tally.answers += 1
    try {
      const answer = await fetch(input, init)
      if (answer.status === 429) tally.limited += 1
      if (answer.status >= 500) tally.failures.push(`${answer.status} of ${call}`)
      return answer
    } catch (error) {
      tally.failures.push(`no answer of ${call}`)
      throw error
    }
  }
}

/** Without what tells one line of a cart from another. */
function pathOf(input: Parameters<typeof fetch>[0]): string {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address).pathname.replace(/[\da-f-]{36}/, '…')
}

/** Whoever is told to wait for more seconds does something else: it is an hour for a further message. */
const hopeless = 120

/**
 * Waits as long as it is told to when it is turned away, and calls again, while that is worth it.
 * @param most seconds that it waits, whatever it is told.
 */
export function patientFetch(
  ask: typeof fetch,
  isWorthIt: () => boolean,
  most = Infinity,
): typeof fetch {
  return async (input, init) => {
    for (;;) {
      const answer = await ask(input, init)
      const seconds = Number(answer.headers.get('retry-after') ?? 60)
      if (answer.status !== 429 || seconds > hopeless || !isWorthIt()) return answer
      await answer.arrayBuffer()
      await pause(1000 * Math.min(most, seconds))
    }
  }
}

/** Reads to its end what somebody hasty never looks at, so that thousands of calls share a few connections. */
export function hastyFetch(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init)
    if (answer.status === 303 || answer.status === 429) await answer.arrayBuffer()
    return answer
  }
}

/** Each call is from another of some addresses. */
export function roamingFetch(
  ask: typeof fetch,
  addresses: readonly string[],
  chance: () => number,
): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', oneOf(addresses, chance))
    return ask(input, { ...init, headers })
  }
}

/** What a refused form says in its first sentence, or where an answer leads: later ones tell the time. */
export async function wordsOf(answer: Response): Promise<string> {
  const { status, headers } = answer
  if (status === 303) return `303 ${headers.get('location') ?? ''}`
  const { errors, message } = (await pageOf(answer)).props as {
    errors?: Record<string, string>
    message?: string
  }
  const words = message ?? Object.values(errors ?? {}).join(' ')
  return `${status} ${words.replace(/\. .*$/s, '.')}`
}
