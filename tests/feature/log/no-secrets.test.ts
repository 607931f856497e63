import { describe, expect, it, onTestFinished } from 'vitest'
import { printedLog } from '../../support/log-lines.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { inboxOfTest } from '../../support/smtp-of-test.ts'

const form = '/mail/customer-subscribe'
const key = 'canary-key-of-more-than-thirty-two-characters'
const email = 'canary.ada@example.com'
const notSent = 'Could not send a message; it is tried again'
const secretHeaders = {
  Authorization: 'Bearer canary-of-a-program',
  Cookie: 'session=canary-of-a-session; cart=canary-of-a-cart',
  Referer: 'http://localhost/?email=canary.eve@example.com',
}

describe('the log of a production site', () => {
  it('holds no address, token, cookie or key of visitors who subscribe, confirm and fail', async () => {
    const { site, lines } = await siteWithDiscreetLog(await mailServerThatTellsTales())
    const visitor = site.visitor()
    const secrets = new Set(['canary', key])

    await visitor.submitVisit(form, { email })
    for (const cookie of visitor.cookies.values()) secrets.add(cookie)
    const token = await tokenSentTo(email)
    secrets.add(token)
    const requests = 1 + (await subscribeBadly(site)) + (await confirm(site, token))
    // The one that asks for the click, and the welcome.
    await expect.poll(() => countOf(notSent, lines)).toBe(2)
    await site.services.database.close()
    const last = await site.visitor().submit(form, { email }, { headers: secretHeaders })

    expect(last.status).toBe(500)
    await expect.poll(() => countOf('answered', lines)).toBe(requests + 1)
    expect(countOf('a request failed', lines)).toBe(1)
    expect(lines.join('\n')).toContain('[recipient]')
    expect(lines.filter((line) => holdsOneOf(secrets, line))).toEqual([])

    async function tokenSentTo(recipient: string): Promise<string> {
      const { data } = await site.services.database.db
        .selectFrom('outbox')
        .select('data')
        .where('recipient', '=', recipient)
        .executeTakeFirstOrThrow()
      return (JSON.parse(data) as { confirmUrl: string }).confirmUrl.split('/').at(-1) ?? ''
    }
  })

  it('names a recipient where MAIL_URL=log: stands in for a mail server, and there only', async () => {
    const { site, lines } = await siteWithDiscreetLog('log:')

    await site.visitor().submitVisit(form, { email })

    await expect.poll(() => countOf('Sent a message', lines)).toBe(1)
    await expect.poll(() => countOf('answered', lines)).toBe(1)
    const telling = lines.filter((line) => line.includes('canary')).map(messageOf)
    expect(telling).toEqual([expect.stringMatching(/^Mail to canary\.ada@example\.com: /)])
    expect(lines.join('\n')).not.toContain('/mail/confirm/')
  })
})

async function siteWithDiscreetLog(mailUrl: string) {
  const { log, lines } = await printedLog()
  const site = await startSite({
    environment: 'production',
    variables: { APP_KEY: key, MAIL_URL: mailUrl, LOG_LEVEL: 'trace' },
    log,
  })
  onTestFinished(() => site.stop())
  return { site, lines }
}

/** It refuses everybody, and repeats who it was. */
async function mailServerThatTellsTales(): Promise<string> {
  const { url } = await inboxOfTest({
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}> is not known here`)),
  })
  return url
}

/** Requests that are refused, each with something that nobody else may know. Counts them. */
async function subscribeBadly(site: TestSite): Promise<number> {
  const statuses = [
    await site.visitor().submit(form, { email: 'canary.ben@' }, { headers: secretHeaders }),
    await site.visitor().submitVisit(form, { email: 'canary.ben@' }, { headers: secretHeaders }),
    await site.visitor().submit(form, { email: `canary${'a'.repeat(20_000)}` }),
    await site.visitor().get(`/?email=${email}&token=canary`, { headers: secretHeaders }),
    await site.visitor().send(form, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: `{"email":"${email}"`,
    }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([422, 303, 413, 200, 400])
  return statuses.length
}

/** Opens the link from the mail, also with slips of the pen in it. Counts the requests. */
async function confirm(site: TestSite, token: string): Promise<number> {
  const path = `/mail/confirm/${token}`
  const statuses = [
    await site.visitor().get(path),
    await site.visitor().get(`${path}/`),
    await site.visitor().get(`/Mail/Confirm/${token}`),
    await site.visitor().get(`${path}%`),
    await site.visitor().submit(path, {}, { from: path }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 301, 301, 400, 303])
  return statuses.length
}

function countOf(message: string, lines: readonly string[]): number {
  return lines.filter((line) => messageOf(line) === message).length
}

function messageOf(line: string): string {
  return (JSON.parse(line) as { msg: string }).msg
}

function holdsOneOf(secrets: ReadonlySet<string>, line: string): boolean {
  return [...secrets].some((secret) => line.toLowerCase().includes(secret.toLowerCase()))
}
