import { setCachePolicy } from '#server/http/cache-headers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { Links } from '#server/presenters/context.ts'
import { presentNotFound, presentSuggestions } from '#server/presenters/search/hits.ts'
import { presentSearch } from '#server/presenters/search/results.ts'
import type { LostProps, Suggestions } from '#server/props/search-page.ts'
import { readQuery } from '#server/search/query.ts'
import { page, withQuery } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { ControllerServices } from './controller-services.ts'

/** GET web.search: what was found for `?q=`. */
export function searchPage(links: Links): PageHandler {
  return withQuery(
    () => ['q', 'kind'],
    ({ content }, { query }) => {
      const props = presentSearch(content, query, links)
      const words = props.form.query
      return page('search/results', props, {
        title: words === '' ? 'Search | Saltlark' : `Search: ${words} | Saltlark`,
        description: 'Find courses, weekends, holidays, vouchers, books, guides and answers.',
        canonical: links.path('web.search'),
        isIndexed: false,
      })
    },
  )
}

const mostSuggestions = 8

/** GET web.search.suggestions: what `?q=` may mean, for a field in which somebody is typing. */
export function suggestions({ site, urls }: ControllerServices): ActionHandler {
  return (request, response) => {
    const query = readQuery(request.query['q'])
    const { content } = site.current()
    const answer: Suggestions = {
      query,
      suggestions: presentSuggestions(query, content, urls, mostSuggestions),
    }
    setCachePolicy(response, 'suggestions')
    response.json(answer)
  }
}

/** What the page of an address that nothing answers offers instead. */
export function notFoundSuggestions({
  site,
  urls,
}: Pick<ControllerServices, 'site' | 'urls'>): (path: string) => LostProps {
  return (path) => presentNotFound(path, site.current().content, urls)
}
