import { AbilityLevel } from '#js/components/offer/ability-level.tsx'
import { DateRows } from '#js/components/offer/date-rows.tsx'
import { MultipleCard } from '#js/components/offer/multiple-card.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { FactList } from '#js/components/ui/lists.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import { ShareLinks } from '#js/components/ui/share-links.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { MainAdvice } from '#js/sections/level-finder/main-advice.tsx'
import type { LevelResultProps, MissingProps } from '#server/props/level-finder.ts'

/** What to do next, why, when, and what is missing for the step after. */
export default function Result(props: LevelResultProps) {
  const { breadcrumbs, level, main, alternatives, missing } = props
  const { ziggy } = useSharedProps()

  return (
    <div className="measure pt-4 pb-16 md:pb-24">
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
          {alternatives.length > 0 && <Alternatives {...props} />}
        </div>
        <div className="mt-14 min-w-0 lg:mt-0">
          <YourAnswers {...props} />
          <div className="mt-5">
            <ShareLinks title={`My next step: ${main.name}`} url={ziggy.location} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Dates({ main, dates, datesHref, withoutDates }: LevelResultProps) {
  return (
    <PageSection id="dates" title="The next dates">
      {dates.length > 0 ? (
        <DateRows dates={dates} label={`Next dates of ${main.name}`} />
      ) : (
        <p>{withoutDates}</p>
      )}
      <p className="mt-4">
        <TextLink href={datesHref ?? main.href}>
          {datesHref ? `All dates of ${main.name}` : `More about ${main.name}`}
        </TextLink>
      </p>
    </PageSection>
  )
}

function Alternatives({ alternatives }: LevelResultProps) {
  return (
    <PageSection id="alternatives" title="What would be right as well">
      <ul className="grid gap-5 md:grid-cols-2">
        {alternatives.map(({ name, href, why, facts, next }) => (
          <li key={href} className="relative rounded-card bg-white p-6 shadow-card">
            <h3 className="font-sans text-lg">
              <Link href={href} className="stretched-link">
                {name}
              </Link>
            </h3>
            <p className="mt-2">{why}</p>
            <p className="mt-3 text-sm font-semibold text-tide">{facts.join(' · ')}</p>
            <p className="mt-1 text-sm">{next}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const courseLink = 'font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

function Missing({ course, lead, facts, builders, buildersHref }: MissingProps) {
  return (
    <PageSection id="missing" title="What is still missing">
      <p className="mb-5 max-w-copy text-ink">{lead}</p>
      <FactList facts={facts} />
      {builders.length > 0 && (
        <div className="mt-5">
          <MultipleCard title="What gives you the sea time" offers={builders} />
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
        <Link href={course.href} className={courseLink}>
          What {course.name} asks for
        </Link>
        {buildersHref && (
          <Link href={buildersHref} className={courseLink}>
            All mile builders
          </Link>
        )}
      </p>
    </PageSection>
  )
}

const answerLink = 'inline-flex min-h-11 items-center text-tide-deep underline underline-offset-4'

function YourAnswers({ answers, restartHref }: LevelResultProps) {
  return (
    <section aria-labelledby="your-answers" className="rounded-card bg-white p-6 shadow-card">
      <h2 id="your-answers" className="text-card">
        Your answers
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {answers.map(({ question, answer, href }) => (
          <li key={href} className="flex items-center justify-between gap-4 py-2">
            <p className="min-w-0">
              <span className="block text-sm">{question}</span>
              <span className="font-semibold text-ink">{answer}</span>
            </p>
            <Link href={href} className={answerLink}>
              Change<span className="sr-only">: {question}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link href={restartHref} className={`${answerLink} font-semibold`}>
          Start again
        </Link>
      </p>
    </section>
  )
}
