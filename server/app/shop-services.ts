import type { Routes } from '#routes/index.ts'
import type { ContentSource } from '#server/content/source.ts'
import type { Database } from '#server/database/database.ts'
import type { OutboxWorker } from '#server/mail/worker.ts'
import { filedPaths } from '#server/presenters/sitemap.ts'
import type { Urls } from '#server/routing/urls.ts'
import { createCarts } from '#server/shop/cart/carts.ts'
import type { Carts } from '#server/shop/cart/carts.ts'
import { startCases } from '#server/shop/cases/cases.ts'
import { keepAddresses, readSoldThings } from '#server/shop/cases/sold-things.ts'
import { createOrders } from '#server/shop/orders/orders.ts'
import type { Orders } from '#server/shop/orders/orders.ts'
import { closePayments as closeFor } from '#server/shop/payments/attempts.ts'
import { startPayments } from '#server/shop/payments/payments.ts'
import type { Payments } from '#server/shop/payments/payments.ts'
import type { PaymentProvider } from '#server/shop/payments/provider.ts'
import { startPlacesBoard } from '#server/shop/places/places-board.ts'
import type { PlacesBoard } from '#server/shop/places/places-board.ts'
import { createPlaceOffers } from '#server/shop/waiting/place-offers.ts'
import type { PlaceOffers } from '#server/shop/waiting/place-offers.ts'
import type { Signer } from '#server/signing/signer.ts'
import { systemClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import type { SiteSource } from '#server/site/site.ts'
import type { EditReview } from './edit-review.ts'
import { orderLinks } from './links.ts'
import type { Log } from './log.ts'

/** What sells: places, carts, orders, and offers to who waits. */
export interface Shop {
  readonly places: PlacesBoard
  readonly carts: Carts
  readonly orders: Orders
  readonly placeOffers: PlaceOffers
  readonly payments: Payments
  /** Finishes what is in hand, then rests for good. Can be called twice. */
  stop(): Promise<void>
}

interface ShopSurroundings {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly site: SiteSource
  readonly outbox: OutboxWorker
  readonly urls: Urls<Routes>
  readonly signer: Signer
  /** Null: nobody takes cards for the site. */
  readonly provider: PaymentProvider | null
  readonly content: Pick<ContentSource, 'listen'>
  /** What edits mean for who has ordered. */
  readonly review: EditReview
}

/** Opens the shop. Its board of places has been read when this returns. */
export async function openShop(surroundings: ShopSurroundings): Promise<Shop> {
  const { database, clock, log, site, outbox, urls, signer, content, review, provider } =
    surroundings
  const places = startPlacesBoard({
    connection: database.db,
    clock,
    site,
    onError: (error) => log.error({ err: error }, 'the places that are gone cannot be read'),
  })
  const links = orderLinks(urls, signer)
  const context = { database, clock, site, places, outbox, links, signer }
  const carts = createCarts({
    ...context,
    // A family has a third of a small yacht: staff judge by the list.
    onAlarm: ({ reference, heads, places: all, network }) =>
      log.info(
        { reference, heads, network },
        `One network has ${heads} of ${all} places of a date`,
      ),
  })
  const paying = { ...context, log, provider, machineClock: systemClock }
  const payments = startPayments(paying)
  const closePayments = (orderId: string) => closeFor(paying, orderId)
  const orders = createOrders({ ...context, closePayments, provider: provider?.name ?? null })
  const placeOffers = createPlaceOffers({ ...context, log })
  const cases = startCases({ ...context, log })
  const unlisten = content.listen((news) => {
    if (news === 'changed') void cases.look()
  })
  void review.begin({
    sold: () => readSoldThings(database, site.current().today),
    published: () =>
      keepAddresses(database.db, site.current().today, filedPaths(site.current(), urls)),
  })
  await places.refresh()
  return {
    places,
    carts,
    orders,
    placeOffers,
    payments,
    async stop() {
      unlisten()
      await cases.stop()
      await placeOffers.stop()
      await payments.stop()
      await places.stop()
    },
  }
}
