import { grouped } from '../books/books.ts'
import { checkPost } from '../books/check-post.ts'
import type { MoneyArrival } from '../mailbox.ts'
import type { MoneyBooks, OrderMoney } from './money-books.ts'

/** Everything that was told of money and should not have been, or the other way round. */
export function checkTold(books: MoneyBooks, arrivals: readonly MoneyArrival[]): string[] {
  const distinct = [...new Map(arrivals.map((one) => [one.messageId, one])).values()]
  const receipts = grouped(
    distinct.filter(({ isReceipt }) => isReceipt),
    ({ recipient }) => recipient,
  )
  const written = grouped(books.messages, ({ template, recipient }) => `${template} ${recipient}`)
  const count = (template: string, email: string) =>
    (written.get(`${template} ${email}`) ?? []).length
  return [
    ...checkPost(books, arrivals).discrepancies.map(({ what }) => what),
    ...books.orders.flatMap((one) => {
      const { number, email } = one.order
      const backs = backsOf(one)
      const told = count('money-back', email)
      return [
        ...differing(`${number}: receipts`, (receipts.get(email) ?? []).length, keptOf(one).length),
        ...checkConfirmations(one, count('order-confirmed', email)),
        ...checkVoucherLetters(one, count('voucher-ready', email)),
        ...(told < backs.least || told > backs.most
          ? [`${number}: ${told} letters about ${backs.least} to ${backs.most} refunds`]
          : []),
      ]
    }),
    ...checkPapers(books),
  ]
}

function differing(what: string, is: number, should: number): string[] {
  return is === should ? [] : [`${what} are ${is}, not ${should}`]
}

/** One for an order, which may have been cancelled before that was sent. */
function checkConfirmations({ order: { number, status } }: OrderMoney, letters: number): string[] {
  if (letters === 1 || (letters === 0 && status === 'cancelled')) return []
  return [`${number}: ${letters} confirmations`]
}

/** One for each voucher; those of an order that is cancelled may have been kept back. */
function checkVoucherLetters({ order, vouchers }: OrderMoney, letters: number): string[] {
  const isRight =
    order.status === 'cancelled' ? letters <= vouchers.length : letters === vouchers.length
  if (isRight) return []
  return [`${order.number}: ${letters} letters bring ${vouchers.length} vouchers`]
}

/** The payments of which something stayed: what goes back whole at once is told as money that goes back. */
function keptOf({ payments, refunds }: OrderMoney): OrderMoney['payments'] {
  return payments.filter(({ id, amount }) => {
    const back = refunds.filter(
      (one) => one.payment_id === id && (one.kind === 'late' || one.kind === 'overpaid'),
    )
    return back.reduce((sum, one) => sum + one.amount, 0) < amount
  })
}

/** Between how many refunds are told: one that failed before it was known may not be. */
function backsOf({ refunds }: OrderMoney): { readonly least: number; readonly most: number } {
  const own = refunds.filter(({ kind }) => kind !== 'external')
  const sure = own.filter(({ state }) => state !== 'failed')
  return { least: sure.length, most: own.length }
}

/** One receipt for each payment that stayed, and no number is left out. */
function checkPapers({ papers, orders }: MoneyBooks): string[] {
  const kinds = grouped(papers, ({ kind }) => kind)
  const gaps = [...kinds].flatMap(([kind, all]) => {
    const numbers = all.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
    const isWhole = last - first + 1 === all.length && new Set(numbers).size === all.length
    return isWhole ? [] : [`${all.length} of ${kind} have the numbers ${first} to ${last}`]
  })
  const receipts = kinds.get('receipt') ?? []
  const byCard = orders.flatMap(keptOf).filter(({ provider }) => provider !== null)
  const having = new Set(receipts.map(({ payment_id: id }) => id))
  return [
    ...gaps,
    ...byCard
      .filter(({ id }) => !having.has(id))
      .map(({ amount, reference }) => `${amount} that came as ${reference} has no receipt`),
  ]
}
