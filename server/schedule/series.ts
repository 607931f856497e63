import type { Content } from '#server/content/content.ts'
import type { DateRule } from '#server/content/schema/dates.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { calendarOf, dayIn, easterSunday, modulo, weekdayOf } from './day.ts'
import type { Day } from './day.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** 0 for Monday to 6 for Sunday. */
export function weekdayNumber(name: (typeof weekdays)[number]): number {
  return weekdays.indexOf(name)
}

/** The Monday from which every rule counts its weeks: 1 January 2024. */
export const anchorMonday: Day = dayIn(2024, 1, 1)

/** What a rule may have from its offer: the months of a trip. */
export type RuleInSeason = DateRule & { readonly months?: readonly number[] | undefined }

/**
 * The days on which a rule lets people join, from one day to another, both included, in order. A
 * function of the rule alone: which day it is today plays no part (decision 14).
 */
export function ruleDays(rule: RuleInSeason, from: Day, to: Day): Day[] {
  const { nth } = rule
  const weekdays = rule.starts.map(weekdayNumber)
  const shift = nth === undefined ? 0 : rule.shift
  const days: Day[] = []
  for (const begin of beginningsOf(rule, from - shift, to - shift)) {
    for (const weekday of weekdays) {
      const day = nth === undefined ? begin + weekday : nthOfMonth(begin, weekday, nth)
      const joining = day + shift
      if (joining >= from && joining <= to && isInSeason(rule, day)) days.push(joining)
    }
  }
  return days.toSorted((one, other) => one - other)
}

/** The Mondays of a rule's weeks; of one that goes by the month, the first of each month. */
function beginningsOf({ nth, easter, every, week }: RuleInSeason, from: Day, to: Day): Day[] {
  const { year, month } = calendarOf(from)
  const last = calendarOf(to)
  const years = last.year - year
  if (nth !== undefined)
    return times(years * 12 + last.month - month + 1, (ahead) => dayIn(year, month + ahead, 1))
  if (easter !== undefined)
    return times(years + 1, (ahead) => easterSunday(year + ahead) - 6 + easter * 7)
  const firstWeek = Math.floor((from - anchorMonday) / 7)
  const monday = anchorMonday + (firstWeek + modulo(week - 1 - firstWeek, every)) * 7
  const step = every * 7
  return times(Math.ceil((to + 1 - monday) / step), (ahead) => monday + ahead * step)
}

function times(length: number, dayAt: (index: number) => Day): Day[] {
  return Array.from({ length }, (_, index) => dayAt(index))
}

function nthOfMonth(first: Day, weekday: number, nth: number): Day {
  if (nth > 0) return first + modulo(weekday - weekdayOf(first), 7) + (nth - 1) * 7
  const { year, month } = calendarOf(first)
  const last = dayIn(year, month + 1, 0)
  return last - modulo(weekdayOf(last) - weekday, 7)
}

function isInSeason({ months, between, years }: RuleInSeason, day: Day): boolean {
  if (!months && !between && !years) return true
  const { year, month, date } = calendarOf(day)
  if (months && !months.includes(month)) return false
  if (years && year % 2 !== (years === 'odd' ? 1 : 0)) return false
  if (!between) return true

  const [first, last] = [monthAndDay(between[0]), monthAndDay(between[1])]
  const today = month * 100 + date
  // A season such as 11-15 to 02-28 lies over New Year.
  return first <= last ? today >= first && today <= last : today >= first || today <= last
}

function monthAndDay(text: string): number {
  return Number(text.slice(0, 2)) * 100 + Number(text.slice(3))
}

/** One rule of an offer, with what it has from the offer. */
export interface Series {
  readonly kind: OfferKind
  readonly offer: Offer
  readonly rule: RuleInSeason
}

export function seriesOf({ courses, holidays }: Pick<Content, 'courses' | 'holidays'>): Series[] {
  return [
    ...[...courses.values()].flatMap((course) => offerSeries('course', course)),
    ...[...holidays.values()].flatMap((holiday) => offerSeries('holiday', holiday)),
  ]
}

/** What people ask for, or study when they like, has no dates. */
export function isSoldByDate({ sale_unit: unit }: Pick<Offer, 'sale_unit'>): boolean {
  return unit !== 'enquiry' && unit !== 'online'
}

/** A trip is sailed in its own months, unless the rule names others. */
export function offerSeries(kind: OfferKind, offer: Offer): Series[] {
  if (!isSoldByDate(offer)) return []
  const season = 'months' in offer ? offer.months : undefined
  return offer.dates.map((rule) => {
    const isOpen = season === undefined || rule.months !== undefined || rule.between !== undefined
    return { kind, offer, rule: isOpen ? rule : { ...rule, months: season } }
  })
}
