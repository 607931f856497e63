import { setCachePolicy } from '#server/http/cache-headers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { PageServices } from '#server/presenters/context.ts'
import { presentSearch } from '#server/presenters/search/results.ts'
import { presentNotFound, presentSuggestions } from '#server/presenters/search/suggestions.ts'
import type { LostProps } from '#server/props/search-page.ts'
import { readQuery } from '#server/search/query.ts'
import { page, withQuery } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import { pageServices } from './controller-services.ts'
import type { ControllerServices } from './controller-services.ts'

/** GET web.search: what was found for `?q=`. */
export function searchPage(services: PageServices): PageHandler {
  return withQuery(
    () => ['q', 'kind'],
    (site, { query }) => {
      const { links } = services
      const props = presentSearch({ ...services, site }, query)
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

/** GET web.search.suggestions: what `?q=` may mean, for a field in which somebody is typing. */
export function suggestions(services: ControllerServices): ActionHandler {
  const forPages = pageServices(services)
  return (request, response) => {
    const query = readQuery(request.query['q'])
    const context = { ...forPages, site: services.site.current() }
    setCachePolicy(response, 'suggestions')
    response.json(presentSuggestions(context, query))
  }
}

/** What the page of an address that nothing answers offers instead. */
export function notFoundSuggestions({
  site,
  urls,
}: Pick<ControllerServices, 'site' | 'urls'>): (path: string) => LostProps {
  return (path) => presentNotFound(path, site.current(), urls)
}
