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
  const starts = rule.starts.map(weekdayNumber)
  const days =
    rule.nth !== undefined
      ? daysOfMonths(starts, rule.nth, rule.shift, from, to)
      : rule.easter !== undefined
        ? daysAtEaster(starts, rule.easter, from, to)
        : daysOfWeeks(starts, rule, from, to)
  return days.filter((day) => isInSeason(rule, day - (rule.nth === undefined ? 0 : rule.shift)))
}

function daysOfWeeks(starts: readonly number[], rule: DateRule, from: Day, to: Day): Day[] {
  const { every, week } = rule
  const days: Day[] = []
  const firstWeek = Math.floor((from - anchorMonday) / 7)
  const step = modulo(week - 1 - firstWeek, every)
  const inOrder = starts.toSorted((one, other) => one - other)
  for (let monday = anchorMonday + (firstWeek + step) * 7; monday <= to; monday += every * 7) {
    for (const weekday of inOrder) {
      const day = monday + weekday
      if (day >= from && day <= to) days.push(day)
    }
  }
  return days
}

function daysOfMonths(
  starts: readonly number[],
  nth: number,
  shift: number,
  from: Day,
  to: Day,
): Day[] {
  const days: Day[] = []
  const first = calendarOf(from - shift)
  const last = calendarOf(to - shift)
  const months = (last.year - first.year) * 12 + last.month - first.month
  for (let ahead = 0; ahead <= months; ahead += 1) {
    for (const weekday of starts) {
      const day = nthOfMonth(first.year, first.month + ahead, weekday, nth) + shift
      if (day >= from && day <= to) days.push(day)
    }
  }
  return days.toSorted((one, other) => one - other)
}

function nthOfMonth(year: number, month: number, weekday: number, nth: number): Day {
  if (nth > 0) {
    const first = dayIn(year, month, 1)
    return first + modulo(weekday - weekdayOf(first), 7) + (nth - 1) * 7
  }
  const last = dayIn(year, month + 1, 0)
  return last - modulo(weekdayOf(last) - weekday, 7)
}

function daysAtEaster(starts: readonly number[], weeks: number, from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let { year } = calendarOf(from); year <= calendarOf(to).year; year += 1) {
    const monday = easterSunday(year) - 6 + weeks * 7
    for (const weekday of starts) {
      const day = monday + weekday
      if (day >= from && day <= to) days.push(day)
    }
  }
  return days.toSorted((one, other) => one - other)
}

function isInSeason({ months, between, years }: RuleInSeason, day: Day): boolean {
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

/** The series of all offers, courses first. */
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
