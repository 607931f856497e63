import type { Connection } from '#server/database/database.ts'
import type { CartItemRow, CartRow } from '#server/database/shop-tables.ts'
import { availabilityOf } from '#server/schedule/availability.ts'
import type { AvailabilityState } from '#server/schedule/availability.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'
import type { Site } from '#server/site/site.ts'
import type { CartContext, CartVisitor } from '../context.ts'
import { dateAsSold, keptDates } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'
import { articleOf, placeArticle } from './article.ts'
import type { Article } from './article.ts'
import { canExtend, goneOf, placesOnSale } from './place-hold.ts'
import { findCart, findCartById, lastRemoved, linesOf } from './rows.ts'

/** A line as its visitor sees it now. */
export interface ViewedLine {
  readonly line: CartItemRow
  /** What it is of, as it is sold now; null: it is sold no longer. */
  readonly article: Article | null
  /** Of a date: whether its places are held, can be held again, or are gone; null: not of a date. */
  readonly places: PlacesOfLine | null
}

type PlacesOfLine =
  | { readonly state: 'held'; readonly until: number; readonly canExtend: boolean }
  /** The hold is over, or there was none as its network has too many, and as many are free still. */
  | { readonly state: 'lapsed'; readonly canExtend: boolean; readonly wasHeld: boolean }
  /** The hold is over, and so many are left; `paused`: nothing of the date is sold at the moment. */
  | {
      readonly state: 'lost'
      readonly left: number
      readonly because: AvailabilityState | 'paused'
    }

export interface ViewedCart {
  readonly cart: CartRow
  readonly lines: readonly ViewedLine[]
  /** What was taken out last, while it can be put back. */
  readonly removed: ViewedLine | null
}

type ViewContext = Pick<CartContext, 'database' | 'clock' | 'site'>

/** What a visitor has in their cart, as it stands now; null: no cart. Changes nothing. */
export async function viewCart(
  context: ViewContext,
  visitor: CartVisitor,
): Promise<ViewedCart | null> {
  const cart = await findCart(context.database.db, visitor)
  return cart ? viewRows(context, cart) : null
}

/** The same for whoever has the link to what a cart asked for. */
export async function viewCartById(context: ViewContext, id: string): Promise<ViewedCart | null> {
  const cart = await findCartById(context.database.db, id)
  return cart ? viewRows(context, cart) : null
}

async function viewRows(
  { database: { db }, clock, site }: ViewContext,
  cart: CartRow,
): Promise<ViewedCart> {
  const now = clock.now()
  const lines = await linesOf(db, cart.id)
  const last = await lastRemoved(db, cart.id, now)
  const all = last ? [...lines, last] : lines
  const viewed = await viewLines(db, all, site.current(), now)
  const removed = viewed[lines.length] ?? null
  return { cart, lines: viewed.slice(0, lines.length), removed }
}

async function viewLines(
  connection: Connection,
  lines: readonly CartItemRow[],
  site: Site,
  now: number,
): Promise<ViewedLine[]> {
  const references = lines.flatMap(({ kind, sku }) => (kind === 'place' ? [sku] : []))
  const kept = await keptDates(connection, references)
  const gone = await placesOnSale(connection, site, references, now)
  return lines.map((line) => {
    if (line.kind !== 'place') {
      const article = articleOf(site.content, line.kind, line.sku) ?? null
      return { line, article, places: null }
    }
    const date = dateAsSold(site, line.sku, kept.get(line.sku))
    const article = (date && placeArticle(site.content, date)) ?? null
    const counts = gone.get(line.sku)
    const places = date ? placesOfLine(line, date, { counts, now, today: site.today }) : null
    return { line, article, places }
  })
}

interface Moment {
  readonly counts: PlaceCount | undefined
  readonly now: number
  readonly today: string
}

function placesOfLine(
  line: CartItemRow,
  date: SoldDate,
  { counts, now, today }: Moment,
): PlacesOfLine {
  const { quantity, held_until: until } = line
  const isHeld = until !== null && until > now
  const gone = goneOf(date, counts, isHeld ? quantity : 0)
  const { state, left, isPaused } = availabilityOf(date, gone, today)
  if (left < quantity) return { state: 'lost', left, because: isPaused ? 'paused' : state }
  const more = { canExtend: canExtend(line) }
  return isHeld
    ? { state: 'held', until, ...more }
    : { state: 'lapsed', wasHeld: until !== null, ...more }
}
