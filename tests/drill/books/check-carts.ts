import type { Ledger } from '../crash/ledger.ts'
import { grouped, ofKind } from './books.ts'
import type { Books, CartLineInBooks, Discrepancy } from './books.ts'

const doubled = ofKind('doubled')

/**
 * Every cart has what its owner was told, each article in one line. A cart of whose owner a request
 * is unanswered is looked at by them when the server is back.
 */
export function checkCarts(
  { cartLines, carts }: Pick<Books, 'cartLines' | 'carts'>,
  told: Pick<Ledger, 'carts' | 'lostKeys'>,
): Discrepancy[] {
  const found = grouped(cartLines, ({ token }) => token ?? '')
  const most = told.carts.size + told.lostKeys
  return [
    ...[...told.carts].flatMap(([token, { lines, isMoving }]) =>
      isMoving ? [] : checkOne(token.slice(0, 8), lines, found.get(token) ?? []),
    ),
    ...[...found.values()].flatMap(checkOnce),
    ...(carts > most ? [doubled(`there are ${carts} carts, and at most ${most} were begun`)] : []),
  ]
}

function checkOne(
  name: string,
  told: ReadonlyMap<string, number>,
  found: readonly CartLineInBooks[],
): Discrepancy[] {
  const counts = new Map(found.map(({ sku, quantity }) => [sku, quantity]))
  const codes = new Set([...told.keys(), ...counts.keys()])
  return [...codes].flatMap((sku) => {
    const [wanted, is] = [told.get(sku) ?? 0, counts.get(sku) ?? 0]
    if (wanted === is) return []
    const what = `cart ${name} has ${is} of ${sku}; its owner was told of ${wanted}`
    return [{ kind: is < wanted ? 'lost' : 'doubled', what }]
  })
}

function checkOnce(lines: readonly CartLineInBooks[]): Discrepancy[] {
  const names = lines.map(({ kind, sku }) => `${kind} ${sku}`)
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => doubled(`a cart has two lines of ${name}`))
}
