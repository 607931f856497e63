import type { Connection } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'

/** Whose account it is. Never carries a secret, so it may be shown to the person it is about. */
export interface Account {
  readonly id: string
  readonly name: string
  /** Lower case. */
  readonly email: string
  readonly role: 'customer' | 'staff'
}

/** What somebody shows besides the password, or in its place. */
export type Factor = 'app' | 'recovery-code' | 'passkey'

/** A visit by somebody who has signed in. */
export interface SignedIn {
  /** The id by which the page of one's browsers names the session: it opens nothing. */
  readonly sessionId: string
  readonly user: Account
  /** What was given in it besides the password, or in its place; null: nothing. */
  readonly factor: Factor | null
  /** When whoever has it last showed who they are, milliseconds UTC. */
  readonly confirmedAt: number | null
}

/** What is kept of the browser that signs in. Longer values are cut, to 400 and 64 characters. */
export interface Device {
  readonly userAgent: string
  /** The caller's IP address. */
  readonly address: string
  /** The secret of the cookie by which accounts know the browser, if it came with one. */
  readonly browser?: string | undefined
}

/** How long a browser is known, in milliseconds, from the last time that somebody signed in by it. */
export const browserLife = 365 * 24 * 60 * 60_000

/**
 * Did they show who they are within the last 15 minutes, by signing in or again since? Guards what a
 * borrowed browser must not do.
 */
export function isConfirmed({ confirmedAt }: SignedIn, now: number): boolean {
  return confirmedAt !== null && now - confirmedAt < fifteenMinutes
}

const fifteenMinutes = 15 * 60_000

export async function userByEmail(
  connection: Connection,
  email: string,
): Promise<UserRow | undefined> {
  return connection.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

export async function userById(connection: Connection, id: string): Promise<UserRow | undefined> {
  return connection.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What of a row may be known outside this room. */
export function accountOf({ id, name, email, role }: UserRow): Account {
  return { id, name, email, role }
}

/** Too many tries: the next one counts after so many seconds. */
export interface TooMany {
  readonly outcome: 'limited'
  readonly seconds: number
  /** Not too many tries, but messages to the address: the newest of them works. */
  readonly isOfMessages?: boolean
}

/** A password that the rules do not allow; the message says which rule, and what to do. */
export interface RefusedPassword {
  readonly outcome: 'refused'
  readonly message: string
}

/** `taken` for known and unknown addresses alike: it must not tell whether there is an account. */
export type Limited = { readonly outcome: 'taken' } | TooMany

/** What asks for the current password first. */
export type Checked =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'wrong-password' }
  | TooMany

/** A session just begun: what the browser's cookie holds from now on. */
export interface BegunSession {
  readonly token: string
  /** The secret by which the account knows this browser from now on; null: it stays what it was. */
  readonly browser: string | null
  /** How long the browser keeps the cookie; null: until it is closed. */
  readonly seconds: number | null
  readonly user: Account
}

/**
 * `second-step`: the password is right, and a second factor is asked for; the cookie tells by whom.
 * `unverified`: the password is right, and a fresh message is on its way to an address that is not
 * verified; with a `wait` none is, for so many seconds, and the newest still works. `refused` is the same for an unknown address and a wrong password.
 */
export type SignInOutcome =
  | ({ readonly outcome: 'signed-in' | 'second-step' } & BegunSession)
  | { readonly outcome: 'unverified'; readonly wait: number | null }
  | { readonly outcome: 'refused' }
  | TooMany

export type ResetOutcome =
  | { readonly outcome: 'changed'; readonly email: string; readonly intended: string | null }
  | { readonly outcome: 'expired' }
  | RefusedPassword

export type PasswordOutcome =
  | ({ readonly outcome: 'done' } & BegunSession)
  | { readonly outcome: 'wrong-password' }
  | RefusedPassword
  | TooMany

export type VerificationPurpose = 'verify-email' | 'change-email'

/** What the link of a message would verify. */
export interface Verification {
  readonly email: string
  readonly purpose: VerificationPurpose
}

/** `expired` is a link that is used, replaced, too old, or never was one. */
export type VerifyOutcome =
  | (Verification & {
      readonly outcome: 'signed-in'
      readonly session: BegunSession
      readonly intended: string | null
    })
  | (Verification & { readonly outcome: 'changed' })
  | { readonly outcome: 'expired' }
  | Exclude<Checked, { readonly outcome: 'done' }>

/** A browser that is signed in, as the person's own list shows it. Instants are milliseconds UTC. */
export interface OwnSession {
  readonly id: string
  readonly userAgent: string
  readonly address: string
  readonly createdAt: number
  readonly seenAt: number
  readonly isThis: boolean
  readonly factor: Factor | null
}

/** A browser that is known and signed out. */
export interface KnownBrowser extends Pick<OwnSession, 'id' | 'userAgent' | 'seenAt'> {
  /** Until when it is not asked for a code; null: it is. */
  readonly trustedUntil: number | null
}
