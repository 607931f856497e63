import type { Database } from '#server/database/database.ts'
import type { Sealer } from '#server/signing/sealer.ts'
import type { Signer } from '#server/signing/signer.ts'
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
  undo(token: string): string
}

/** The site, as passkeys and authenticator apps name it. */
interface AuthSite {
  /** What people read in their app. */
  readonly name: string
  /** Such as `https://www.saltlark.example`; a passkey's answer for another origin counts for nothing. */
  readonly origin: string
  /** Its host, which is what a passkey belongs to. */
  readonly host: string
  /** Is it for this machine only? */
  readonly isLocal: boolean
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
  readonly signer: Signer
  readonly sealer: Sealer
  readonly site: AuthSite
}
