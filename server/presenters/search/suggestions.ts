import { filesOf } from '#js/lib/pictures.ts'
import { capitalised, counted } from '#server/format/words.ts'
import type {
  FoundLink,
  LostProps,
  Suggestion,
  Suggestions,
  Thumbnail,
} from '#server/props/search-page.ts'
import type { Pictures } from '#server/props/shared.ts'
import { searchIndexOf } from '#server/search/documents.ts'
import { marked } from '#server/search/marked-text.ts'
import { readQuery, wordsToFind } from '#server/search/query.ts'
import { search } from '#server/search/search.ts'
import type { Site } from '#server/site/site.ts'
import type { Links, PageContext } from '../context.ts'
import { presentAnswer } from './answers.ts'
import { findFor } from './findings.ts'
import { hrefOf, kindNames, presentLine, searchForm } from './hits.ts'

const mostSuggestions = 6

/** What a query may mean, each in a line: the likeliest first. */
export function presentSuggestions(context: PageContext, query: string): Suggestions {
  const { site, links } = context
  const { found, answer, wanted } = findFor(context, query)
  const suggestions = found.slice(0, mostSuggestions).map((one): Suggestion => {
    const { href, name, kind, picture, next, price } = presentLine(context, one, wanted)
    return {
      href,
      name,
      kind,
      picture: picture === null ? null : thumbnailOf(picture, site.content.pictures),
      next: next && (next.href === null ? next.text : `Next: ${next.text}`),
      price: price && price.text,
    }
  })
  const label = `See all ${counted(found.length, 'result', 'results')} for “${query}”`
  const all = { label, href: links.path('web.search', {}, { q: query }) }
  return {
    query,
    answer: presentAnswer(site.content, links, answer),
    suggestions,
    all: found.length > mostSuggestions ? all : null,
  }
}

/** Of each format the first file, which is the smallest. */
function thumbnailOf(path: string, pictures: Pictures): Thumbnail {
  const [[src] = [path]] = filesOf(path, pictures[path], 'jpg')
  const [lighter] = filesOf(path, pictures[path], 'avif')
  return { src, lighter: lighter ? { type: 'image/avif', srcSet: lighter[0] } : null }
}

/**
 * What helps somebody on at an address that nothing answers: a search for the words of its last part,
 * and what that would find. Any path gives an answer, and nothing but public pages is in it.
 */
export function presentNotFound(path: string, { content }: Site, links: Links): LostProps {
  const query = wordsOfPath(path)
  const { found } = search(searchIndexOf(content), query)
  return {
    form: searchForm(links, query),
    suggestions: found.slice(0, 3).map(({ document, words }): FoundLink => ({
      href: hrefOf(links, document.target),
      name: marked(document.name, words),
      kind: capitalised(kindNames[document.kind].one),
    })),
  }
}

/** `/rya-courses/day-skiper.html` gives `day skiper`. What looks like a key or a number is left out. */
function wordsOfPath(path: string): string {
  const parts = path.split('/').map((part) => readQuery(readable(part).replace(/\.\w{2,4}$/, '')))
  const words = parts.map((part) => wordsToFind(part).filter(isReadable))
  const last = words.findLast((some) => some.length > 0) ?? []
  // Addresses are tried by machines too: nobody is helped by more.
  return last.slice(0, 4).join(' ')
}

function isReadable(word: string): boolean {
  return word.length > 1 && word.length <= 20 && !/\d/.test(word)
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
