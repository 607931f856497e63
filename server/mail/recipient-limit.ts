import type { Connection } from '#server/database/database.ts'
import { tableCounters } from '#server/database/rate-limit-counters.ts'
import type { Count, Counters } from '#server/database/rate-limit-counters.ts'
import { counted } from '#server/format/words.ts'
import { fingerprint } from '#server/signing/signer.ts'

/** No more is to go to an address on the word of somebody unknown for so many seconds. */
export interface TooManyMessages {
  readonly outcome: 'limited'
  readonly seconds: number
}

const mostMessages = 3

const hour = 60 * 60

/**
 * Counts a message that somebody unknown causes, who may have typed a stranger's address. In any hour
 * three go to one mailbox, of all kinds together and from however many networks; what an address has
 * confirmed or paid for is not counted. Pass the transaction that writes the message: both are written
 * or neither. Where it says `limited` nothing is counted: write no message, and say so on the page
 * ({@link limitReason}).
 */
export async function takeMessage(
  connection: Connection,
  email: string,
  now: number,
): Promise<{ readonly outcome: 'taken' } | TooManyMessages> {
  const counters = tableCounters(connection, () => now)
  return takeSlot(counters, email, await counters.read(slotsOf(email)), now)
}

/** @param counts of the slots, as they were read just now. */
async function takeSlot(
  counters: Pick<Counters, 'hit'>,
  email: string,
  counts: readonly (Count | null)[],
  now: number,
): Promise<{ readonly outcome: 'taken' } | TooManyMessages> {
  for (const slot of slotsOf(email).filter((_, index) => counts[index] === null)) {
    const { hits } = await counters.hit(slot, hour)
    // Of two at once one has the slot, and the other looks for the next.
    if (hits === 1) return { outcome: 'taken' }
  }
  return tooMany(counts, now)
}

const mostOfNetwork = 12

const minute = 60

/**
 * Counts a message that somebody of a network causes, to whichever address: twelve a minute, as many people
 * share one and few order at once. Where it says `limited` write no message.
 * @param network as a hash.
 */
export async function takeMessageOf(
  connection: Connection,
  network: string,
  now: number,
): Promise<{ readonly outcome: 'taken' } | TooManyMessages> {
  const counters = tableCounters(connection, () => now)
  const count = await counters.hit(`mail-network:${network}`, minute)
  return count.hits <= mostOfNetwork ? { outcome: 'taken' } : tooMany([count], now)
}

const pause = 10 * minute

/**
 * The same for what people ask for twice, by a double click or because nothing came at once: within
 * ten minutes it is `repeated`, which writes and counts nothing more. `ask` names what is the same.
 */
export async function takeMessageOnce(
  connection: Connection,
  ask: string,
  email: string,
  now: number,
): Promise<{ readonly outcome: 'taken' | 'repeated' } | TooManyMessages> {
  const counters = tableCounters(connection, () => now)
  const key = keyOf(`mail-${ask}`, email.toLowerCase())
  const [asked, ...counts] = await counters.read([key, ...slotsOf(email)])
  if (asked) return { outcome: 'repeated' }
  if (!counts.includes(null)) return tooMany(counts, now)
  const { hits } = await counters.hit(key, pause)
  return hits === 1 ? takeSlot(counters, email, counts, now) : { outcome: 'repeated' }
}

/**
 * The same for a message that somebody waits for: it has the next slot that there is within an hour.
 * @returns the instant from which it may be sent; null: too many others wait for theirs.
 */
export async function bookMessage(
  connection: Connection,
  email: string,
  now: number,
): Promise<number | null> {
  const taken = await takeMessage(connection, email, now)
  if (taken.outcome === 'taken') return now
  const booked = await connection
    .updateTable('rate_limits')
    .set((eb) => ({ resets_at: eb('resets_at', '+', hour * 1000) }))
    .where('key', '=', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key')
        .where('key', 'in', slotsOf(email))
        .where('resets_at', '<=', now + hour * 1000)
        .orderBy('resets_at')
        .limit(1),
    )
    .returning('resets_at')
    .executeTakeFirst()
  return booked ? booked.resets_at - hour * 1000 : null
}

/** Each message has a slot for an hour, so that no hour has more, wherever it begins. */
function slotsOf(email: string): string[] {
  return Array.from({ length: mostMessages }, (_, slot) => keyOf(`mail-${slot}`, mailboxOf(email)))
}

function tooMany(counts: readonly (Count | null)[], now: number): TooManyMessages {
  const free = Math.min(...counts.map((count) => count?.resetsAt ?? now + hour * 1000))
  return { outcome: 'limited', seconds: Math.max(1, Math.ceil((free - now) / 1000)) }
}

/** Why no message goes to an address, as part of a sentence. */
export const limitReason =
  'three messages to this address were asked for within the last hour, and we send no more than that'

/** When another may be asked for: `in 20 minutes`. */
export function limitEnd({ seconds }: Pick<TooManyMessages, 'seconds'>): string {
  return seconds > hour
    ? `in ${counted(Math.ceil(seconds / hour), 'hour')}`
    : `in ${counted(Math.ceil(seconds / 60), 'minute')}`
}

/** Counts are to name nobody: they hold what an address gives, not the address. */
function keyOf(name: string, address: string): string {
  return `${name}:${fingerprint(address)}`
}

/**
 * What is commonly one mailbox: what follows a plus, and dots before the @, make other addresses of it.
 * Where they do not, two people share a count.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.replace(/(?!^)\+.*$/, '').replaceAll('.', '')}@${domain}`
}
