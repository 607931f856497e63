import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import type { Discrepancy } from '../books/books.ts'
import type { Mailbox } from '../mailbox.ts'
import type { Traffic } from '../traffic.ts'
import type { ForSale } from './for-sale.ts'
import type { Ledger } from './ledger.ts'

/** What a request is about. */
export const phases = ['cart', 'checkout', 'order', 'subscribe', 'confirm'] as const
export type Phase = (typeof phases)[number]

/** What every customer of a drill shares. */
export interface Town {
  readonly traffic: Traffic<Phase>
  readonly ledger: Ledger
  readonly forSale: ForSale
  readonly mailbox: Mailbox
  readonly chance: () => number
  /** Somebody new at a browser, at an address of their own. */
  readonly visitor: () => Visitor
  /** What customers found wrong themselves. */
  readonly complaints: Discrepancy[]
}

/** Sends something until it is answered, as somebody who presses the button again. */
export function insist<Answer>(
  { traffic }: Pick<Town, 'traffic'>,
  phase: Phase,
  request: () => Promise<Answer>,
): Promise<Answer> {
  return traffic.insist(phase, request)
}

/** Notes an answer that a healthy site does not give. */
export async function complain(
  { complaints }: Pick<Town, 'complaints'>,
  what: string,
  answer: Response,
): Promise<void> {
  const words = await pageOf(answer).then(
    ({ props }) => JSON.stringify(props['errors'] ?? {}),
    () => 'an answer that was cut off',
  )
  complaints.push({ kind: 'answer', what: `${what}: ${answer.status} ${words}` })
}
