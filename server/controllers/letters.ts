import { publishedAt } from '#server/content/publication.ts'
import { formatDate } from '#server/format/dates.ts'
import { setCachePolicy } from '#server/http/cache-headers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { fillLetter } from '#server/letters/fill-letter.ts'
import type { PageServices } from '#server/presenters/context.ts'
import { instantOf } from '#server/schedule/day.ts'
import { atomText } from '#server/schedule/feeds/atom-text.ts'
import { notFound, page } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { ControllerServices } from './controller-services.ts'

const title = 'Letters from the water'

/** What a letter without a picture looks like where it is shared. */
const sharedPicture = '/images/share/home.jpg'

/** GET web.letters.all: every weekly letter that has gone out, the newest first. */
export function lettersPage({ links }: PageServices): PageHandler {
  return (site) => {
    const letters = site.letters.map(({ date, subject, preheader }) => ({
      name: subject,
      href: links.path('web.letters.date', { date }),
      day: formatDate(date, 'fullDate'),
      summary: preheader,
    }))
    return page(
      'letters/letters',
      { title, letters, feedHref: links.path('web.letters.feed') },
      {
        title: `${title} | Saltlark`,
        description:
          'Our weekly letters to read again: new dates, late places, and one thing worth knowing before you next cast off.',
        canonical: links.path('web.letters.all'),
        isIndexed: true,
        image: sharedPicture,
        feed: links.path('web.letters.feed'),
      },
    )
  }
}

/** GET web.letters.date: one of them, with the dates and prices of today. */
export function letterPage(services: PageServices): PageHandler<{ readonly date: string }> {
  return (site, { params }) => {
    const letter = site.letters.find(({ date }) => date === params.date)
    if (!letter) return notFound()
    const { date, subject, preheader } = letter
    const { blocks } = fillLetter(letter, { ...services, site })
    const day = formatDate(date, 'fullDate')
    const [picture] = blocks.flatMap((one) => (one.type === 'picture' ? [one.picture] : []))
    return page(
      'letters/letter',
      { title: subject, day, preheader, blocks },
      {
        title: `${subject} | Saltlark`,
        description: `Our letter of ${day}: ${preheader}`,
        canonical: services.links.path('web.letters.date', { date }),
        isIndexed: true,
        kind: 'article',
        image: picture?.src ?? sharedPicture,
        imageAlt: picture?.alt,
        feed: services.links.path('web.letters.feed'),
      },
    )
  }
}

/** GET web.letters.feed: the letters that have gone out, as an Atom feed; the newest first. */
export function lettersFeed({ site, urls }: ControllerServices): ActionHandler {
  return (_request, response) => {
    const now = site.current()
    const text = atomText({
      self: urls.absolute('web.letters.feed'),
      page: urls.absolute('web.letters.all'),
      title: `${title}, ${now.content.company.brand}`,
      author: now.content.company.name,
      stamp: instantOf(now.today, '00:00', 'Europe/London'),
      entries: now.letters.map((letter) => ({
        url: urls.absolute('web.letters.date', { date: letter.date }),
        title: letter.subject,
        summary: letter.preheader,
        updated: publishedAt(letter),
      })),
    })
    setCachePolicy(response, 'dates')
    response.type('application/atom+xml; charset=utf-8').send(text)
  }
}
