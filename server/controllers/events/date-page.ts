import { formatDate } from '#server/format/dates.ts'
import type { DatePageProps, DateShown } from '#server/props/dates.ts'
import { nextDates } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { mostPlaces } from '#server/shop/cart/article.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import { addPlaces } from '../add-to-cart.ts'
import { availabilityNow, datesShown } from '../dates-shown.ts'
import type { Showing } from '../showing.ts'
import { bookingWords } from './booking-words.ts'
import { factsOf, momentsOf } from './date-facts.ts'
import { dateSchema } from './date-schema.ts'

/** Everything about one date: when, where, how much, is there room, what to do next. */
export function datePage(showing: Showing, site: Site, date: ScheduledDate): PageAnswer {
  const { links, takenPlaces } = showing
  const schedule = scheduleOf(site)
  const { offer, kind, reference } = date
  const others = nextDates(schedule, offer.code, nextShown + 1)
    .filter((other) => other.reference !== reference)
    .slice(0, nextShown)
  const [shown, ...next] = datesShown([date, ...others], { ...showing, today: schedule.today })
  if (!shown) throw new Error(`[events] ${reference} was not made ready to show.`)

  const waits = shown.availability.state === 'waitingList'
  const props: DatePageProps = {
    date: shown,
    intro: offer.intro_description,
    ability: offer.ability,
    image: offer.overview_image,
    moments: momentsOf(date),
    meetings: meetingsOf(date),
    facts: factsOf(date),
    included: offer.included,
    booking: bookingWords(shown, site.content.company),
    add: addPlaces(links, date, availabilityNow(date, takenPlaces, schedule.today).left),
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
  return page('events/date', props, {
    title: `${offer.name}, ${formatDate(date.starts, 'fullDate')} | Saltlark`,
    description: description(shown),
    isIndexed: true,
    image: offer.overview_image,
    nodes: [dateSchema(date, shown, { company: site.content.company, kind })],
  })
}

const nextShown = 6

function meetingsOf({ meetings }: ScheduledDate): string[] {
  return meetings && meetings.length > 1 ? meetings.map((day) => formatDate(day, 'fullDate')) : []
}

function description({ offer, when, place, price, unit, availability }: DateShown): string {
  const cost = [price.text, unit].filter((part) => part !== '').join(' ')
  return `${offer.name}: ${when}, ${place}. ${cost}. ${availability.word}.`
}
