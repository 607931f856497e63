import { SearchForm } from '#js/components/ui/search-form.tsx'

/**
 * What the header's search opens: the field, with the cursor in it, and under it what may be meant.
 * @param action the search's own path; the browser's table of routes has no name for its suggestions
 */
export function SearchPanel({ action }: { readonly action: string }) {
  const suggestionsHref = `${action}/suggestions`

  return <SearchForm form={{ action, suggestionsHref, query: '' }} isInPanel hasFocus />
}
