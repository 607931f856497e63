import { monthNumber } from '#server/format/dates.ts'
import { counted } from '#server/format/words.ts'
import type { DatesPageProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { dayOf } from '#server/schedule/day.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { choicesOf } from './choices.ts'
import { monthName } from './filters.ts'
import { countsOf, datesFor, entriesOf, hrefOf, withoutChoice } from './query.ts'
import type { Asked } from './query.ts'

/** Where there are dates when what was asked for has none: near months, then fewer choices. */
export function alternativesTo(asked: Asked): NamedLink[] {
  const near = nearMonths(asked).map(([month, count]) => ({
    label: `${monthName(month)}: ${datesText(count)}`,
    href: hrefOf(asked, { ...asked.query.choices, month }),
  }))
  const fewer = choicesOf(asked).flatMap(({ label, others }) => {
    const { length } = datesFor(asked, others)
    if (length === 0) return []
    return [{ label: `Without “${label}”: ${datesText(length)}`, href: hrefOf(asked, others) }]
  })
  if (near.length + fewer.length > 0) return [...near, ...fewer]
  const all = datesFor(asked, {}).length
  if (all === 0) return [{ label: 'All our dates and prices', href: asked.everythingHref }]
  return [{ label: `All ${datesText(all)}`, href: hrefOf(asked, {}) }]
}

/** `34 dates`, `1 date` or `No dates`. */
function datesText(count: number): string {
  return count === 0 ? 'No dates' : counted(count, 'date')
}

/** How many were found: `149 dates with room for 2`. */
export function foundText({ query: { choices } }: Asked, count: number): string {
  const room = choices.people === undefined ? '' : ` with room for ${choices.people}`
  return `${datesText(count)}${room}`
}

/** `No date in May 2027 has room for 5`. */
export function noneText({ query: { choices } }: Asked): string {
  const { month, people } = choices
  const when = month === undefined ? '' : ` in ${monthName(month)}`
  const isOnly = entriesOf(choices).every(([name]) => name === 'month' || name === 'people')
  const date = isOnly ? 'No date' : 'No such date'
  if (people !== undefined) return `${date}${when} has room for ${people}`
  return when === '' ? 'No date is quite that' : `${date}${when}`
}

const nearest = 3

/** The dates that come nearest to a month, with all else that was chosen. */
export function nearestTo(asked: Asked): readonly ScheduledDate[] {
  const { month } = asked.query.choices
  if (month === undefined) return []
  const [first, last] = [dayOf(`${month}-01`), dayOf(`${month}-28`)]
  const distance = ({ starts }: ScheduledDate) =>
    Math.max(first - dayOf(starts), dayOf(starts) - last, 0)
  return datesFor(asked, withoutChoice(asked.query.choices, 'month'))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, nearest)
    .toSorted((one, other) => (one.starts < other.starts ? -1 : 1))
}

/** The dates that are left out because they have too little room for so many. */
export function othersThan(asked: Asked, found: number): DatesPageProps['others'] {
  if (asked.query.choices.people === undefined) return null
  const choices = withoutChoice(asked.query.choices, 'people')
  const all = datesFor(asked, choices).length
  if (all === found) return null
  const count = counted(all - found, 'more date')
  const have = all - found === 1 ? 'has' : 'have'
  return {
    text: `${count} ${have} fewer places, or a waiting list.`,
    label: `Show all ${all}`,
    href: hrefOf(asked, choices),
  }
}

function nearMonths(asked: Asked): [string, number][] {
  const { month } = asked.query.choices
  if (month === undefined) return []
  const distance = (other: string) => Math.abs(monthNumber(other) - monthNumber(month))
  return [...countsOf(asked, 'month').byValue]
    .toSorted(([one], [other]) => distance(one) - distance(other))
    .slice(0, nearest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}
