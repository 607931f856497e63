import type { Content } from '#server/content/content.ts'
import type { Course } from '#server/content/schema/offer.ts'
import { counted } from '#server/format/words.ts'
import type { Lack, Missing } from '#server/level-finder/missing.ts'
import { seaTimeOffers } from '#server/level-finder/sea-time.ts'
import type { SeaTimeOffer } from '#server/level-finder/sea-time.ts'
import { numberOf } from '#server/level-finder/walk.ts'
import type { Fact, Facts } from '#server/level-finder/walk.ts'
import type { MissingProps } from '#server/props/level-finder.ts'
import { offerLink } from '../context.ts'
import type { Links } from '../context.ts'

/** What the next course asks for besides what the answers showed, and what gives the sea time. */
export function presentMissing(
  { course, lacks }: Missing,
  facts: Facts,
  content: Content,
  links: Links,
): MissingProps {
  const builders = seaTimeOffers(lacks, facts, content)
  return {
    course: offerLink(links, 'course', course),
    lead: leadOf(course.name, lacks, builders),
    facts: lacks.map((lack) => presentLack(lack, course, content)),
    builders: builders.map((one) => ({
      ...offerLink(links, one.kind, one.offer),
      note: givesText(one),
    })),
    buildersHref:
      lacks.some(({ fact }) => ofTheLog.includes(fact)) && numberOf(facts, 'age') >= mileBuilderAge
        ? links.path('web.sailing-holidays.mile-builder')
        : null,
  }
}

const ofTheLog: readonly Fact[] = ['days', 'miles', 'night_hours', 'passages']

const mileBuilderAge = 16

function leadOf(name: string, lacks: readonly Lack[], builders: readonly SeaTimeOffer[]): string {
  const more = lacks.map(moreText)
  const list = [more.slice(0, -1).join(', '), more.at(-1)].filter(Boolean).join(' and ')
  const where = builders.length > 0 ? ' What gives you the sea time stands below.' : ''
  return `Before ${name} you need ${list}.${where}`
}

function givesText({ offer, gives: { days, miles, night_hours: night } }: SeaTimeOffer): string {
  return `Gives about ${counted(days, 'day')}, ${counted(miles, 'mile')} and ${counted(night, 'night hour')} · ${offer.length}`
}

interface Term {
  readonly term: string
  /** An amount of it, such as `15 days aboard`. */
  readonly amount: (count: number) => string
}

const counts: Partial<Record<Lack['fact'], Term>> = {
  days: { term: 'Days aboard', amount: (count) => counted(count, 'day') },
  skipper_days: {
    term: 'Days as skipper',
    amount: (count) => `${counted(count, 'day')} as skipper`,
  },
  miles: { term: 'Sea miles', amount: (count) => counted(count, 'mile') },
  night_hours: { term: 'Under way at night', amount: (count) => counted(count, 'night hour') },
}

/** What is missing of one thing, inside a sentence: `up to 200 more miles`. */
function moreText({ fact, needed, has, isUpTo }: Lack): string {
  const more = needed - has
  const term = counts[fact]
  if (term) return `${isUpTo ? 'up to ' : ''}${term.amount(more).replace(' ', ' more ')}`
  if (fact === 'age') return `to be ${needed}`
  if (fact === 'skills') return `${counted(more, 'more skill')} from our list`
  return fact === 'passages' ? 'qualifying passages' : 'more theory'
}

/** The same as a fact on a line of its own: what is asked for, and what the answer was. */
function presentLack(
  lack: Lack,
  course: Course,
  { levelFinder, courses }: Pick<Content, 'levelFinder' | 'courses'>,
): { term: string; text: string } {
  const { fact, needed, has, said } = lack
  const term = counts[fact]
  const answer = said === null ? '' : `; you said “${said}”`
  if (term) return { term: term.term, text: `${term.amount(needed)}${answer}` }
  if (fact === 'age') return { term: 'Age', text: `${needed} or over on the day` }
  if (fact === 'passages') return { term: 'Qualifying passages', text: passagesText(course) }
  if (fact === 'skills') {
    return { term: 'Skills', text: `${needed} of the six on our list; you ticked ${has}` }
  }
  const [usual = ''] = levelFinder.questions
    .flatMap(({ answers }) => answers)
    .flatMap(({ facts, earned_by: earned }) => (facts[fact] === needed ? earned : []))
  const name = courses.get(usual)?.name ?? 'Theory'
  return { term: 'Theory', text: `${name}, or knowledge to its standard` }
}

function passagesText({ qualifying_passages: passages }: Course): string {
  if (!passages) return 'Passages as on the page of the course'
  const { count, min_miles: miles, as_skipper: asSkipper, overnight } = passages
  return `${count}, each of more than ${counted(miles, 'mile')}: ${asSkipper} as skipper, ${overnight} overnight`
}
