import type { Connection, Trx } from '#server/database/database.ts'
import type { CartItemRow, CartRow } from '#server/database/shop-tables.ts'
import { availabilityOf } from '#server/schedule/availability.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'
import type { Site } from '#server/site/site.ts'
import { datesOffSale } from '../cases/sold-lines.ts'
import type { CartVisitor } from '../context.ts'
import { weighHold } from '../places/networks.ts'
import { placesGoneNow, withChanges } from '../places/places-board.ts'
import { dateAsSold, keptDates } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'
import { mostHeads } from './article.ts'
import type { Article } from './article.ts'
import type { LineFault } from './refusal.ts'
import { findCart } from './rows.ts'

/** How long places are nobody else's, in milliseconds. */
const holdTime = 30 * 60_000

/** How often a hold can be made longer, or begun anew, by another half hour. */
const mostExtensions = 2

/** May the places of a line be held for another half hour? */
export function canExtend({ extended }: Pick<CartItemRow, 'extended'>): boolean {
  return extended < mostExtensions
}

/** Are the places of a line nobody else's still? */
export function isHeld(
  { removed_at: removedAt, held_until: until }: CartItemRow,
  now: number,
): boolean {
  return removedAt === null && until !== null && until > now
}

/**
 * How the places of a line are held once it is written: from others for half an hour when it is put in. A
 * hold that lasts goes on as it is, whatever of the line changes, unless it is asked to be longer; one that
 * is over begins anew. After two such half hours they are nobody's, and can be ordered while they are free.
 */
export function holdOf(
  line: CartItemRow | undefined,
  now: number,
  isLonger: boolean,
): Pick<CartItemRow, 'held_until' | 'extended'> {
  if (!line) return { held_until: now + holdTime, extended: 0 }
  const { extended, held_until: until } = line
  const lasting = isHeld(line, now) ? until : null
  if ((lasting !== null && !isLonger) || !canExtend(line)) return { held_until: lasting, extended }
  return { held_until: (lasting ?? now) + holdTime, extended: extended + 1 }
}

interface Waiting {
  readonly cart: Pick<CartRow, 'id'>
  /** As a hash; null: what is held counts as no network's. */
  readonly network: string | null
  readonly now: number
  readonly site: Site
}

/**
 * Holds the places of a cart for half an hour from now on, while its visitor fetches a code. What is held
 * for longer stays so; what was held no longer, or never, is if it may be. The dates must be locked.
 */
export async function extendForCode(
  trx: Trx,
  lines: readonly { readonly line: CartItemRow; readonly article: Pick<Article, 'date'> }[],
  { cart, network, now, site }: Waiting,
): Promise<void> {
  for (const { line, article } of lines) {
    const { date } = article
    const until = line.held_until ?? 0
    if (!date || until >= now + holdTime) continue
    const { quantity } = line
    if (until <= now) {
      if (await holdFault(trx, cart.id, { date, quantity, now, site })) continue
      const asked = { cartId: cart.id, date, quantity, now, today: site.today }
      if (network !== null && !(await weighHold(trx, { ...asked, network })).isWithin) continue
    }
    await trx
      .updateTable('cart_items')
      .set({ held_until: now + holdTime, network: line.network ?? network })
      .where('id', '=', line.id)
      .execute()
  }
}

interface Holding {
  readonly date: SoldDate
  /** How many places are asked for. */
  readonly quantity: number
  readonly now: number
  readonly site: Site
}

/**
 * Why a cart cannot hold so many places of a date; null: it can. What its line of that date holds
 * already is its own. The date must be locked.
 */
export async function holdFault(
  trx: Trx,
  cartId: string,
  holding: Holding,
): Promise<LineFault | null> {
  const { date, quantity, now } = holding
  const holds = await liveHolds(trx, cartId, now)
  const own = holds.get(date.reference) ?? 0
  const fault = await roomFault(trx, holding, own)
  if (fault) return fault

  const heads = [...holds.values()].reduce((sum, count) => sum + count, quantity - own)
  return heads > mostHeads ? { reason: 'heads', most: mostHeads } : null
}

/**
 * Why a cart cannot have so many places of a date for good; null: it can. Holding has a limit, so that
 * nobody keeps from others what they do not buy; buying has none. The date must be locked.
 */
export async function placesFault(
  trx: Trx,
  cartId: string,
  holding: Holding,
): Promise<LineFault | null> {
  const { date, now } = holding
  const own = (await liveHolds(trx, cartId, now)).get(date.reference) ?? 0
  return roomFault(trx, holding, own)
}

interface Asked {
  readonly site: Site
  readonly sku: string
  readonly quantity: number
  readonly now: number
  readonly visitor: CartVisitor
}

/**
 * Why a visitor could not be given so many more places of a date now; null: perhaps they can. It
 * locks nothing, so that a crowd before a full date does not queue.
 */
export async function hopelessFault(
  connection: Connection,
  { site, sku, quantity, now, visitor }: Asked,
): Promise<LineFault | null> {
  const date = dateAsSold(site, sku, (await keptDates(connection, [sku])).get(sku))
  if (!date) return { reason: 'unknown' }
  const cart = await findCart(connection, visitor)
  const own = cart ? ((await liveHolds(connection, cart.id, now)).get(sku) ?? 0) : 0
  return roomFault(connection, { date, quantity: quantity + own, now, site }, own)
}

async function roomFault(
  connection: Connection,
  { date, quantity, now, site }: Holding,
  own: number,
): Promise<LineFault | null> {
  const counts = await placesOnSale(connection, site, [date.reference], now)
  const gone = goneOf(date, counts.get(date.reference), own)
  const { state, left, onSaleFrom, isPaused } = availabilityOf(date, gone, site.today)
  if (isPaused) return { reason: 'paused', code: date.code }
  if (state === 'saleOver') return { reason: 'gone', code: date.code }
  if (onSaleFrom !== null) return { reason: 'not-yet', onSaleFrom }
  return left < quantity ? { reason: 'full', left, own, state } : null
}

/**
 * The places of some dates that are gone now, by reference. Of a date that its orders know otherwise nothing
 * is sold, from the moment in which this process has the content.
 */
export async function placesOnSale(
  connection: Connection,
  site: Site,
  references: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PlaceCount>> {
  const counts = await placesGoneNow(connection, references, now)
  const off = await datesOffSale(connection, site, references)
  return withChanges(counts, new Map([...off].map((reference) => [reference, 'open'])))
}

/** The places of a date that are gone, by telephone and through the site, without what is one's own. */
export function goneOf(
  { byPhone }: SoldDate,
  { taken, held, ...change }: PlaceCount = { taken: 0, held: 0 },
  own: number,
): PlaceCount {
  return { taken: byPhone.taken + taken, held: byPhone.held + held - own, ...change }
}

async function liveHolds(connection: Connection, cartId: string, now: number) {
  const rows = await connection
    .selectFrom('cart_items')
    .select(['sku', 'quantity'])
    .where('cart_id', '=', cartId)
    .where('kind', '=', 'place')
    .where('removed_at', 'is', null)
    .where('held_until', '>', now)
    .execute()
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]))
}
