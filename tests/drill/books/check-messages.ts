import { grouped } from './books.ts'
import type { Books, Discrepancy, MessageInBooks } from './books.ts'

/**
 * The outbox has one message for each thing that happened: two for an order, one for a subscription and
 * one more when it is confirmed. Codes went to whoever asked for an order, as often as they asked for one.
 * @param office the company's own address.
 */
export function checkMessages(
  {
    orders,
    subscribers,
    pending,
    messages,
  }: Pick<Books, 'orders' | 'subscribers' | 'pending' | 'messages'>,
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
  const isCode = ({ template }: Pick<MessageInBooks, 'template'>) => template === 'order-code'
  const others = messages.filter((one) => !isCode(one))
  const written = grouped(others, ({ template, recipient }) => `${template} to ${recipient}`)
  const names = new Set([...wanted.keys(), ...written.keys()])
  const differing = [...names].flatMap((name): Discrepancy[] => {
    const [should, is] = [wanted.get(name)?.length ?? 0, written.get(name)?.length ?? 0]
    return should === is ? [] : [{ kind: 'message', what: `${is} of ${name}, not ${should}` }]
  })
  return [...differing, ...checkCodes(pending, messages.filter(isCode))]
}

/** Whoever asks for an order is sent a code. What they ask for with another address takes its place. */
function checkCodes(
  pending: Books['pending'],
  codes: readonly Pick<MessageInBooks, 'recipient'>[],
): Discrepancy[] {
  const told = new Set(codes.map(({ recipient }) => recipient))
  const silent = pending.filter(({ email }) => !told.has(email))
  return silent.map(({ email }) => ({ kind: 'message', what: `no code to ${email}` }))
}
