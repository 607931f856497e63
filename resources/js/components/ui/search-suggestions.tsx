import { router } from '@inertiajs/react'
import { useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { useCombobox } from '#js/hooks/use-combobox.ts'
import { cx } from '#js/lib/class-names.ts'
import { fetchSuggestions, latestAnswer } from '#js/lib/suggestions.ts'
import type { Suggestion } from '#server/props/search-page.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { Link } from './link.tsx'

interface Answer {
  /** What they are suggested for. */
  readonly query: string
  readonly suggestions: readonly Suggestion[]
}

/** What may be meant by what stands in a field: a list under it, while somebody types. */
export function SearchSuggestions({
  field,
  href,
}: {
  readonly field: RefObject<HTMLInputElement | null>
  readonly href: string
}) {
  const [{ query, suggestions }, setAnswer] = useState<Answer>({ query: '', suggestions: [] })
  const ask = useMemo(
    () =>
      latestAnswer(
        (typed) => fetchSuggestions(href, typed),
        (found, typed) => setAnswer({ query: typed, suggestions: found }),
      ),
    [href],
  )
  const follow = (option: number) => {
    const chosen = suggestions[option]
    if (chosen) router.visit(chosen.href)
  }
  const { isWanted, isOpen, ...list } = useCombobox(field, suggestions, ask, follow)

  return (
    <>
      {isOpen && <SuggestionList query={query} suggestions={suggestions} {...list} />}
      <p role="status" className="sr-only">
        {isWanted && query.trim() !== '' && countText(suggestions.length)}
      </p>
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No suggestions'
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, reached by arrow keys`
}

export function SuggestionList({
  query,
  suggestions,
  active,
  listId,
  optionId,
}: Answer & {
  /** The option that Enter would take. */
  readonly active: number | null
  readonly listId: string
  readonly optionId: (option: number) => string
}) {
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={`Suggestions for “${query}”`}
      // The focus stays in the field, whatever is pressed.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-card border border-line bg-white py-2 shadow-panel"
    >
      {suggestions.map(({ href, name, kind }, option) => (
        <Link
          key={option}
          href={href}
          id={optionId(option)}
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          className={cx(
            'flex min-h-11 items-center justify-between gap-4 px-5 py-1.5 text-ink hover:bg-paper',
            option === active && 'bg-sea/35 outline-2 -outline-offset-2 outline-tide',
          )}
        >
          <span className="min-w-0">
            <HighlightedText text={name} />
          </span>{' '}
          <span className="shrink-0 text-sm text-slate">{kind}</span>
        </Link>
      ))}
    </div>
  )
}
