import type { LostProps } from '#server/props/search-page.ts'
import { readQuery, search, wordsToFind } from '#server/search/search.ts'
import type { ControllerServices } from '../controller-services.ts'
import { suggestionShown } from './hits-shown.ts'
import { searchForm } from './search-form.ts'
import { searchIndexOf } from './site-search.ts'

const most = 3
/** Addresses are tried by machines too: nobody is helped by more. */
const mostWords = 4

/**
 * What helps somebody on at an address that nothing answers: a search for the words of its last part,
 * and what that would find. Any path gives an answer, and nothing but public pages is in it.
 */
export function helpTheLost({
  site,
  urls,
}: Pick<ControllerServices, 'site' | 'urls'>): (path: string) => LostProps {
  return (path) => {
    const query = wordsOfPath(path)
    const { found } = search(searchIndexOf(site.current().content), query)
    return {
      form: searchForm(urls, query),
      suggestions: found.slice(0, most).map((one) => suggestionShown(urls, one)),
    }
  }
}

/** `/rya-courses/day-skiper.html` gives `day skiper`. What looks like a key or a number is left out. */
function wordsOfPath(path: string): string {
  const parts = path.split('/').map((part) => readQuery(readable(part).replace(/\.\w{2,4}$/, '')))
  const words = parts.map((part) => wordsToFind(part).filter(isReadable))
  return (
    words
      .findLast((some) => some.length > 0)
      ?.slice(0, mostWords)
      .join(' ') ?? ''
  )
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
