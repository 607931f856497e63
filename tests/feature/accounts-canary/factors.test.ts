import { describe, expect, it, onTestFinished } from 'vitest'
import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { softAuthenticator } from '../../support/authenticator.ts'
import { printedLog } from '../../support/log-lines.ts'
import { handClock } from '../../support/mail.ts'
import { answerOn, appToConfirm, passkeyToAdd } from '../../support/site-factors.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { inboxOfTest } from '../../support/smtp-of-test.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { everyRow, everythingSent, holdsOneOf, pathIn, tokensIn, watched } from './traces.ts'
import type { SecurityEvent } from './traces.ts'

const email = 'canary.eve@example.com'
const password = 'fourth canary upwind'
const name = 'Canary Quill'
const wrong = { code: '000000' }

const appPath = '/user/confirmed-two-factor-authentication'
const codesPath = '/user/two-factor-recovery-codes'
const stepPath = '/two-factor-challenge'
const confirmPath = '/user/confirm-password'

describe('what an account is signed in to by, from the first app to the last', () => {
  it('leaves no secret, code, challenge or link in a row or in the log, which tells every event once', async () => {
    const { rows, lines, secrets } = await wholeJourney()

    const { wire, links, cookies } = secrets
    expect(wire.secrets).toHaveLength(1)
    expect(wire.codes).toHaveLength(16)
    expect(wire.challenges.length).toBeGreaterThan(6)
    expect(links.length).toBeGreaterThan(5)
    const all = [...Object.values(wire).flat().flatMap(spellings), ...links, ...cookies, password]
    expect(rows.some((row) => row.includes('Canary telephone'))).toBe(true)
    expect(rows.filter((row) => holdsOneOf(all, row))).toEqual([])
    expect(lines.filter((line) => holdsOneOf([...all, 'canary', name], line))).toEqual([])

    const told = lines.filter((line) => line.includes('"event"'))
    const events = told.map((line) => JSON.parse(line) as SecurityEvent)
    expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(everyEvent)
    expect(new Set(events.flatMap(({ account = [] }) => account)).size).toBe(1)
  })
})

const everyEvent = [
  'registration taken',
  'address-verified signed-in',
  'factor-added wrong-code',
  'factor-added done',
  'recovery-codes-made done',
  'factor-added refused-passkey',
  'factor-added done',
  'factor-added unwanted',
  'sign-out done',
  'sign-in second-step',
  'second-step wrong-code',
  'second-step refused-passkey',
  'second-step signed-in',
  'sign-out done',
  'sign-in refused-passkey',
  'sign-in signed-in',
  'sessions-ended done',
  'change-undone factor-missing',
  'change-undone wrong-code',
  'change-undone refused-passkey',
  'change-undone done',
  'change-undone expired',
  'sign-in second-step',
  'second-step signed-in',
  'account-deleted unconfirmed',
  'password-confirmed code-missing',
  'password-confirmed wrong-code',
  'password-confirmed refused-passkey',
  'password-confirmed done',
  'factor-removed done',
  'account-deleted done',
]

/** Adds and uses all that there is, some of it wrongly; undoes one change, and ends everything. */
async function wholeJourney() {
  const inbox = await inboxOfTest()
  const { log, lines } = await printedLog()
  const clock = handClock(testInstant)
  const site = await startSite({
    environment: 'production',
    variables: {
      APP_KEY: 'a-key-of-more-than-thirty-two-characters',
      MAIL_URL: inbox.url,
      LOG_LEVEL: 'trace',
    },
    log,
    clock,
  })
  onTestFinished(() => site.stop())
  const { visitor, cookies, bodies } = watched(site.visitor())
  const stranger = softAuthenticator({ origin: site.origin, host: 'localhost' })

  const form = { name, email, password, password_confirmation: password }
  await visitor.submit('/register', form)
  const link = await pathIn(inbox, email, /\/email\/verify\/[\w-]+/)
  await visitor.submit(link, { password }, { from: link })

  const secret = await appToConfirm(visitor)
  const code = () => {
    clock.pass(30_000)
    return codeAt(secret, clock.now())
  }
  await visitor.submit(appPath, wrong)
  await visitor.submit(appPath, { code: code() })
  const renewed = await pageOf(await visitor.submit(codesPath, {}))
  const [recovery = ''] = renewed.props['codes'] as string[]
  await everythingSent(site.services.database)
  const device = await addsPasskey(site, visitor)
  await everythingSent(site.services.database)
  const undo = await pathIn(inbox, email, /\/user\/undo\/[\w-]+/)

  await visitor.submit('/logout', {})
  await visitor.submit('/login', { email, password })
  await visitor.submit(stepPath, wrong)
  await visitor.submit(stepPath, { credential: await answerOn(visitor, stepPath, stranger) })
  await visitor.submit(stepPath, { code: recovery })
  await visitor.submit('/logout', {})
  for (const one of [stranger, device]) {
    const credential = await answerOn(visitor, '/login', one)
    await visitor.submit('/passkeys/login', { credential })
  }
  await visitor.submit('/user/other-browser-sessions', { _method: 'DELETE', password })
  await everythingSent(site.services.database)
  const rows = await everyRow(site.services.database)

  await visitor.get(undo)
  const credential = await answerOn(site.visitor(), '/login', device)
  const proofs: readonly Readonly<Record<string, string>>[] = [{}, wrong, { credential }]
  for (const proof of [...proofs, { code: code() }, { code: code() }]) {
    await visitor.submit(undo, proof, { from: undo })
  }
  await visitor.submit('/login', { email, password })
  await visitor.submit(stepPath, { code: code() })
  clock.pass(16 * 60_000)
  await visitor.submit('/user', { _method: 'DELETE', password })
  await visitor.submit(confirmPath, { password })
  await visitor.submit(confirmPath, { password, ...wrong })
  await visitor.submit(confirmPath, { credential })
  await visitor.submit(confirmPath, { password, code: code() })
  await visitor.submit('/user/two-factor-authentication', { _method: 'DELETE' })
  await everythingSent(site.services.database)
  rows.push(...(await everyRow(site.services.database)))
  await visitor.submit('/user', { _method: 'DELETE', password })

  const secrets = { wire: secretsIn(bodies), links: tokensIn(inbox), cookies: [...cookies] }
  return { rows, lines, secrets }
}

/** One that another site asked for, one that is right, and that one once more. */
async function addsPasskey(site: TestSite, visitor: Visitor) {
  const { device, path, from, fields } = await passkeyToAdd(site, visitor)
  const fresh = async () => {
    const { props } = await pageOf(await visitor.get(from))
    return props['options'] as Parameters<typeof device.make>[0]
  }
  const sends = (made: unknown) =>
    visitor.submit(path, { name: 'Canary telephone', credential: JSON.stringify(made) }, { from })
  await sends(device.make(await fresh(), { origin: 'https://evil.test' }))
  await sends(JSON.parse(fields.credential))
  await sends(device.make(await fresh()))
  return device
}

/** The app's secret, recovery codes and challenges in what was answered. */
function secretsIn(bodies: readonly string[]) {
  const found = (shape: RegExp) => [
    ...new Set(bodies.flatMap((body) => [...body.matchAll(shape)].map(([, text = '']) => text))),
  ]
  return {
    secrets: found(/"secret":"([^"]+)"/g),
    challenges: found(/"challenge":"([^"]+)"/g),
    codes: found(/"codes":\[([^\]]+)\]/g).flatMap((list) => JSON.parse(`[${list}]`) as string[]),
  }
}

/** A secret as it is shown, typed and signed. */
function spellings(text: string): string[] {
  return [text, text.replaceAll(/[\s-]/g, ''), Buffer.from(text, 'base64url').toString()]
}
