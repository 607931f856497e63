import { ApiError } from './api-error.ts'

/** What was answered, as bytes. */
export interface Answer {
  readonly status: number
  readonly body: string
}

interface Kept {
  readonly call: string
  readonly at: number
  /** Null: it is being done. */
  answer: Answer | null
}

/** In seconds. */
const keptFor = 24 * 3600

/**
 * What was answered to each key: the first call is done and answered, and so is every other, whatever it was.
 * What was refused leaves nothing behind.
 */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>()

  /**
   * The answer that a key has; null: it is new, and being used from now on.
   * @param call what is asked for, as text.
   * @param now in seconds.
   * @throws ApiError for a key that is being used, or was used for something else.
   */
  take(key: string, call: string, now: number): Answer | null {
    const kept = this.#kept.get(key)
    if (!kept || now - kept.at >= keptFor) {
      this.#kept.set(key, { call, at: now, answer: null })
      return null
    }
    if (kept.call !== call) {
      throw new ApiError('The key was used for something else.', { type: 'idempotency_error' })
    }
    if (kept.answer) return kept.answer
    throw new ApiError('The key is being used.', {
      status: 409,
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    })
  }

  /** Keeps what was answered. */
  keep(key: string, answer: Answer): void {
    const kept = this.#kept.get(key)
    if (kept) kept.answer = answer
  }

  /** The key is as if it had not been used. */
  release(key: string): void {
    this.#kept.delete(key)
  }
}
