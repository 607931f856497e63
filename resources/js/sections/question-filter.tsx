import { router } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'

interface QuestionFilterProps {
  readonly words: string
  readonly found: number
  readonly total: number
  readonly onChange: (words: string) => void
}

/**
 * Narrows the questions of a page: at once as somebody types, by the server where there are no
 * scripts. How many are left is announced to screen readers too.
 */
export function QuestionFilter({ words, found, total, onChange }: QuestionFilterProps) {
  const routes = useRoutes()
  const asked = words.trim()

  return (
    <div className="measure pt-8">
      <FilterForm words={words} onChange={onChange} />
      <p role="status" className="mt-4 font-semibold text-ink">
        {countText(asked, found, total)}
      </p>
      {asked && (
        <p className="mt-1">
          {found === 0 && (
            <>
              Ask us: telephone{' '}
              <PhoneLink className="font-semibold text-tide underline underline-offset-4" />.{' '}
            </>
          )}
          <Link
            href={routes.here({ q: null })}
            isSamePage
            className="inline-flex min-h-11 items-center font-semibold text-tide underline underline-offset-4 hover:text-tide-deep"
            onClick={() => onChange('')}
          >
            Show all questions
          </Link>
        </p>
      )}
    </div>
  )
}

function FilterForm({ words, onChange }: Pick<QuestionFilterProps, 'words' | 'onChange'>) {
  const routes = useRoutes()

  // The address says what was asked, so that it can be sent to somebody.
  function keep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const href = routes.here({ q: words.trim() || null })
    router.visit(href, { preserveState: true, preserveScroll: true, replace: true })
  }

  return (
    <form role="search" aria-label="Questions" className="max-w-copy" onSubmit={keep}>
      <label htmlFor="question-words" className="block font-semibold text-ink">
        Find a question
      </label>
      <div className="mt-2 flex gap-3">
        <input
          id="question-words"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={120}
          value={words}
          className="min-h-12 w-full min-w-0 rounded-button border border-slate bg-white px-5 text-base text-ink"
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="submit"
          className="inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 rounded-button bg-tide px-6 font-semibold text-white hover:bg-tide-deep"
        >
          <Icon name="search" />
          Find
        </button>
      </div>
    </form>
  )
}

function countText(words: string, found: number, total: number): string {
  if (!words) return `${total} questions`
  const held = found === 0 ? 'No question holds' : `${found} of ${total} questions hold`
  return `${held} “${words}”`
}
