import type { Content } from '#server/content/content.ts'
import type { Course } from '#server/content/schema/course.ts'
import { counted } from '#server/format/words.ts'
import type { Lack } from '#server/level-finder/missing.ts'

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
export function moreText({ fact, needed, has, isUpTo }: Lack): string {
  const more = needed - has
  const term = counts[fact]
  if (term) return `${isUpTo ? 'up to ' : ''}${term.amount(more).replace(' ', ' more ')}`
  if (fact === 'age') return `to be ${needed}`
  if (fact === 'skills') return `${counted(more, 'more skill')} from our list`
  return fact === 'passages' ? 'qualifying passages' : 'more theory'
}

/** The same as a fact on a line of its own: what is asked for, and what the answer was. */
export function lackShown(
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
