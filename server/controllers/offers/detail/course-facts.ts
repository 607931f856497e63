import type { Course } from '#server/content/schema/course.ts'
import { counted } from '#server/format/words.ts'
import type { Fact } from '#server/props/offer-page.ts'
import { locationNames } from '#server/schedule/scheduled-date.ts'

/** What a course is, at a glance. */
export function courseFacts(course: Course): Fact[] {
  const { rhythm, locations, ratio, certificate, assessed, sea_time: seaTime } = course
  return [
    ...fact('When', rhythm),
    ...fact('Where', locations.map((id) => locationNames[id]).join(', ')),
    ...fact('Group', ratio === null ? undefined : groupWords(ratio)),
    ...fact('You take home', certificate),
    ...fact('How you are judged', assessed),
    ...fact('For your logbook', seaTime && seaTimeWords(seaTime)),
  ]
}

function fact(term: string, text: string | undefined): Fact[] {
  return text ? [{ term, text }] : []
}

function groupWords(ratio: number): string {
  return `At most ${counted(ratio, 'student')} to one instructor`
}

function seaTimeWords(gained: NonNullable<Course['sea_time']>): string {
  const parts = [
    ...(gained.days > 0 ? [counted(gained.days, 'day')] : []),
    ...(gained.miles > 0 ? [counted(gained.miles, 'mile')] : []),
    ...(gained.night_hours > 0 ? [counted(gained.night_hours, 'night hour')] : []),
  ]
  return `About ${parts.join(', ')}`
}
