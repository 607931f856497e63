import { sql } from 'kysely'
import { belongsTo } from './migration.ts'
import type { Untyped } from './migration.ts'

/** The weekly letter: which were sent, and to whom. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('letters_sent')
    .addColumn('date', 'text', (column) => column.primaryKey().notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('count', 'integer')
    .addColumn('tested_at', 'bigint', (column) => column.notNull())
    .addColumn('begun_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addCheckConstraint(
      'letters_sent_state_known',
      sql`state in ('tested', 'sending', 'paused', 'sent', 'stopped')`,
    )
    .execute()
  await createRecipients(trx)
}

async function createRecipients(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('letter_recipients')
    .addColumn('date', 'text', belongsTo('letters_sent.date'))
    .addColumn('subscriber_id', 'text', belongsTo('subscribers.id'))
    // Messages are swept after a month, and that somebody had one stays.
    .addColumn('outbox_id', 'text', (column) => column.unique())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('letter_recipients_once', ['date', 'subscriber_id'])
    .execute()
  await trx.schema
    .createIndex('letter_recipients_subscriber')
    .on('letter_recipients')
    .column('subscriber_id')
    .execute()
}
