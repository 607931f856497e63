import type { Offer } from '#server/content/schema/offer.ts'
import { dateFacets, offerFacets } from './facets.ts'
import type { DateFacet, OfferFacet } from './facets.ts'
import { valuesOf } from './offer-values.ts'
import type { ListedDate, OfferWithDates } from './offer-with-dates.ts'
import type { Row } from './rows.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The offers and rows of a listing by column. The rows of an offer stand together. */
export interface Columns {
  readonly offers: number
  /** By offer: its first row. One entry more than there are offers. */
  readonly starts: Uint32Array
  /** By facet and offer: a bit for the code of each of its values. */
  readonly masks: Readonly<Record<OfferFacet, Uint32Array>>
  /** By facet and row: the code of the value. */
  readonly codes: Readonly<Record<DateFacet, Uint16Array>>
  /** By row: in pence; infinite on enquiry. */
  readonly prices: Float64Array
  /** By row: days since 1970; infinite without a date. */
  readonly days: Float64Array
}

/** @param groups the rows of each offer */
export function columnsOf(
  offers: readonly OfferWithDates[],
  groups: readonly (readonly Row<ListedDate>[])[],
  vocabulary: Vocabulary,
): Columns {
  const starts = new Uint32Array(offers.length + 1)
  groups.forEach((group, offer) => (starts[offer + 1] = (starts[offer] ?? 0) + group.length))

  const rows = groups.flat()
  const codesOf = (name: DateFacet) => {
    const { codes, none } = vocabulary[name]
    return Uint16Array.from(rows, ({ values }) => codes.get(values[name] ?? '') ?? none)
  }
  const masksOf = (name: OfferFacet) =>
    Uint32Array.from(offers, ({ offer }) => maskOf(offer, name, vocabulary))
  return {
    offers: offers.length,
    starts,
    masks: byName(offerFacets, masksOf),
    codes: byName(dateFacets, codesOf),
    prices: Float64Array.from(rows, ({ price }) => price ?? Infinity),
    days: Float64Array.from(rows, ({ date }) => (date ? dayOf(date.startsOn) : Infinity)),
  }
}

function maskOf(offer: Offer, name: OfferFacet, vocabulary: Vocabulary): number {
  const codes = valuesOf[name](offer).flatMap((value) => vocabulary[name].codes.get(value) ?? [])
  return codes.reduce((mask, code) => mask | (1 << code), 0)
}

function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000
}
