import { Icon, LineDrawing } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { Facet, FacetValue, ListingProps } from '#server/props/listing-page.ts'

/**
 * What a list may be narrowed by: plain links, each with the number of offers it leads to. They fold, so
 * that the offers have the whole width.
 */
export function Filters({ facets, chips, countText }: ListingProps) {
  return (
    <nav aria-labelledby="filters-title">
      <h2 id="filters-title" className="sr-only">
        Filter
      </h2>
      <details className="rounded-card border border-line bg-white">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between px-5 font-semibold text-ink">
          {chips.length > 0 ? `Filter (${chips.length} chosen)` : 'Filter'}
          <LineDrawing path="M4 7h16M7 12h10M10 17h4" className="size-5" />
        </summary>
        <div className="px-5 pb-5">
          <div className="gap-x-8 sm:grid sm:grid-cols-2 lg:grid-cols-4">
            {facets.map((facet) => (
              <Group key={facet.name} {...facet} />
            ))}
          </div>
          <Link
            href="#results"
            className="mt-4 flex min-h-12 items-center justify-center rounded-button bg-tide px-6 font-semibold text-white hover:bg-tide-deep lg:mx-auto lg:max-w-xs"
          >
            Show {countText}
          </Link>
        </div>
      </details>
    </nav>
  )
}

function Group({ name, label, values }: Facet) {
  const id = `filter-${name}`

  return (
    <div role="group" aria-labelledby={id} className="border-t border-line py-4">
      <h3 id={id} className="font-sans text-base">
        {label}
      </h3>
      <ul className="mt-1">
        {values.map((value) => (
          <li key={value.value}>
            <Value {...value} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Value({ label, count, isChosen, href }: FacetValue) {
  const row = 'flex min-h-11 items-center gap-3 py-1'
  const text = (
    <>
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded border border-slate bg-white text-ink"
      >
        {isChosen && <Icon name="check" className="size-4" />}
      </span>
      <span className="min-w-0 grow">
        {isChosen && <span className="sr-only">Chosen:</span>} {label}
      </span>{' '}
      <span className="text-sm">({count})</span>
    </>
  )

  // What leads to nothing is no link, so that nobody runs into an empty list.
  if (count === 0 && !isChosen) return <span className={row}>{text}</span>
  return (
    <Link
      href={href}
      isSamePage
      aria-current={isChosen ? 'true' : undefined}
      className={cx(row, 'text-ink hover:text-tide', isChosen && 'font-semibold')}
    >
      {text}
    </Link>
  )
}
