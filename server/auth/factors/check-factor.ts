import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { sendSignInChanged } from '../account-messages.ts'
import type { Account, Factor, TooMany } from '../account.ts'
import { factorRules } from '../attempts.ts'
import type { AuthContext } from '../context.ts'
import { takeAppCode } from './authenticator-app.ts'
import { checkPasskey } from './check-passkey.ts'
import type { PasskeyOutcome } from './check-passkey.ts'
import { factorsOf } from './factors.ts'
import type { Factors, OwnPasskey } from './factors.ts'
import type { RefusedPasskey } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

/** What somebody gives as the second factor: a code of the app or for recovery, or a passkey's answer. */
export type Proof = { readonly code: string } | { readonly passkey: AuthenticationResponseJSON }

export type FactorOutcome =
  | { readonly outcome: 'done'; readonly factor: Factor }
  | { readonly outcome: 'wrong-code' }
  | RefusedPasskey
  | TooMany

interface Asked {
  /** What a passkey was asked for. */
  readonly occasion: string
  /** The browser, if the account knows it: its tries are counted apart from those of strangers. */
  readonly browser: string | null
  /** Only what there was before a change counts. Left out: all. */
  readonly before?: Before
}

/** What a change was made to, and when: milliseconds UTC. */
export interface Before {
  readonly instant: number
  /** Did it add the app? */
  readonly isOfApp: boolean
  /** The passkey that it added. */
  readonly passkeyId: string | null
}

const anything: Before = { instant: Infinity, isOfApp: false, passkeyId: null }

/** Was the app there before? */
export function isAppOfBefore({ appSince }: Factors, { instant, isOfApp }: Before): boolean {
  return appSince !== null && !isOfApp && appSince <= instant
}

/** Was a passkey? */
export function isPasskeyOfBefore(
  { id, createdAt }: Pick<OwnPasskey, 'id' | 'createdAt'>,
  { instant, passkeyId }: Before,
): boolean {
  return id !== passkeyId && createdAt <= instant
}

type Person = Pick<Account, 'id' | 'email'>

/** Checks a second factor, and uses it up. Wrong codes are counted: 5 a minute, 20 an hour, 50 a day. */
export async function checkFactor(
  context: AuthContext,
  person: Person,
  proof: Proof,
  asked: Asked,
): Promise<FactorOutcome> {
  return 'code' in proof
    ? checkCode(context, person, proof.code, asked)
    : checkOwnPasskey(context, person, proof.passkey, asked)
}

async function checkCode(
  context: AuthContext,
  person: Person,
  typed: string,
  { browser, before = anything }: Asked,
): Promise<FactorOutcome> {
  const { attempts, database, clock } = context
  const rules = factorRules(person.id, browser)
  const tried = await attempts.take(rules)
  if (tried.outcome === 'limited') return tried
  const code = typed.replaceAll(/[\s-]/g, '')
  const isOfApp = /^\d{6}$/.test(code)
  const factors = await factorsOf(database.db, person.id)
  const isRight = isOfApp
    ? isAppOfBefore(factors, before) && (await takeAppCode(context, database.db, person.id, code))
    : await takeRecoveryCode(database.db, person.id, code, Math.min(before.instant, clock.now()))
  if (!isRight) return { outcome: 'wrong-code' }
  await tried.undo()
  if (isOfApp) return { outcome: 'done', factor: 'app' }
  await tellOfRecoveryCode(context, person)
  return { outcome: 'done', factor: 'recovery-code' }
}

async function checkOwnPasskey(
  context: AuthContext,
  person: Person,
  sent: AuthenticationResponseJSON,
  { occasion, before = anything }: Asked,
): Promise<FactorOutcome> {
  const checked = await checkPasskey(context, occasion, sent, person.id)
  await tellOfCopy(context, person, checked)
  if (checked.outcome !== 'done') return { outcome: checked.outcome, reason: checked.reason }
  const { id, created_at: createdAt } = checked.passkey
  return isPasskeyOfBefore({ id, createdAt }, before)
    ? { outcome: 'done', factor: 'passkey' }
    : { outcome: 'refused-passkey', reason: 'unknown' }
}

/** A passkey that was just found to be copied is told of to its owner. */
export async function tellOfCopy(
  context: AuthContext,
  person: Person,
  checked: PasskeyOutcome,
): Promise<void> {
  const blocked = checked.outcome === 'done' ? undefined : checked.blocked
  if (!blocked) return
  const what = `Your passkey “${blocked.name}” was used, but it counts its uses, and the count went back: somebody may have a copy of it. It opens your account no longer. Take it off in your profile, and add another.`
  await tell(context, person, what)
}

async function tellOfRecoveryCode(context: AuthContext, person: Person): Promise<void> {
  const { recoveryCodes } = await factorsOf(context.database.db, person.id)
  const left = recoveryCodes === 0 ? 'None is left' : `${recoveryCodes} of them are left`
  await tell(
    context,
    person,
    `One of your recovery codes was used. ${left}; your profile makes new ones.`,
  )
}

async function tell(context: AuthContext, { id, email }: Person, what: string): Promise<void> {
  await context.database.transaction((trx) =>
    sendSignInChanged(
      context,
      trx,
      { id, email },
      { change: 'factor-gone', what, needsFactor: true },
    ),
  )
  context.outbox.wake()
}
