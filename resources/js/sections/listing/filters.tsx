import type { ReactNode } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { Facet, FacetValue, SortChoice } from '#server/props/listing-page.ts'

/**
 * What else a list may be narrowed by: links, each with the number of offers that it leads to; and in
 * which order it may stand.
 */
export function Filters({
  facets,
  sorts,
}: {
  readonly facets: readonly Facet[]
  readonly sorts: readonly SortChoice[]
}) {
  return (
    <div className="grid gap-x-10 gap-y-4 pt-2 pb-3 lg:grid-cols-2">
      <nav aria-label="Filter" className="contents">
        {facets.map(({ name, label, values }) => (
          <Group key={name} id={`filter-${name}`} label={label}>
            {values.map((value) => (
              <li key={value.value}>
                <Value {...value} />
              </li>
            ))}
          </Group>
        ))}
      </nav>
      {sorts.length > 0 && (
        <nav aria-label="Sort by">
          <Group id="sort-by" label="Sort by">
            {sorts.map(({ value, label, isChosen, href }) => (
              <li key={value}>
                <Link
                  href={href}
                  isSamePage
                  aria-current={isChosen ? 'true' : undefined}
                  className={cx(pill, isChosen ? looks.chosen : looks.free)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </Group>
        </nav>
      )}
    </div>
  )
}

function Group({
  id,
  label,
  children,
}: {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className="font-sans text-sm">
        {label}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">{children}</ul>
    </div>
  )
}

const pill = 'inline-flex min-h-11 items-center gap-2 rounded-button border px-4 text-sm'

const looks = {
  chosen: 'border-ink bg-ink font-semibold text-white hover:bg-tide-deep',
  free: 'border-tide text-tide-deep hover:bg-sea/35',
}

function Value({ label, count, isChosen, href }: FacetValue) {
  const text = (
    <>
      <span>
        {isChosen && <span className="sr-only">Chosen:</span>} {label}{' '}
        <span className={isChosen ? undefined : 'text-slate'}>({count})</span>
      </span>
      {isChosen && <Icon name="close" className="size-4" />}
    </>
  )

  // What leads to nothing is no link, so that nobody runs into an empty list.
  if (count === 0 && !isChosen) {
    return <span className={cx(pill, 'border-dashed border-line text-slate')}>{text}</span>
  }
  return (
    <Link
      href={href}
      isSamePage
      aria-current={isChosen ? 'true' : undefined}
      className={cx(pill, isChosen ? looks.chosen : looks.free)}
    >
      {text}
    </Link>
  )
}
