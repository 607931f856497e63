import { z } from 'zod'

/** Where goods go, and to whom. */
export const deliveryAnswer = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('collect') }),
  z.strictObject({
    by: z.literal('post'),
    to: z.enum(['uk', 'europe']),
    name: z.string(),
    lines: z.array(z.string()).min(1),
    town: z.string(),
    postcode: z.string(),
    /** In words; empty inside the United Kingdom. */
    country: z.string(),
  }),
])

const contactAnswer = z.strictObject({
  name: z.string(),
  /** Lower case. */
  email: z.string(),
  telephone: z.string(),
})

/** One of those who come. */
const personAnswer = z.strictObject({
  name: z.string(),
  /** `YYYY-MM-DD`, where an age matters; else null. */
  born: z.string().nullable(),
})

/** What the steps of the checkout were told, as a cart keeps it. */
const checkoutAnswers = z.strictObject({
  contact: contactAnswer.optional(),
  /** By the id of the line whose places they have. */
  people: z.record(z.string(), z.array(personAnswer)).default({}),
  delivery: deliveryAnswer.optional(),
})

export type ContactAnswer = z.infer<typeof contactAnswer>
export type DeliveryAnswer = z.infer<typeof deliveryAnswer>
export type PersonAnswer = z.infer<typeof personAnswer>
export type CheckoutAnswers = z.infer<typeof checkoutAnswers>

/** Reads what a cart keeps. @throws Error when somebody else wrote it. */
export function readAnswers(json: string): CheckoutAnswers {
  return checkoutAnswers.parse(JSON.parse(json))
}
