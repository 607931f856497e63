import { z } from 'zod'
import { mostText, partyText } from '#server/presenters/cart/errors.ts'
import { mostHeads, mostOfAProduct } from '#server/shop/cart/article.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'

type LineKind = ViewedLine['line']['kind']

/** Of which kinds there are, how many a line of each may have at most. */
const mostOf: Readonly<Record<LineKind, number>> = {
  place: mostHeads,
  online: mostHeads,
  product: mostOfAProduct,
  voucher: 1,
}

/** A whole number; null: nothing was said; NaN: something else was. */
const countField = z.unknown().optional().transform(readCount)
const nameField = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : ''))

/** What a form asks to be put in. Whether such a thing is sold is seen afterwards. */
export const addForm = z.object({
  kind: nameField,
  sku: nameField,
  quantity: countField,
  people: countField,
})

/** How a line is to be different. What is not said stays; `hold` = `longer` asks for another half hour. */
export const changeForm = z.object({
  quantity: countField,
  people: countField,
  hold: z
    .unknown()
    .optional()
    .transform((value) => value === 'longer'),
})

export type AddForm = z.infer<typeof addForm>

export type ChangeForm = z.infer<typeof changeForm>

export function isKind(kind: string): kind is LineKind {
  return Object.hasOwn(mostOf, kind)
}

/**
 * What is wrong with numbers, by field, whatever is left of the thing itself; null: nothing.
 * @param party how many people one price of it takes; null: it is for one.
 */
export function countErrors(
  { quantity, people }: Pick<ChangeForm, 'quantity' | 'people'>,
  kind: LineKind,
  party: { readonly min: number; readonly max: number } | null,
): Record<string, string> | null {
  const most = party ? 1 : mostOf[kind]
  const errors = {
    ...(!isWithin(quantity ?? 1, 1, most) && { quantity: mostText(most) }),
    ...(party &&
      people !== null &&
      !isWithin(people, party.min, party.max) && { people: partyText(party) }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

function isWithin(count: number, least: number, most: number): boolean {
  return count >= least && count <= most
}

function readCount(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}
