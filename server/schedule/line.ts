import type { Content } from '#server/content/content.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { RuleInSeason } from './rule-days.ts'

/** One rule of an offer, with what it has from the offer. */
export interface Line {
  readonly kind: OfferKind
  readonly offer: Offer
  readonly rule: RuleInSeason
}

/** The lines of all offers, courses first. */
export function linesOf({ courses, holidays }: Pick<Content, 'courses' | 'holidays'>): Line[] {
  return [
    ...[...courses.values()].flatMap((course) => offerLines('course', course)),
    ...[...holidays.values()].flatMap((holiday) => offerLines('holiday', holiday)),
  ]
}

/** What people ask for, or study when they like, has no dates. */
export function isSoldByDate({ sale_unit: unit }: Pick<Offer, 'sale_unit'>): boolean {
  return unit !== 'enquiry' && unit !== 'online'
}

/** A trip is sailed in its own months, unless the rule names others. */
export function offerLines(kind: OfferKind, offer: Offer): Line[] {
  if (!isSoldByDate(offer)) return []
  const season = 'months' in offer ? offer.months : undefined
  return offer.dates.map((rule) => {
    const isOpen = season === undefined || rule.months !== undefined || rule.between !== undefined
    return { kind, offer, rule: isOpen ? rule : { ...rule, months: season } }
  })
}
