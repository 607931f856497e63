import { dateRule } from '#server/content/schema/dates.ts'
import type { DateRule } from '#server/content/schema/dates.ts'
import type { Course } from '#server/content/schema/offer.ts'
import type { DateOverride } from '#server/content/schema/schedule.ts'
import type { ScheduleContent } from '#server/schedule/schedule.ts'
import { offerSeries } from '#server/schedule/series.ts'
import type { Series } from '#server/schedule/series.ts'

type RuleFacts = Partial<DateRule> & Pick<DateRule, 'starts'>

/** A rule as staff would write it, from Friday evening to Sunday unless it says otherwise. */
export function rule(facts: RuleFacts): DateRule {
  return dateRule.parse({ at: '19:30', until: '16:00', ...facts })
}

/** A course of two days for five, with these rules. */
export function course(dates: readonly DateRule[], facts: Partial<Course> = {}): Course {
  return { ...plainCourse, dates: [...dates], ...facts }
}

export function linesOfRules(...rules: readonly DateRule[]): Series[] {
  return offerSeries('course', course(rules))
}

/** All that a schedule is made of: some courses, and what staff changed. */
export function timetable(
  courses: readonly Course[],
  overrides: readonly DateOverride[] = [],
): ScheduleContent {
  return {
    courses: new Map(courses.map((one) => [one.slug, one])),
    holidays: new Map(),
    fleet: [],
    resources: {
      yachts: [{ id: 'dunlin', name: 'Dunlin', kind: '36 ft cruiser', base: 'Southampton' }],
      rooms: [],
      leaders: [{ id: 'rowan', name: 'Rowan' }],
    },
    overrides: new Map(overrides.map((one) => [one.reference, one])),
  }
}

const plainCourse: Course = {
  id: 1,
  slug: 'start-yachting',
  code: 'CR-SY',
  name: 'Start Yachting',
  short_menu_name: 'Start',
  group: 'practical',
  locations: ['southampton', 'london'],
  is_rya: true,
  ability: 'beginner',
  days: 2,
  length: '2 days',
  price: 325,
  prices_from: [],
  vat: 'standard',
  sale_unit: 'person',
  places: 5,
  ratio: 5,
  overview_image: '/images/a.jpg',
  meta_description: 'Two days.',
  assumed: 'Nothing',
  intro_description: 'Bring a friend; bring, perhaps, two.',
  overview: [],
  included: [],
  not_included: [],
  requirements: [],
  notes: [],
  kit: [],
  questions: [],
  fees_included: [],
  fees_extra: [],
  requires_courses: [],
  syllabus: [],
  next: [],
  prerequisites: { days: 0, miles: 0, night_hours: 0, days_as_skipper: 0 },
  certificate: 'One',
  assessed: 'All the time',
  dates: [],
}
