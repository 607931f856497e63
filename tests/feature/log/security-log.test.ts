import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runUserCommand } from '#server/console/user.ts'
import { DatabaseUnavailable } from '#server/database/unavailable.ts'
import { HttpError } from '#server/http/errors.ts'
import { printedLog } from '../../support/log-lines.ts'
import { runOrders } from '../../support/orders-command.ts'
import { startSite } from '../../support/site.ts'

const email = 'canary.ada@example.com'
const moved = 'canary.eve@example.com'
const password = 'canary seven knots'

interface Line {
  readonly event?: string
  readonly outcome: string
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

describe('the security log', () => {
  it('joins lines to their request, in UTC, and names the caller where the operator says so', async () => {
    const { site, events } = await siteWithLog({ LOG_ADDRESSES: '1' })
    const visitor = site.visitor()

    const answer = await visitor.submit('/login', { email, password })

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
    await tries('/login', { email, password }, 6)
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

  await runUserCommand(['create', email, 'Canary', '--role', 'office'], quiet)
  await runUserCommand(['role', email, 'crew'], quiet)
  await runUserCommand(['end-sessions', email], quiet)
  await runUserCommand(['lost-factors', email], quiet)
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
    on('role-changed'),
    on('sessions-ended-by-staff'),
    on('factors-removal-begun', { account: hash, outcome: 'refused' }),
    on('orders-exported', {}),
    on('order-paid', { order: 'SL-9', outcome: 'refused' }),
  ])
  expect(text).not.toMatch(/canary/i)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})
