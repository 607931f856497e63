import { kindOfOffer } from '#server/catalogue/offers.ts'
import type { GoneDateProps } from '#server/props/date-page.ts'
import type { Lookup } from '#server/schedule/lookup.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'
import type { PageContext } from '../context.ts'
import { offerHref } from '../context.ts'
import { presentDates } from './dates.ts'

export type GoneDate = Extract<Lookup, { readonly next: unknown }>

type Texts = Pick<GoneDateProps, 'title' | 'message'>

const texts: Readonly<Record<GoneDate['kind'], Texts>> = {
  past: { title: 'This date is over', message: 'It has been sailed.' },
  cancelled: { title: 'This date was cancelled', message: 'It does not take place.' },
  'no-such-date': { title: 'There is no such date', message: 'Nothing begins on that day.' },
}

/** Of a date that somebody has booked: whether they have heard. */
const soldTexts: Readonly<Record<NonNullable<PlaceCount['change']>, Texts>> = {
  open: {
    title: 'This date is not on sale',
    message: 'It will not take place as it was planned. Whoever has booked it hears from us.',
  },
  told: {
    title: 'This date was cancelled',
    message: 'It does not take place. Whoever had booked has heard from us.',
  },
}

/** A date that is over, was cancelled or never was, with the next dates of its offer. */
export function presentGoneDate(
  { kind, offer, next }: GoneDate,
  reference: string,
  context: PageContext,
): GoneDateProps {
  const { links, site } = context
  const change = kind === 'past' ? undefined : changeOf(reference, context)
  const { title, message } = change ? soldTexts[change] : texts[kind]
  const href = offerHref(links, kindOfOffer(site.content, offer), offer)
  const way =
    next.length > 0
      ? `Here is when we run ${offer.name} next.`
      : `We have no other date of ${offer.name} yet; call ${site.content.company.phone} and we will help.`
  return {
    title,
    message: `${message} ${way}`,
    offer: { label: offer.name, href },
    next: presentDates(next, context, { people: null }),
    allHref: links.path('web.events.all', next.length > 0 ? { reference: offer.code } : {}),
  }
}

/** How it stands with a date that was sold and does not take place. */
export function changeOf(
  reference: string,
  { takenPlaces }: Pick<PageContext, 'takenPlaces'>,
): PlaceCount['change'] {
  return takenPlaces([reference]).get(reference)?.change
}
