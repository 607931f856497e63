import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runUserCommand } from '#server/console/user.ts'
import { DatabaseUnavailable } from '#server/database/unavailable.ts'
import { HttpError } from '#server/http/errors.ts'
import { printedLog } from '../../support/log-lines.ts'
import { runOrders } from '../../support/orders-command.ts'
import { mailTo, pathMailedTo } from '../../support/sent-messages.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import type { Visitor } from '../../support/visitor.ts'

const email = 'canary.ada@example.com'
const moved = 'canary.eve@example.com'
const [first, second, third] = ['canary seven knots', 'canary eight knots', 'canary nine knots']

interface Line {
  readonly time: string
  readonly event?: string
  readonly outcome: string
  readonly requestId: string
  readonly account?: string
  readonly network: string
  readonly address?: string
  readonly route?: string
}

async function siteWithLog(variables: Readonly<Record<string, string>> = {}) {
  const { log, lines } = await printedLog('info')
  const site = await startSite({ log, variables })
  onTestFinished(() => site.stop())
  const events = () =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined)
  return { site, lines, events, told: () => events().map(briefly) }
}

function briefly({ event, outcome }: Line): string {
  return `${event} ${outcome}`
}

const linkTo = (site: TestSite, path: RegExp, to = email) => pathMailedTo(site, to, path)

/** Opens an account, moves it to another address and password, and closes it; with slips. */
async function wholeLife(site: TestSite, visitor: Visitor): Promise<readonly string[]> {
  const account = { name: 'Canary', email, password: first }
  await visitor.submit('/register', { ...account, password: 'password password' })
  await visitor.submit('/register', account)
  await visitor.submit('/email/verification-notification', { email })
  await visitor.submit('/login', { email, password: first })
  // Each message takes the place of the one before.
  await vi.waitFor(async () => expect(await mailTo(site, email)).toHaveLength(3))
  const verify = await linkTo(site, /\/email\/verify\//)
  await visitor.submit(verify, { password: second })
  await visitor.submit(verify, { password: first })
  await visitor.submit(verify, { password: first })
  await visitor.submit('/logout', {})
  await visitor.submit('/login', { email, password: second })
  await visitor.submit('/forgot-password', { email })
  const reset = await linkTo(site, /\/reset-password\//)
  const token = reset.split('/').at(-1) ?? ''
  await visitor.submit('/reset-password', { token, password: 'password password' })
  await visitor.submit('/reset-password', { token, password: second })
  await visitor.submit('/reset-password', { token, password: second })
  await visitor.submit('/login', { email, password: second })
  const put = { _method: 'PUT' }
  const change = { ...put, current_password: first, password: third }
  await visitor.submit('/user/password', change)
  await visitor.submit('/user/password', { ...change, current_password: second })
  await visitor.submit('/user/confirm-password', { password: third })
  await visitor.get('/user/data')
  const profile = { ...put, name: 'Canary', email: moved, current_password: third }
  await visitor.submit('/user/profile-information', profile)
  const link = await linkTo(site, /\/email\/verify\//, moved)
  await visitor.submit(link, { password: third })
  await visitor.submit('/user/other-browser-sessions', { _method: 'DELETE', password: third })
  const cookies = [...visitor.cookies.values()]
  await visitor.submit('/user', { _method: 'DELETE', password: third })
  return [token, verify, link, ...cookies].map((secret) => secret.split('/').at(-1) ?? '')
}

describe('the security log', () => {
  it('tells every event of an account once, and names neither owner, address nor secret', async () => {
    const { site, lines, events, told } = await siteWithLog()

    const secrets = await wholeLife(site, site.visitor())

    expect(told()).toEqual([
      'registration refused',
      'registration taken',
      'verification-asked taken',
      'sign-in unverified',
      'address-verified wrong-password',
      'address-verified signed-in',
      'address-verified expired',
      'sign-out done',
      'sign-in refused',
      'reset-asked taken',
      'reset refused',
      'reset changed',
      'reset expired',
      'sign-in signed-in',
      'password-change wrong-password',
      'password-change done',
      'password-confirmed done',
      'data-downloaded done',
      'address-change-asked done',
      'address-verified changed',
      'sessions-ended done',
      'account-deleted done',
    ])
    const accounts = events().map(({ account }) => account)
    // Two addresses, and events that cannot know whose they are.
    expect(new Set(accounts.filter((account) => account !== undefined)).size).toBe(2)
    expect(new Set(events().map(({ network }) => network)).size).toBe(1)
    const secret = new RegExp(['canary', '203\\.0\\.113', ...secrets].join('|'), 'i')
    const telling = lines.filter((line) => secret.test(line) && line.includes('"event"'))
    expect(secrets.every((one) => one.length > 20)).toBe(true)
    expect(telling).toEqual([])
  })

  it('joins lines to their request, in UTC, and names the caller where the operator says so', async () => {
    const { site, events } = await siteWithLog({ LOG_ADDRESSES: '1' })
    const visitor = site.visitor()

    const answer = await visitor.submit('/login', { email, password: first })

    expect(events()).toEqual([
      expect.objectContaining({
        event: 'sign-in',
        outcome: 'refused',
        msg: 'security: sign-in refused',
        time: expect.stringMatching(/Z$/) as string,
        requestId: answer.headers.get('x-request-id'),
        route: 'login.store',
        account: expect.stringMatching(/^[\w-]{22}$/) as string,
        network: expect.stringMatching(/^[\w-]{22}$/) as string,
        address: expect.stringMatching(/^203\.0\.113\.\d+$/) as string,
      }),
    ])
  })

  it('tells limits and forgeries', async () => {
    const { site, told } = await siteWithLog()
    const visitor = site.visitor()
    const tries = async (path: string, fields: Readonly<Record<string, string>>, times: number) => {
      for (let at = 0; at < times; at += 1) await visitor.submit(path, fields)
    }

    await visitor.submit('/logout', {}, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    await tries('/login', { email, password: first }, 6)
    await tries('/mail/customer-subscribe', { email: moved }, 11)

    const kinds = ['forgery refused', 'sign-in refused', 'sign-in limited', 'limit limited']
    expect([...new Set(told())]).toEqual(kinds)
    expect(told().filter((line) => line.startsWith('sign-in'))).toHaveLength(6)
  })
})

it('tells in one line without a stack what is expected under load', async () => {
  const { log, lines } = await printedLog()
  const away = new DatabaseUnavailable(new Error('the line broke'))

  log.warn({ err: new HttpError(503, 'Wait a moment.', {}, { cause: away }) }, 'turned away')
  log.error({ err: new HttpError(503, 'Wait.', {}, { cause: new Error('a slip') }) }, 'failed')

  const [expected, slip] = lines.map((line) => JSON.parse(line) as { readonly err: object })
  expect(expected?.err).toEqual({
    type: 'HttpError',
    message: 'Wait a moment.: the line broke: the line broke',
  })
  expect(slip?.err).toHaveProperty('stack')
})

it("staff's acts are told in a file of their own, by whom and on what", async () => {
  const site = await startSite()
  onTestFinished(() => site.stop())
  const { config, clock } = site.services
  const quiet = { config, clock, print() {}, printError() {} }

  await runUserCommand(['create', email, 'Canary', '--staff'], quiet)
  await runUserCommand(['promote', email], quiet)
  await runOrders(site, 'export')
  await runOrders(site, 'paid', 'SL-9').catch(() => undefined)

  const path = join(config.dataDirectory, 'staff.log')
  const text = readFileSync(path, 'utf8')
  const lines = text.trimEnd().split('\n')
  const hash = expect.stringMatching(/^[\w-]{22}$/) as string
  const on = (event: string, more: object = { account: hash }) =>
    expect.objectContaining({ event, outcome: 'done', operator: hash, ...more }) as object
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    on('account-opened'),
    on('account-made-staff'),
    on('account-made-staff'),
    on('orders-exported', {}),
    on('order-paid', { order: 'SL-9', outcome: 'refused' }),
  ])
  expect(text).not.toMatch(/canary/i)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})
