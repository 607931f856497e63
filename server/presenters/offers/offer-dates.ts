import { kindOfOffer } from '#server/catalogue/offers.ts'
import { isWanted, wantedQuery } from '#server/catalogue/wanted.ts'
import type { Wanted } from '#server/catalogue/wanted.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import type { DateProps } from '#server/props/dates.ts'
import type { NamedLink, SelectFilter } from '#server/props/elements.ts'
import type { OfferDatesProps } from '#server/props/offer-board.ts'
import { writeQuery } from '#server/routing/urls.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { PageContext } from '../context.ts'
import { offerHref } from '../context.ts'
import { presentDates } from '../dates/dates.ts'
import { dateFilters } from '../dates/filters.ts'
import { presentBoard } from './board.ts'
import { listedDates, openDates } from './open-dates.ts'
import type { ListedDates, OpenDate } from './open-dates.ts'

/** The dates that an offer's page lists, and its calendar of all of them. */
export function presentOfferDates(
  offer: Offer,
  dates: readonly ScheduledDate[],
  wanted: Wanted,
  context: PageContext,
): {
  readonly dates: DateProps[]
  readonly calendar: OfferDatesProps
  /** Those that the price of the page is about: what is wanted, or all. */
  readonly priced: readonly ScheduledDate[]
} {
  const { links, site } = context
  const page = offerHref(links, kindOfOffer(site.content, offer), offer)
  const hrefOf = (month: string) => page + writeQuery(wantedQuery({ ...wanted, month }))
  const all = openDates(dates, wanted, context)
  const listed = listedDates(all, wanted)
  const shown = new Set(listed.dates.map(({ reference }) => reference))
  const free = all.filter((one) => wanted.people === null || one.hasRoom)
  const months = [...new Set(free.map(({ date }) => monthOf(date)))]
  const [first = '', last = ''] = [listed.dates[0], listed.dates.at(-1)].map((date) =>
    date ? monthOf(date) : '',
  )
  // Narrow screens open one month: better one that can be booked.
  const opened = all.find(({ date, hasRoom }) => hasRoom && shown.has(date.reference))
  return {
    dates: presentDates(listed.dates, context, wanted),
    priced: !isWanted(wanted) || listed.note !== null ? dates : pricedBy(free, wanted),
    calendar: {
      form: { action: page, filters: filtersOf(dates, wanted, context) },
      board: presentBoard(
        all,
        {
          chosen: listed.note === null ? wanted.month : null,
          current: opened ? monthOf(opened.date) : first,
        },
        {
          shown,
          hrefOf,
          pageOf: (reference) => links.path('web.events.all', { reference }),
        },
      ),
      note: noteOn(listed, wanted),
      earlier: linkTo(months.findLast((month) => month < first)),
      later: linkTo(months.find((month) => month > last)),
    },
  }

  function linkTo(month: string | undefined): NamedLink | null {
    if (month === undefined) return null
    return { label: formatDate(`${month}-01`, 'month'), href: `${hrefOf(month)}#dates` }
  }
}

/** Its months, and how many: as the dates page asks for them. */
function filtersOf(
  dates: readonly ScheduledDate[],
  { month, people }: Wanted,
  { site }: PageContext,
): SelectFilter[] {
  const chosen = { month, people: people === null ? null : String(people) }
  const months = new Set(dates.map(monthOf))
  return (['month', 'people'] as const).map((name) => {
    const { label, any, values } = dateFilters[name]
    const own = values(scheduleOf(site)).filter(([value]) => name === 'people' || months.has(value))
    const choices = own.map(([value, text]) => {
      return { value, label: text, isChosen: value === chosen[name] }
    })
    return { name, label, any, choices }
  })
}

function pricedBy(free: readonly OpenDate[], { month }: Wanted): ScheduledDate[] {
  return free.map(({ date }) => date).filter((date) => month === null || monthOf(date) === month)
}

function noteOn({ note }: ListedDates, { month, people }: Wanted): string | null {
  if (note === null) return null
  const room = people === null ? '' : ` with room for ${people}`
  if (note === 'people') return `There is no date${room}. These are the next ones all the same.`
  return `There is no date in ${formatDate(`${month ?? ''}-01`, 'month')}${room}. These are the nearest.`
}

function monthOf({ starts }: ScheduledDate): string {
  return starts.slice(0, 7)
}
