import type { z } from 'zod'
import type { infoPage } from '../schema/info-page.ts'
import type { letter } from '../schema/letters.ts'
import type { course, holiday } from '../schema/offer.ts'
import type { product } from '../schema/shop.ts'

/** A course of two days at a weekend, as a draft. */
export function newCourse(facts: TemplateInput): z.input<typeof course> {
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
    ...offerTexts('course'),
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

/** A weekend on the Solent, as a draft. */
export function newHoliday(facts: TemplateInput): z.input<typeof holiday> {
  return {
    ...draftStart(facts),
    tags: [5],
    ability: 'beginner',
    days: 2,
    nights: 1,
    length: '2 days',
    price: 295,
    vat: 'standard',
    sale_unit: 'person',
    places: 6,
    ...offerTexts('trip'),
    needs: 'Write what people should be able to do already',
    ports: ['Southampton', 'Cowes'],
    route: ['southampton', 'cowes', 'southampton'],
    miles: { min: 30, max: 50 },
    months: [4, 5, 6, 7, 8, 9],
    season: 'April to September',
    kit: ['residential', 'uk'],
    questions: [],
    dates: [{ starts: ['Sat'], at: '09:00', until: '17:00', every: 4 }],
  }
}

/** A thing from the shop, as a draft. */
export function newProduct(facts: TemplateInput): z.input<typeof product> {
  return {
    ...draftStart(facts),
    kind: 'gear',
    ability: 'beginner',
    price: 20,
    vat: 'standard',
    package_type: 'Small Parcel',
    image: null,
    meta_description:
      'Write one sentence for search results: what this is, what it is good for, and who will be glad of it.',
    intro_description: 'Write one or two sentences that stand under the name on its page.',
    description: ['Write here what it is, what it is made of, and when people will use it.'],
    for_courses: [],
  }
}

/** An information page with three blocks, as a draft. */
export function newPage({ slug, words, schema }: TemplateInput): z.input<typeof infoPage> {
  return {
    $schema: schema,
    draft: true,
    routeName: `web.info.${slug}`,
    name: words.slice(0, 90),
    metadata: {
      meta_title: 'Write the title for search results | Saltlark',
      meta_description:
        'Write one sentence for search results: what people find on this page, and what they can do when they have read it.',
    },
    page_content_type_id: 1,
    banner: {
      title: words.slice(0, 90),
      description: 'Write one or two sentences that stand under the heading.',
      imageUrl: '/images/art/quiet-harbour-800.jpg',
      altText: 'A yacht ghosts past low meadows and a spire in a wide calm harbour',
    },
    blocks: [
      {
        type: 'text',
        title: 'Write a heading',
        copy: '<p>Write a paragraph. A page has at least 300 words.</p>',
      },
      {
        type: 'points',
        title: 'Write a heading for a list',
        points: ['Write one point a line'],
      },
      {
        type: 'call-to-action',
        title: 'Write what to do next',
        buttonUrl: '/contact-us',
        buttonText: 'Write what the button says',
      },
    ],
  }
}

/** A weekly letter with some dates of the weeks after it, as a draft. Its name is its day. */
export function newLetter({ slug, schema, datesAhead }: TemplateInput): z.input<typeof letter> {
  const references = datesAhead(slug).slice(0, mostDates)
  return {
    $schema: schema,
    draft: true,
    date: slug,
    subject: 'Write the line by which people decide whether to open it',
    preheader: 'Write what goes on from the subject in lists of messages.',
    blocks: [
      {
        type: 'words',
        copy: ['Write here what you would tell a friend who has not sailed for a week.'],
      },
      ...(references.length > 0 ? [{ type: 'dates' as const, references }] : []),
      { type: 'late-places' },
      {
        type: 'question',
        question: 'Write a question that somebody asked this week',
        answer: ['Write the answer as you gave it.'],
      },
      { type: 'new-dates' },
    ],
  }
}

/** Few enough to choose from. */
const mostDates = 4

/** What stands in a new course and a new trip, with words that say what belongs there. */
function offerTexts(kind: 'course' | 'trip') {
  return {
    overview_image: '/images/art/quiet-harbour-800.jpg',
    meta_description: `Write one sentence for the cards and for search results: what this ${kind} is, who it suits, and what is special about it.`,
    intro_description: `Write one or two sentences that stand under the name on the page of this ${kind}.`,
    overview: [
      `Write here what a day of this ${kind} is like, in the words you would use on the telephone.`,
      'Write here who it suits, and who should choose something else.',
    ],
    included: ['Write one thing a line that the price includes'],
    not_included: ['Write one thing a line that people pay besides, or bring'],
  }
}

function draftStart({ id, slug, code, words, schema }: TemplateInput) {
  return {
    $schema: schema,
    draft: true,
    id,
    slug,
    code,
    name: words.slice(0, 80),
    short_menu_name: words.slice(0, 32).trim(),
  }
}

interface TemplateInput {
  readonly slug: string
  /** The slug as people read it. */
  readonly words: string
  /** A number that nothing in the catalogue has. */
  readonly id: number
  /** A code that nothing in the catalogue has. */
  readonly code: string
  readonly schema: string
  /** The references of dates that begin soon after a day, `YYYY-MM-DD`. */
  readonly datesAhead: (date: string) => readonly string[]
}
