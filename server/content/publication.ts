import { instantOf } from '#server/schedule/day.ts'
import type { Content } from './content.ts'
import { pricedOn } from './price-days.ts'
import type { Letter } from './schema/letters.ts'

interface PublishedContent {
  readonly content: Content
  /**
   * The next moment at which something appears or goes, in milliseconds; Infinity for never. Prices
   * change at midnight, which ends every day of the site anyhow.
   */
  readonly until: number
}

/** The sections of the home page that may be left out, beside its rows of cards. */
export const banners = ['cta1', 'cta2', 'cta3'] as const

/**
 * Leaves out what is not published yet or no more, and fills in the prices of the day. Content
 * without either comes back as it is.
 * @param today the London day of the instant, `YYYY-MM-DD`
 */
export function contentAt(files: Content, instant: number, today: string): PublishedContent {
  const content = pricedOn(files, today)
  const { home } = content
  const data = home.pageContent.page_data
  const timed = [data.courses, data.adventures, banners.map((name) => data[name] ?? {})].flat()
  const edges = timed.flatMap(edgesOf)
  if (edges.length === 0) return { content, until: Infinity }

  const shown = <One extends Timed>(some: readonly One[]) =>
    some.filter((one) => isShown(one, instant)).map(withoutMoments)
  const page_data = {
    ...data,
    courses: shown(data.courses),
    adventures: shown(data.adventures),
    cta1: data.cta1 && shown([data.cta1])[0],
    cta2: data.cta2 && shown([data.cta2])[0],
    cta3: data.cta3 && shown([data.cta3])[0],
  }
  return {
    content: { ...content, home: { ...home, pageContent: { ...home.pageContent, page_data } } },
    until: Math.min(...edges.filter((edge) => edge > instant), Infinity),
  }
}

/** The hour from which everybody may read a letter that somebody sends by hand. */
const hourOfArchive = '12:00'

/** The moment from which everybody may read a letter, in milliseconds UTC: subscribers come first. */
export function publishedAt({ date, send_at: time }: Letter): number {
  return instantOf(date, time ?? hourOfArchive, 'Europe/London')
}

/** The weekly letters that everybody may read at an instant, the newest first, and until when these are all. */
export function lettersAt(
  { letters }: Content,
  instant: number,
): { readonly letters: readonly Letter[]; readonly until: number } {
  const all = [...letters.values()].toSorted((one, other) => other.date.localeCompare(one.date))
  const out = all.filter((letter) => publishedAt(letter) <= instant)
  const next = all[all.length - out.length - 1]
  return { letters: out, until: next ? publishedAt(next) : Infinity }
}

/** What shows between two moments. */
interface Timed {
  readonly publishAt?: string | undefined
  readonly unpublishAt?: string | undefined
}

function isShown({ publishAt, unpublishAt }: Timed, instant: number): boolean {
  const isOut = publishAt === undefined || instant >= Date.parse(publishAt)
  return isOut && (unpublishAt === undefined || instant < Date.parse(unpublishAt))
}

function edgesOf({ publishAt, unpublishAt }: Timed): number[] {
  return [publishAt, unpublishAt].flatMap((moment) => (moment ? [Date.parse(moment)] : []))
}

function withoutMoments<One extends Timed>({ publishAt: _from, unpublishAt: _to, ...rest }: One) {
  return rest
}
