import { customersOf } from '../drilled-server.ts'
import type { DrilledServer } from '../drilled-server.ts'
import type { Town } from './errand.ts'
import { forSale } from './for-sale.ts'
import { emptyLedger } from './ledger.ts'
import { createTraffic } from './traffic.ts'

interface Surroundings extends Pick<Town, 'mailbox' | 'chance'> {
  readonly server: DrilledServer
}

/** A town that shops at a server. */
export async function createTown({ server, mailbox, chance }: Surroundings): Promise<Town> {
  return {
    mailbox,
    chance,
    traffic: createTraffic(),
    ledger: emptyLedger(),
    forSale: forSale(chance),
    visitor: await customersOf([server]),
    complaints: [],
  }
}
