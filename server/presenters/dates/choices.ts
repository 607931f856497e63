import type { DateFilter, DateFilterName, DatesPageProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { dateFilters, nameOfValue } from './filters.ts'
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
  if (name === 'people') return datesFor(asked, {}).length > 0 ? [partyFilter(asked, chosen)] : []
  const { label, any, values } = dateFilters[name]
  const { all, byValue } = countsOf(asked, name)
  const choices = values(asked.schedule)
    .filter(([value]) => value === chosen || (!isHidden && byValue.has(value)))
    .map(([value, text]) => {
      const count = byValue.get(value) ?? 0
      // On a phone a month with its count would be cut off.
      const label = name === 'month' ? text : `${text} (${count})`
      return { value, label, isChosen: value === chosen }
    })
  const narrows = choices.some(({ value }) => (byValue.get(value) ?? 0) < all)
  return narrows || chosen !== undefined ? [{ name, label, any, choices }] : []
}

// Whoever is five is not helped by how many dates there are for four.
function partyFilter({ schedule }: Asked, chosen: string | undefined): DateFilter {
  const { label, any, values } = dateFilters.people
  const choices = values(schedule).map(([value, text]) => ({
    value,
    label: text,
    isChosen: value === chosen,
  }))
  return { name: 'people', label, any, choices }
}

/** A link that takes back each choice. The month's view cannot do without its month. */
export function presentChips(asked: Asked): NamedLink[] {
  return choicesOf(asked)
    .filter(({ name }) => name !== 'month' || asked.query.view === 'list')
    .map(({ label, others }) => ({ label, href: hrefOf(asked, others) }))
}

/** What is chosen, by the names that people know, beside the choices that are left without it. */
export function choicesOf({ schedule, query: { choices } }: Asked) {
  return entriesOf(choices).map(([name, value]) => ({
    name,
    label: nameOfValue(schedule, name, value) ?? value,
    others: withoutChoice(choices, name),
  }))
}
