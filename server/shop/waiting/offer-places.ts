import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { WaitingRow } from '#server/database/schema.ts'
import { daySpan, formatDate } from '#server/format/dates.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { bookMessage } from '#server/mail/recipient-limit.ts'
import { countText } from '#server/schedule/availability.ts'
import { dayOf } from '#server/schedule/day.ts'
import { fingerprint, newSecret } from '#server/signing/signer.ts'
import type { Site } from '#server/site/site.ts'
import { placeArticle } from '../cart/article.ts'
import { goneOf, placesOnSale } from '../cart/place-hold.ts'
import type { OrderContext, OrderLinks } from '../context.ts'
import { leadPicture } from '../orders/line-pictures.ts'
import { lockDates } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'

/** What offering places needs. */
export interface OfferContext extends Pick<OrderContext, 'clock' | 'site'> {
  readonly links: Pick<OrderLinks, 'placeOffer'>
}

/** How long places are kept for who waited for them from the message on, in milliseconds. */
const offerTime = 24 * 60 * 60_000

/**
 * Offers what is free of some dates to those who wait for it, in the order in which they wrote. In the
 * transaction that frees places nobody else gets there first. Wake the outbox and read the board anew
 * when somebody was asked.
 * @returns how many were.
 */
export async function offerDates(
  context: OfferContext,
  trx: Trx,
  references: readonly string[],
): Promise<number> {
  const site = context.site.current()
  const dates = await lockDates(trx, site, references)
  let asked = 0
  for (const date of dates.values()) asked += await offerOf(context, trx, date, site)
  return asked
}

async function offerOf(
  context: OfferContext,
  trx: Trx,
  date: SoldDate,
  site: Site,
): Promise<number> {
  const now = context.clock.now()
  const article = placeArticle(site.content, date)
  // Too late to make anything of a place.
  if (!article || date.isCancelled || dayOf(date.starts) - dayOf(site.today) < 3) return 0
  let left = await leftOf(trx, date, site, now)
  let asked = 0
  for (const row of await unasked(trx, date.reference)) {
    // An old row may wait for more than one visitor may have.
    const heads = Math.min(row.heads, article.most)
    if (heads > left) continue
    const sendAt = await bookMessage(trx, row.email, now)
    // Somebody has put them on many lists, whoever it was: a later round asks them.
    if (sendAt === null) continue
    await ask(context, trx, { ...row, heads }, date, { now, sendAt })
    left -= heads
    asked += 1
  }
  return asked
}

async function leftOf(trx: Trx, date: SoldDate, site: Site, now: number): Promise<number> {
  const counts = await placesOnSale(trx, site, [date.reference], now)
  const { taken, held, change } = goneOf(date, counts.get(date.reference), 0)
  return change === 'open' ? 0 : date.places - taken - held
}

/** Those on the list whom nobody has asked, the first who wrote in front. */
async function unasked(trx: Trx, reference: string): Promise<WaitingRow[]> {
  return trx
    .selectFrom('waiting_list')
    .selectAll()
    .where('reference', '=', reference)
    .where('id', 'not in', trx.selectFrom('place_offers').select('waiting_id'))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

async function ask(
  { links, site }: OfferContext,
  trx: Trx,
  { id, reference, email, heads }: WaitingRow,
  date: SoldDate,
  { now, sendAt }: { readonly now: number; readonly sendAt: number },
): Promise<void> {
  const secret = newSecret()
  const until = sendAt + offerTime
  await trx
    .insertInto('place_offers')
    .values({
      id: newId(now),
      waiting_id: id,
      reference,
      heads,
      token: fingerprint(secret),
      created_at: now,
      held_until: until,
    })
    .execute()
  const data = {
    places: countText(heads, date),
    date: `${date.name}, ${daySpan(date.starts, date.ends)}`,
    until: formatDate(until, 'dateAndTime'),
    offerUrl: links.placeOffer(secret),
    ...leadPicture(site.current().content, [{ kind: 'place', sku: reference, name: date.name }]),
  }
  await enqueue(trx, { template: 'place-offered', to: email, data }, now, sendAt)
}
