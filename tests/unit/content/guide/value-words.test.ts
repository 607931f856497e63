import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from '#server/content/guide/fields.ts'
import {
  html,
  instant,
  line,
  link,
  lines,
  picturePath,
  slug,
} from '#server/content/schema/pieces.ts'

const cases: readonly (readonly [z.ZodType, string])[] = [
  [line(80), 'text on one line, at most 80 characters'],
  [html(400), 'copy, which may hold a few tags, at most 400 characters'],
  [z.string().max(70), 'text, at most 70 characters'],
  [link, 'where it leads: /gift-vouchers, #courses, https://…, mailto:… or tel:…'],
  [picturePath, 'the path of a picture, such as /images/art/golden-hour-1280.jpg'],
  [slug, 'lower-case words joined by hyphens'],
  [instant, 'a moment such as 2026-12-01T09:00:00Z'],
  [z.iso.date(), 'a day such as 2026-12-01'],
  [z.enum(['book', 'chart']), 'one of: book, chart'],
  [z.literal('text'), 'always "text"'],
  [z.boolean(), 'true or false'],
  [z.number().min(0).max(5), 'a number from 0 to 5'],
  [z.number().int().min(1), 'a whole number, at least 1'],
  [z.number().max(9), 'a number, at most 9'],
  [z.number().int(), 'a whole number'],
  [z.number().nullable(), 'a number, or null'],
  [lines(8), 'a list of at most 8; each: text on one line, at most 140 characters'],
  [z.array(slug).min(1), 'a list of at least 1; each: lower-case words joined by hyphens'],
  [z.array(z.boolean()).min(2).max(4), 'a list of 2 to 4; each: true or false'],
  [z.array(z.strictObject({})), 'a list'],
  [z.tuple([line(5), line(5)]), 'a list of 2'],
  [z.strictObject({}), 'an object'],
]

describe('what may be written at a key', () => {
  it.each(cases.map(([schema, words]) => [words, schema] as const))(
    'is told as: %s',
    (words, schema) => {
      expect(fieldsOf(z.strictObject({ key: schema }))[0]?.value).toBe(words)
    },
  )
})
