import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { softAuthenticator } from './authenticator.ts'
import { signIn, signedInCustomer } from './customers.ts'
import type { Customer } from './customers.ts'
import type { handClock } from './mail.ts'
import type { TestSite } from './site.ts'
import { pageOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const appPage = '/user/two-factor-authentication'
const appPath = '/user/confirmed-two-factor-authentication'
const passkeyPage = '/user/passkeys/create'

/** Where a code, or a passkey, is asked for after the password. */
export const secondStepPage = '/two-factor-challenge'

/** Begins to set up an app, as whoever has just signed in may; returns its secret, in base32. */
export async function appToConfirm(visitor: Visitor): Promise<string> {
  const { props } = await pageOf(await visitor.visit(appPage))
  return String(props['secret']).replaceAll(' ', '')
}

/**
 * Takes an app into use: pages of staff open from then on.
 * @param now the site's time, milliseconds UTC.
 */
export async function addApp(visitor: Visitor, now: number) {
  const secret = await appToConfirm(visitor)
  const fields = { code: codeAt(secret, now) }
  const answer = await visitor.submit(appPath, fields, { from: appPage })
  if (answer.status >= 400) throw new Error(`The app was answered ${answer.status}`)
  return { secret, answer }
}

/** A device whose passkey is to be added, and the form that adds it. */
export async function passkeyToAdd({ services }: TestSite, visitor: Visitor) {
  const { origin, hostname: host } = new URL(services.config.appUrl)
  const device = softAuthenticator({ origin, host })
  const { props } = await pageOf(await visitor.visit(passkeyPage))
  const made = device.make(props['options'] as Parameters<typeof device.make>[0])
  const fields = { name: 'Telephone', credential: JSON.stringify(made) }
  return { device, path: '/user/passkeys', from: passkeyPage, fields }
}

/** Adds a passkey. */
export async function addPasskey(site: TestSite, visitor: Visitor) {
  const { device, path, from, fields } = await passkeyToAdd(site, visitor)
  const answer = await visitor.submit(path, fields, { from })
  if (answer.status >= 400) throw new Error(`The passkey was answered ${answer.status}`)
  return { device, answer }
}

type Device = ReturnType<typeof softAuthenticator>

/** What a device answers to the passkey that a page asks for, as the form sends it. */
export async function answerOn(visitor: Visitor, path: string, device: Device): Promise<string> {
  const { props } = await pageOf(await visitor.visit(path))
  const { options } = props['passkey'] as { options: Parameters<Device['use']>[0] }
  return JSON.stringify(device.use(options))
}

/** Somebody with an app, signed in; `code` shows one that was not used yet, half a minute later. */
export async function customerWithApp(site: TestSite, clock: ReturnType<typeof handClock>) {
  const { customer, visitor } = await signedInCustomer(site)
  const { secret, answer } = await addApp(visitor, clock.now())
  const code = () => {
    clock.pass(30_000)
    return codeAt(secret, clock.now())
  }
  return { customer, visitor, secret, answer, code }
}

/** A new browser in which somebody has given their password, and is asked for more. */
export async function atSecondStep(
  site: TestSite,
  customer: Customer,
  extra: Readonly<Record<string, string>> = {},
): Promise<Visitor> {
  const visitor = site.visitor()
  const { status, headers } = await signIn(visitor, customer, extra)
  const to = headers.get('location') ?? ''
  if (!to.startsWith(secondStepPage)) throw new Error(`Signing in was answered ${status}, ${to}`)
  return visitor
}
