import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { CartItemRow, LineKind } from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import { lockDates } from '../places/sold-date.ts'
import { articleOf, limitFault, placeArticle } from './article.ts'
import type { Article } from './article.ts'
import { holdFault, holdTime } from './place-hold.ts'
import type { LineFault } from './refusal.ts'
import { linesOf, mostLines, putLine } from './rows.ts'

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
  /** The line that is written anew; null: a further one. */
  readonly line: CartItemRow | null
  readonly site: Site
  readonly now: number
}

type Written =
  | { readonly fault: null; readonly line: CartItemRow; readonly article: Article }
  | { readonly fault: LineFault }

/**
 * Writes a line as it is wished, if that can be had: within its limits and, for a date, with all of
 * its places held from now on. Otherwise nothing is changed.
 */
export async function writeLine(
  trx: Transaction<Tables>,
  { cartId, line, site, now }: Place,
  wish: LineInput,
): Promise<Written> {
  const article = await findArticle(trx, site, wish)
  if (!article) return { fault: { reason: 'unknown' } }
  const fault =
    limitFault(article, wish) ??
    (await roomFault(trx, cartId, line)) ??
    (article.date &&
      (await holdFault(trx, cartId, { ...wish, date: article.date, now, today: site.today })))
  if (fault) return { fault }

  const { kind, sku, quantity, people, details } = wish
  const values = {
    kind,
    sku,
    quantity,
    people: article.party ? people : null,
    name: article.name,
    unit_price: article.price,
    details: JSON.stringify(details),
    held_until: article.date ? now + holdTime : null,
  }
  const written = await putLine(trx, { cartId, id: line?.id ?? null, now }, values)
  return { fault: null, line: written, article }
}

async function findArticle(
  trx: Transaction<Tables>,
  site: Site,
  { kind, sku }: LineInput,
): Promise<Article | undefined> {
  if (kind !== 'place') return articleOf(site.content, kind, sku)
  const date = (await lockDates(trx, site, [sku])).get(sku)
  return date && placeArticle(site.content, date)
}

async function roomFault(
  trx: Transaction<Tables>,
  cartId: string,
  line: CartItemRow | null,
): Promise<LineFault | null> {
  if (line && line.removed_at === null) return null
  const { length } = await linesOf(trx, cartId)
  return length >= mostLines ? { reason: 'lines', most: mostLines } : null
}
