import { Link } from '#js/components/ui/link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { NamedLink } from '#server/props/elements.ts'

/** Choices of which one holds, as plain links in a row. */
export function ChoiceLinks({
  name,
  choices,
}: {
  /** Names them for screen readers. */
  readonly name: string
  readonly choices: readonly (NamedLink & { readonly isChosen: boolean })[]
}) {
  return (
    <nav aria-label={name}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ label, href, isChosen }) => (
          <li key={label} className="max-w-full">
            <Link
              href={href}
              isSamePage
              aria-current={isChosen ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-11 max-w-full items-center rounded-button border px-5 text-sm font-semibold',
                isChosen
                  ? 'border-ink bg-ink text-white'
                  : 'border-tide bg-white text-tide hover:bg-tide hover:text-white',
              )}
            >
              <span className="min-w-0">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
