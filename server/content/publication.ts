import type { Content } from './content.ts'
import type { TimedCard } from './fill/offer.ts'

interface PublishedContent {
  readonly content: Content
  /** The next moment at which something appears or goes, in milliseconds; Infinity for never. */
  readonly until: number
}

/** Leaves out what is not published yet or no more. Content without dates comes back as it is. */
export function contentAt(content: Content, instant: number): PublishedContent {
  const { courses, adventures } = content.home.pageContent.page_data
  const edges = [...courses, ...adventures].flatMap(edgesOf)
  if (edges.length === 0) return { content, until: Infinity }

  const shown = (cards: readonly TimedCard[]) =>
    cards.filter((card) => isShown(card, instant)).map(withoutDates)
  const { home } = content
  const page_data = {
    ...home.pageContent.page_data,
    courses: shown(courses),
    adventures: shown(adventures),
  }
  const until = Math.min(...edges.filter((edge) => edge > instant), Infinity)
  return {
    content: { ...content, home: { ...home, pageContent: { ...home.pageContent, page_data } } },
    until,
  }
}

function isShown({ publishAt, unpublishAt }: TimedCard, instant: number): boolean {
  const isOut = publishAt === undefined || instant >= Date.parse(publishAt)
  return isOut && (unpublishAt === undefined || instant < Date.parse(unpublishAt))
}

function edgesOf({ publishAt, unpublishAt }: TimedCard): number[] {
  return [publishAt, unpublishAt].flatMap((moment) => (moment ? [Date.parse(moment)] : []))
}

function withoutDates({ publishAt: _from, unpublishAt: _to, ...card }: TimedCard): TimedCard {
  return card
}
