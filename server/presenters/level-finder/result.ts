import { cardPrice } from '#server/catalogue/price.ts'
import type { Content } from '#server/content/content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { daySpan } from '#server/format/dates.ts'
import { missingFor } from '#server/level-finder/missing.ts'
import { recommend } from '#server/level-finder/recommend.ts'
import type { Recommendation } from '#server/level-finder/recommend.ts'
import { numberOf } from '#server/level-finder/walk.ts'
import type { Walk } from '#server/level-finder/walk.ts'
import type {
  AdvisedAlternative,
  AdvisedOffer,
  LevelResultProps,
} from '#server/props/level-finder.ts'
import type { PageMeta } from '#server/props/meta.ts'
import { pathOf } from '#server/routing/urls.ts'
import { nextDates } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { PageContext } from '../context.ts'
import { offerLink } from '../context.ts'
import { presentDates, withAvailability } from '../dates/dates.ts'
import { priceOnSale } from '../offers/price-on-sale.ts'
import { presentMissing } from './missing.ts'
import type { OnTheWay } from './question.ts'

const mostDates = 4

/** What is recommended to whoever gave these answers. */
export function presentResult(context: PageContext & OnTheWay): {
  readonly props: LevelResultProps
  readonly meta: PageMeta
} {
  const { site, way, path, links } = context
  const { content } = site
  const { facts } = way.person
  const { main, before, alternatives, outcome } = recommend(content, way.person)
  const missing = missingFor(content, way, outcome)
  const dates = nextDates(scheduleOf(site), main.offer.code, mostDates)
  const props: LevelResultProps = {
    breadcrumbs: { above: [], here: 'Level finder' },
    level: outcome.level,
    before: before && presentAdvised(before, context),
    main: presentAdvised(main, context),
    dates: presentDates(dates, context, { people: null }),
    datesHref:
      dates.length > 0 ? links.path('web.events.all', { reference: main.offer.code }) : null,
    withoutDates: withoutDates(main.offer),
    alternatives: alternatives.map((one) => presentAlternative(one, context)),
    missing: missing && presentMissing(missing, facts, content, links),
    notes: parentNotes(numberOf(facts, 'age'), content),
    answers: presentAnswers(way, path),
    restartHref: pathOf(path(1)),
  }
  const meta = {
    title: `Your next step: ${main.offer.name} | ${content.company.brand}`,
    description: `What the level finder recommends: ${main.offer.name}. ${main.why}`,
    isIndexed: false,
    canonical: path(way.stations.length + 1),
    image: main.offer.overview_image,
  }
  return { props, meta }
}

function parentNotes(age: number, { terms: { unaccompanied_age: adult } }: Content): string[] {
  return age < adult ? [`Until ${adult} you sail with a parent or guardian aboard.`] : []
}

function presentAnswers({ stations }: Walk, path: OnTheWay['path']): LevelResultProps['answers'] {
  return stations
    .filter(({ asked }) => asked === 'yes')
    .map(({ step, question, chosen }) => ({
      question: question.title,
      answer: chosen.map(({ label }) => label).join('; ') || 'None of these',
      href: path(step),
    }))
}

function presentAdvised(
  { kind, offer, why }: Recommendation,
  { links, site }: PageContext,
): AdvisedOffer {
  const { length, min_age: least, meta_description: intro, overview_image: picture } = offer
  const { priceRange } = cardPrice(priceOnSale(site, offer))
  return {
    ...offerLink(links, kind, offer),
    why,
    picture,
    intro,
    facts: [
      length,
      priceRange ?? 'Price on enquiry',
      ...(least === undefined ? [] : [`From age ${least}`]),
    ],
  }
}

/** The same with the next of its dates that can be booked. */
function presentAlternative(advised: Recommendation, context: PageContext): AdvisedAlternative {
  const dates = nextDates(scheduleOf(context.site), advised.offer.code, Infinity)
  const open = withAvailability(dates, context).find(({ availability }) => availability.left > 0)
  const next = nextText(advised.offer, open?.date, dates.length)
  return { ...presentAdvised(advised, context), next }
}

function nextText(offer: Offer, date: ScheduledDate | undefined, dates: number): string {
  if (date) return `Next: ${daySpan(date.starts, date.ends)}, ${date.place.name}`
  return dates > 0 ? 'None of its dates can be booked at present.' : withoutDates(offer)
}

function withoutDates({ dates, sale_unit: unit }: Offer): string {
  if (dates.length > 0) return 'There are no dates at present.'
  return unit === 'online' ? 'You may begin on any day.' : 'It takes place on a day that suits you.'
}
