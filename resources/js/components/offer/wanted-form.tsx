import { router } from '@inertiajs/react'
import type { ReactNode, SubmitEvent } from 'react'
import { cx } from '#js/lib/class-names.ts'
import type { SelectFilter } from '#server/props/elements.ts'
import { ChosenFilters } from '../ui/chosen-filters.tsx'
import { Icon } from '../ui/icons.tsx'
import { SelectFilterField } from '../ui/select-filter.tsx'

interface WantedFormProps {
  /** Where it leads: the page that it stands on. */
  readonly action: string
  /** What, when and how many, in this order; some pages leave one out. */
  readonly filters: readonly SelectFilter[]
  /** What else the address says, which stays. */
  readonly kept: readonly (readonly [name: string, value: string])[]
  readonly button: string
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  readonly clearHref: string | null
  /** What folds away below: further choices, under these words. */
  readonly more?: { readonly label: string; readonly content: ReactNode } | null
  /** For a list that is replaced in place. */
  readonly onRemove?: (() => void) | undefined
}

const columns = [
  '',
  'lg:grid-cols-[1fr_auto]',
  'lg:grid-cols-[1fr_1fr_auto]',
  'lg:grid-cols-[1.5fr_1fr_.9fr_auto]',
]

/** What, when, how many: a form of plain GET, so that each answer has an address to share. */
export function WantedForm({ action, filters, kept, button, ...foot }: WantedFormProps) {
  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    const query = new URLSearchParams(chosen as [string, string][]).toString()
    router.visit(query ? `${action}?${query}` : action, {
      preserveState: true,
      preserveScroll: true,
    })
  }

  return (
    <form
      role="search"
      aria-label="What, when, how many"
      action={action}
      method="get"
      onSubmit={show}
      className="rounded-card bg-white p-4 shadow-card md:px-6 md:py-5"
    >
      <div className={cx('grid grid-cols-2 gap-4', columns[Math.min(filters.length, 3)])}>
        {filters.map((filter, index) => (
          <SelectFilterField
            key={filter.name}
            {...filter}
            className={filters.length % 2 === 1 && index === 0 ? 'max-lg:col-span-2' : undefined}
          />
        ))}
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button col-span-2 self-end lg:col-span-1">
          {button}
        </button>
      </div>
      <Foot {...foot} />
    </form>
  )
}

/** What folds away, beside what was chosen. */
function Foot({
  more = null,
  ...chosen
}: Pick<WantedFormProps, 'chips' | 'clearHref' | 'more' | 'onRemove'>) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      {more && (
        <details className="mt-2 open:w-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-tide-deep marker:content-none hover:text-tide [&::-webkit-details-marker]:hidden">
            {more.label}
            <Icon name="chevron-down" className="size-4 in-open:rotate-180" />
          </summary>
          {more.content}
        </details>
      )}
      <ChosenFilters {...chosen} />
    </div>
  )
}
