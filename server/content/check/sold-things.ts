import { changeOf } from '#server/schedule/date-change.ts'
import type { DateChange, KnownDate } from '#server/schedule/date-change.ts'
import { occurrenceOfReference } from '#server/schedule/occurrences.ts'
import { parseReference } from '#server/schedule/reference.ts'
import { scheduledDate } from '#server/schedule/scheduled-date.ts'
import type { Series } from '#server/schedule/series.ts'
import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { DateOverride } from '../schema/schedule.ts'
import { counted } from '../violation.ts'
import type { Violation } from '../violation.ts'
import { goodIn, offersOf, violationsIn } from './check.ts'
import type { Check, LinkChecker, Violations } from './check.ts'
import { addressesLeadOn } from './gone-addresses.ts'
import type { PublishedAddress } from './gone-addresses.ts'
import { writtenSeries } from './timetable.ts'

/** What customers have of us, as far as edits can take it from them. Orders that were cancelled count not. */
export interface SoldThings {
  /** Dates to come of which places are sold. */
  readonly dates: readonly SoldPlaces[]
  /** Whatever stands in orders, by the code that it is sold under. */
  readonly codes: readonly SoldCode[]
  /** Pages that the site has had for a day or longer, where people may come from anywhere. */
  readonly pages: readonly PublishedAddress[]
}

interface SoldPlaces {
  readonly reference: string
  /** As its customers know it. */
  readonly known: KnownDate
  readonly orders: number
  readonly people: number
}

interface SoldCode {
  readonly code: string
  /** As it was called when it was sold. */
  readonly name: string
  readonly orders: number
}

/**
 * What an edit means for people who have paid: dates that change under them, codes that they hold,
 * addresses that they keep.
 */
export function soldThingsStay(sold: SoldThings, links: LinkChecker): Check {
  return function* (documents) {
    for (const gone of addressesLeadOn(sold.pages, links)(documents)) yield warned(gone)
    const dateOf = datesIn(documents)
    const changes = changedDates(sold.dates, dateOf)
    yield* overridesOfSoldDates(changes, documents)
    yield* rulesOfSoldDates(changes, documents)
    yield* soldPlacesFit(sold.dates, dateOf, documents)
    yield* soldCodesStay(sold.codes, documents)
  }
}

interface ChangedDate extends SoldPlaces {
  readonly change: DateChange
}

type DateOf = ReturnType<typeof datesIn>

function changedDates(dates: readonly SoldPlaces[], dateOf: DateOf): ChangedDate[] {
  return dates.flatMap((date) => {
    const change = changeOf(date.known, dateOf(date.reference))
    return change ? [{ ...date, change }] : []
  })
}

function datesIn(documents: Documents) {
  const overrides = overridesIn(documents)
  const byCode = new Map<string, Series[]>()
  for (const { series } of writtenSeries(documents)) {
    const { code } = series.offer
    byCode.set(code, [...(byCode.get(code) ?? []), series])
  }
  return (reference: string) => {
    const own = byCode.get(parseReference(reference)?.code ?? '') ?? []
    const occurrence = occurrenceOfReference(own, overrides, reference)
    return occurrence && scheduledDate(occurrence, noNames)
  }
}

const noNames = { yachts: new Map(), leaders: new Map(), rooms: new Map() } as const

function overridesIn({ overrides }: Documents) {
  return new Map(overrides?.value.overrides.map((one) => [one.reference, one] as const))
}

/** What staff wrote about the very date. */
function* overridesOfSoldDates(changes: readonly ChangedDate[], documents: Documents): Violations {
  const { overrides } = documents
  if (!overrides) return
  for (const [index, override] of overrides.value.overrides.entries()) {
    const changed = changes.find(({ reference }) => reference === override.reference)
    const key = whatChanges(override)
    if (!changed || key === undefined) continue
    const at = violationsIn(overrides, ['overrides', index])
    const message = `${key === 'cancelled' ? 'cancels' : 'moves'} ${soldText([changed])}`
    yield warned(at(key, message, `${hearing}, or take it back`))
  }
}

/** The key of an override by which its date is another; undefined: it is another by its rule. */
function whatChanges(override: DateOverride) {
  if (override.cancelled) return 'cancelled'
  return (['moved_to', 'at', 'until', 'nights'] as const).find((key) => override[key] !== undefined)
}

const hearing =
  'once it is live, have them written to: npm run dates -- cases (until then the date is not on sale)'

/** What follows for sold dates from the rules of their offer, or from its file being away. */
function* rulesOfSoldDates(changes: readonly ChangedDate[], documents: Documents): Violations {
  const overrides = overridesIn(documents)
  const byRule = changes.filter(({ reference }) => {
    const override = overrides.get(reference)
    return override === undefined || whatChanges(override) === undefined
  })
  const codes = new Set(byRule.map(({ reference }) => parseReference(reference)?.code))
  for (const code of codes) {
    const own = byRule.filter(({ reference }) => parseReference(reference)?.code === code)
    const offer = offersOf(documents).find(({ value }) => value.code === code)
    const source = offer ?? documents.overrides
    if (!source) continue
    const isOut = !offer || offer.value.draft
    const message = isOut
      ? `${code} is sold no longer, which takes away ${soldText(own)}`
      : `${verbOf(own)} ${soldText(own)}`
    const remedy = `write the rule as it was, or add each date as "added" in schedule/overrides.json; else, ${hearing}`
    yield warned(violationAt(source, offer ? ['dates'] : [], message, remedy))
  }
}

function verbOf(changes: readonly ChangedDate[]): string {
  return changes.every(({ change }) => change.kind === 'moved') ? 'moves' : 'takes away'
}

/** `3 sold dates with 11 people: CR-DSP-270305, …` */
function soldText(dates: readonly SoldPlaces[]): string {
  const people = dates.reduce((sum, date) => sum + date.people, 0)
  const names = dates.map(({ reference }) => reference)
  const some = names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ', …' : '')
  return `${counted(dates.length, 'sold date')} with ${counted(people, 'person', 'people')}: ${some}`
}

const mostNamed = 4

/** A date has the places that are sold of it, by the site and by telephone. */
function* soldPlacesFit(
  dates: readonly SoldPlaces[],
  dateOf: DateOf,
  documents: Documents,
): Violations {
  const full = dates.flatMap(({ reference, people }) => {
    const date = dateOf(reference)
    const gone = people + (date?.byPhone.taken ?? 0) + (date?.byPhone.held ?? 0)
    const isOver = date && !date.isCancelled && gone > date.places
    return isOver ? [{ reference, code: date.offer.code, text: `${gone} of ${date.places}` }] : []
  })
  const remedy = 'write as many as are sold'
  for (const [index, { reference }] of (documents.overrides?.value.overrides ?? []).entries()) {
    const over = full.find((one) => one.reference === reference)
    if (!over || !documents.overrides) continue
    const message = `${over.text} places are sold, on the site and as "taken" or "held"`
    yield violationAt(documents.overrides, ['overrides', index], message, remedy)
  }
  const overrides = overridesIn(documents)
  for (const offer of offersOf(documents)) {
    const own = full.filter((one) => one.code === offer.value.code && !overrides.has(one.reference))
    if (own.length === 0) continue
    const named = own.slice(0, mostNamed).map((one) => `${one.reference} (${one.text})`)
    const message = `fewer than are sold of ${counted(own.length, 'date')}: ${named.join(', ')}`
    yield violationAt(offer, ['places'], message, remedy)
  }
}

/** A code stands in orders, messages and accounts for good. */
function* soldCodesStay(codes: readonly SoldCode[], documents: Documents): Violations {
  const coded = [...offersOf(documents), ...goodIn(documents.products)]
  const known = new Set<string>(coded.map(({ value }) => value.code))
  for (const voucher of documents.giftVouchers?.value.vouchers ?? []) known.add(voucher.code)
  for (const { code, name, orders } of codes) {
    if (known.has(code)) continue
    const renamed = coded.find(({ value }) => value.name === name)
    if (!renamed) continue
    const message = `was ${code}, which stands in ${counted(orders, 'order')}`
    yield violationAt(renamed, ['code'], message, `write "${code}" again: nobody else may have it`)
  }
}

function warned(violation: Violation): Violation {
  return { ...violation, severity: 'warning' }
}
