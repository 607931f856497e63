import { kindOfOffer } from '#server/catalogue/offers.ts'
import type { GoneDateProps } from '#server/props/date-page.ts'
import type { Lookup } from '#server/schedule/lookup.ts'
import type { PageContext } from '../context.ts'
import { offerHref } from '../context.ts'
import { presentDates } from './dates.ts'

export type GoneDate = Extract<Lookup, { readonly next: unknown }>

const texts: Readonly<Record<GoneDate['kind'], Pick<GoneDateProps, 'title' | 'message'>>> = {
  past: { title: 'This date is over', message: 'It has been sailed.' },
  cancelled: {
    title: 'This date was cancelled',
    message: 'Whoever had booked has heard from us.',
  },
  'no-such-date': { title: 'There is no such date', message: 'Nothing begins on that day.' },
}

/** A date that is over, was cancelled or never was, with the next dates of its offer. */
export function presentGoneDate(
  { kind, offer, next }: GoneDate,
  context: PageContext,
): GoneDateProps {
  const { links, site } = context
  const { title, message } = texts[kind]
  const href = offerHref(links, kindOfOffer(site.content, offer), offer)
  const way =
    next.length > 0
      ? `Here is when we run ${offer.name} next.`
      : `We have no other date of ${offer.name} yet; call ${site.content.company.phone} and we will help.`
  return {
    title,
    message: `${message} ${way}`,
    offer: { label: offer.name, href },
    next: presentDates(next, context),
    allHref: links.path('web.events.all', next.length > 0 ? { reference: offer.code } : {}),
  }
}
