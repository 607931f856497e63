import { kindOfOffer } from '#server/presenters/kind-of-offer.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { Lookup } from '#server/schedule/find.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'
import { datesShown } from '../dates-shown.ts'
import type { Showing } from '../showing.ts'

type Gone = Extract<Lookup, { readonly next: unknown }>

const texts: Readonly<
  Record<Gone['kind'], { readonly status: number; title: string; message: string }>
> = {
  past: {
    status: 410,
    title: 'This date is over',
    message: 'It has been sailed.',
  },
  cancelled: {
    status: 410,
    title: 'This date was cancelled',
    message: 'Whoever had booked has heard from us.',
  },
  'no-such-date': {
    status: 404,
    title: 'There is no such date',
    message: 'Nothing begins on that day.',
  },
}

/** A date that is over, was cancelled or never was, with the next dates of its offer. */
export function goneDatePage(
  showing: Showing,
  site: Site,
  { kind, offer, next }: Gone,
): PageAnswer {
  const { links } = showing
  const { status, title, message } = texts[kind]
  const way =
    next.length > 0
      ? `Here is when we run ${offer.name} next.`
      : `We have no other date of ${offer.name} yet; call ${site.content.company.phone} and we will help.`
  return page(
    'events/gone',
    {
      title,
      message: `${message} ${way}`,
      offer: {
        label: offer.name,
        href: offerHref(links, kindOfOffer(site.content, offer), offer),
      },
      next: datesShown(next, { ...showing, today: site.today }),
      allHref: links.path('web.events.all', next.length > 0 ? { reference: offer.code } : {}),
    },
    { title: `${title} | Saltlark`, isIndexed: false },
    status,
  )
}
