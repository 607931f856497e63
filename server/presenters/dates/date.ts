import type { Wanted } from '#server/catalogue/wanted.ts'
import { insideOf } from '#server/catalogue/yachts.ts'
import type { Content } from '#server/content/content.ts'
import { formatDate, timeText } from '#server/format/dates.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import type { DateFact, DatePageProps, DateSetting } from '#server/props/date-page.ts'
import type { AvailabilityState } from '#server/props/dates.ts'
import { countText } from '#server/schedule/availability.ts'
import type { Availability } from '#server/schedule/availability.ts'
import { dayOf } from '#server/schedule/day.ts'
import { nextDates } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { mostPlaces } from '#server/shop/cart/article.ts'
import { scheduleOf } from '#server/site/site.ts'
import { addPlaces } from '../cart/add-to-cart.ts'
import { pausedText } from '../cart/errors.ts'
import type { PageContext } from '../context.ts'
import { availabilityNow, presentDates } from './dates.ts'

/** Everything about one date: when, where, how much, is there room, what to do next. */
export function presentDate(
  date: ScheduledDate,
  context: PageContext,
  wanted: Wanted,
): DatePageProps {
  const { links, site } = context
  const { offer, reference, meetings } = date
  const others = othersNear(date, nextDates(scheduleOf(site), offer.code, Infinity))
  const [shown, ...next] = presentDates([date, ...others], context, wanted)
  if (!shown) throw new Error(`[events] ${reference} was not made ready to show.`)

  const now = availabilityNow(date, context)
  const { state } = now
  const { phone, email } = site.content.company
  return {
    date: shown,
    intro: offer.intro_description,
    ability: offer.ability,
    image: offer.overview_image,
    moments: momentsOf(date),
    meetings: meetings && meetings.length > 1 ? meetings.map(dayName) : [],
    facts: factsOf(date, site.content),
    setting: settingOf(date, site.content),
    included: offer.included,
    booking: now.isPaused
      ? {
          title: 'Not on sale at the moment',
          text: `${pausedText} Choose another date below, or call ${phone}.`,
        }
      : bookingTexts[state](`call ${phone} or write to ${email}`, reference, now),
    add: addPlaces(links, date, now.left, wanted.people),
    waitingList: now.takesNames
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

const mostNext = 6

/** Whoever looks at a date in May wants to see those around it, not the next of all. */
function othersNear(
  { reference, starts }: ScheduledDate,
  dates: readonly ScheduledDate[],
): ScheduledDate[] {
  const apart = (other: ScheduledDate) => Math.abs(dayOf(other.starts) - dayOf(starts))
  return dates
    .filter((other) => other.reference !== reference)
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, mostNext)
    .toSorted((one, other) => dayOf(one.starts) - dayOf(other.starts))
}

function dayName(day: string): string {
  return formatDate(day, 'fullDate')
}

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

function factsOf(date: ScheduledDate, { resources }: Content): DateFact[] {
  const { offer, place, yacht, room, leader, kind, reference } = date
  const portrait = resources.leaders.find(({ id }) => id === leader?.id)?.image
  return [
    { label: 'Place', text: place.name },
    { label: 'Length', text: offer.length },
    ...(yacht ? [{ label: 'Yacht', text: yacht.name }] : []),
    ...(room ? [{ label: 'Room', text: room.name }] : []),
    ...(leader
      ? [
          {
            label: kind === 'course' ? 'Instructor' : 'Skipper',
            text: leader.name,
            ...(portrait && { portrait }),
          },
        ]
      : []),
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

/** The room, or the yacht below deck and her cabins, as far as there are pictures. */
function settingOf(
  { yacht, room }: ScheduledDate,
  { fleet, resources }: Content,
): DateSetting | null {
  const seat = resources.rooms.find(({ id }) => id === room?.id)
  if (seat?.image) return { title: seat.name, text: '', pictures: [{ src: seat.image, alt: '' }] }
  const other = resources.yachts.find(({ id }) => id === yacht?.id)
  const drawn = fleet.find(({ id }) => id === (other ? other.like : yacht?.id))
  const pictures = drawn ? insideOf(drawn) : []
  if (!yacht || !drawn || pictures.length === 0) return null
  const sister = other ? ` The drawings show ${drawn.name}, who is built alike.` : ''
  return { title: `Aboard ${yacht.name}`, text: `${(other ?? drawn).kind}.${sister}`, pictures }
}

function heldText(until: number | null): string {
  if (until === null) return 'They are held for somebody who has not paid yet.'
  const when = `${formatDate(until, 'time')} on ${formatDate(until, 'fullDate')}`
  return `They are held for somebody until ${when}. What is not ordered by then is free again.`
}

/** How to get a place on a date, by its form or by talking to somebody, or why there is none. */
type BookingText = (
  contact: string,
  reference: string,
  availability: Availability,
) => DatePageProps['booking']

const bookingTexts: Readonly<Record<AvailabilityState, BookingText>> = {
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
  reserved: (contact, _, { heldUntil, takesNames }) => ({
    title: 'The last places are reserved',
    text: `${heldText(heldUntil)} ${takesNames ? 'Leave your name, and we write to you if one comes free' : `To hear whether one comes free, ${contact}`}.`,
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
