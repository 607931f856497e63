import { Icon } from './icons.tsx'
import { SiteLink } from './site-link.tsx'

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
  heading: Heading = 'h3',
}: {
  readonly title: string
  readonly offers: readonly ListedOffer[]
  /** The rank of its title on its page. */
  readonly heading?: 'h2' | 'h3'
}) {
  if (offers.length === 0) return null
  return (
    <article className="rounded-card bg-white px-6 py-4 shadow-card">
      <Heading className="font-sans text-base">{title}</Heading>
      <ul className="mt-2 divide-y divide-line">
        {offers.map(({ name, href, note }) => (
          <li key={`${note} ${href}`} className="relative flex items-center gap-4 py-3">
            <p className="min-w-0 grow">
              {note && <span className="block text-sm">{note}</span>}
              <SiteLink
                href={href}
                className="stretched-link font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
              >
                {name}
              </SiteLink>
            </p>
            <Icon name="chevron-right" className="size-4 shrink-0 text-tide" />
          </li>
        ))}
      </ul>
    </article>
  )
}
