import { cx } from '#js/lib/class-names.ts'
import type { DirectAnswer } from '#server/props/search-page.ts'
import { TextLink } from './text-link.tsx'

/** What staff say to a query, before what was found. */
export function SearchAnswer({
  answer: { title, text, link },
  className,
}: {
  readonly answer: DirectAnswer
  readonly className?: string
}) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-baseline gap-x-6 rounded-card border border-line bg-sea/25 px-5 py-3 text-base text-ink',
        className,
      )}
    >
      <p className="min-w-0 grow basis-72 text-pretty">
        <strong className="font-semibold">{title}</strong> {text}
      </p>
      {link && (
        <TextLink href={link.href} className="min-w-0">
          {link.label}
        </TextLink>
      )}
    </div>
  )
}
