import { Icon } from '#js/components/ui/icons.tsx'
import { SiteLink } from '#js/components/ui/link.tsx'
import type { Chip } from '#server/props/listing-page.ts'

/** What was chosen: each choice can be taken back, and all at once. */
export function Chosen({
  chips,
  clearHref,
  onRemove,
}: {
  readonly chips: readonly Chip[]
  readonly clearHref: string | null
  /** The link that has the focus is about to go away. */
  readonly onRemove: () => void
}) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Chosen" className="mt-4 flex flex-wrap items-center gap-2">
      {chips.map(({ facet, value, label, href }) => (
        <li key={`${facet}-${value}`}>
          <SiteLink
            href={href}
            isSamePage
            onClick={onRemove}
            className="inline-flex min-h-11 items-center gap-2 rounded-button border border-tide bg-white px-4 text-sm font-semibold text-tide hover:bg-tide hover:text-white"
          >
            <span>
              <span className="sr-only">Remove</span> {label}
            </span>
            <Icon name="close" className="size-4" />
          </SiteLink>
        </li>
      ))}
      {clearHref && (
        <li>
          <SiteLink
            href={clearHref}
            isSamePage
            onClick={onRemove}
            className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-tide underline underline-offset-4 hover:text-tide-deep"
          >
            Clear all
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
