import { FactList } from '#js/components/fact-list.tsx'
import { MultipleCard } from '#js/components/multiple-card.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import { RouteLink } from '#js/components/route-link.tsx'
import { TickList } from '#js/components/tick-list.tsx'
import type { BeforeYouCome as Shown } from '#server/props/offer-page.ts'

const link = 'font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

/** What people need before they come, in numbers, and where to find out whether they have it. */
export function BeforeYouCome({ needs, courses, books, requirements }: Shown) {
  return (
    <PagePart id="before-you-come" title="What you need first">
      <FactList facts={needs} />
      {courses.length > 0 && (
        <div className="mt-5">
          <MultipleCard
            title="What brings you there"
            offers={courses.map(({ why, ...course }) => ({ ...course, note: why }))}
          />
        </div>
      )}
      {books.length > 0 && (
        <div className="mt-5 print:hidden">
          <MultipleCard
            title="From our shop"
            offers={books.map(({ why, ...book }) => ({ ...book, note: why }))}
          />
        </div>
      )}
      {requirements.length > 0 && (
        <div className="mt-5">
          <TickList items={requirements} />
        </div>
      )}
      <p className="mt-5">
        Not sure that you are ready?{' '}
        <RouteLink to="web.level-finder.index" params={{ step: '1' }} className={link}>
          Find your level
        </RouteLink>{' '}
        in a few questions.
      </p>
    </PagePart>
  )
}
