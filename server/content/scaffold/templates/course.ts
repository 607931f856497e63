import type { z } from 'zod'
import type { course } from '../../schema/course.ts'
import { draftStart } from './draft.ts'
import { offerWords } from './offer.ts'
import type { TemplateFacts } from './template.ts'

/** A course of two days at a weekend, as a draft. */
export function newCourse(facts: TemplateFacts): z.input<typeof course> {
  return {
    ...draftStart(facts),
    group: 'otherCourses',
    locations: ['southampton'],
    is_rya: false,
    ability: 'beginner',
    days: 2,
    length: '2 days',
    price: 295,
    vat: 'standard',
    sale_unit: 'person',
    places: 5,
    ...offerWords('course'),
    ratio: 5,
    assumed: 'Write what people should be able to do already, or that they may start from nothing.',
    certificate: 'Write what people take home',
    assessed: 'Write how people are judged',
    syllabus: ['Write one thing a line that is taught, in its order'],
    kit: ['uk', 'course'],
    questions: [],
    next: [],
    dates: [{ starts: ['Sat'], at: '09:30', until: '17:00', every: 4, months: [4, 5, 6, 7, 8, 9] }],
  }
}
