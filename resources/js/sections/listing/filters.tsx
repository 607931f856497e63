import { Icon, LineDrawing } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { Facet, FacetValue, ListingProps } from '#server/props/listing-page.ts'

/**
 * What a list may be narrowed by: plain links, each with the number of offers it leads to. A column of
 * its own in wide windows; in narrow ones, and in browsers that cannot keep it open, a disclosure.
 */
export function Filters({ facets, chips, countText }: ListingProps) {
  return (
    <nav aria-labelledby="filters-title">
      <h2 id="filters-title" className="sr-only text-card lg:not-sr-only">
        Filter
      </h2>
      <details className="rounded-card border border-line bg-white lg:mt-2 lg:border-0 lg:bg-transparent lg:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between px-5 font-semibold text-ink supports-[selector(::details-content)]:lg:hidden">
          {chips.length > 0 ? `Filter (${chips.length} chosen)` : 'Filter'}
          <LineDrawing path="M4 7h16M7 12h10M10 17h4" className="size-5" />
        </summary>
        <div className="px-5 pb-5 lg:p-0">
          {facets.map((facet) => (
            <Group key={facet.name} {...facet} />
          ))}
          <Link
            href="#results"
            className="flex min-h-12 items-center justify-center rounded-button bg-tide px-6 font-semibold text-white hover:bg-tide-deep supports-[selector(::details-content)]:lg:hidden"
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
    <div
      role="group"
      aria-labelledby={id}
      className="border-t border-line py-4 first-of-type:border-t-0"
    >
      <h3 id={id} className="font-sans text-base">
        {label}
      </h3>
      <ul className="mt-1 gap-x-4 sm:grid sm:grid-cols-2 lg:block">
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
  const row = 'flex min-h-11 items-center gap-3 py-1 lg:min-h-8'
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
