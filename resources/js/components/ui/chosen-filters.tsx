import { Icon } from './icons.tsx'
import { Link } from './link.tsx'

const looks = {
  listing: {
    list: 'mt-4 flex flex-wrap items-center gap-2',
    chip: 'inline-flex min-h-11 items-center gap-2 rounded-button border border-tide bg-white px-4 text-sm font-semibold text-tide hover:bg-tide hover:text-white',
    clear:
      'inline-flex min-h-11 items-center px-3 text-sm font-semibold text-tide underline underline-offset-4 hover:text-tide-deep',
  },
  form: {
    list: 'mt-4 flex flex-wrap gap-2',
    chip: 'inline-flex min-h-11 items-center gap-2 rounded-button border border-tide px-4 text-sm font-semibold text-tide-deep hover:bg-sea/35',
    clear: 'inline-flex min-h-11 items-center px-2 text-sm text-tide-deep underline',
  },
} as const

/** What was chosen of a list's filters: each choice can be taken back, and all at once. */
export function ChosenFilters({
  look,
  verb,
  chips,
  clearHref,
  onRemove,
}: {
  /** Among the links of a listing, or under a form. */
  readonly look: keyof typeof looks
  /** Tells screen readers what a chip does. */
  readonly verb: 'Remove' | 'Without'
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  readonly clearHref: string | null
  /** For a list that is replaced in place: the link that has the focus is about to go away. */
  readonly onRemove?: () => void
}) {
  const inPlace = onRemove && { isSamePage: true, onClick: onRemove }
  const { list, chip, clear } = looks[look]

  if (chips.length === 0) return null
  return (
    <ul aria-label="Chosen" className={list}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} className={chip} {...inPlace}>
            <span>
              <span className="sr-only">{verb}</span> {label}
            </span>
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {clearHref !== null && (
        <li>
          <Link href={clearHref} className={clear} {...inPlace}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
