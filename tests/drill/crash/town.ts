import { chanceFrom } from '../../support/chance.ts'
import { createDrilledServer, customersOf } from '../drilled-server.ts'
import type { DrilledServer, Place } from '../drilled-server.ts'
import { inFolder } from '../last-places/engines.ts'
import { openMailbox } from '../mailbox.ts'
import { createTraffic } from '../traffic.ts'
import { phases } from './errand.ts'
import type { Town } from './errand.ts'
import { forSale } from './for-sale.ts'
import { emptyLedger } from './ledger.ts'

/** A town whose visitors shop at a site. */
export function createTown({
  mailbox,
  visitor,
  seed,
}: Pick<Town, 'mailbox' | 'visitor'> & { readonly seed: number }): Town {
  const chance = chanceFrom(seed)
  return {
    mailbox,
    chance,
    traffic: createTraffic(phases),
    ledger: emptyLedger(),
    forSale: forSale(chance),
    visitor,
    complaints: [],
  }
}

/** Starts a server and its post for the length of some work, with a town whose customers know it. */
export async function inTown<T>(
  seed: number,
  databaseIn: (directory: string) => string | Promise<string>,
  work: (server: DrilledServer, town: Town, place: Place) => Promise<T>,
): Promise<T> {
  return inFolder(async (dataDirectory) => {
    const databaseUrl = await databaseIn(dataDirectory)
    const mailbox = await openMailbox()
    const place = { databaseUrl, dataDirectory, mailUrl: mailbox.url }
    const server = await createDrilledServer(place)
    try {
      await server.start()
      const visitor = await customersOf([server])
      return await work(server, createTown({ mailbox, visitor, seed }), place)
    } finally {
      await server.kill()
      await mailbox.close()
    }
  })
}
