import type { ReaderEntry } from '../crash/ledger.ts'
import { grouped, ofKind } from './books.ts'
import type { Books, Discrepancy } from './books.ts'

const lost = ofKind('lost')
const doubled = ofKind('doubled')

/** Who was told so is on the newsletter's list, once, and confirmed if they confirmed. */
export function checkReaders(
  { subscribers }: Pick<Books, 'subscribers'>,
  told: ReadonlyMap<string, ReaderEntry>,
): Discrepancy[] {
  const found = grouped(subscribers, ({ email }) => email)
  return [
    ...[...told].flatMap(([email, entry]) => checkOne(email, entry, found.get(email) ?? [])),
    ...[...found.keys()]
      .filter((email) => !told.has(email))
      .map((email) => doubled(`${email} subscribed, and never asked to`)),
  ]
}

function checkOne(
  email: string,
  { asking, confirming }: ReaderEntry,
  [first, ...more]: Books['subscribers'],
): Discrepancy[] {
  const status = first?.status
  const isLost = asking === 'acknowledged' && status === undefined
  const isForgotten = confirming === 'acknowledged' && status !== 'confirmed'
  const isEager = confirming === 'not yet' && status !== undefined && status !== 'pending'
  return [
    ...(isLost || isForgotten ? [lost(`${email} is ${status ?? 'not there'}`)] : []),
    ...(isEager ? [doubled(`${email} is ${status} and did not confirm`)] : []),
    ...(more.length > 0 ? [doubled(`${email} is a subscriber twice`)] : []),
  ]
}
