import { formatDate } from '#server/format/dates.ts'
import { counted } from '#server/format/words.ts'
import { eraseSubscriber, unsubscribeAddress } from '#server/messages/unsubscribe.ts'
import { csvRecord } from '../table.ts'
import { withNewsletter } from './newsletter-console.ts'
import type { ExitCode, NewsletterConsole } from './newsletter-console.ts'

/** Prints how many subscribers there are. */
export async function countSubscribers(console: NewsletterConsole): Promise<ExitCode> {
  return withNewsletter(console, async ({ db: connection }) => {
    const rows = await connection
      .selectFrom('subscribers')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    const counts = new Map(rows.map(({ status, count }) => [status, count]))
    const of = (status: (typeof rows)[number]['status']) => counts.get(status) ?? 0
    console.print(
      `${counted(of('confirmed'), 'subscriber')}. Not confirmed yet: ${of('pending')}. Left: ${of('unsubscribed')}.`,
    )
    return 0
  })
}

/** Prints confirmed subscribers as CSV (RFC 4180) with a header, the longest-standing first; times of London. */
export async function exportSubscribers(console: NewsletterConsole): Promise<ExitCode> {
  // Whoever prints ends a line with a line feed; the standard wants a carriage return before it.
  const printRecord = (record: readonly string[]) => console.print(`${csvRecord(record)}\r`)
  return withNewsletter(console, async ({ db: connection }) => {
    const rows = await connection
      .selectFrom('subscribers')
      .select(['email', 'confirmed_at'])
      .where('status', '=', 'confirmed')
      .orderBy('confirmed_at')
      .orderBy('id')
      .execute()
    printRecord(['email', 'confirmed'])
    for (const { email, confirmed_at: at } of rows) {
      printRecord([email, at === null ? '' : formatDate(at, 'dateAndTime')])
    }
    return 0
  })
}

/** Stops the newsletter for somebody who asked by another way than the link. */
export async function unsubscribeSomebody(
  email: string,
  console: NewsletterConsole,
): Promise<ExitCode> {
  return withNewsletter(console, async ({ db: connection }) => {
    if (await unsubscribeAddress(connection, email, console.clock.now())) {
      console.print(`${email} gets no newsletter any more.`)
      return 0
    }
    console.printError(`${email} does not get the newsletter.`)
    return 1
  })
}

/** Deletes whatever the newsletter knows of an address. */
export async function eraseSomebody(email: string, console: NewsletterConsole): Promise<ExitCode> {
  return withNewsletter(console, async (database) => {
    if (await eraseSubscriber(database, email)) {
      console.print(`${email} is erased from the newsletter, with the messages about it.`)
      return 0
    }
    console.printError(`The newsletter knows nothing of ${email}.`)
    return 1
  })
}
