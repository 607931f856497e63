import { z } from 'zod'
import { fingerprint } from '#server/signing/signer.ts'
import type { BuyableLine } from '../orders/bought-line.ts'

// What tells whether the details of two lines are the same.
const digestLength = 8

const basketLine = z.tuple([
  z.string(),
  z.enum(['place', 'online', 'product', 'voucher']),
  z.string(),
  z.number(),
  z.number().nullable(),
  z.string(),
])

/** A line of a basket: its id, kind, sku, quantity, people, and a digest of its details. */
type BasketLine = z.infer<typeof basketLine>

/**
 * The lines of a basket as its visitor is shown them, as JSON, to be compared with what they are later:
 * any change of them makes another text.
 */
export function basketText(lines: readonly Pick<BuyableLine, 'line'>[]): string {
  return JSON.stringify(lines.map(basketLineOf))
}

function basketLineOf({ line }: Pick<BuyableLine, 'line'>): BasketLine {
  const { id, kind, sku, quantity, people, details } = line
  return [id, kind, sku, quantity, people, fingerprint(details).slice(0, digestLength)]
}

/** What became of a line since it was shown. */
export type BasketChange =
  | { readonly change: 'added' | 'details'; readonly line: BuyableLine }
  | { readonly change: 'quantity'; readonly line: BuyableLine; readonly was: number }
  | { readonly change: 'people'; readonly line: BuyableLine; readonly was: number }
  | { readonly change: 'removed'; readonly kind: BasketLine[1]; readonly sku: string }

/** How a basket differs from what was shown of it; nothing, too, where what was shown is not ours. */
export function basketChanges(shown: string, lines: readonly BuyableLine[]): BasketChange[] {
  const before = readBasket(shown)
  if (!before) return []
  const wasThere = new Map(before.map((one) => [one[0], one]))
  const isThere = new Set(lines.map(({ line }) => line.id))
  const removed = before
    .filter(([id]) => !isThere.has(id))
    .map(([, kind, sku]): BasketChange => ({ change: 'removed', kind, sku }))
  return [...lines.flatMap((line) => changeOf(wasThere.get(line.line.id), line)), ...removed]
}

function changeOf(before: BasketLine | undefined, line: BuyableLine): BasketChange[] {
  if (!before) return [{ change: 'added', line }]
  const [, , , quantity, people, details] = basketLineOf(line)
  if (before[3] !== quantity) return [{ change: 'quantity', line, was: before[3] }]
  if (before[4] !== people && before[4] !== null) {
    return [{ change: 'people', line, was: before[4] }]
  }
  return before[5] === details ? [] : [{ change: 'details', line }]
}

function readBasket(text: string): readonly BasketLine[] | null {
  try {
    return z.array(basketLine).parse(JSON.parse(text))
  } catch {
    return null
  }
}
