import { setCachePolicy } from '#server/http/cache-headers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { Suggestions } from '#server/props/search-page.ts'
import { readQuery, search } from '#server/search/search.ts'
import type { ControllerServices } from '../controller-services.ts'
import { suggestionShown } from './hits-shown.ts'
import { searchIndexOf } from './site-search.ts'

const most = 8

/** GET web.search.suggestions: what `?q=` may mean, for a field in which somebody is typing. */
export function suggestions({ site, urls }: ControllerServices): ActionHandler {
  return (request, response) => {
    const query = readQuery(request.query['q'])
    const { found } = search(searchIndexOf(site.current().content), query)
    const answer: Suggestions = {
      query,
      suggestions: found.slice(0, most).map((one) => suggestionShown(urls, one)),
    }
    setCachePolicy(response, 'suggestions')
    response.json(answer)
  }
}
