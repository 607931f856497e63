import { SiteLink } from '#js/components/site-link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { SortChoice } from '#server/props/listing-page.ts'

/** The orders that a list can have. */
export function Sorting({ sorts }: { readonly sorts: readonly SortChoice[] }) {
  return (
    <nav aria-label="Sort by" className="flex flex-wrap items-center gap-x-1 text-sm">
      <span className="pr-1">Sort by</span>
      <ul className="flex flex-wrap gap-x-1">
        {sorts.map(({ value, label, isChosen, href }) => (
          <li key={value}>
            <SiteLink
              href={href}
              isSamePage
              aria-current={isChosen ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center px-2 underline-offset-8 hover:text-tide',
                isChosen ? 'font-semibold text-ink underline decoration-2' : 'text-tide',
              )}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
