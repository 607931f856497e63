import type { Links } from '#server/presenters/links.ts'
import type { SearchFormProps } from '#server/props/search-page.ts'

/** The form that searches the site, with what its field begins with. */
export function searchForm(links: Links, query: string): SearchFormProps {
  return {
    action: links.path('web.search'),
    suggestionsHref: links.path('web.search.suggestions'),
    query,
  }
}
