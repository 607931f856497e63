import type { Connection, Database } from '#server/database/database.ts'
import { escapeHtml } from '#server/format/words.ts'
import type { MailContent, Sender } from './mail-layout.ts'
import { renderMessage } from './mailables.ts'

/** The name of the weekly letter's template. Its messages go behind all others. */
export const newsletterTemplate = 'weekly-letter'

/** The weekly letter to one reader. What it says is kept once for all of them. */
export interface NewsletterMessage {
  readonly template: typeof newsletterTemplate
  readonly to: string
  readonly data: NewsletterData
  readonly attachments?: never
}

interface NewsletterData {
  /** Its day, `YYYY-MM-DD`. */
  readonly letter: string
  /** The reader's id; null: it is a test, which goes to whoever is named. */
  readonly subscriber: string | null
  /** The reader's own link to stop. */
  readonly unsubscribeUrl: string
}

/** Stands in a kept letter where the reader's own link to stop belongs. */
export const personalLink = 'https://personal-link.invalid/'

interface Stored {
  readonly template: string
  /** As JSON. */
  readonly data: string
}

/**
 * What a stored message says; null: nothing any more, for it is a weekly letter whose reader has left,
 * or which was stopped.
 * @throws Error as {@link renderMessage} does, and what the database throws.
 */
export async function messageContent(
  connection: Connection,
  { template, data }: Stored,
  company: Sender,
): Promise<MailContent | null> {
  if (template !== newsletterTemplate) return renderMessage(template, data, company)
  return newsletterContent(connection, JSON.parse(data) as NewsletterData)
}

async function newsletterContent(
  connection: Connection,
  { letter, subscriber, unsubscribeUrl }: NewsletterData,
): Promise<MailContent | null> {
  const kept = await connection
    .selectFrom('letters_sent')
    .select(['subject', 'html', 'text'])
    .where('date', '=', letter)
    .$if(subscriber !== null, (query) =>
      query
        .where('state', '!=', 'stopped')
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('subscribers')
              .select('id')
              .where('id', '=', subscriber)
              .where('status', '=', 'confirmed'),
          ),
        ),
    )
    .executeTakeFirst()
  if (!kept) return null
  return {
    subject: kept.subject,
    html: kept.html.replaceAll(personalLink, escapeHtml(unsubscribeUrl)),
    text: kept.text.replaceAll(personalLink, unsubscribeUrl),
    unsubscribeUrl,
  }
}

/** Deletes a letter that is to be sent no longer, and notes that its reader has none. */
export async function dropNewsletter(database: Database, id: string): Promise<void> {
  await database.transaction(async (trx) => {
    await trx
      .updateTable('letter_recipients')
      .set({ outbox_id: null })
      .where('outbox_id', '=', id)
      .execute()
    await trx.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).execute()
  })
}
