import type { Database } from '#server/database/database.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { hashedName } from '#server/signing/hashed-name.ts'
import { createSigner } from '#server/signing/signer.ts'
import type { ReadCode } from '../../support/order-codes.ts'
import { createVisitor } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { drillKey } from '../drilled-server.ts'

/** A site at which some hoard and others buy. */
export interface Scene {
  readonly origin: string
  /** Of the assets, as clients of the site hold it. */
  readonly version: string
  readonly database: Database
  readonly readCode: ReadCode
  readonly dates: readonly ScheduledDate[]
  readonly seed: number
  /** Whoever hoards stops when it is false. */
  isOn(): boolean
}

const numbered = (network: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${network}.${index + 1}`)

/** Of hoarders that read no mail. */
export const alone = '203.0.113.1'
export const patient = '203.0.113.2'
export const band = numbered('198.51.100', 20)

/** Of the one that reads its mail. */
export const mailboxOwner = '203.0.113.3'

/** How its e-mail addresses begin: what follows a plus is the same mailbox, and another address. */
export const ownMailbox = 'mailbox+'

/** Where the e-mail addresses are that are given and never read. */
export const unreadDomain = '@example.net'

/** Of honest people, of whom half share theirs with hoarders, as telephones do. */
export const shared = [...band.slice(0, 10), ...numbered('192.0.2', 10)]

const signer = createSigner([drillKey])

/** The name that the site gives the network of an address. */
export function networkOf(address: string): string {
  return hashedName(signer, 'network', callerNetwork(address))
}

/** Somebody whom the site does not know yet. */
export function newVisitor(
  { origin, version }: Pick<Scene, 'origin' | 'version'>,
  address: string,
  ask: typeof fetch,
): Visitor {
  return createVisitor(origin, version, address, ask)
}
