import { productsFor } from '#server/catalogue/offers.ts'
import { recommendedBeside } from '#server/catalogue/recommended.ts'
import type { Wanted } from '#server/catalogue/wanted.ts'
import type { Course } from '#server/content/schema/offer.ts'
import { fromPounds, moneyText } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import type { Crumb } from '#server/props/elements.ts'
import type { BeforeYouCome, Fact, OfferLink } from '#server/props/offer-page.ts'
import { locationNames } from '#server/schedule/places.ts'
import type { PageContext } from '../context.ts'
import { offerLink } from '../context.ts'
import { ageNeeds, presentOffer, relatedTab } from './offer.ts'
import type { OwnProps } from './offer.ts'

const courses = { name: 'RYA courses', routeName: 'web.courses.all' } as const

/** Where a course stands: in its group of the courses menu. */
const groups: Readonly<Record<Course['group'], readonly Crumb[]>> = {
  practical: [{ name: 'Practical', routeName: 'web.courses.practical' }],
  theory: [{ name: 'Theory', routeName: 'web.courses.theory' }],
  oneDay: [{ name: 'One day', routeName: 'web.courses.one-day' }],
  online: [{ name: 'Online', routeName: 'web.courses.online' }],
  otherCourses: [],
}

/** The page of a course, but for the blocks that staff wrote for its route. */
export function presentCourse(course: Course, context: PageContext, wanted: Wanted): OwnProps {
  const { next, alike, atLevel } = recommendedBeside(course, context.site.content)
  return {
    ...presentOffer(course, context, wanted),
    breadcrumbs: { above: [courses, ...groups[course.group]], here: course.short_menu_name },
    facts: presentCourseFacts(course),
    syllabus: course.syllabus,
    trip: null,
    beforeYouCome: beforeCourse(course, context),
    related: [
      relatedTab('What comes next', next, context.site),
      relatedTab('Courses like this one', alike, context.site),
      relatedTab('Trips at this level', atLevel, context.site),
    ],
  }
}

function presentCourseFacts(course: Course): Fact[] {
  const { rhythm, locations, ratio, certificate, assessed, sea_time: seaTime } = course
  const facts: readonly (readonly [term: string, text: string | undefined])[] = [
    ['When', rhythm],
    ['Where', locations.map((id) => locationNames[id]).join(', ')],
    ['Group', ratio === null ? '' : `At most ${counted(ratio, 'student')} to one instructor`],
    ['You take home', certificate],
    ['How you are judged', assessed],
    ['For your logbook', seaTime && gainedText(seaTime)],
  ]
  return facts.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}

function gainedText({ days, miles, night_hours: hours }: NonNullable<Course['sea_time']>): string {
  const gained = [[days, 'day'] as const, [miles, 'mile'] as const, [hours, 'night hour'] as const]
  const parts = gained.filter(([count]) => count > 0).map(([count, one]) => counted(count, one))
  return `About ${parts.join(', ')}`
}

/** The course that teaches each theory. */
const theories = {
  'day-skipper': 'rya-day-skipper-theory',
  yachtmaster: 'rya-coastal-skipper-yachtmaster-theory',
} as const

/** What people need before a course, in numbers. */
export function beforeCourse(
  course: Course,
  { site: { content }, links }: PageContext,
): BeforeYouCome {
  const { theory, requires_courses: required, if_holding: held, assumed } = course
  const link = (slug: string, why: string): OfferLink[] => {
    const other = content.courses.get(slug)
    return other ? [{ ...offerLink(links, 'course', other), why }] : []
  }
  const heldName = held && content.courses.get(held.course)?.name
  return {
    needs: [
      ...ageNeeds(course),
      ...seaTime(course, heldName),
      ...passages(course),
      { term: 'We assume', text: assumed },
    ],
    courses: [
      ...required.flatMap((slug) => link(slug, 'This comes first')),
      ...(theory ? link(theories[theory], 'The theory that you need') : []),
      ...(held ? link(held.course, 'With its certificate, less sea time is enough') : []),
    ],
    books: productsFor(content, course.slug).map(({ name, slug, price }) => ({
      name,
      href: links.path('web.merchandise.slug', { slug }),
      why: moneyText(fromPounds(price)),
    })),
    requirements: course.requirements,
  }
}

function seaTime({ prerequisites: all, if_holding: held }: Course, heldName?: string): Fact[] {
  const rows = [
    { term: 'Days aboard', key: 'days', one: 'day' },
    { term: 'Of these as skipper', key: 'days_as_skipper', one: 'day' },
    { term: 'Sea miles', key: 'miles', one: 'mile' },
    { term: 'Under way at night', key: 'night_hours', one: 'hour' },
  ] as const
  return rows
    .filter(({ key }) => all[key] > 0)
    .map(({ term, key, one }) => {
      const isLess = held && heldName && held[key] < all[key]
      const orLess = isLess ? `; ${counted(held[key], one)} if you hold ${heldName}` : ''
      return { term, text: `${counted(all[key], one)}${orLess}` }
    })
}

function passages({ qualifying_passages: passages }: Course): Fact[] {
  if (!passages) return []
  const { count, min_miles: miles, as_skipper: asSkipper, overnight } = passages
  const kinds = [`${asSkipper} as skipper`, `${overnight} overnight`].join(', ')
  const text = `${count}, each of more than ${counted(miles, 'mile')}; ${kinds}`
  return [{ term: 'Qualifying passages', text }]
}
