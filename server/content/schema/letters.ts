import { z } from 'zod'
import { timeOfDay } from './dates.ts'
import { contentFile, count, draft, html, line, paragraphs, picturePath } from './pieces.ts'

/** A kind of block, which may have a heading; the keys of every block stand before its own. */
const blockOf = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  heading = 'Empty: no heading',
) =>
  z.strictObject({ type: z.literal(type), title: line(90).optional().describe(heading), ...shape })

/** The longest subject that a telephone shows whole in its list of messages is about half of this. */
const longestSubject = 80

const offerCode = z
  .string()
  .regex(/^[A-Z]{2}-[A-Z0-9]{1,6}$/, 'must be the code of an offer, such as CR-DSP')

const dateReference = z
  .string()
  .regex(
    /^[A-Z]{2}-[A-Z0-9]{1,6}-\d{6}[A-Z]?$/,
    'must be the reference of a date, such as CR-DSP-270321',
  )

const words = blockOf('words', { copy: paragraphs(12, 1500) })

const picture = blockOf('picture', {
  imageUrl: picturePath
    .regex(/\.(?:jpe?g|png)$/, 'must be a .jpg or .png, which every mail program shows')
    .describe('A picture of the site'),
  imageAltText: line(160).describe('What it shows: many people read letters without pictures'),
  caption: line(160).optional(),
})

const button = blockOf('button', {
  buttonText: line(60),
  routeName: line(80).optional().describe('A page, by its name in the route table'),
  code: offerCode.optional().describe('Or the page of an offer, by its code'),
}).refine(
  ({ routeName, code }) => (routeName === undefined) !== (code === undefined),
  'must have either routeName or code, not both',
)

const offers = blockOf(
  'offers',
  { copy: html(900).optional(), codes: z.array(offerCode).min(1).max(8).describe('In this order') },
  'Empty: Courses and trips',
)

const dates = blockOf(
  'dates',
  {
    copy: html(900).optional(),
    references: z.array(dateReference).min(1).max(12).describe('In this order'),
  },
  'Empty: Dates to choose from',
)

const most = count.min(1).max(12).default(5).describe('So many at most')

const newDates = blockOf('new-dates', { most }, 'Empty: New dates')

const latePlaces = blockOf('late-places', { most }, 'Empty: Late places')

const question = blockOf(
  'question',
  { question: line(120), answer: paragraphs(6, 900) },
  'Empty: The question of the week',
)

const letterBlock = z.discriminatedUnion('type', [
  words,
  picture,
  button,
  offers,
  dates,
  newDates,
  latePlaces,
  question,
])

export type LetterBlock = z.infer<typeof letterBlock>

/** One weekly letter: letters/<date>.json. What it lists is filled in at the moment of sending. */
export const letter = contentFile({
  ...draft,
  date: z.iso
    .date({ error: 'must be a day such as 2026-12-04' })
    .describe("The file's own name without .json: the day on which it goes out"),
  subject: line(longestSubject).describe('The line by which people decide whether to open it'),
  preheader: line(140).describe('What many mail programs show after the subject; goes on from it'),
  send_at: timeOfDay
    .optional()
    .describe('The time in London at which it goes out by itself; empty: somebody sends it'),
  blocks: z.array(letterBlock).min(1).max(20).describe('From top to bottom'),
})

export type Letter = z.infer<typeof letter>
