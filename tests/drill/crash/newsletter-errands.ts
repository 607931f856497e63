import type { Visitor } from '../../support/visitor.ts'
import { complain, insist } from './errand.ts'
import type { Town } from './errand.ts'
import type { ReaderEntry } from './ledger.ts'

/** Asks for the newsletter. */
export async function subscribe(town: Town, visitor: Visitor, email: string): Promise<void> {
  const entry: ReaderEntry = { asking: 'asked', confirming: 'not yet' }
  town.ledger.readers.set(email, entry)
  const request = () => visitor.submit('/mail/customer-subscribe', { email })
  const answer = await insist(town, 'subscribe', request)
  if (answer.status === 303) entry.asking = 'acknowledged'
  else await complain(town, 'a subscription', answer)
}

/** Opens the message of somebody who has one and has not confirmed yet, and presses its button. */
export async function confirm(town: Town, visitor: Visitor): Promise<void> {
  const found = [...town.ledger.readers].find(
    ([email, { asking, confirming }]) =>
      asking === 'acknowledged' && confirming === 'not yet' && town.mailbox.confirmPath(email),
  )
  if (!found) return
  const [email, entry] = found
  const path = town.mailbox.confirmPath(email) ?? ''
  entry.confirming = 'asked'
  const answer = await insist(town, 'confirm', () => visitor.submit(path, {}))
  if (answer.status === 303) entry.confirming = 'acknowledged'
  else await complain(town, 'a confirmation', answer)
}
