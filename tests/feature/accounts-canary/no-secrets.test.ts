import { describe, expect, it, onTestFinished } from 'vitest'
import { printedLog } from '../../support/log-lines.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { openSmtpInbox } from '../../support/smtp-inbox.ts'
import type { SmtpInbox } from '../../support/smtp-inbox.ts'
import type { Visitor } from '../../support/visitor.ts'
import { everyRow, everythingSent, holdsOneOf, pathIn, tokensIn, watched } from './traces.ts'
import type { SecurityEvent } from './traces.ts'

const name = 'Canary Marlowe'
const email = 'canary.ada@example.com'
const newEmail = 'canary.king@example.com'
const passwords = ['first canary upwind', 'second canary upwind', 'third canary upwind']
const [first = '', second = '', third = ''] = passwords
const guessable = { password: 'canary canary', password_confirmation: 'canary canary' }
const timeLimit = { timeout: 20_000 }

describe('an account, from its first form to its last', () => {
  it('leaves nothing by which anybody is known or let in: neither rows, nor names of counts, nor lines of the log, which tell every event once', async () => {
    const { site, visitor, lines, secrets } = await wholeJourney()
    const { database } = site.services
    const rows = await everyRow(database)
    await site.services.counters.stop()
    const counts = await database.db.selectFrom('rate_limits').select('key').execute()
    const keys = counts.map(({ key }) => key)
    await visitor.submit('/user', { _method: 'DELETE', password: third })
    await database.close()
    const failed = await visitor.submit('/login', { email: newEmail, password: third })

    expect(rows.some((row) => row.includes(newEmail))).toBe(true)
    expect(rows.filter((row) => holdsOneOf(secrets(), row))).toEqual([])
    expect(keys.length).toBeGreaterThan(3)
    expect(keys.filter((key) => holdsOneOf(['canary', '@', '203.0.113.'], key))).toEqual([])
    expect(failed.status).toBe(503)
    const personal = [...secrets(), 'canary', email, newEmail, name]
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter((line) => holdsOneOf(personal, line))).toEqual([])
    const told = lines.filter((line) => line.includes('"event"'))
    expect(told.filter((line) => line.includes('203.0.113.'))).toEqual([])
    const events = told.map((line) => JSON.parse(line) as SecurityEvent)
    expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(everyEvent)
    // Two addresses, and events that cannot know whose they are.
    const accounts = events.flatMap(({ account = [] }) => account)
    expect(new Set(accounts).size).toBe(2)
    expect(new Set(events.map(({ network }) => network)).size).toBe(1)
  })
})

const everyEvent = [
  'registration refused',
  'registration taken',
  'verification-asked taken',
  'sign-in unverified',
  'address-verified wrong-password',
  'address-verified signed-in',
  'address-verified expired',
  'sign-out done',
  'sign-in refused',
  'sign-in signed-in',
  'password-confirmed wrong-password',
  'password-confirmed done',
  'data-downloaded done',
  'address-change-asked done',
  'address-verified changed',
  'password-change wrong-password',
  'password-change done',
  'sessions-ended done',
  'sign-out done',
  'reset-asked taken',
  'reset refused',
  'reset changed',
  'reset expired',
  'sign-in signed-in',
  'account-deleted done',
]

interface Journey {
  readonly site: TestSite
  readonly visitor: Visitor
  readonly lines: readonly string[]
  /** Every password that was typed, every cookie and every message's token that went over the wire. */
  secrets(): readonly string[]
}

/** Registers, verifies, signs in and out, and changes all there is to change; some of it wrongly. */
async function wholeJourney(): Promise<Journey> {
  const inbox = await openSmtpInbox()
  onTestFinished(() => inbox.close())
  const { log, lines } = await printedLog()
  const site = await startSite({
    environment: 'production',
    variables: {
      APP_KEY: 'a-key-of-more-than-thirty-two-characters',
      MAIL_URL: inbox.url,
      LOG_LEVEL: 'trace',
    },
    log,
  })
  onTestFinished(() => site.stop())
  const { visitor, cookies } = watched(site.visitor())

  await join(visitor, inbox)
  await changeEverything(visitor, inbox)
  await everythingSent(site.services.database)
  return {
    site,
    visitor,
    lines,
    secrets: () => [...passwords, ...cookies, ...tokensIn(inbox)],
  }
}

/** Opens an account, with a few slips of the pen, and signs in. */
async function join(visitor: Visitor, inbox: SmtpInbox): Promise<void> {
  const form = { name, email, password: first, password_confirmation: first }
  await visitor.submit('/register', { ...form, password: 'canary' })
  await visitor.submit('/register', { ...form, ...guessable })
  await visitor.submitVisit('/register', form, { from: '/register?intended=%2Fknots' })
  await visitor.get('/email/verify')
  await visitor.submit('/email/verification-notification', { email })
  await visitor.submit('/login', { email, password: first })
  // Each message takes the place of the one before.
  const messages = () => inbox.mails.filter(({ recipients }) => recipients.includes(email))
  await expect.poll(() => messages().length, timeLimit).toBe(3)
  const link = await pathIn(inbox, email, /\/email\/verify\/[\w-]+/)
  await visitor.get(link)
  await visitor.get(`${link}?email=${email}`)
  await visitor.get(`${link}%`)
  await visitor.submit(link, { password: second }, { from: link })
  await visitor.submit(link, { password: first }, { from: link })
  await visitor.submit(link, { password: first }, { from: link })
  await visitor.submit('/logout', {})
  await visitor.submit('/login', { email, password: second })
  await visitor.submit('/login', { email, password: first, remember: 'on' })
  expect((await visitor.get('/dashboard')).status).toBe(200)
}

async function changeEverything(visitor: Visitor, inbox: SmtpInbox): Promise<void> {
  await visitor.submit('/user/confirm-password', { password: second })
  await visitor.submit('/user/confirm-password', { password: first })
  expect((await visitor.get('/user/data')).status).toBe(200)
  await visitor.submit('/user/profile-information', {
    _method: 'PUT',
    name,
    email: newEmail,
    current_password: first,
  })
  const change = await pathIn(inbox, newEmail, /\/email\/verify\/[\w-]+/)
  await visitor.submit(change, { password: first }, { from: change })
  const next = { _method: 'PUT', password: second, password_confirmation: second }
  await visitor.submit('/user/password', { ...next, current_password: second })
  await visitor.submit('/user/password', { ...next, current_password: first })
  await visitor.submit('/user/other-browser-sessions', { _method: 'DELETE', password: second })
  await visitor.submit('/logout', {})
  await visitor.submit('/forgot-password', { email: newEmail })
  const reset = await pathIn(inbox, newEmail, /\/reset-password\/[\w-]+/)
  await visitor.get(reset)
  const token = reset.split('/').at(-1) ?? ''
  const chosen = { token, password: third, password_confirmation: third }
  await visitor.submit('/reset-password', { token, ...guessable }, { from: reset })
  await visitor.submit('/reset-password', chosen, { from: reset })
  await visitor.submit('/reset-password', chosen, { from: reset })
  await visitor.submit('/login', { email: newEmail, password: third })
  expect((await visitor.get('/user/profile')).status).toBe(200)
}
