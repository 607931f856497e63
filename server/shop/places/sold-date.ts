import type { OfferKind } from '#server/content/schema/offer.ts'
import type { Connection, Trx } from '#server/database/database.ts'
import { fromPounds } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import type { PlaceCount, ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'

/** A date of which places are sold, with all that an order keeps of it. */
export interface SoldDate extends Pick<
  ScheduledDate,
  | 'reference'
  | 'starts'
  | 'ends'
  | 'joins'
  | 'leaves'
  | 'meetings'
  | 'zone'
  | 'unit'
  | 'places'
  | 'onSaleFrom'
  | 'isCancelled'
> {
  readonly kind: OfferKind
  /** The offer's. */
  readonly code: string
  readonly slug: string
  readonly name: string
  /** Its name. */
  readonly place: string
  /** For one of what `unit` says. */
  readonly price: Pence
  readonly byPhone: PlaceCount
}

/**
 * A date as it is sold now: as staff wrote it, so that a cart and a page never disagree. Once
 * somebody had it in a cart it is sold even when no rule gives it any more (decision 14), as it was
 * then; what staff say of it, its places sold by telephone and whether it takes place, holds.
 * @param kept what its row keeps; undefined: nobody had it in a cart.
 * @returns undefined when it is no date, or its offer is sold no longer.
 */
export function dateAsSold(
  site: Site,
  reference: string,
  kept: SoldDate | undefined,
): SoldDate | undefined {
  const scheduled = scheduleOf(site).dateOf(reference)
  if (scheduled) return soldDate(scheduled)
  if (!kept || !offerOfCode(site.content, kept.code)) return undefined
  const { taken = 0, held = 0, cancelled = false } = site.content.overrides.get(reference) ?? {}
  return { ...kept, byPhone: { taken, held }, isCancelled: cancelled }
}

function soldDate({ offer, place, price, ...date }: ScheduledDate): SoldDate {
  const { reference, starts, ends, joins, leaves, meetings, zone, unit, places } = date
  return {
    reference,
    starts,
    ends,
    joins,
    leaves,
    meetings,
    zone,
    unit,
    places,
    kind: date.kind,
    code: offer.code,
    slug: offer.slug,
    name: offer.name,
    onSaleFrom: date.onSaleFrom,
    isCancelled: date.isCancelled,
    byPhone: date.byPhone,
    place: place.name,
    price: fromPounds(price),
  }
}

/**
 * The dates of some references as they are sold now. Nobody else takes or counts their places until
 * the transaction ends. References that name no date of ours are left out.
 */
export async function lockDates(
  trx: Trx,
  site: Site,
  references: readonly string[],
): Promise<ReadonlyMap<string, SoldDate>> {
  const kept = await keptDates(trx, references)
  const found = new Map<string, SoldDate>()
  // In one order for everybody: two who lock the same dates never wait for each other in a circle.
  for (const reference of [...new Set(references)].toSorted()) {
    const date = dateAsSold(site, reference, kept.get(reference))
    if (!date) continue
    await lockRow(trx, date, site)
    found.set(reference, date)
  }
  return found
}

/** What the rows of dates keep, by reference; a date that nobody had in a cart has none. */
export async function keptDates(
  connection: Connection,
  references: readonly string[],
): Promise<ReadonlyMap<string, SoldDate>> {
  if (references.length === 0) return new Map()
  const rows = await connection
    .selectFrom('dates')
    .select(['reference', 'sold'])
    .where('reference', 'in', references)
    .execute()
  return new Map(rows.map(({ reference, sold }) => [reference, JSON.parse(sold) as SoldDate]))
}

/** Makes the row or writes it anew, which holds it on both engines: it keeps what is sold now. */
async function lockRow(trx: Trx, date: SoldDate, { instant }: Site): Promise<void> {
  const { reference, starts } = date
  const sold = JSON.stringify(date)
  await trx
    .insertInto('dates')
    .values({ reference, starts, sold, created_at: instant })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ starts, sold }))
    .execute()
}
