import { z } from 'zod'
import { line, schemaKey } from './pieces.ts'

/** What an offer asks of a kit bag; an item for everyone afloat needs none of these. */
export const kitTag = z.enum([
  'residential',
  'uk',
  'offshore',
  'ocean',
  'course',
  'logbook',
  'exam',
  'photo',
  'theory-evidence',
  'survival',
  'schengen',
  'abroad',
  'medical-form',
])

const item = z.strictObject({
  item: line(120),
  need: z.enum(['essential', 'helpful', 'leave-at-home']).describe('How strongly we ask for it'),
  kit: z
    .array(kitTag)
    .default([])
    .describe('The offers that need it: those that carry one of these; empty: everyone afloat'),
})

/** What to pack, cut to each offer by its own kit words: kit-list.json. */
export const kitList = z.strictObject({ ...schemaKey, items: z.array(item).min(1).max(60) })

export type KitItem = z.infer<typeof item>
