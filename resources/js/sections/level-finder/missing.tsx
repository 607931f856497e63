import { FactList } from '#js/components/fact-list.tsx'
import { MultipleCard } from '#js/components/multiple-card.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import type { MissingShown } from '#server/props/level-finder.ts'

const link = 'font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

/** What the next course asks for that the answers did not show, and where to get it. */
export function Missing({ course, lead, facts, builders, buildersHref }: MissingShown) {
  return (
    <PagePart id="missing" title="What is still missing">
      <p className="mb-5 max-w-copy text-ink">{lead}</p>
      <FactList facts={facts} />
      {builders.length > 0 && (
        <div className="mt-5">
          <MultipleCard title="What gives you the sea time" offers={builders} />
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
        <SiteLink href={course.href} className={link}>
          What {course.name} asks for
        </SiteLink>
        {buildersHref && (
          <SiteLink href={buildersHref} className={link}>
            All mile builders
          </SiteLink>
        )}
      </p>
    </PagePart>
  )
}
