import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { HoldAlarmRow } from '#server/database/places-tables.ts'
import type { CartItemRow, LineKind } from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import { raiseAlarm, weighHold } from '../places/networks.ts'
import { lockDates } from '../places/sold-date.ts'
import { articleOf, limitFault, placeArticle } from './article.ts'
import type { Article } from './article.ts'
import { holdFault, holdOf, isHeld, placesFault } from './place-hold.ts'
import { Refusal } from './refusal.ts'
import type { LineFault } from './refusal.ts'
import { allLinesOf, linesOf, mostLines } from './rows.ts'

/** How a line is to be. */
export interface LineInput {
  readonly kind: LineKind
  readonly sku: string
  readonly quantity: number
  readonly people: number | null
  /** What only its kind has, ready to be kept as JSON. */
  readonly details: object
}

interface Place {
  readonly cartId: string
  /** The line that is written anew; undefined: a further one. */
  readonly line: CartItemRow | undefined
  readonly site: Site
  readonly now: number
  /** Its places are to be held for another half hour. */
  readonly isLonger?: boolean
  /** As a hash; left out: its hold counts as no network's. */
  readonly network?: string | undefined
}

/** A line as it was written, and what it is of. */
export interface WrittenLine {
  readonly line: CartItemRow
  readonly article: Article
  /** Much of its date is its network's now; null: nothing new. */
  readonly alarm: HoldAlarmRow | null
}

/**
 * Writes a line as it is asked for: within its limits and, for a date, with all of its places held as
 * `holdOf` says, unless its network holds too many.
 * @throws Refusal when that cannot be had.
 */
export async function writeLine(trx: Trx, place: Place, input: LineInput): Promise<WrittenLine> {
  const { cartId, line, site, now, isLonger = false, network } = place
  const article = await findArticle(trx, site, input)
  if (!article) throw new Refusal({ reason: 'unknown' })
  const { date } = article
  const hold = date ? holdOf(line, now, isLonger) : { held_until: null, extended: 0 }
  const faultOf = hold.held_until === null ? placesFault : holdFault
  const fault =
    limitFault(article, input) ??
    (await roomFault(trx, cartId, line)) ??
    (date && (await faultOf(trx, cartId, { ...input, date, now, site })))
  if (fault) throw new Refusal(fault)
  const asked = date &&
    network && { network, cartId, date, quantity: input.quantity, now, today: site.today }
  const weighed = asked && hold.held_until !== null ? await weighHold(trx, asked) : null
  const isKept = weighed?.isWithin ?? true
  // What is held is not lost by asking for more.
  if (!isKept && line && isHeld(line, now)) {
    throw new Refusal({ reason: 'network', held: line.quantity })
  }

  const values = {
    kind: input.kind,
    sku: input.sku,
    quantity: input.quantity,
    people: article.party ? input.people : null,
    name: article.name,
    unit_price: article.price,
    details: JSON.stringify(input.details),
    ...(isKept ? hold : { held_until: null, extended: line?.extended ?? 0 }),
    network: isKept && hold.held_until !== null ? (network ?? null) : null,
  }
  const query = line
    ? trx
        .updateTable('cart_items')
        .set({ ...values, removed_at: null })
        .where('id', '=', line.id)
    : trx
        .insertInto('cart_items')
        .values({ ...values, id: newId(now), cart_id: cartId, created_at: now })
  const written = await query.returningAll().executeTakeFirstOrThrow()
  const alarm = asked && weighed && isKept ? await raiseAlarm(trx, asked, weighed.heads) : null
  return { line: written, article, alarm }
}

async function findArticle(
  trx: Trx,
  site: Site,
  { kind, sku }: LineInput,
): Promise<Article | undefined> {
  if (kind !== 'place') return articleOf(site.content, kind, sku)
  const date = (await lockDates(trx, site, [sku])).get(sku)
  return date && placeArticle(site.content, date)
}

async function roomFault(
  trx: Trx,
  cartId: string,
  line: CartItemRow | undefined,
): Promise<LineFault | null> {
  if (line && line.removed_at === null) return null
  const { length } = await linesOf(trx, cartId)
  return length >= mostLines ? { reason: 'lines', most: mostLines } : null
}

/** The line of a cart that has an article, taken out or not; a voucher is never the same twice. */
export async function lineOf(
  trx: Trx,
  cartId: string,
  { kind, sku }: Pick<LineInput, 'kind' | 'sku'>,
): Promise<CartItemRow | undefined> {
  if (kind === 'voucher') return undefined
  return allLinesOf(trx, cartId).where('kind', '=', kind).where('sku', '=', sku).executeTakeFirst()
}
