import type { Company } from '#server/content/schema/company.ts'
import type { Course } from '#server/content/schema/course.ts'
import { companyReference } from '#server/head/structured-data/company.ts'
import { placeNode } from '#server/head/structured-data/place.ts'
import type { StructuredNode } from '#server/props/meta.ts'
import { dateOffer, offersOf } from './dated-offers.ts'
import type { DateOnSale } from './dated-offers.ts'

/**
 * A course for search engines (schema.org Course) with the dates that its page lists. Nothing of
 * ratings: the scores on the page are the company's, of which a course may not boast.
 * @param page site path of its one address
 */
export function courseSchema(
  course: Course,
  page: string,
  { company, dates }: { readonly company: Company; readonly dates: readonly DateOnSale[] },
): StructuredNode {
  return {
    '@type': 'Course',
    '@id': `${page}#course`,
    url: page,
    name: course.name,
    description: course.meta_description,
    image: course.overview_image,
    courseCode: course.code,
    educationalLevel: levels[course.ability],
    educationalCredentialAwarded: course.certificate,
    coursePrerequisites: course.assumed,
    inLanguage: 'en-GB',
    provider: companyReference(company),
    offers: offersOf(course, page, dates).map(paid),
    hasCourseInstance: dates.length > 0 ? dates.map(instanceOf) : withoutDates(course, page),
  }
}

const levels: Readonly<Record<Course['ability'], string>> = {
  beginner: 'Novice',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

// The word by which search engines tell a course that costs something from one that does not.
function paid(offer: StructuredNode): StructuredNode {
  return { ...offer, category: 'Paid' }
}

function instanceOf(onSale: DateOnSale): StructuredNode {
  const { date, href } = onSale
  const offer = dateOffer(onSale)
  return {
    ...instance(date.offer, date.place.id, href),
    location: placeNode(date.place, href),
    startDate: date.starts,
    endDate: date.ends,
    offers: offer && paid(offer),
  }
}

// People begin on any day, or agree on one with us.
function withoutDates(course: Course, page: string): StructuredNode[] {
  return [instance(course, course.locations[0] ?? '', page)]
}

function instance({ days }: DateOnSale['date']['offer'], place: string, url: string) {
  return {
    '@type': 'CourseInstance',
    url,
    courseMode: place === 'online' ? 'Online' : 'Onsite',
    courseWorkload: `P${days}D`,
  }
}
