import type { Database } from '#server/database/database.ts'
import { letterStatuses } from '#server/letters/letter-status.ts'
import { newsletterTemplate } from '#server/mail/newsletter-message.ts'
import { grouped } from '../books/books.ts'
import { checkPost } from '../books/check-post.ts'
import type { Town } from '../crash/errand.ts'

/** Who stopped the newsletter while it was sent: before they were written to, or just after. */
export interface Leaving {
  readonly early: Set<string>
  readonly late: Set<string>
}

export interface LetterVerdict {
  readonly kills: number
  /** Who had the letter. */
  readonly readers: number
  readonly left: number
  /** Messages that came again, under the same Message-ID: their sender was killed. */
  readonly repeats: number
  /** How long a message to a customer waited of which the server did not end meanwhile, at most, in milliseconds. */
  readonly slowest: number
  /** How many of them there were. */
  readonly toCustomers: number
  readonly faults: readonly string[]
}

/** When the server began to end, and when it had, milliseconds UTC. */
export interface LifeEnd {
  readonly from: number
  readonly to: number
}

interface Sent {
  readonly database: Database
  readonly town: Town
  readonly leaving: Leaving
  /** Of the server's lives; all but the last by a kill. */
  readonly ends: readonly LifeEnd[]
  readonly date: string
}

/** What a customer waits for who orders. */
const awaited = ['order-code', 'order-confirmed']

/** Longer, and they ask whether it has gone wrong. */
const mostDelay = 5_000

/** Compares what has arrived with who wanted it, when all is sent. */
export async function checkLetter({
  database: { db },
  town,
  leaving,
  ends,
  date,
}: Sent): Promise<LetterVerdict> {
  const [status] = await letterStatuses(db)
  const messages = await db.selectFrom('outbox').selectAll().execute()
  const letters = grouped(
    messages.filter(({ template }) => template === newsletterTemplate),
    ({ recipient }) => recipient,
  )
  const confirmed = await db
    .selectFrom('subscribers')
    .select('email')
    .where('status', '=', 'confirmed')
    .where('confirmed_at', '<', status?.ended_at ?? Infinity)
    .execute()
  const post = checkPost({ messages }, town.mailbox.arrivals)
  const countOf = (email: string) => letters.get(email)?.length ?? 0
  const toCustomers = messages
    .filter(({ template }) => awaited.includes(template))
    .map(({ template, created_at: from, sent_at }) => ({ template, from, to: sent_at ?? Infinity }))
    .filter(({ from, to }) => !ends.some((end) => from <= end.to && end.from <= to))
    .map((one) => ({ ...one, delay: one.to - one.from }))
    .toSorted((one, other) => other.delay - one.delay)
  const slowest = toCustomers[0]?.delay ?? 0
  const late = toCustomers.filter(({ delay }) => delay > mostDelay)
  return {
    kills: ends.length - 1,
    readers: letters.size,
    left: leaving.early.size + leaving.late.size,
    repeats: post.repeats,
    slowest,
    toCustomers: toCustomers.length,
    faults: [
      ...(status?.state === 'sent' ? [] : [`the letter of ${date} is ${status?.state}`]),
      ...confirmed.flatMap(({ email }) =>
        countOf(email) === 1 ? [] : [`${email} has ${countOf(email)} letters`],
      ),
      ...[...leaving.early].flatMap((email) =>
        countOf(email) === 0 ? [] : [`${email} had left, and has a letter`],
      ),
      ...[...leaving.late].flatMap((email) =>
        countOf(email) <= 1 ? [] : [`${email} has ${countOf(email)} letters`],
      ),
      ...late.map(({ template, from, delay }) => {
        const last = ends.findLast((end) => end.to < from)
        const written = last ? `, written ${from - last.to} ms after a kill` : ''
        return `${template} waited ${delay} ms${written}`
      }),
      ...[...post.discrepancies, ...town.complaints].map(({ what }) => what),
    ],
  }
}
