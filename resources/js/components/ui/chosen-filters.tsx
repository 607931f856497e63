import { Icon } from './icons.tsx'
import { Link } from './link.tsx'

/** What was chosen: each choice can be taken back, and all at once. */
export function ChosenFilters({
  chips,
  clearHref,
  onRemove,
}: {
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  readonly clearHref: string | null
  /** For a list that is replaced in place: the link that has the focus is about to go away. */
  readonly onRemove?: (() => void) | undefined
}) {
  const inPlace = onRemove && { isSamePage: true, onClick: onRemove }

  if (chips.length === 0) return null
  return (
    <ul aria-label="Chosen" className="mt-2 flex flex-wrap items-center gap-2">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link
            href={href}
            className="inline-flex min-h-11 items-center gap-2 rounded-button border border-tide bg-white px-4 text-sm font-semibold text-tide-deep hover:bg-sea/35"
            {...inPlace}
          >
            <span>
              <span className="sr-only">Without</span> {label}
            </span>
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {clearHref !== null && chips.length > 2 && (
        <li>
          <Link
            href={clearHref}
            className="inline-flex min-h-11 items-center px-2 text-sm text-tide-deep underline"
            {...inPlace}
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
