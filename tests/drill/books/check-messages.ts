import { grouped } from './books.ts'
import type { Books, Discrepancy } from './books.ts'

/**
 * The outbox has one message for each thing that happened: two for an order, one for a subscription and
 * one more when it is confirmed.
 * @param office the company's own address.
 */
export function checkMessages(
  { orders, subscribers, messages }: Pick<Books, 'orders' | 'subscribers' | 'messages'>,
  staff: string,
): Discrepancy[] {
  const due = [
    ...orders.flatMap(({ email }) => [
      `order-confirmed to ${email}`,
      `order-to-office to ${staff}`,
    ]),
    ...subscribers.map(({ email }) => `confirm-subscription to ${email}`),
    ...subscribers
      .filter(({ status }) => status === 'confirmed')
      .map(({ email }) => `newsletter-welcome to ${email}`),
  ]
  const wanted = grouped(due, (name) => name)
  const written = grouped(messages, ({ template, recipient }) => `${template} to ${recipient}`)
  const names = new Set([...wanted.keys(), ...written.keys()])
  return [...names].flatMap((name) => {
    const [should, is] = [wanted.get(name)?.length ?? 0, written.get(name)?.length ?? 0]
    return should === is ? [] : [{ kind: 'message', what: `${is} of ${name}, not ${should}` }]
  })
}
