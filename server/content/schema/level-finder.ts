import { z } from 'zod'
import { ability, contentFile, count, line, offerReference, slug } from './pieces.ts'

/** What the answers say about a person. Whatever is not asked counts as 0. */
const finderFact = z.enum([
  'age',
  'days',
  'miles',
  'night_hours',
  'skipper_days',
  'passages',
  'theory',
  'certificate',
  'skills',
  'recency',
])

const finderGoal = z.enum(['try', 'crew', 'skipper', 'offshore', 'race', 'work'])

const facts = z.partialRecord(finderFact, count)

const answer = z.strictObject({
  id: slug,
  label: line(90),
  goal: finderGoal.optional().describe('What the person would like to do'),
  facts: facts
    .default({})
    .describe('What this answer says; skills count 1 for each that is ticked'),
  earned_by: z
    .array(slug)
    .max(6)
    .default([])
    .describe('The courses that give this certificate or theory, the usual one first'),
  ends_here: z.boolean().default(false).describe('true: nothing more is asked'),
})

const question = z.strictObject({
  id: slug,
  title: line(90).describe('The question'),
  hint: line(160).optional(),
  kind: z.enum(['one', 'many']).describe('many: people may tick several'),
  ask_if: z
    .strictObject({ at_least: facts, or_goals: z.array(finderGoal).default([]) })
    .optional()
    .describe('Empty: always asked'),
  answers: z.array(answer).min(2).max(10),
})

const gate = z.strictObject({
  id: slug.describe('The name that outcomes use'),
  needs: facts.describe('The least that somebody must bring'),
  course: slug.optional().describe('The course that it opens'),
})

const condition = z.strictObject({
  goals: z.array(finderGoal).default([]).describe('One of these; empty: any goal'),
  at_least: facts.default({}),
  at_most: facts.default({}),
  passes: slug.optional().describe('The id of a gate that must be passed'),
  sea_time_of: slug.optional().describe('The id of a gate whose sea time alone must be there'),
})

const why = line(140).describe('Why this one, in a sentence')

const alternative = offerReference.extend({
  why: why.optional(),
  goals: z.array(finderGoal).default([]).describe('Only for these; empty: for any goal'),
})

const outcome = z.strictObject({
  id: slug,
  level: ability,
  offer: offerReference.describe('What we recommend'),
  also: z
    .array(alternative)
    .max(5)
    .describe('What else would be right; the first two that somebody may take are shown'),
  say: line(200).describe('Why, in a sentence or two'),
  next_gate: slug.optional().describe('The gate whose missing sea time is listed'),
  refresher: z
    .boolean()
    .default(false)
    .describe('true: who last sailed long ago is shown the refresher before it'),
  when: z.array(condition).min(1).describe('One of these is enough; an empty one always holds'),
})

/**
 * The level finder: questions, one to a page and in order (the first is /level-finder/1), and the
 * outcomes, of which the first that holds is shown.
 */
export const levelFinder = contentFile({
  questions: z.array(question).min(1).max(12),
  gates: z.array(gate).max(12),
  refresher: offerReference
    .extend({ why, recency: count.min(1).describe('From this recency on') })
    .optional()
    .describe('What brings back somebody who has not sailed for years'),
  outcomes: z.array(outcome).min(1).max(40),
})

export type LevelFinder = z.infer<typeof levelFinder>
