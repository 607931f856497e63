import type { Town } from './errand.ts'
import { forSale } from './for-sale.ts'
import { emptyLedger } from './ledger.ts'
import { createTraffic } from './traffic.ts'

/** A town whose visitors shop at a site. */
export function createTown({
  mailbox,
  chance,
  visitor,
}: Pick<Town, 'mailbox' | 'chance' | 'visitor'>): Town {
  return {
    mailbox,
    chance,
    traffic: createTraffic(),
    ledger: emptyLedger(),
    forSale: forSale(chance),
    visitor,
    complaints: [],
  }
}
