import { AbilityLevel } from '#js/components/ability-level.tsx'
import { Breadcrumbs } from '#js/components/breadcrumbs.tsx'
import { DatesTable } from '#js/components/dates-table.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import { ShareLinks } from '#js/components/share-links.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { Alternatives } from '#js/sections/level-finder/alternatives.tsx'
import { MainAdvice } from '#js/sections/level-finder/main-advice.tsx'
import { Missing } from '#js/sections/level-finder/missing.tsx'
import { YourAnswers } from '#js/sections/level-finder/your-answers.tsx'
import type { LevelResultProps } from '#server/props/level-finder.ts'

const link =
  'inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

/** What to do next, why, when, and what is missing for the step after. */
export default function Result(props: LevelResultProps) {
  const { breadcrumbs, level, main, alternatives, missing, answers, restartHref } = props
  const { ziggy } = useSharedProps()

  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:px-8 md:pb-24">
      <Breadcrumbs {...breadcrumbs} />
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm font-semibold text-tide">
        Your level: <AbilityLevel ability={level} />
      </p>
      <h1 className="mt-2 text-section">Your next step: {main.name}</h1>
      <MainAdvice {...props} />
      <div className="mt-14 gap-x-12 lg:grid lg:grid-cols-3">
        <div className="min-w-0 lg:col-span-2">
          <Dates {...props} />
          {missing && <Missing {...missing} />}
          {alternatives.length > 0 && <Alternatives offers={alternatives} />}
        </div>
        <div className="mt-14 min-w-0 lg:mt-0">
          <YourAnswers answers={answers} restartHref={restartHref} />
          <div className="mt-5">
            <ShareLinks title={`My next step: ${main.name}`} url={ziggy.location} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Dates({
  main,
  dates,
  datesHref,
  withoutDates,
}: Pick<LevelResultProps, 'main' | 'dates' | 'datesHref' | 'withoutDates'>) {
  return (
    <PagePart id="dates" title="The next dates">
      {dates.length > 0 ? (
        <DatesTable dates={dates} label={`Next dates of ${main.name}`} />
      ) : (
        <p>{withoutDates}</p>
      )}
      <p className="mt-4">
        <SiteLink href={datesHref ?? main.href} className={link}>
          {datesHref ? `All dates of ${main.name}` : `More about ${main.name}`}
        </SiteLink>
      </p>
    </PagePart>
  )
}
