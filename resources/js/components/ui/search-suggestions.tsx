import { router } from '@inertiajs/react'
import { useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { useCombobox } from '#js/hooks/use-combobox.ts'
import { cx } from '#js/lib/class-names.ts'
import { fetchSuggestions, latestAnswer, nothingSuggested } from '#js/lib/suggestions.ts'
import type { Suggestions } from '#server/props/search-page.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SuggestionList } from './suggestion-list.tsx'

/** What may be meant by what stands in a field: an answer and a list under it, while somebody types. */
export function SearchSuggestions({
  field,
  href,
  isInPanel,
}: {
  readonly field: RefObject<HTMLInputElement | null>
  readonly href: string
  /** They stand under the field in their panel; otherwise they lie over the page. */
  readonly isInPanel: boolean
}) {
  const [suggested, setSuggested] = useState<Suggestions>(nothingSuggested)
  const { answer, suggestions, all } = suggested
  const ask = useMemo(
    () =>
      latestAnswer(
        (typed) => fetchSuggestions(href, typed),
        (found) => setSuggested(found),
      ),
    [href],
  )
  const options = useMemo(() => [...suggestions, ...(all ? [all] : [])], [suggestions, all])
  const follow = (option: number) => {
    const chosen = options[option]
    if (chosen) router.visit(chosen.href)
  }
  const { isWanted, isOpen, ...list } = useCombobox(field, options, ask, follow)
  const isAnswered = isWanted && answer !== null

  return (
    <>
      <div
        className={cx(
          isInPanel
            ? (isOpen || isAnswered) && 'mt-4'
            : 'absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-card bg-white shadow-panel',
          !isInPanel && (isOpen || isAnswered) && 'border border-line p-2',
        )}
      >
        <div role="status">
          {isAnswered && <SearchAnswer answer={answer} className={isOpen ? 'mb-2' : ''} />}
        </div>
        {isOpen && <SuggestionList {...suggested} {...list} />}
      </div>
      <p role="status" className="sr-only">
        {isWanted && suggested.query.trim() !== '' && countText(suggestions.length)}
      </p>
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No suggestions'
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, reached by arrow keys`
}
