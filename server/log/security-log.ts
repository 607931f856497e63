import { hashedName } from '#server/signing/hashed-name.ts'
import type { Signer } from '#server/signing/signer.ts'
import { everyday } from './events.ts'
import type { SecurityEvent, SecurityEvents } from './events.ts'

interface Lines {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

/** Who and what an event is about. Names and addresses go in, keyed hashes of them come out. */
interface EventFacts {
  readonly requestId?: string | undefined
  /** The name of the route that was asked for. */
  readonly route?: string | undefined
  /** The account's e-mail address, which need not have an account. */
  readonly email?: string | undefined
  /** The caller's network, as limits count callers. */
  readonly network?: string | undefined
  readonly address?: string | undefined
  /** Who typed a command: the user of the machine. */
  readonly operator?: string | undefined
  /** The number of an order. */
  readonly order?: string | undefined
  /** The reference of a date. */
  readonly date?: string | undefined
}

export type TellEvent = <Event extends SecurityEvent>(
  event: Event,
  outcome: SecurityEvents[Event],
  facts: EventFacts,
) => void

interface SecurityLogOptions {
  readonly log: Lines
  readonly signer: Pick<Signer, 'mac'>
  /** Does the operator want addresses of callers besides the hashes? */
  readonly namesAddresses: boolean
}

/**
 * Tells each event in one structured line. Accounts, networks and operators stand there as hashes by
 * the site's key: lines about one of them are joined by it, and name nobody to who has not the key. A
 * new first APP_KEY begins new ones.
 */
export function createSecurityLog({ log, signer, namesAddresses }: SecurityLogOptions): TellEvent {
  const hashed = (kind: string, value: string | undefined) =>
    value === undefined ? undefined : hashedName(signer, kind, value)

  return function tellEvent(event, outcome, { email, network, address, operator, ...facts }) {
    const line = {
      event,
      outcome,
      ...facts,
      account: hashed('account', email?.trim().toLowerCase()),
      network: hashed('network', network),
      operator: hashed('operator', operator),
      address: namesAddresses ? address : undefined,
    }
    const level = everyday.has(outcome) ? 'info' : 'warn'
    log[level](line, `security: ${event} ${outcome}`)
  }
}
