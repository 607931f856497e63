import { SiteFragment } from '#js/hooks/site-fragment.tsx'
import { cardRating, formatCount } from '#js/lib/ratings.ts'
import type { GlobalRatings } from '#server/props/home.ts'
import type { Card, CardDates } from '#server/props/offers.ts'
import { Icon } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { LazyImage } from '../ui/picture.tsx'
import { AbilityLevel } from './ability-level.tsx'
import { NumberedRating } from './star-rating.tsx'

/**
 * A course or a holiday. Its name is the only link and covers the card. A holiday of another tag, or
 * of none, is a break here (specification 2, the product card).
 */
export function OfferCard({
  card,
  dates,
  ratings,
  sizes = '(min-width: 1344px) 410px, (min-width: 1024px) 31vw, 92vw',
}: {
  readonly card: Card
  /** Left out: it says none. */
  readonly dates?: CardDates
  readonly ratings: GlobalRatings
  readonly sizes?: string
}) {
  return (
    <SiteFragment
      as="article"
      name="offer-card"
      of={[card, dates, ratings, sizes]}
      className="relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow has-[a:hover]:shadow-panel"
    >
      <LazyImage src={card.overview_image} alt="" sizes={sizes} className="aspect-4/3" />
      <div className="flex grow flex-col p-6">
        <Facts card={card} />
        <h3 className="text-card">
          <Link item={card} otherwise="web.breaks.slug" className="stretched-link hover:text-tide">
            {card.name}
          </Link>
        </h3>
        <p className="mt-3 mb-5">{card.meta_description}</p>
        <div className="mt-auto">
          {dates && <NextDate dates={dates} />}
          <Footing card={card} ratings={ratings} />
        </div>
      </div>
    </SiteFragment>
  )
}

function Facts({ card: { ability, length } }: { readonly card: Card }) {
  if (!ability && !length) return null
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm font-semibold text-tide">
      {length && <span className="min-w-0">{length}</span>}
      {ability && <AbilityLevel ability={ability} />}
    </p>
  )
}

function Footing({ card, ratings }: { readonly card: Card; readonly ratings: GlobalRatings }) {
  const { score, count } = cardRating(card.rating, ratings)

  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 border-t border-line pt-4">
      <span className="font-semibold text-ink">{card.priceRange}</span>
      <span className="inline-flex items-center gap-1.5">
        <NumberedRating score={score} count={count} />{' '}
        <span aria-hidden="true" className="text-sm">
          ({formatCount(count)})
        </span>
      </span>
    </p>
  )
}

/** When and where an offer is next to be had, in its card. */
function NextDate({ dates: { when, href, note } }: { readonly dates: CardDates }) {
  return (
    <p className="mb-3 flex items-start gap-2 text-sm text-ink">
      <Icon name="calendar" className="mt-3 size-4.5 text-tide" />
      <span className="min-w-0">
        <span className="sr-only">Next:</span>{' '}
        {href === null ? (
          <span className="inline-flex min-h-11 items-center">{when}</span>
        ) : (
          // Above the link of the name, which covers the card.
          <Link
            href={href}
            className="relative z-10 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-tide"
          >
            {when}
          </Link>
        )}
        {note && <strong className="block font-semibold text-coral-deep">{note}</strong>}
      </span>
    </p>
  )
}

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
