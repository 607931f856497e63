import type { Trx } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import { takeMessage } from '#server/mail/recipient-limit.ts'
import { sendLink } from './account-messages.ts'
import type { BegunSession, Device, SignInOutcome } from './account.ts'
import { accountOf, userByEmail } from './account.ts'
import { knownBrowserRules, signInRules } from './attempts.ts'
import { isTrustedBrowser, knownBrowser, noteBrowser } from './browsers.ts'
import type { AuthContext } from './context.ts'
import { stopFactorRemoval } from './factor-removal.ts'
import { asksForFactor } from './factors/factors.ts'
import { beginPending, beginSession } from './sessions.ts'
import type { Entry, Visit } from './sessions.ts'

interface SignInForm {
  readonly email: string
  readonly password: string
  readonly isRemembered: boolean
}

/**
 * Signs somebody in. An unknown address costs the work of a wrong password.
 * @param oldToken the session that this browser had: it ends.
 */
export async function signIn(
  context: AuthContext,
  form: SignInForm,
  device: Device,
  oldToken: string | undefined,
  intended: string | null,
): Promise<SignInOutcome> {
  const { database, hashing, attempts, outbox } = context
  const known = await knownBrowser(database.db, form.email, device)
  const rules = known ? knownBrowserRules(known) : signInRules(form.email, device.address)
  const tried = await attempts.take(rules)
  if (tried.outcome === 'limited') return tried

  const user = await userByEmail(database.db, form.email)
  const network = callerNetwork(device.address)
  const isRight = await hashing.verify(user?.password ?? null, form.password, network)
  if (!user || !isRight) return { outcome: 'refused' }

  await tried.undo()
  await attempts.forget(rules.slice(0, 1))
  const outcome =
    user.verified_at === null
      ? await askToVerify(context, user, intended)
      : await admit(context, user, form, { device, oldToken })
  outbox.wake()
  return outcome
}

/**
 * Begins a session without a password, for the development site alone. Null when nobody who is
 * verified has that address.
 */
export async function signInAs(
  { database, clock }: AuthContext,
  email: string,
  device: Device,
  oldToken?: string,
): Promise<BegunSession | null> {
  return database.transaction(async (trx) => {
    const user = await userByEmail(trx, email)
    if (!user || user.verified_at === null) return null
    // Whoever runs the site on their own machine is as good as its people.
    const entry = { isRemembered: false, factor: 'app', isConfirmed: true } as const
    const session = { user: accountOf(user), ...entry, device, oldToken }
    return beginSession(trx, session, clock.now())
  })
}

/** Who opened an account by a stranger's address knows its password: the messages have a limit. */
async function askToVerify(
  context: AuthContext,
  { id, email }: UserRow,
  intended: string | null,
): Promise<SignInOutcome> {
  const { database, clock } = context
  return database.transaction(async (trx) => {
    const message = await takeMessage(trx, email, clock.now())
    if (message.outcome === 'limited') return { outcome: 'unverified', wait: message.seconds }
    await sendLink(context, trx, { purpose: 'verify-email', userId: id, email, intended })
    return { outcome: 'unverified', wait: null }
  })
}

async function admit(
  context: AuthContext,
  user: UserRow,
  { password, isRemembered }: SignInForm,
  visit: Visit,
): Promise<SignInOutcome> {
  const { database, clock } = context
  const hash = await currentHash(context, user, password, callerNetwork(visit.device.address))
  return database.transaction(async (trx) => {
    const now = clock.now()
    if (!(await keepsPassword(trx, user, hash))) return { outcome: 'refused' }
    const hasFactor = await asksForFactor(trx, user.id)
    if (hasFactor && !(await isLetIn(trx, user, visit, now))) {
      const begun = await beginPending(trx, { user: accountOf(user), isRemembered, ...visit }, now)
      return { outcome: 'second-step', ...begun }
    }
    const entry = { isRemembered, factor: null, isConfirmed: !hasFactor }
    return { outcome: 'signed-in', ...(await enter(context, trx, user, entry, visit, now)) }
  })
}

/** Does the password do in this browser, by its owner's choice? Never for staff. */
async function isLetIn(trx: Trx, { id, role }: UserRow, { device }: Visit, now: number) {
  return role !== 'staff' && (await isTrustedBrowser(trx, id, device, now))
}

/**
 * Begins a session by a browser that the account knows from now on. A factor that somebody has signed
 * in by is not lost, whatever staff were told.
 */
export async function enter(
  context: AuthContext,
  trx: Trx,
  user: UserRow,
  entry: Entry,
  visit: Visit,
  now: number,
): Promise<BegunSession> {
  if (entry.factor !== null) await stopFactorRemoval(trx, user.id)
  const browser = await noteBrowser(context, trx, user, visit.device, now)
  return beginSession(trx, { user: accountOf(user), ...entry, browser, ...visit }, now)
}

/** The password's hash as it is to stand from now on: made anew when its cost is not today's. */
async function currentHash(
  { hashing }: AuthContext,
  { password: hash }: UserRow,
  password: string,
  network: string,
): Promise<string | null> {
  return hash !== null && (await hashing.isOutdated(hash)) ? hashing.hash(password, network) : hash
}

/** False when the password was changed while it was being checked: then it opens nothing any more. */
async function keepsPassword(
  trx: Trx,
  { id, password }: UserRow,
  hash: string | null,
): Promise<boolean> {
  const kept = await trx
    .updateTable('users')
    .set({ password: hash })
    .where('id', '=', id)
    .where('password', '=', password)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
