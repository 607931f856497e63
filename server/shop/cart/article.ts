import type { Content } from '#server/content/content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import type { CartItemRow, LineKind } from '#server/database/shop-tables.ts'
import { fromPounds } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import type { VatRate } from '../money/totals.ts'
import type { SoldDate } from '../places/sold-date.ts'
import type { LineFault } from './refusal.ts'

/** Something that can be put in a cart, with what a line of it may be. */
export interface Article {
  readonly kind: LineKind
  /** The reference of a date, or the code of a course, a product or a voucher. */
  readonly sku: string
  readonly name: string
  /** For one, with VAT. */
  readonly price: Pence
  readonly vatRate: VatRate
  /** How many a line may have at most. */
  readonly most: number
  /** How many people one price takes; null: it is for one. */
  readonly party: { readonly min: number; readonly max: number } | null
  /** What of it is posted; null: nothing. */
  readonly parcel: { readonly packageType: string; readonly kind: string } | null
  /** Of the date whose places it is; null for all else. */
  readonly date: SoldDate | null
}

/** Nobody needs more, and a slip of the finger should not become an order. */
export const mostOfAProduct = 20
/** Heads that one visitor may keep from others at one time. */
export const mostHeads = 8

/** Places on a date, as a line of a cart; undefined when they have no price, or one on enquiry. */
export function placeArticle(content: Content, date: SoldDate): Article | undefined {
  const offer = offerOfCode(content, date.code)
  if (!offer || offer.price === null || offer.sale_unit === 'enquiry') return undefined
  return {
    kind: 'place',
    sku: date.reference,
    name: date.name,
    price: date.price,
    date,
    party: partyOf(offer),
    vatRate: offer.vat,
    most: mostPlaces(offer, date.places),
    parcel: null,
  }
}

/**
 * What a code names that is sold without a date: a course to study at home, a product or a voucher;
 * undefined when nothing of the kind has that code, or it has no price.
 */
export function articleOf(content: Content, kind: LineKind, sku: string): Article | undefined {
  if (kind === 'online') return onlineArticle(content, sku)
  if (kind === 'product') return productArticle(content, sku)
  return kind === 'voucher' ? voucherArticle(content, sku) : undefined
}

/** Of an article that is for one, comes on no date and is not posted. */
const plain = { party: null, parcel: null, date: null } as const

function onlineArticle(content: Content, sku: string): Article | undefined {
  const offer = offerOfCode(content, sku)
  if (offer?.sale_unit !== 'online' || offer.price === null) return undefined
  const { name, vat: vatRate } = offer
  const price = fromPounds(offer.price)
  return { ...plain, kind: 'online', sku, name, price, vatRate, most: mostHeads }
}

function productArticle({ products }: Content, sku: string): Article | undefined {
  const product = [...products.values()].find(({ code }) => code === sku)
  if (!product) return undefined
  const { name, vat: vatRate, kind, package_type: packageType } = product
  return {
    ...plain,
    kind: 'product',
    sku,
    name,
    price: fromPounds(product.price),
    vatRate,
    most: mostOfAProduct,
    parcel: { packageType, kind },
  }
}

// VAT falls due on what a voucher is spent on (decision 13).
function voucherArticle({ vouchers }: Content, sku: string): Article | undefined {
  const voucher = vouchers.find(({ code }) => code === sku)
  if (!voucher) return undefined
  const { name } = voucher
  const price = fromPounds(voucher.price)
  return { ...plain, kind: 'voucher', sku, name, price, vatRate: 'outside', most: 1 }
}

/** How many of so many places one visitor may have: one, where one price is for several people. */
export function mostPlaces(offer: Pick<Offer, 'party' | 'places'>, places: number): number {
  return partyOf(offer) ? 1 : Math.min(mostHeads, places)
}

/** How many people one price of an offer takes; null: it is for one. */
export function partyOf({ party, places }: Pick<Offer, 'party' | 'places'>): Article['party'] {
  return party && places === 1 ? party : null
}

/** Why a line of an article cannot be of so many, whoever else wants it; null: it can. */
export function limitFault(
  { most, party }: Article,
  { quantity, people }: Pick<CartItemRow, 'quantity' | 'people'>,
): LineFault | null {
  if (party && (people === null || people < party.min || people > party.max)) {
    return { reason: 'people', ...party }
  }
  return quantity > most ? { reason: 'too-many', most } : null
}
