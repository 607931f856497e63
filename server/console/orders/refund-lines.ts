import type { WholeOrder } from '#server/shop/orders/find-order.ts'
import { poundsText } from '#server/shop/orders/order-facts.ts'
import type { Refund } from '#server/shop/orders/refund.ts'

/** What the terms say of the money of a cancelled order, for whoever pays it back. */
export function refundLines(
  { lines, payments }: Pick<WholeOrder, 'lines' | 'payments'>,
  { lines: losses, back, uncovered }: Refund,
): readonly string[] {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const lost = losses.flatMap(({ percent, lost: amount }, index) => {
    const { name = '', price = 0 } = lines[index] ?? {}
    const share = `${percent} per cent of ${poundsText(price)}`
    return percent === 0 ? [] : [`  lost of ${name}: ${share}, ${poundsText(amount)}`]
  })
  return [
    `Paid in money: ${poundsText(paid)}. To pay back by the terms: ${poundsText(back)}.`,
    ...lost,
    ...(uncovered > 0 ? [`  ${poundsText(uncovered)} of what is lost was not paid in money.`] : []),
    ...(paid > back
      ? [`  If it was we who cancelled, all ${poundsText(paid)} goes back, within 14 days.`]
      : []),
  ]
}
