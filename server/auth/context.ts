import type { Database } from '#server/database/database.ts'
import type { Attempts } from './attempts.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** The absolute addresses that messages lead to. */
export interface AuthLinks {
  readonly signIn: string
  readonly register: string
  readonly forgot: string
  readonly profile: string
  verify(token: string): string
  reset(token: string): string
}

/** What the functions of this room share. */
export interface AuthContext {
  readonly database: Database
  readonly clock: { now(): number }
  /** Woken when there is a message to send. */
  readonly outbox: { wake(): void }
  readonly links: AuthLinks
  readonly hashing: PasswordHashing
  readonly attempts: Attempts
}
