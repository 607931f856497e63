import type { StripeStandIn } from '../../support/stripe/stand-in.ts'
import type { Visitor } from '../../support/visitor.ts'
import type { ForSale } from '../crash/for-sale.ts'
import type { DrilledServer, Place } from '../drilled-server.ts'
import type { Mailbox } from '../mailbox.ts'
import type { Traffic } from '../traffic.ts'
import type { Calls } from './calls.ts'
import type { ShiftedClock } from './shifted-clock.ts'
import type { Tally } from './tally.ts'

/**
 * What something on its way is about. `order` begins to pay too, `begin` is the button of an order's page,
 * `hook` a message of the provider, and `look` a page that only shows.
 */
export const phases = ['cart', 'checkout', 'order', 'begin', 'return', 'hook', 'look'] as const

export type Phase = (typeof phases)[number]

/** A shop that takes cards, its provider, and everybody who has to do with both. */
export interface Scene {
  readonly place: Place
  readonly server: DrilledServer
  /** The server's and that of staff. It stays in front of the machine's where it was put on. */
  readonly clock: ShiftedClock
  /** With what a server is started by that clock. */
  readonly settings: () => Readonly<Record<string, string>>
  readonly standIn: StripeStandIn
  readonly calls: Calls
  readonly traffic: Traffic<Phase>
  readonly mailbox: Mailbox
  readonly forSale: ForSale
  readonly chance: () => number
  /** Somebody new at a browser, at an address of their own. */
  readonly visitor: () => Visitor
  readonly tally: Tally
  /** The numbers of orders for which somebody paid at the provider, the newest last. */
  readonly paidOrders: string[]
  /** What was answered as no healthy site does, and what a command of staff could not do. */
  readonly complaints: string[]
}

/** Somebody who buys once, and is known by their address. */
export interface Payer {
  readonly visitor: Visitor
  readonly email: string
}
