import { onTestFinished } from 'vitest'
import type { Device, SignedIn } from '#server/auth/account.ts'
import { createAttempts } from '#server/auth/attempts.ts'
import { createAuth } from '#server/auth/auth.ts'
import type { Auth } from '#server/auth/auth.ts'
import { createPasswordHashing } from '#server/auth/password-hashing.ts'
import type { PasswordCost, PasswordHashing } from '#server/auth/password-hashing.ts'
import type { Database } from '#server/database/database.ts'
import { tableCounters } from '#server/database/rate-limit-counters.ts'
import type { OutboxRow } from '#server/database/schema.ts'
import type { Sealer } from '#server/signing/sealer.ts'
import { createSigner } from '#server/signing/signer.ts'
import { testDatabase } from './database.ts'
import { handClock } from './mail.ts'
import { sealer as testSealer } from './seal.ts'
import { testInstant } from './test-instant.ts'

/** Next to nothing: tests hash hundreds of passwords. */
export const cheap: PasswordCost = { memoryCost: 64, timeCost: 1 }

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export const laptop = {
  userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/145.0',
  address: '203.0.113.9',
}
export const telephone = { userAgent: 'Mozilla/5.0 (iPhone) CriOS/142.0', address: '203.0.113.77' }

export const ada = {
  name: 'Ada Marlowe',
  email: 'ada@example.com',
  password: 'seven knots upwind',
}

export const ben = {
  name: 'Ben Okafor',
  email: 'ben@example.com',
  password: 'reef early, reef often',
}

export interface Harbour {
  readonly auth: Auth
  readonly database: Database
  readonly clock: ReturnType<typeof handClock>
  /** How often a password was hashed, and checked against a hash. */
  readonly work: { hashed: number; verified: number }
  /** What the messages of the outbox say, the oldest first. */
  messages(to?: string): Promise<readonly Message[]>
  /** The secret of the link in the newest message of this template. */
  linkOf(template: string, to?: string): Promise<string>
}

interface Message {
  readonly template: string
  readonly to: string
  readonly data: Readonly<Record<string, string>>
}

interface HarbourOptions {
  readonly cost?: PasswordCost
  readonly database?: Database
  /** In place of the one with the tests' key. */
  readonly sealer?: Sealer
  /** Is the site for this machine only? By default it is public. */
  readonly isLocal?: boolean
  /** Called after each password that was checked, before anything comes of it. */
  readonly onVerified?: () => Promise<void>
}

/** The accounts of a site, on a database and a clock of the test's own. */
export async function testAuth(options: HarbourOptions = {}): Promise<Harbour> {
  const database = options.database ?? (await testDatabase())
  if (!options.database) onTestFinished(() => database.close())
  const clock = tickingClock()
  const work = { hashed: 0, verified: 0 }
  const hashing = counted(createPasswordHashing(options.cost ?? cheap), work, options.onVerified)
  const outbox = { wake: () => undefined }
  const attempts = createAttempts(tableCounters(database.db, clock.now), clock)
  const { sealer = testSealer, isLocal = false } = options
  const parts = { database, clock, outbox, links, hashing, attempts, signer, sealer }
  const auth = createAuth({ ...parts, site: { ...site, isLocal } })
  const messages = (to?: string) => messagesIn(database, to)
  return {
    auth,
    database,
    clock,
    work,
    messages,
    async linkOf(template, to) {
      const message = (await messages(to)).findLast((one) => one.template === template)
      const { verifyUrl, resetUrl, undoUrl } = message?.data ?? {}
      const url = verifyUrl ?? resetUrl ?? undoUrl
      if (url === undefined) throw new Error(`No ${template} message with a link has been written`)
      return url.slice(url.lastIndexOf('/') + 1)
    },
  }
}

const signer = createSigner(['a-key-for-tests-and-nothing-else'])

/** As a passkey and an app name the site. */
export const site = {
  name: 'Saltlark',
  origin: 'https://www.saltlark.example',
  host: 'www.saltlark.example',
  isLocal: false,
}

const links = {
  signIn: 'https://www.saltlark.example/login',
  register: 'https://www.saltlark.example/register',
  forgot: 'https://www.saltlark.example/forgot-password',
  profile: 'https://www.saltlark.example/user/profile',
  verify: (token: string) => `https://www.saltlark.example/email/verify/${token}`,
  reset: (token: string) => `https://www.saltlark.example/reset-password/${token}`,
  undo: (token: string) => `https://www.saltlark.example/user/undo/${token}`,
}

/** Registers somebody and verifies the address by the message's link. */
export async function openAccount(
  harbour: Harbour,
  person: { name: string; email: string; password: string } = ada,
): Promise<void> {
  await harbour.auth.register({ ...person, intended: null }, '203.0.113.250')
  const opened = await confirms(harbour, person)
  if (opened.outcome === 'signed-in') await harbour.auth.signOut(opened.session.token)
}

/** Follows the newest link to verify an address, with the account's password. */
export async function confirms(
  { auth, linkOf }: Harbour,
  { email, password }: { email: string; password: string } = ada,
  secret?: string,
) {
  const link = secret ?? (await linkOf('verify-email', email))
  return auth.verify(link, password, { device: laptop, oldToken: undefined })
}

/** The accounts of a site of which Ada has one. */
export async function harbourWithAda(): Promise<Harbour> {
  const harbour = await testAuth()
  await openAccount(harbour)
  return harbour
}

/** Signs somebody in and returns the cookie's number. */
export async function tokenOf(
  { auth }: Harbour,
  { email, password }: { email: string; password: string } = ada,
  device = laptop,
  isRemembered = false,
): Promise<string> {
  const outcome = await auth.signIn({ email, password, isRemembered }, device, undefined, null)
  if (outcome.outcome !== 'signed-in') throw new Error(`Signing in was ${outcome.outcome}`)
  return outcome.token
}

export const wrong = { email: ada.email, password: 'not my password', isRemembered: false }
export const right = { ...ada, isRemembered: false }

/** Tries to sign in, by default as Ada with a wrong password, in a browser without a session. */
export function tries({ auth }: Harbour, form = wrong, device: Device = laptop) {
  return auth.signIn(form, device, undefined, null)
}

/** Who holds a number, which somebody must. */
export async function signedInBy({ auth }: Harbour, token: string): Promise<SignedIn> {
  const signedIn = await auth.session(token)
  if (!signedIn) throw new Error('Nobody is signed in by that number')
  return signedIn
}

/** The same at once, so often. */
export function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}

/** No two readings are the same, so that what happened first is known. */
function tickingClock(): ReturnType<typeof handClock> {
  const clock = handClock(testInstant)
  return {
    pass: clock.pass,
    now() {
      clock.pass(1)
      return clock.now()
    },
  }
}

function counted(
  hashing: PasswordHashing,
  work: Harbour['work'],
  onVerified: HarbourOptions['onVerified'],
): PasswordHashing {
  return {
    ...hashing,
    hash(password) {
      work.hashed += 1
      return hashing.hash(password)
    },
    async verify(hash, password) {
      work.verified += 1
      const isRight = await hashing.verify(hash, password)
      await onVerified?.()
      return isRight
    },
  }
}

async function messagesIn({ db }: Database, to?: string): Promise<readonly Message[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
  return rows.filter(({ recipient }) => to === undefined || recipient === to).map(messageOf)
}

function messageOf({ template, recipient, data }: OutboxRow): Message {
  return { template, to: recipient, data: JSON.parse(data) as Message['data'] }
}
