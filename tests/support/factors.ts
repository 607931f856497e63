import type { Device } from '#server/auth/account.ts'
import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { ada, laptop, signedInBy, site, tokenOf } from './auth.ts'
import type { Harbour } from './auth.ts'
import { softAuthenticator } from './authenticator.ts'

const step = 30_000

/** Takes an authenticator app into use, and returns what shows its codes. */
export async function giveApp(harbour: Harbour, token: string) {
  const signedIn = await signedInBy(harbour, token)
  const setup = await harbour.auth.appSetup(signedIn.user)
  if (!setup) throw new Error('There is an app already')
  const code = () => codeAt(setup.secret, harbour.clock.now())
  const added = await harbour.auth.confirmApp(signedIn, code())
  if (added.outcome !== 'done') throw new Error(`The app was ${added.outcome}`)
  return {
    secret: setup.secret,
    codes: added.codes ?? [],
    /** The code of another step than the last: each counts once. */
    next() {
      harbour.clock.pass(step)
      return code()
    },
  }
}

/** Adds a passkey of a device of its own. */
export async function givePasskey(harbour: Harbour, token: string, name = 'Telephone') {
  const signedIn = await signedInBy(harbour, token)
  const device = softAuthenticator(site)
  const made = device.make(await harbour.auth.newPasskeyOptions(signedIn))
  const added = await harbour.auth.addPasskey(signedIn, made, name)
  if (added.outcome !== 'done') throw new Error(`The passkey was ${added.outcome}`)
  return { device, codes: added.codes ?? [] }
}

/** The first step of a sign-in of two: the number of the session that waits for the second. */
export async function firstStep({ auth }: Harbour, device = laptop, isRemembered = false) {
  const form = { email: ada.email, password: ada.password, isRemembered }
  const outcome = await auth.signIn(form, device, undefined, null)
  if (outcome.outcome !== 'second-step') throw new Error(`Signing in was ${outcome.outcome}`)
  return outcome.token
}

/** One after another: too many at once are asked to wait. */
export async function firstSteps(harbour: Harbour, count: number): Promise<string[]> {
  const tokens = []
  for (let index = 0; index < count; index += 1) tokens.push(await firstStep(harbour))
  return tokens
}

/** The second step, by a code. */
export function finishes(
  { auth }: Harbour,
  token: string,
  code: string,
  { device = laptop, isTrusted = false }: { device?: Device; isTrusted?: boolean } = {},
) {
  return auth.finishSignIn(token, { code }, device, isTrusted)
}

/** Ada's account, with an app in use; and the session that it was taken into use by. */
export async function withApp(harbour: Harbour) {
  const token = await tokenOf(harbour)
  return { token, app: await giveApp(harbour, token) }
}

/** Ada's account, with a passkey. */
export async function withPasskey(harbour: Harbour) {
  const token = await tokenOf(harbour)
  return { token, ...(await givePasskey(harbour, token)) }
}
