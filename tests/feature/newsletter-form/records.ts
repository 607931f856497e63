import type { TestSite } from '../../support/site.ts'

/** What the site has stored of a subscriber. */
export async function subscriberWith({ services }: TestSite, email: string) {
  const { db } = services.database
  return db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The messages to an address that were written, sent or not. */
export async function messagesTo({ services }: TestSite, email: string) {
  const { db } = services.database
  return db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute()
}
