import { missingFor } from '#server/level-finder/missing.ts'
import { recommend } from '#server/level-finder/recommend.ts'
import type { Advice } from '#server/level-finder/recommend.ts'
import { numberOf } from '#server/level-finder/walk.ts'
import type { Walk } from '#server/level-finder/walk.ts'
import type { LevelResultProps } from '#server/props/level-finder.ts'
import { pathOf } from '#server/routing/address.ts'
import { nextDates } from '#server/schedule/find.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import { datesShown } from '../dates-shown.ts'
import type { Showing } from '../showing.ts'
import { advisedAlternative, advisedOffer, withoutDates } from './advised-offer.ts'
import { missingShown } from './missing-shown.ts'

interface AtTheEnd extends Showing {
  readonly site: Site
  readonly way: Walk
  /** The address of a step with all answers. */
  readonly path: (step: number) => string
}

const mostDates = 4

/** What is recommended to whoever gave these answers: never listed by search engines. */
export function resultPage({ site, way, path, ...showing }: AtTheEnd): PageAnswer {
  const { links } = showing
  const { content, today } = site
  const { facts } = way.person
  const advice = recommend(content, way.person)
  const { main, before, alternatives, outcome } = advice
  const missing = missingFor(content, way, outcome)
  const dates = nextDates(scheduleOf(site), main.offer.code, mostDates)
  const props: LevelResultProps = {
    breadcrumbs: { above: [], here: 'Level finder' },
    level: outcome.level,
    before: before && advisedOffer(before, links),
    main: advisedOffer(main, links),
    dates: datesShown(dates, { ...showing, today }),
    datesHref:
      dates.length > 0 ? links.path('web.events.all', { reference: main.offer.code }) : null,
    withoutDates: withoutDates(main.offer),
    alternatives: alternatives.map((one) => advisedAlternative(one, site, showing)),
    missing: missing && missingShown(missing, facts, content, links),
    notes: numberOf(facts, 'age') < adultCrewAge ? [companyNote] : [],
    answers: answersShown(way, path),
    restartHref: pathOf(path(1)),
  }
  return page('level-finder/result', props, {
    ...titles(advice, content.company.brand),
    isIndexed: false,
    canonical: path(way.stations.length + 1),
    image: main.offer.overview_image,
  })
}

const adultCrewAge = 16
const companyNote = 'Until 16 you sail with a parent or guardian aboard.'

function titles({ main }: Advice, brand: string) {
  return {
    title: `Your next step: ${main.offer.name} | ${brand}`,
    description: `What the level finder recommends: ${main.offer.name}. ${main.why}`,
  }
}

function answersShown({ stations }: Walk, path: AtTheEnd['path']): LevelResultProps['answers'] {
  return stations
    .filter(({ asked }) => asked === 'yes')
    .map(({ step, question, chosen }) => ({
      question: question.title,
      answer: chosen.map(({ label }) => label).join('; ') || 'None of these',
      href: path(step),
    }))
}
