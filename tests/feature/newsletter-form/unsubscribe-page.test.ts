import { describe, expect, it } from 'vitest'
import { issueConfirmationToken } from '#server/messages/newsletter.ts'
import { connectAll } from '../../support/database.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { subscriberWith } from './records.ts'

const site = siteOfFile()

const unknown = `/mail/unsubscribe/${'a'.repeat(75)}`
const kind = /^We know nobody by this link; .* write to hello@saltlark\.example/

describe('the link to stop in a message to subscribers', () => {
  it('opens a page with one button, and changes nothing', { tags: ['clar-4.12'] }, async () => {
    const path = await linkOf('ada@example.com')

    const opened = await site.visitor().get(path)
    await site.visitor().send(path, { method: 'HEAD' })

    expect(opened.status).toBe(200)
    expect(await pageOf(opened)).toMatchObject({
      component: 'newsletter/unsubscribe',
      props: { email: 'ada@example.com', action: path, state: 'subscribed' },
    })
    expect(await subscriberWith(site, 'ada@example.com')).toMatchObject({ status: 'confirmed' })
    // It is listed by no search engine, and never written to the log.
    const { props } = await pageOf(await site.visitor().visit(path))
    await site.visitor().submit(path, {})
    expect(props['head']).toContain(
      '<meta data-inertia="robots" name="robots" content="noindex, follow">',
    )
    await expect
      .poll(() => site.log.map(({ facts }) => facts['path']))
      .toContain('/mail/unsubscribe/{token}')
    expect(JSON.stringify(site.log)).not.toContain(path.split('/').at(-1))
  })
})

describe('the button on that page', () => {
  it.each(['submit', 'submitVisit'] as const)('stops the newsletter (%s)', async (send) => {
    const email = `${send.toLowerCase()}@example.com`
    const path = await linkOf(email)
    const visitor = site.visitor()

    const answer = await visitor[send](path, {}, { from: path })
    const shown = await pageOf(await visitor.get(path))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    expect(shown.props).toMatchObject({ email, state: 'unsubscribed' })
    expect(await subscriberWith(site, email)).toMatchObject({ status: 'unsubscribed' })
  })
})

describe('the button that a mail program shows (RFC 8058)', () => {
  const inParts =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['a form in parts', 'multipart/form-data; boundary=x', inParts],
  ])(
    'stops the newsletter by %s, without a page, a cookie or a token',
    { tags: ['clar-4.12'] },
    async (_, type, body) => {
      const email = `one-click-${type.length}@example.com`
      const path = await linkOf(email)

      const answer = await oneClick(path, type, body)

      expect([answer.status, await answer.text()]).toEqual([200, 'The newsletter is stopped.'])
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await subscriberWith(site, email)).toMatchObject({ status: 'unsubscribed' })
    },
  )

  it('is pressed for a hundred readers from one address of their provider', async () => {
    const provider = site.visitor()
    const path = await linkOf('many@example.com')
    const press = () =>
      provider.send(path, { method: 'POST', body: new URLSearchParams(oneClickForm) })

    await connectAll(site.services.database)
    const answers = await Promise.all(Array.from({ length: 100 }, press))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('a link to stop that nobody is known by', () => {
  it.each([
    ['was never made', async () => unknown],
    ['was made to confirm', async () => confirmLinkOf('other@example.com')],
  ])('that %s is answered kindly, to look at and to press', async (_, link) => {
    const path = await link()

    const looked = await site.visitor().get(path)
    const pressed = await oneClick(path)

    expect([looked.status, pressed.status]).toEqual([404, 404])
    expect((await pageOf(looked)).props['message']).toMatch(kind)
  })
})

const oneClickForm = { 'List-Unsubscribe': 'One-Click' }

/** What a mail provider's server sends: no page, no origin, no cookie. */
function oneClick(
  path: string,
  type = 'application/x-www-form-urlencoded',
  body = 'List-Unsubscribe=One-Click',
) {
  return site.visitor().send(path, { method: 'POST', headers: { 'Content-Type': type }, body })
}

/** Subscribes an address, confirms it, and takes the link to stop out of the message of welcome. */
async function linkOf(email: string): Promise<string> {
  const visitor = site.visitor()
  await visitor.submit('/mail/customer-subscribe', { email })
  await visitor.submit((await confirmLinkOf(email)).replace('unsubscribe', 'confirm'), {})
  return pathMailedTo(site, email, /\/mail\/unsubscribe\//)
}

/** The token that confirms an address, in a link to stop. */
async function confirmLinkOf(email: string): Promise<string> {
  await site.visitor().submit('/mail/customer-subscribe', { email })
  const { id = '' } = (await subscriberWith(site, email)) ?? {}
  const { clock, signer } = site.services
  return `/mail/unsubscribe/${issueConfirmationToken(signer, id, clock.now())}`
}
