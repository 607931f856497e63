import { expect, it } from 'vitest'
import { scheduleAt } from '#server/schedule/schedule.ts'
import { course, rule, timetable } from '../../support/timetable.ts'

const prices_from = [
  { from: '2027-06-11', price: 345 },
  { from: '2027-06-20', price: 365 },
]
const fridays = rule({ starts: ['Fri'], months: [6] })
const mondays = rule({ starts: ['Mon'], months: [6], price: 295, suffix: 'M' })
const content = timetable([course([fridays, mondays], { prices_from })])

it.each([
  ['the day before', 'CR-SY-270604', 325],
  ['on the day', 'CR-SY-270611', 345],
  ['between two', 'CR-SY-270618', 345],
  ['after the last', 'CR-SY-270625', 365],
  ['after it, at a price of its rule', 'CR-SY-270621M', 295],
])('a date that begins %s costs what that day says', (_, reference, price) => {
  expect(scheduleAt(content, '2027-06-01').dateOf(reference)?.price).toBe(price)
})
