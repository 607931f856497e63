import { priceOf } from '#server/catalogue/price.ts'
import type { Company } from '#server/content/schema/company.ts'
import { formatDate, timeText } from '#server/format/dates.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import { offerNode, placeNode } from '#server/head/structured-data/goods.ts'
import { companyReference } from '#server/head/structured-data/graph.ts'
import type { AvailabilityState, DateFact, DatePageProps, DateShown } from '#server/props/dates.ts'
import type { PageMeta, StructuredNode } from '#server/props/meta.ts'
import { countText } from '#server/schedule/availability.ts'
import { instantOf } from '#server/schedule/day.ts'
import { nextDates } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { mostPlaces } from '#server/shop/cart/article.ts'
import { scheduleOf } from '#server/site/site.ts'
import { addPlaces } from '../cart/add-to-cart.ts'
import type { PageContext } from '../context.ts'
import { availabilityNow, presentDates } from './dates.ts'

/** Everything about one date: when, where, how much, is there room, what to do next. */
export function presentDate(date: ScheduledDate, context: PageContext): DatePageProps {
  const { links, site, takenPlaces } = context
  const { offer, reference } = date
  const others = nextDates(scheduleOf(site), offer.code, nextShown + 1)
    .filter((other) => other.reference !== reference)
    .slice(0, nextShown)
  const [shown, ...next] = presentDates([date, ...others], context)
  if (!shown) throw new Error(`[events] ${reference} was not made ready to show.`)

  const waits = shown.availability.state === 'waitingList'
  return {
    date: shown,
    intro: offer.intro_description,
    ability: offer.ability,
    image: offer.overview_image,
    moments: momentsOf(date),
    meetings: meetingsOf(date),
    facts: factsOf(date),
    included: offer.included,
    booking: bookingText(shown, site.content.company),
    add: addPlaces(links, date, availabilityNow(date, takenPlaces, site.today).left),
    waitingList: waits
      ? {
          action: links.path('web.events.waiting-list.store', { reference }),
          most: mostPlaces(offer, date.places),
        }
      : null,
    next,
    allHref: links.path('web.events.all', { reference: offer.code }),
    feedHref: links.path('web.events.calendar', { reference: offer.code }),
  }
}

/** @param shown the date as its page shows it */
export function dateMeta(date: ScheduledDate, shown: DateShown, company: Company): PageMeta {
  const { offer, starts } = date
  return {
    title: `${offer.name}, ${formatDate(starts, 'fullDate')} | Saltlark`,
    description: description(shown),
    isIndexed: true,
    image: offer.overview_image,
    nodes: [dateNode(date, shown, company)],
  }
}

const nextShown = 6

function meetingsOf({ meetings }: ScheduledDate): string[] {
  return meetings && meetings.length > 1 ? meetings.map((day) => formatDate(day, 'fullDate')) : []
}

function description({ offer, when, place, price, unit, availability }: DateShown): string {
  const cost = [price.text, unit].filter((part) => part !== '').join(' ')
  return `${offer.name}: ${when}, ${place}. ${cost}. ${availability.word}.`
}

/** When a date begins and ends, each with its day and time where it takes place. */
function momentsOf(date: ScheduledDate): DateFact[] {
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
function factsOf(date: ScheduledDate): DateFact[] {
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

/** A date for search engines (schema.org Event): facts of this page, and nothing of ratings. */
function dateNode(
  date: ScheduledDate,
  { availability, href: url }: DateShown,
  company: Company,
): StructuredNode {
  const { kind, offer, place, starts, ends, joins, leaves, zone, onSaleFrom: from } = date
  const price = priceOf(offer, date.price)
  return {
    '@type': kind === 'course' ? 'EducationEvent' : 'Event',
    '@id': `${url}#event`,
    url,
    name: offer.name,
    description: offer.intro_description,
    image: offer.overview_image,
    startDate: new Date(instantOf(starts, joins, zone)).toISOString(),
    endDate: new Date(instantOf(ends, leaves, zone)).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${place.id === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: placeNode(place, url),
    organizer: companyReference(company),
    offers:
      price.kind === 'on enquiry'
        ? null
        : offerNode({ url, pence: price.pence, state: availability.state, from }),
  }
}

type Words = DatePageProps['booking']

/** How to get a place on a date, by its form or by talking to somebody, or why there is none. */
function bookingText({ availability, reference }: DateShown, company: Company): Words {
  return words[availability.state](`call ${company.phone} or write to ${company.email}`, reference)
}

const words: Readonly<Record<AvailabilityState, (contact: string, reference: string) => Words>> = {
  bookNow: (contact, reference) => ({
    title: 'Book this date',
    text: `What you put into your basket is held for you for 30 minutes. Would you rather talk to somebody? Then ${contact}, and quote ${reference}.`,
  }),
  fewLeft: (contact, reference) => ({
    title: 'Nearly full',
    text: `There is room for you if you are quick: what you put into your basket is held for you for 30 minutes. Or ${contact}, and quote ${reference}.`,
  }),
  waitingList: () => ({
    title: 'This date is full',
    text: 'Places do come back. Leave your name, and we ask whoever is on the list in the order in which they wrote.',
  }),
  reserved: (contact) => ({
    title: 'The last places are reserved',
    text: `They are held for somebody who has not paid yet. To hear whether one comes free, ${contact}.`,
  }),
  soldOut: (contact) => ({
    title: 'This date is sold out',
    text: `It begins too soon for a waiting list. Choose another date below, or ${contact}.`,
  }),
  saleOver: (contact) => ({
    title: 'Booking for this date is over',
    text: `Choose a later date below, or ${contact}.`,
  }),
  notYetOnSale: (contact, reference) => ({
    title: 'Not yet on sale',
    text: `If you would like to hear when it opens, ${contact}, and quote ${reference}.`,
  }),
}
