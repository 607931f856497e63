import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { newId } from '#server/database/ids.ts'
import { issueUnsubscribeToken } from '#server/messages/unsubscribe.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

let site: TestSite
let link: string

beforeAll(async () => {
  site = await startSite({ render: renderPage })
  const { clock, database, signer } = site.services
  const now = clock.now()
  const id = newId(now)
  const row = { id, email: 'ben@example.com', status: 'confirmed', created_at: now } as const
  await database.db.insertInto('subscribers').values(row).execute()
  link = `/mail/unsubscribe/${issueUnsubscribeToken(signer, id, now)}`
}, 60_000)

afterAll(() => site.stop())

describe('4. Mail and verification links: unsubscribing', () => {
  it('clarification: GET shows a page with one button', async () => {
    const html = await (await site.visitor().get(link)).text()
    const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? ''

    expect(main.match(/<button/g)).toHaveLength(1)
    expect(await status()).toBe('confirmed')
  })

  it("clarification: one-click unsubscribe's POST needs no page", async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })

    const answer = await site.visitor().send(link, { method: 'POST', body })

    expect(answer.status).toBe(200)
    expect(await status()).toBe('unsubscribed')
  })
})

async function status(): Promise<string> {
  const { status: found } = await site.services.database.db
    .selectFrom('subscribers')
    .select('status')
    .executeTakeFirstOrThrow()
  return found
}
