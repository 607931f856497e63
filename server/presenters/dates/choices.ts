import { counted } from '#server/format/words.ts'
import type { DateFilter, DateFilterName, DatesPageProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { dateFilters, monthName, nameOfValue } from './filters.ts'
import { countsOf, datesFor, entriesOf, filterNames, hrefOf, withoutChoice } from './query.ts'
import type { Asked } from './query.ts'

export function presentViews({ query, addressOf }: Asked): DatesPageProps['views'] {
  const list = { ...query, view: 'list', page: 1 } as const
  const month = { ...query, view: 'month', page: 1 } as const
  return [
    { label: 'List', href: addressOf(list), isChosen: query.view === 'list' },
    { label: 'Month', href: addressOf(month), isChosen: query.view === 'month' },
  ]
}

/** The filters of the form: no choice in it leads to an empty page, and each filter can narrow. */
export function presentFilters(asked: Asked): DateFilter[] {
  return filterNames.flatMap((name) => presentFilter(asked, name))
}

function presentFilter(asked: Asked, name: DateFilterName): DateFilter[] {
  const chosen = asked.query.choices[name]
  // The words of tags stand in the first filter already; what an address chose is kept.
  const isHidden = name === 'tag'
  if (isHidden && chosen === undefined) return []
  const { label, any, values } = dateFilters[name]
  const { all, byValue } = countsOf(asked, name)
  const choices = withChosen(values(asked.schedule), name, chosen, asked)
    .filter(([value]) => value === chosen || (!isHidden && byValue.has(value)))
    .map(([value, text]) => {
      const count = byValue.get(value) ?? 0
      return { value, label: `${text} (${count})`, isChosen: value === chosen }
    })
  const narrows = choices.some(({ value }) => (byValue.get(value) ?? 0) < all)
  return narrows || chosen !== undefined ? [{ name, label, any, choices }] : []
}

// A month that has no dates at all is no value, but it may have been asked for.
function withChosen(
  values: readonly (readonly [string, string])[],
  name: DateFilterName,
  chosen: string | undefined,
  { schedule }: Asked,
): readonly (readonly [string, string])[] {
  if (chosen === undefined || values.some(([value]) => value === chosen)) return values
  return [...values, [chosen, nameOfValue(schedule, name, chosen) ?? chosen]]
}

/** A link that takes back each choice. The month's view cannot do without its month. */
export function presentChips(asked: Asked): NamedLink[] {
  return choicesOf(asked)
    .filter(({ name }) => name !== 'month' || asked.query.view === 'list')
    .map(({ label, others }) => ({ label, href: hrefOf(asked, others) }))
}

/** What is chosen, by the names that people know, beside the choices that are left without it. */
function choicesOf({ schedule, query: { choices } }: Asked) {
  return entriesOf(choices).map(([name, value]) => ({
    name,
    label: nameOfValue(schedule, name, value) ?? value,
    others: withoutChoice(choices, name),
  }))
}

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
export function datesText(count: number): string {
  return count === 0 ? 'No dates' : counted(count, 'date')
}

const nearest = 3

function nearMonths(asked: Asked): [string, number][] {
  const { month } = asked.query.choices
  if (month === undefined) return []
  const distance = (other: string) => Math.abs(monthNumber(other) - monthNumber(month))
  return [...countsOf(asked, 'month').byValue]
    .toSorted(([one], [other]) => distance(one) - distance(other))
    .slice(0, nearest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
}
