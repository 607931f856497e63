import { Icon } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'

interface ListedOffer {
  readonly name: string
  readonly href: string
  /** What there is to say of it here: its length, its price, why it stands in this card. */
  readonly note: string
}

/** One card that lists several offers, each with a link of its own. */
export function MultipleCard({
  title,
  offers,
}: {
  readonly title: string
  readonly offers: readonly ListedOffer[]
}) {
  if (offers.length === 0) return null
  return (
    <article className="rounded-card bg-white px-6 py-4 shadow-card">
      <h3 className="font-sans text-base">{title}</h3>
      <ul className="mt-2 divide-y divide-line">
        {offers.map(({ name, href, note }) => (
          <li key={`${note} ${href}`} className="relative flex items-center gap-4 py-3">
            <p className="min-w-0 grow">
              {note && <span className="block text-sm">{note}</span>}
              <Link
                href={href}
                className="stretched-link font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
              >
                {name}
              </Link>
            </p>
            <Icon name="chevron-right" className="size-4 text-tide" />
          </li>
        ))}
      </ul>
    </article>
  )
}
