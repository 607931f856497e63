import { describe, expect, it } from 'vitest'
import { issueConfirmationToken } from '#server/messages/newsletter.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { subscriberWith } from './records.ts'

const site = siteOfFile()

const day = 24 * 60 * 60 * 1000

describe('the link in the confirmation mail', () => {
  it('opens a page with one button, and changes nothing', { tags: ['clar-4.12'] }, async () => {
    const path = await linkSentTo('ada@example.com')

    const first = await site.visitor().get(path)
    await site.visitor().get(path)
    await site.visitor().send(path, { method: 'HEAD' })

    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(await pageOf(first)).toMatchObject({
      component: 'newsletter/confirm',
      props: {
        email: 'ada@example.com',
        action: path,
        state: 'waiting',
        head: expect.arrayContaining([
          '<meta data-inertia="robots" name="robots" content="noindex, follow">',
        ]),
      },
    })
    expect(await subscriberWith(site, 'ada@example.com')).toMatchObject({ status: 'pending' })
  })
})

it.each(['submit', 'submitVisit'] as const)(
  'the button on the page of that link confirms the subscription (%s)',
  { tags: ['clar-4.12'] },
  async (send) => {
    const email = `${send.toLowerCase()}@example.com`
    const path = await linkSentTo(email)
    const visitor = site.visitor()

    const answer = await visitor[send](path, {}, { from: path })
    const shown = await pageOf(await visitor.get(path))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    expect(shown.props).toMatchObject({ email, state: 'confirmed' })
    expect(await subscriberWith(site, email)).toMatchObject({
      status: 'confirmed',
      confirmed_at: expect.any(Number) as number,
    })
  },
)

describe('a link that is too old', () => {
  it('is 410, to look at and to press, and says how to get another', async () => {
    await linkSentTo('late@example.com')
    const path = await linkFrom('late@example.com', 7 * day + 1000)

    const looked = await site.visitor().get(path)
    const pressed = await site.visitor().submit(path, {})

    expect([looked.status, pressed.status]).toEqual([410, 410])
    expect((await pageOf(looked)).props).toMatchObject({
      title: 'This link has run out',
      message: 'This link is too old. Subscribe once more and we will send a new one.',
    })
    expect(await subscriberWith(site, 'late@example.com')).toMatchObject({ status: 'pending' })
  })
})

/** Subscribes an address, and takes the link out of the mail. */
async function linkSentTo(email: string): Promise<string> {
  await site.visitor().submitVisit('/mail/customer-subscribe', { email })
  return pathMailedTo(site, email, /\/mail\/confirm\//)
}

/** The link that an address was sent some time ago. */
async function linkFrom(email: string, ago: number): Promise<string> {
  const { id = '' } = (await subscriberWith(site, email)) ?? {}
  const { clock, signer } = site.services
  return `/mail/confirm/${issueConfirmationToken(signer, id, clock.now() - ago)}`
}
