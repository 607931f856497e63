import type { Company } from '#server/content/schema/company.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import type {
  DateShown,
  DatesPageProps,
  DayOfDates,
  MonthOfDates,
  MonthShown,
} from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import type { PageMeta } from '#server/props/meta.ts'
import { dateOf, dayIn, weekdayOf } from '#server/schedule/day.ts'
import { findDates } from '#server/schedule/find.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { PageContext } from '../context.ts'
import { offerHref } from '../links.ts'
import { alternativesTo, presentChips, countsOf, datesText, presentFilters } from './choices.ts'
import type { Asked } from './choices.ts'
import { presentDates } from './dates.ts'
import { monthName, readDatesQuery, criteriaOf, writeDatesQuery } from './filters.ts'
import type { DatesQuery } from './filters.ts'

/** The offer whose dates are shown, with its kind. */
interface KnownOffer {
  readonly kind: OfferKind
  readonly offer: Offer
}

/** All dates, or those of one offer: as a list by months, or one month by its days. */
export function presentDateList(
  query: Readonly<Record<string, unknown>>,
  only: KnownOffer | null,
  context: PageContext,
): { readonly props: DatesPageProps; readonly meta: PageMeta } {
  const { links, site } = context
  const schedule = scheduleOf(site)
  const code = only?.offer.code
  const place = code === undefined ? {} : { reference: code }
  const addressOf = (it: DatesQuery) => links.path('web.events.all', place, writeDatesQuery(it))
  const read = readDatesQuery(schedule, query)
  const everythingHref = links.path('web.events.all')
  const asked = withMonth({ schedule, query: read, code, addressOf, everythingHref })
  const found = findDates(schedule, criteriaOf(schedule, asked.query.choices, code))
  const props = { ...pageParts(asked, found, context), ...textsOf(only, context) }
  return {
    props,
    meta: {
      title: `${props.title} | Saltlark`,
      description: props.intro,
      isIndexed: addressOf(read) === addressOf(plain),
      image: only?.offer.overview_image ?? '/images/share/course.jpg',
      feed: links.path('web.events.feed'),
    },
  }
}

const plain: DatesQuery = { choices: {}, view: 'list', page: 1 }

const datesOnPage = 30

/** The month's view is always one of some month. */
function withMonth(asked: Asked): Asked {
  const { query } = asked
  if (query.view === 'list' || query.choices.month !== undefined) return asked
  const choices = { ...query.choices, month: firstMonth(asked) }
  return { ...asked, query: { ...query, choices } }
}

type Parts = Omit<DatesPageProps, keyof Texts>

function pageParts(asked: Asked, found: ReturnType<typeof findDates>, context: PageContext): Parts {
  const { query, addressOf } = asked
  const pages = Math.max(1, Math.ceil(found.length / datesOnPage))
  const number = Math.min(query.page, pages)
  const { month = '' } = query.choices
  const isMonth = query.view === 'month'
  const onPage = isMonth ? found : found.slice((number - 1) * datesOnPage, number * datesOnPage)
  const shown = presentDates(onPage, context)
  const toPage = (it: number) => addressOf({ ...query, page: it })
  return {
    view: query.view,
    views: presentViews(asked),
    filters: presentFilters(asked),
    chips: presentChips(asked),
    clearHref:
      Object.keys(query.choices).length > 0 ? addressOf({ ...plain, view: query.view }) : null,
    countText: datesText(found.length),
    months: isMonth ? [] : byMonth(shown),
    month: isMonth ? presentMonth(asked, month, shown) : null,
    page: isMonth ? 1 : number,
    pages: isMonth ? 1 : pages,
    previousHref: isMonth || number === 1 ? null : toPage(number - 1),
    nextHref: isMonth || number === pages ? null : toPage(number + 1),
    alternatives: found.length === 0 ? alternativesTo(asked) : [],
  }
}

function presentViews({ query, addressOf }: Asked): DatesPageProps['views'] {
  const list = { ...query, view: 'list', page: 1 } as const
  const month = { ...query, view: 'month', page: 1 } as const
  return [
    { label: 'List', href: addressOf(list), isChosen: query.view === 'list' },
    { label: 'Month', href: addressOf(month), isChosen: query.view === 'month' },
  ]
}

function byMonth(dates: readonly DateShown[]): MonthOfDates[] {
  const months = [...new Set(dates.map(({ starts }) => starts.slice(0, 7)))]
  return months.map((month) => ({
    month,
    name: monthName(month),
    dates: dates.filter(({ starts }) => starts.startsWith(month)),
  }))
}

type Texts = Pick<DatesPageProps, 'title' | 'intro' | 'offer' | 'action' | 'feeds'>

function textsOf(only: KnownOffer | null, { links, site }: PageContext): Texts {
  const news: NamedLink = { label: 'News of dates (Atom)', href: links.path('web.events.feed') }
  if (!only) {
    return {
      title: 'Dates and prices',
      intro:
        'Every course, weekend and holiday that we sail, when it is, what it costs and how many places are left.',
      offer: null,
      action: links.path('web.events.all'),
      feeds: [news],
    }
  }
  const { kind, offer } = only
  const reference = offer.code
  return {
    title: `${offer.name}: dates and prices`,
    intro: introOf(offer, site.content.company),
    offer: { label: offer.name, href: offerHref(links, kind, offer) },
    action: links.path('web.events.all', { reference }),
    feeds: [
      {
        label: 'These dates in your calendar',
        href: links.path('web.events.calendar', { reference }),
      },
      news,
    ],
  }
}

function introOf({ dates, sale_unit: unit, intro_description: intro }: Offer, { phone }: Company) {
  if (dates.length > 0) return intro
  return unit === 'online'
    ? 'You begin this one whenever you like: it is online, and there are no dates to wait for.'
    : `We arrange this one with you: call ${phone} and we will find a date.`
}

/** A month by its days. @param dates those that begin in it */
function presentMonth(asked: Asked, month: string, dates: readonly DateShown[]): MonthShown {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const first = dayIn(year, number, 1)
  const count = dayIn(year, number + 1, 1) - first
  const days = Array.from({ length: count }, (_, index) => presentDay(dateOf(first + index), dates))
  const months = [...countsOf(asked, 'month').byValue.keys()].toSorted()
  return {
    name: monthName(month),
    days,
    daysBefore: weekdayOf(first),
    previous: linkTo(
      months.findLast((other) => other < month),
      asked,
    ),
    next: linkTo(
      months.find((other) => other > month),
      asked,
    ),
  }
}

/** The month that the view begins with: the first with dates, or that of today. */
function firstMonth(asked: Asked): string {
  const [month] = [...countsOf(asked, 'month').byValue.keys()].toSorted()
  return month ?? asked.schedule.today.slice(0, 7)
}

function presentDay(day: string, dates: readonly DateShown[]): DayOfDates {
  const own = dates.filter(({ starts }) => starts === day)
  return {
    day,
    name: formatDate(day, 'fullDate'),
    number: Number(day.slice(8)),
    dates: own.map(({ reference, offer, place, href, availability }) => ({
      reference,
      name: offer.name,
      place,
      href,
      state: availability.state,
      word: availability.word,
    })),
  }
}

function linkTo(month: string | undefined, { query, addressOf }: Asked): NamedLink | null {
  if (month === undefined) return null
  const choices = { ...query.choices, month }
  return { label: monthName(month), href: addressOf({ ...query, choices, page: 1 }) }
}
