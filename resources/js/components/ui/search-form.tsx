import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { cx } from '#js/lib/class-names.ts'
import type { SearchFormProps } from '#server/props/search-page.ts'
import { formValues } from './form.tsx'
import { Icon } from './icons.tsx'

const longest = 100

/**
 * Searches the site, by a form of plain GET. What may be meant is suggested as soon as somebody is
 * in the field, and not a byte of that is loaded before. `Form` of @inertiajs/react 3.7.1 would do it
 * for 5.3 kB (decision 34).
 */
export function SearchForm({
  form,
  isInPanel = false,
  hasFocus = false,
}: {
  readonly form: SearchFormProps
  /** It stands in the header's panel: its label is only heard, and phones need no button. */
  readonly isInPanel?: boolean
  /** Whoever opens the page, or the panel, has come to type. */
  readonly hasFocus?: boolean
}) {
  const { action } = form
  const button = useRef<HTMLButtonElement>(null)
  const id = isInPanel ? 'panel-query' : 'search-query'

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Puts the keyboard of a phone away, which would cover what was found.
    button.current?.focus()
    router.get(action, formValues(new FormData(event.currentTarget)), { preserveState: !isInPanel })
  }

  return (
    <form
      role="search"
      action={action}
      method="get"
      onSubmit={search}
      className={cx('flex flex-wrap gap-3', !isInPanel && 'max-w-copy')}
    >
      <label htmlFor={id} className={isInPanel ? 'sr-only' : 'w-full font-semibold text-ink'}>
        What are you looking for?
      </label>
      <Field {...form} id={id} isInPanel={isInPanel} hasFocus={hasFocus} />
      <button
        ref={button}
        type="submit"
        className={cx('button inline-flex items-center', isInPanel && 'max-sm:sr-only')}
      >
        Search
      </button>
    </form>
  )
}

interface FieldProps extends SearchFormProps {
  readonly id: string
  readonly isInPanel: boolean
  readonly hasFocus: boolean
}

function Field({ query, suggestionsHref, id, isInPanel, hasFocus }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { Suggestions, load } = useLateSuggestions(field)
  const shown = useRef(query)

  // A new page shows what it was asked; what is being typed is left alone.
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    if (field.current) field.current.value = query
  }, [query])

  return (
    <>
      <div className="relative min-w-0 grow basis-40">
        <Icon
          name="search"
          className="pointer-events-none absolute top-3.5 left-5 text-tide-deep"
        />
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          autoFocus={hasFocus}
          enterKeyHint="search"
          onFocus={load}
          className="min-h-12 w-full min-w-0 rounded-button border border-slate bg-white pr-5 pl-12 text-base text-ink"
        />
        {!isInPanel && Suggestions && (
          <Suggestions field={field} href={suggestionsHref} isInPanel={false} />
        )}
      </div>
      {isInPanel && Suggestions && (
        <div className="order-last w-full">
          <Suggestions field={field} href={suggestionsHref} isInPanel />
        </div>
      )}
    </>
  )
}

type FieldRef = RefObject<HTMLInputElement | null>
type Suggestions = typeof import('./search-suggestions.tsx').SearchSuggestions

/** The component that suggests, once somebody is in the field; it may be there before scripts are. */
function useLateSuggestions(field: FieldRef) {
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null)

  const load = () => {
    import('./search-suggestions.tsx')
      .then(({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions))
      // Without them it is the form that it was.
      .catch(() => undefined)
  }
  const loadForEarly = useEffectEvent(() => {
    if (document.activeElement === field.current) load()
  })

  useEffect(() => loadForEarly(), [])

  return { Suggestions, load }
}
