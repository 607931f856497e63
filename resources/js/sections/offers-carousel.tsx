import { OfferCard } from '#js/components/offer/offer-card.tsx'
import { Carousel } from '#js/components/ui/carousel.tsx'
import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { Section, SectionHeading } from '#js/components/ui/section.tsx'
import type { MenuEntry } from '#js/lib/menus.ts'
import type { GlobalRatings, HomePageData } from '#server/props/home.ts'
import type { Card } from '#server/props/offers.ts'

/** Offers that go round: the courses, the adventures. */
export function OffersCarousel({
  id,
  heading,
  cards,
  ratings,
  all,
}: {
  /** The anchor that links lead to. */
  readonly id: string
  readonly heading: HomePageData['coursesData']
  readonly cards: readonly Card[]
  readonly ratings: GlobalRatings
  /** Where the whole list is. */
  readonly all: MenuEntry
}) {
  const title = `${id}-title`

  if (cards.length === 0) return null
  return (
    <Section id={id} labelledBy={title}>
      <Carousel
        labelledBy={title}
        heading={<SectionHeading id={title} title={heading.title} copy={heading.copy} />}
        slides={cards.map((card) => ({
          id: `${card.className}-${card.slug}`,
          content: <OfferCard card={card} ratings={ratings} />,
        }))}
      >
        <Link item={all} className="text-link is-strong gap-2 sm:ml-auto">
          {all.name}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      </Carousel>
    </Section>
  )
}
