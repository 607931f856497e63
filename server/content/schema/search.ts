import { z } from 'zod'
import { contentFile, line, link, listOf, slug } from './pieces.ts'

/**
 * Pages that code makes and a search may lead to, by the names of their routes; every information page
 * is one besides.
 */
export const codePages = [
  'web.events.all',
  'web.level-finder.index',
  'web.shopping.cart',
  'login',
  'register',
  'dashboard',
] as const

/** Words and phrases behind one another: `dog, dogs, guide dog`. */
const phrases = line(2500).transform((text) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== ''),
)

const first = z
  .array(line(120))
  .max(6)
  .default([])
  .describe(
    'What stands first in the results, best first: the slug of a course, a trip or a thing from the shop, the code of a voucher, or the route name of a page such as web.gift-vouchers',
  )

const topic = z
  .strictObject({
    title: line(40).optional().describe('Stands before an answer, as in “Dogs: …”'),
    words: phrases.describe('What people type when they mean this, with commas between'),
    question: slug.optional().describe('The id of the question in faq.json that answers it'),
    text: line(200).optional().describe('The answer, where no question in faq.json has it'),
    link: z
      .strictObject({ label: line(60), href: link })
      .optional()
      .describe('Where the answer stands in full; with a text only'),
    first,
  })
  .refine(({ question, text }) => !(question && text), 'has a question and a text; keep one')
  .refine(({ text, link: more }) => !text === !more, 'needs a text and a link, or neither')
  .refine(
    ({ title, question, text }) => !title === !(question ?? text),
    'needs a title and an answer, or neither',
  )

/** The words that visitors type into the search, and what they mean by them: search.json. */
export const search = contentFile({
  same: z
    .array(phrases)
    .max(300)
    .describe('Groups of words that mean the same: whoever types one of them finds the others'),
  wider: listOf(0, 100, {
    words: phrases.describe('What people type, such as Scotland'),
    of: phrases.describe('The names on this site that are part of it, such as Oban'),
  }),
  topics: z.array(topic).max(200),
  elsewhere: listOf(0, 40, {
    places: phrases.describe('Places where we do not sail, as they are written'),
    text: line(200).describe('Says so, and what comes nearest'),
    first,
  }),
})

export type SearchWords = z.infer<typeof search>
