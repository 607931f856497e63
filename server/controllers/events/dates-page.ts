import type { Company } from '#server/content/schema/company.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { Links } from '#server/presenters/links.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { DateShown, DatesPageProps, MonthOfDates } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { findDates } from '#server/schedule/find.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import { datesShown } from '../dates-shown.ts'
import type { Showing } from '../showing.ts'
import { alternativesTo, chipsShown, datesText, filtersShown } from './choices.ts'
import type { Asked } from './choices.ts'
import { monthName } from './date-filters.ts'
import { readDatesQuery, wishOf, writeDatesQuery } from './dates-query.ts'
import type { DatesQuery } from './dates-query.ts'
import { firstMonth, monthShown } from './month-shown.ts'

/** The offer whose dates are shown, with its kind. */
interface KnownOffer {
  readonly kind: OfferKind
  readonly offer: Offer
}

/** All dates, or those of one offer: as a list by months, or one month by its days. */
export function datesPage(
  showing: Showing,
  site: Site,
  query: Readonly<Record<string, unknown>>,
  only: KnownOffer | null,
): PageAnswer {
  const { links } = showing
  const schedule = scheduleOf(site)
  const code = only?.offer.code
  const place = code === undefined ? {} : { reference: code }
  const addressOf = (it: DatesQuery) => links.path('web.events.all', place, writeDatesQuery(it))
  const read = readDatesQuery(schedule, query)
  const asked = withMonth({
    schedule,
    query: read,
    code,
    addressOf,
    everythingHref: links.path('web.events.all'),
  })
  const found = findDates(schedule, wishOf(schedule, asked.query.choices, code))
  const props = { ...pageParts(asked, found, showing), ...wordsOf(only, site, links) }
  const isPlain = addressOf(read) === addressOf(plain)
  return page('events/dates', props, {
    title: `${props.title} | Saltlark`,
    description: props.intro,
    isIndexed: isPlain,
    image: only?.offer.overview_image ?? '/images/share/course.jpg',
    feed: links.path('web.events.feed'),
  })
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

type Parts = Omit<DatesPageProps, 'title' | 'intro' | 'offer' | 'action' | 'feeds'>

function pageParts(asked: Asked, found: ReturnType<typeof findDates>, showing: Showing): Parts {
  const { schedule, query, addressOf } = asked
  const pages = Math.max(1, Math.ceil(found.length / datesOnPage))
  const number = Math.min(query.page, pages)
  const { month = '' } = query.choices
  const isMonth = query.view === 'month'
  const onPage = isMonth ? found : found.slice((number - 1) * datesOnPage, number * datesOnPage)
  const shown = datesShown(onPage, { ...showing, today: schedule.today })
  const toPage = (it: number) => addressOf({ ...query, page: it })
  return {
    view: query.view,
    views: viewsShown(asked),
    filters: filtersShown(asked),
    chips: chipsShown(asked),
    clearHref:
      Object.keys(query.choices).length > 0 ? addressOf({ ...plain, view: query.view }) : null,
    countText: datesText(found.length),
    months: isMonth ? [] : byMonth(shown),
    month: isMonth ? monthShown(asked, month, shown) : null,
    page: isMonth ? 1 : number,
    pages: isMonth ? 1 : pages,
    previousHref: isMonth || number === 1 ? null : toPage(number - 1),
    nextHref: isMonth || number === pages ? null : toPage(number + 1),
    alternatives: found.length === 0 ? alternativesTo(asked) : [],
  }
}

function viewsShown({ query, addressOf }: Asked): DatesPageProps['views'] {
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

type Words = Pick<DatesPageProps, 'title' | 'intro' | 'offer' | 'action' | 'feeds'>

function wordsOf(only: KnownOffer | null, { content }: Site, links: Links): Words {
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
    intro: introOf(offer, content.company),
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
