import { MultipleCard } from '#js/components/offer/multiple-card.tsx'
import { TabbedCards } from '#js/components/offer/tabbed-cards.tsx'
import { Accordion } from '#js/components/ui/accordion.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { FactList, KitGroups, TickList } from '#js/components/ui/lists.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { Section, PageSection, SectionHeading } from '#js/components/ui/section.tsx'
import type { BeforeYouCome as Needs, OfferLink, OfferPageProps } from '#server/props/offer-page.ts'

const link = 'font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

/** What people need before they come, in numbers, and where to find out whether they have it. */
export function BeforeYouCome({ needs, courses, books, requirements }: Needs) {
  return (
    <PageSection id="before-you-come" title="What you need first">
      <FactList facts={needs} />
      {courses.length > 0 && (
        <div className="mt-5">
          <MultipleCard title="What brings you there" offers={courses.map(withNote)} />
        </div>
      )}
      {books.length > 0 && (
        <div className="mt-5 print:hidden">
          <MultipleCard title="From our shop" offers={books.map(withNote)} />
        </div>
      )}
      {requirements.length > 0 && (
        <div className="mt-5">
          <TickList items={requirements} />
        </div>
      )}
      <p className="mt-5">
        Not sure that you are ready?{' '}
        <Link to="web.level-finder.index" params={{ step: '1' }} className={link}>
          Find your level
        </Link>{' '}
        in a few questions.
      </p>
    </PageSection>
  )
}

function withNote({ why, ...offer }: OfferLink) {
  return { ...offer, note: why }
}

/** What it is like, and what there is to know before choosing it. */
export function Overview({ overview, secondPicture, facts, notes }: OfferPageProps) {
  return (
    <PageSection id="overview" title="What it is like">
      <RichText html={overview} className="max-w-copy" />
      {secondPicture !== null && (
        <LazyImage
          src={secondPicture}
          alt=""
          sizes="(min-width: 84em) 50rem, (min-width: 64em) 60vw, 92vw"
          className="mt-8 aspect-16/9 w-full overflow-hidden rounded-card print:hidden"
        />
      )}
      {notes.map((note) => (
        <p key={note} className="mt-4 max-w-copy border-l-4 border-brass pl-4 text-ink">
          {note}
        </p>
      ))}
      <div className="mt-8">
        <FactList facts={facts} />
      </div>
    </PageSection>
  )
}

/** What the price includes and what it does not, side by side. */
export function Included({ included, notIncluded }: OfferPageProps) {
  return (
    <PageSection id="included" title="What the price includes">
      <div className="grid gap-8 sm:grid-cols-2">
        <div>
          <h3 className="mb-3 font-sans text-base">Included</h3>
          <TickList items={included} />
        </div>
        {notIncluded.length > 0 && (
          <div>
            <h3 className="mb-3 font-sans text-base">Not included</h3>
            <TickList items={notIncluded} mark="no" />
          </div>
        )}
      </div>
    </PageSection>
  )
}

/** What a course teaches, in order. */
export function Syllabus({ syllabus }: OfferPageProps) {
  if (syllabus.length === 0) return null
  return (
    <PageSection id="syllabus" title="What you learn">
      <TickList items={syllabus} columns={2} isOrdered />
    </PageSection>
  )
}

/** What to pack, cut to this offer. */
export function KitList({ kit }: OfferPageProps) {
  if (!kit) return null
  return (
    <PageSection id="kit" title="What to bring">
      <KitGroups {...kit} />
    </PageSection>
  )
}

/** What people ask before they book this. */
export function Questions({ questions }: OfferPageProps) {
  if (questions.length === 0) return null
  const groups = questions.map(({ question, answer }) => ({
    title: question,
    content: <RichText html={answer} className="max-w-copy" />,
  }))

  return (
    <PageSection id="questions" title="What people ask">
      <Accordion groups={groups} heading="h3" />
    </PageSection>
  )
}

/** Offers that come after this one, or are like it. */
export function RelatedOffers({ related, globalRatings }: OfferPageProps) {
  if (related.every(({ ids }) => ids.length === 0)) return null
  return (
    <Section labelledBy="related-heading" className="bg-white">
      <SectionHeading id="related-heading" title="Where to go from here" />
      <TabbedCards
        id="related"
        labelledBy="related-heading"
        tabs={related}
        ratings={globalRatings}
      />
      <p className="mt-6 text-sm">The ratings on this site are sample data.</p>
    </Section>
  )
}
