/** Whose account it is. Never carries a secret, so it may be shown to the person it is about. */
export interface Account {
  readonly id: string
  readonly name: string
  /** Lower case. */
  readonly email: string
  readonly role: 'customer' | 'staff'
}

/** A visit by somebody who has signed in. */
export interface SignedIn {
  /** The id by which the page of one's browsers names the session: it opens nothing. */
  readonly sessionId: string
  readonly user: Account
  /** When the password was last asked for again in this session, milliseconds UTC. */
  readonly confirmedAt: number | null
}

/** What is kept of the browser that signs in. Longer values are cut, to 400 and 64 characters. */
export interface Device {
  readonly userAgent: string
  /** The caller's IP address. */
  readonly address: string
}

/** Was the password asked for within the last 15 minutes? Guards what a borrowed browser must not do. */
export function isConfirmed({ confirmedAt }: SignedIn, now: number): boolean {
  return confirmedAt !== null && now - confirmedAt < fifteenMinutes
}

const fifteenMinutes = 15 * 60_000
