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
  const wanted = new Map<string, number>()
  const want = (name: string) => wanted.set(name, (wanted.get(name) ?? 0) + 1)
  for (const { email } of orders) {
    want(`order-confirmed to ${email}`)
    want(`order-to-office to ${staff}`)
  }
  for (const { email, status } of subscribers) {
    want(`confirm-subscription to ${email}`)
    if (status === 'confirmed') want(`newsletter-welcome to ${email}`)
  }
  const written = new Map<string, number>()
  for (const { template, recipient } of messages) {
    const name = `${template} to ${recipient}`
    written.set(name, (written.get(name) ?? 0) + 1)
  }
  const names = new Set([...wanted.keys(), ...written.keys()])
  return [...names].flatMap((name) => {
    const [should, is] = [wanted.get(name) ?? 0, written.get(name) ?? 0]
    return should === is ? [] : [{ kind: 'message', what: `${is} of ${name}, not ${should}` }]
  })
}
