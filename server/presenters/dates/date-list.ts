import { kindOfOffer } from '#server/catalogue/offers.ts'
import type { Company } from '#server/content/schema/company.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import type { DatesPageProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import { offerHref } from '../context.ts'
import type { PageContext } from '../context.ts'
import { presentChips, presentFilters, presentViews } from './choices.ts'
import { presentDates } from './dates.ts'
import { alternativesTo, foundText, nearestTo, noneText, othersThan } from './fewer-choices.ts'
import { presentMonth, withMonth } from './months.ts'
import { datesFor, datesOnPage, peopleIn, readDatesQuery, writeDatesQuery } from './query.ts'
import type { Asked, DatesQuery } from './query.ts'
import { roomsNow } from './room.ts'

/** All dates, or those of one offer: as a list by months, or one month by its days. */
export function presentDateList(
  query: Readonly<Record<string, unknown>>,
  only: Offer | null,
  context: PageContext,
): { readonly props: DatesPageProps; readonly meta: PageMeta } {
  const { links, site } = context
  const schedule = scheduleOf(site)
  const code = only?.code
  const place = code === undefined ? {} : { reference: code }
  const addressOf = (it: DatesQuery) => links.path('web.events.all', place, writeDatesQuery(it))
  const read = readDatesQuery(schedule, query)
  const everythingHref = links.path('web.events.all')
  const rooms = roomsNow(context)
  const asked = withMonth({ schedule, rooms, query: read, code, addressOf, everythingHref })
  const found = datesFor(asked, asked.query.choices)
  const props = { ...pageParts(asked, found, context), ...textsOf(only, context) }
  return {
    props,
    meta: {
      title: `${props.title} | Saltlark`,
      description: props.intro,
      isIndexed: addressOf(read) === addressOf(plain),
      image: only?.overview_image ?? '/images/share/course.jpg',
      feed: links.path('web.events.feed'),
    },
  }
}

const plain: DatesQuery = { choices: {}, view: 'list', page: 1 }

function pageParts(asked: Asked, found: readonly ScheduledDate[], context: PageContext) {
  const { query, addressOf } = asked
  const pages = Math.max(1, Math.ceil(found.length / datesOnPage))
  const number = Math.min(query.page, pages)
  const { month = '' } = query.choices
  const isMonth = query.view === 'month'
  const onPage = isMonth ? [] : found.slice((number - 1) * datesOnPage, number * datesOnPage)
  const wanted = { people: peopleIn(query.choices) }
  const shown = presentDates(onPage, context, wanted)
  const toPage = (it: number) => addressOf({ ...query, page: it })
  return {
    view: query.view,
    views: presentViews(asked),
    filters: presentFilters(asked),
    chips: presentChips(asked),
    clearHref:
      Object.keys(query.choices).length > 0 ? addressOf({ ...plain, view: query.view }) : null,
    countText: foundText(asked, found.length),
    dates: shown,
    month: isMonth ? presentMonth(asked, month, found) : null,
    page: isMonth ? 1 : number,
    pages: isMonth ? 1 : pages,
    previousHref: isMonth || number === 1 ? null : toPage(number - 1),
    nextHref: isMonth || number === pages ? null : toPage(number + 1),
    none:
      found.length === 0
        ? { title: noneText(asked), nearest: presentDates(nearestTo(asked), context, wanted) }
        : null,
    others: found.length === 0 ? null : othersThan(asked, found.length),
    alternatives: found.length === 0 ? alternativesTo(asked) : [],
  }
}

type Texts = Pick<DatesPageProps, 'title' | 'intro' | 'offer' | 'action' | 'feeds'>

function textsOf(offer: Offer | null, { links, site }: PageContext): Texts {
  const news: NamedLink = { label: 'News of dates (Atom)', href: links.path('web.events.feed') }
  if (!offer) {
    return {
      title: 'Dates and prices',
      intro:
        'Every course, weekend and holiday that we sail, when it is, what it costs and how many places are left.',
      offer: null,
      action: links.path('web.events.all'),
      feeds: [news],
    }
  }
  const reference = offer.code
  return {
    title: `${offer.name}: dates and prices`,
    intro: introOf(offer, site.content.company),
    offer: { label: offer.name, href: offerHref(links, kindOfOffer(site.content, offer), offer) },
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
