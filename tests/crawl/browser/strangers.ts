import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadConfig } from '#server/app/config.ts'
import { runUserCommand } from '#server/console/user.ts'
import { openDatabase } from '#server/database/database.ts'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { linksIn } from '#server/mail/links.ts'
import { systemClock } from '#server/site/clock.ts'
import { siteUnderTest } from '../../support/browser/site-under-test.ts'
import { addApp } from '../../support/site-factors.ts'
import { createVisitor, pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const password = 'seven knots upwind'

let strangers = 0

/** Somebody whom the site has not met. */
export interface Stranger extends Visitor {
  readonly origin: string
  readonly email: string
}

/** Each calls from an address of their own, by which limits count visitors. */
export async function newStranger(origin: string): Promise<Stranger> {
  // Taken before anything is waited for: two states are opened at a time.
  const number = ++strangers
  const { version } = await pageOf(await fetch(origin))
  const visitor = createVisitor(origin, version ?? '', `198.51.100.${number}`)
  return { ...visitor, origin, email: `reader-${number}@example.com` }
}

/**
 * Has the site write to somebody new, and finds the path of the link of this shape in a message to them:
 * to confirm or stop the newsletter, to verify an address, to choose another password, or to undo a change.
 */
export async function mailedPath(origin: string, link: RegExp): Promise<string> {
  const stranger = await newStranger(origin)
  const { email } = stranger
  if (link.test('/email/verify/')) return register(stranger)
  if (link.test('/reset-password/')) {
    await register(stranger)
    await send(stranger, '/forgot-password', { email })
    return pathIn(email, link)
  }
  if (link.test('/user/undo/')) {
    const customer = await signedInCustomer(origin)
    await addApp(customer, await siteTime())
    return pathIn(customer.email, link)
  }
  await send(stranger, '/mail/customer-subscribe', { email })
  const confirm = await pathIn(email, /\/mail\/confirm\//)
  if (link.test(confirm)) return confirm
  await send(stranger, confirm, {})
  return pathIn(email, link)
}

/** A new customer, whom the link of their message has signed in. */
export async function signedInCustomer(origin: string): Promise<Stranger> {
  const stranger = await newStranger(origin)
  await send(stranger, await register(stranger), { password })
  return stranger
}

/** Somebody who works there, made so by the command on the site's own database. */
export async function signedInStaff(origin: string): Promise<Stranger> {
  const stranger = await signedInCustomer(origin)
  const { environment } = await siteUnderTest()
  const quiet = { print() {}, printError: console.error }
  const desk = { config: loadConfig({ ...environment }), clock: systemClock, ...quiet }
  const { email } = stranger
  const code = await runUserCommand(['role', email, 'owner'], desk)
  if (code !== 0) throw new Error(`user role ended with ${code}.`)
  await send(stranger, '/login', { email, password })
  await addApp(stranger, await siteTime())
  return stranger
}

/** Somebody with an app who has given the password, and no code yet. */
export async function halfSignedIn(origin: string): Promise<Stranger> {
  const stranger = await signedInCustomer(origin)
  await addApp(stranger, await siteTime())
  await send(stranger, '/logout', {})
  const { email } = stranger
  await send(stranger, '/login', { email, password })
  return stranger
}

/** What a browser holds that is theirs, by how the name of the cookie ends. */
export function cookieOf({ cookies }: Stranger, ending: 'cart' | 'session') {
  const [name, value] = [...cookies].find(([key]) => key.endsWith(ending)) ?? []
  return name === undefined || value === undefined ? undefined : { name, value }
}

/** The site's time, which may be that of another day: it was so late when the newest session began. */
async function siteTime(): Promise<number> {
  const { environment } = await siteUnderTest()
  const database = await openDatabase(loadConfig({ ...environment }).database.url)
  const { newest } = await database.db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow()
  await database.close()
  return newest
}

async function register(stranger: Stranger): Promise<string> {
  const { email } = stranger
  const fields = { name: 'Ada Marlowe', email, password, password_confirmation: password }
  await send(stranger, '/register', fields)
  return pathIn(email, /\/email\/verify\//)
}

async function send(
  stranger: Stranger,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { status } = await stranger.submit(path, fields)
  if (status !== 303) throw new Error(`POST ${path} answered ${status}.`)
}

// Places that came free are offered once a minute.
const timeLimit = 90_000

/** Waits for a message to this address with such a link, and returns its path and query. */
export async function pathIn(email: string, pattern: RegExp): Promise<string> {
  const { environment } = await siteUnderTest()
  const folder = join(environment['DATA_DIR'] ?? '', 'mail')
  for (const end = Date.now() + timeLimit; Date.now() < end; await pause(100)) {
    const messages = (await listKeptMessages(folder)).filter(({ to }) => to === email)
    const found = messages.flatMap(({ text }) => linksIn(text)).find((one) => pattern.test(one))
    if (found) return new URL(found).pathname + new URL(found).search
  }
  throw new Error(`No message to ${email} has a link like ${String(pattern)}.`)
}
