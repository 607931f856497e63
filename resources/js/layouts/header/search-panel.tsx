import { SearchForm } from '#js/components/ui/search-form.tsx'

/**
 * What the header's search opens: the field, with the cursor in it, and under it what may be meant.
 * @param action the search's own path; the browser's table of routes has no name for its suggestions
 */
export function SearchPanel({
  action,
  ...panel
}: {
  readonly action: string
  readonly id: string
  readonly onFocus: () => void
}) {
  const suggestionsHref = `${action}/suggestions`

  return (
    <div
      {...panel}
      className="absolute inset-x-0 top-full z-10 max-h-[calc(100dvh-4.5rem)] overflow-y-auto rounded-b-card bg-white p-4 text-slate shadow-panel sm:right-4 sm:left-auto sm:w-148 sm:p-6 md:right-8 lg:right-5 xl:right-8 [&_:focus-visible]:outline-tide"
    >
      <SearchForm form={{ action, suggestionsHref, query: '' }} isInPanel hasFocus />
    </div>
  )
}
