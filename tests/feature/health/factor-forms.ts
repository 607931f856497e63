import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { signedInCustomer, signIn } from '../../support/customers.ts'
import {
  addApp,
  addPasskey,
  answerOn,
  appToConfirm,
  passkeyToAdd,
} from '../../support/site-factors.ts'
import { mailed, own } from './filled-form.ts'
import type { Forms } from './filled-form.ts'

const onePasskey = '/user/passkeys/0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d70'

/** Codes of one app are for 30 seconds each. */
const step = 30_000

/** Forms about the second step, by the customer who has what the others need. */
export const ofFactors: Forms = {
  'two-factor.login.store': async ({ site, clock }) => {
    const { customer, visitor: owner } = await signedInCustomer(site)
    const { secret } = await addApp(owner, clock.now() - step)
    const visitor = site.visitor()
    await signIn(visitor, customer)
    const path = '/two-factor-challenge'
    return { visitor, path, from: path, fields: { code: codeAt(secret, clock.now()) } }
  },
  'passkeys.login': async ({ site }) => {
    const { device } = await addPasskey(site, (await signedInCustomer(site)).visitor)
    const visitor = site.visitor()
    const fields = { credential: await answerOn(visitor, '/login', device) }
    return { visitor, path: '/passkeys/login', from: '/login', fields }
  },
  'two-factor.confirm': async ({ site, clock }) => {
    const { visitor } = await signedInCustomer(site)
    await addPasskey(site, visitor)
    const fields = { code: codeAt(await appToConfirm(visitor), clock.now()) }
    const path = '/user/confirmed-two-factor-authentication'
    return { visitor, path, from: '/user/two-factor-authentication', fields }
  },
  'two-factor.disable': own('DELETE', '/user/two-factor-authentication', () => ({})),
  'two-factor.regenerate-recovery-codes': async ({ site }) => {
    const { visitor } = await signedInCustomer(site)
    await addPasskey(site, visitor)
    const path = '/user/two-factor-recovery-codes'
    return { visitor, path, from: path, fields: {} }
  },
  'passkeys.store': async ({ site }) => {
    const { visitor } = await signedInCustomer(site)
    return { visitor, ...(await passkeyToAdd(site, visitor)) }
  },
  'passkeys.update': own('PUT', onePasskey, () => ({ name: 'Telephone' })),
  'passkeys.destroy': own('DELETE', onePasskey, () => ({})),
  'account-undo.store': async (scene) => {
    const { customer, visitor } = await signedInCustomer(scene.site)
    await addPasskey(scene.site, visitor)
    return mailed(scene, customer.email, /\/user\/undo\//)
  },
}
