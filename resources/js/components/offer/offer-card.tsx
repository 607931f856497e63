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
      className="card"
    >
      <LazyImage src={card.overview_image} alt="" sizes={sizes} />
      <div>
        <Facts card={card} />
        <h3>
          <Link item={card} otherwise="web.breaks.slug" className="stretched-link">
            {card.name}
          </Link>
        </h3>
        <p>{card.meta_description}</p>
        {dates && <NextDate dates={dates} />}
        <Footing card={card} ratings={ratings} />
      </div>
    </SiteFragment>
  )
}

function Facts({ card: { ability, length } }: { readonly card: Card }) {
  if (!ability && !length) return null
  return (
    <p className="card-facts">
      {length && <span>{length}</span>}
      {ability && <AbilityLevel ability={ability} />}
    </p>
  )
}

function Footing({ card, ratings }: { readonly card: Card; readonly ratings: GlobalRatings }) {
  const { score, count } = cardRating(card.rating, ratings)

  return (
    <p className="card-foot">
      <span>{card.priceRange}</span>
      <span>
        <NumberedRating score={score} count={count} />{' '}
        <span aria-hidden="true">{`(${formatCount(count)})`}</span>
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
