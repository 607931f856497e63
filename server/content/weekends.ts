import type { Offer } from './schema/offer.ts'

/** The days of a trip that people make at a weekend: one of them may be a Friday or a Monday. */
export const weekendDays = { min: 2, max: 3 } as const

export function isWeekendLong({ days }: Pick<Offer, 'days'>): boolean {
  return days >= weekendDays.min && days <= weekendDays.max
}
