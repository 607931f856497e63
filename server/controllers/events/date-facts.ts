import { formatDate, timeText } from '#server/format/dates.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import type { DateFact } from '#server/props/dates.ts'
import { countText } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** When a date begins and ends, each with its day and time where it takes place. */
export function momentsOf(date: ScheduledDate): DateFact[] {
  const { starts, ends, joins, leaves, meetings, zone } = date
  const local = zone === 'Europe/London' ? '' : ', local time'
  const times = `${timeText(joins)} to ${timeText(leaves)}${local}`
  if (starts === ends) return [{ label: 'When', text: `${dayName(starts)}, ${times}` }]
  if (meetings) {
    return [
      { label: 'First day', text: dayName(starts) },
      { label: 'Last day', text: dayName(ends) },
      { label: 'Each day', text: times },
    ]
  }
  return [
    { label: 'Join', text: `${dayName(starts)}, ${timeText(joins)}${local}` },
    { label: 'Leave', text: `${dayName(ends)}, ${timeText(leaves)}${local}` },
  ]
}

/** What else there is to know, as far as it is known. */
export function factsOf(date: ScheduledDate): DateFact[] {
  const { offer, place, yacht, leader, kind, reference } = date
  return [
    { label: 'Place', text: place.name },
    { label: 'Length', text: offer.length },
    ...(yacht ? [{ label: 'Yacht', text: yacht.name }] : []),
    ...(leader ? [{ label: kind === 'course' ? 'Instructor' : 'Skipper', text: leader.name }] : []),
    { label: 'Size', text: countText(date.places, date) },
    ...offer.fees_included.map(({ name, amount }) => ({
      label: name,
      text: `${formatMoney(fromPounds(amount)).text}, in the price`,
    })),
    ...offer.fees_extra.map(({ name, amount, when }) => ({
      label: name,
      text: `${formatMoney(fromPounds(amount)).text}, not in the price: ${when}`,
    })),
    { label: 'Reference', text: reference },
  ]
}

function dayName(day: string): string {
  return formatDate(day, 'fullDate')
}
