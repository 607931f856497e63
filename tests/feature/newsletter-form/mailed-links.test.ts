import { describe, expect, it } from 'vitest'
import { issueConfirmationToken } from '#server/messages/newsletter.ts'
import { connectAll } from '../../support/database.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { subscriberWith } from './records.ts'

const site = siteOfFile()

const day = 24 * 60 * 60 * 1000
const unknown = `/mail/unsubscribe/${'a'.repeat(75)}`
const kind = /^We know nobody by this link; .* write to hello@saltlark\.example/

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

const ways = ['submit', 'submitVisit'] as const

it.each([
  ...ways.map((send) => ['confirmed', send, linkSentTo] as const),
  ...ways.map((send) => ['unsubscribed', send, linkOf] as const),
])(
  'the button on the page of a link does what it says: somebody is %s (%s)',
  { tags: ['clar-4.12'] },
  async (state, send, linkTo) => {
    const email = `${state}-by-${send.toLowerCase()}@example.com`
    const path = await linkTo(email)
    const visitor = site.visitor()

    const answer = await visitor[send](path, {}, { from: path })
    const shown = await pageOf(await visitor.get(path))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    expect(shown.props).toMatchObject({ email, state })
    expect(await subscriberWith(site, email)).toMatchObject({
      status: state,
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
    ['was made to confirm', async () => stopLinkLike('other@example.com')],
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

/** Subscribes an address, confirms it, and takes the link to stop out of the message of welcome. */
async function linkOf(email: string): Promise<string> {
  await site.visitor().submit(await linkSentTo(email), {})
  return pathMailedTo(site, email, /\/mail\/unsubscribe\//)
}

/** The token that confirms an address, in a link to stop. */
async function stopLinkLike(email: string): Promise<string> {
  return (await linkSentTo(email)).replace('confirm', 'unsubscribe')
}
