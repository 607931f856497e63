import { createHash, createPrivateKey, sign } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { field, signInSomebody, signOut } from '../../support/browser/people.ts'
import type { Person } from '../../support/browser/people.ts'
import { letterTo } from '../../support/browser/post.ts'
import {
  addPasskey,
  newRecoveryCodes,
  openSignIn,
  plugInAuthenticator,
  pressPasskey,
} from '../../support/browser/virtual-authenticator.ts'
import type { VirtualAuthenticator } from '../../support/browser/virtual-authenticator.ts'
import { faultsAtWidths } from '../../support/browser/windows.ts'
import { expect, test } from '../../support/started-page.ts'

test('a passkey that is added by keys alone signs in with nothing typed', async ({ page }) => {
  // Each page is judged in two windows.
  test.slow()
  const device = await plugInAuthenticator(page)
  const { email } = await signInSomebody(page)

  await test.step('it is added, and recovery codes are shown once', async () => {
    await page.goto('/user/profile')
    await page.getByRole('link', { name: 'Add a passkey' }).press('Enter')
    await expect(page).toHaveURL('/user/passkeys/create')
    expect(await faultsAtWidths(page), 'a new passkey').toEqual([])
    await field(page, 'name').fill('My telephone')
    await field(page, 'name').press('Enter')
    expect(new Set(await newRecoveryCodes(page)).size).toBe(8)
    expect(await faultsAtWidths(page), 'new recovery codes').toEqual([])
    expect((await device.credential()).userName).toBe(email)
    await page.reload()
    await expect(page.getByRole('main')).toContainText('8 are left')
    await expect(page.getByRole('main').locator('code')).toHaveCount(0)
    expect(await faultsAtWidths(page), 'codes that are left').toEqual([])
  })

  await test.step('the button signs in, though the page offers the passkey already', async () => {
    await signOut(page)
    await pressPasskey(page, device)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/user/profile')
    await expect(passkeyNamed(page, 'My telephone')).toBeVisible()
    expect(await faultsAtWidths(page), 'the profile').toEqual([])
  })

  await test.step('it signs in from among what the browser fills in, without a press', async () => {
    await signOut(page)
    await device.setPresent(true)
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('after the password a passkey is the second step, and a recovery code once its device is lost', async ({
  page,
}) => {
  test.slow()
  const { person, device, codes } = await someoneWithPasskey(page)

  await test.step('the passkey', async () => {
    await takeFirstStep(page, device, person)
    expect(await faultsAtWidths(page), 'the second step').toEqual([])
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await signOut(page)
  })

  await test.step('a device that has none says so, and a recovery code lets its owner in', async () => {
    await device.unplug()
    const other = await plugInAuthenticator(page)
    await takeFirstStep(page, other, person)
    const button = page.getByRole('button', { name: 'Use a passkey' })
    await button.press('Enter')
    await expect(button).toHaveAccessibleDescription(/^No passkey was chosen/)
    await expect(button).toBeFocused()
    expect(await faultsAtWidths(page), 'the second step, without its device').toEqual([])
    await field(page, 'code').fill(codes[0] ?? '')
    await field(page, 'code').press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/user/profile')
    await expect(page.locator('#two-steps')).toContainText('7 are left')
  })
})

test('what signed in once does not sign in again', async ({ page }) => {
  const { device } = await someoneWithPasskey(page)
  const sending = page.waitForRequest('**/passkeys/login')
  await pressPasskey(page, device)
  await expect(page).toHaveURL('/dashboard')
  const form = { credential: credentialIn(await sending) }
  await signOut(page)

  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await page.request.post('/passkeys/login', { form, headers, maxRedirects: 0 })

  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('That took too long, or was done before.')
  await expectSignedOut(page)
})

test('what was signed for another site does not sign in', async ({ page }) => {
  const { device } = await someoneWithPasskey(page)
  const { privateKey } = await device.credential()
  await page.route('**/passkeys/login', (route, request) => {
    const credential = signedElsewhere(credentialIn(request), privateKey)
    return route.continue({ postData: JSON.stringify({ credential }) })
  })

  await pressPasskey(page, device)

  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toHaveAccessibleDescription(/could not be checked/)
  await expect(button).toBeFocused()
  expect(await faultsAtWidths(page), 'to sign in, refused').toEqual([])
  await expectSignedOut(page)
})

test('a copy of a passkey is found by its count, and neither signs in any more', async ({
  page,
}) => {
  const { person, device } = await someoneWithPasskey(page)
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  const copy = await device.credential()
  await pressPasskey(page, device)
  await expect(page).toHaveURL('/dashboard')
  await signOut(page)
  const original = await device.credential()
  expect(original.signCount).toBeGreaterThan(copy.signCount)

  await device.replace(copy)
  await pressPasskey(page, device)
  await expect(button).toHaveAccessibleDescription(/^This passkey is blocked.+a copy of it/)
  await device.replace(original)
  await pressPasskey(page, device)
  await expect(button).toHaveAccessibleDescription(/^This passkey is blocked/)

  const letter = await letterTo(person.email, /somebody may have a copy of it/)
  expect(letter).toContain('It opens your account no longer.')
  await fillByKeys(page, person)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/user/profile')
  await expect(page.locator('#two-steps').getByRole('listitem')).toContainText('Blocked')
  expect(await faultsAtWidths(page), 'the profile with a blocked passkey').toEqual([])
})

test('a passkey opens nothing for another finger', async ({ page }) => {
  const { device } = await someoneWithPasskey(page)
  await device.setVerified(false)

  await pressPasskey(page, device)

  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toHaveAccessibleDescription(/^No passkey was chosen/)
  await expectSignedOut(page)
})

/** A customer with a passkey, signed out again. */
async function someoneWithPasskey(page: Page) {
  const device = await plugInAuthenticator(page)
  const person = await signInSomebody(page)
  const codes = await addPasskey(page)
  await signOut(page)
  return { person, device, codes }
}

async function takeFirstStep(page: Page, device: VirtualAuthenticator, person: Person) {
  await openSignIn(page, device)
  await fillByKeys(page, person)
  await expect(page).toHaveURL(/\/two-factor-challenge/)
}

async function fillByKeys(page: Page, { email, password }: Person): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'password').press('Enter')
}

function passkeyNamed(page: Page, name: string) {
  return page.locator('#two-steps').getByRole('listitem').filter({ hasText: name })
}

async function expectSignedOut(page: Page): Promise<void> {
  const answer = await page.request.get('/dashboard', { maxRedirects: 0 })
  expect(answer.headers()['location']).toContain('/login')
}

/** What a browser's passkey answers, as the page sends it. */
function credentialIn(request: Request): string {
  return (request.postDataJSON() as { readonly credential: string }).credential
}

/** The same answer as a page of somebody else would get it: with a right signature, by the same key. */
function signedElsewhere(credential: string, privateKey: string): string {
  const answer = JSON.parse(credential) as {
    readonly response: { readonly clientDataJSON: string; readonly authenticatorData: string }
  }
  const { clientDataJSON, authenticatorData } = answer.response
  const client = Buffer.from(clientDataJSON, 'base64url').toString()
  const { origin } = JSON.parse(client) as { readonly origin: string }
  const elsewhere = Buffer.from(client.replace(origin, 'https://saltlark.example.org'))
  const hash = createHash('sha256').update(elsewhere).digest()
  const signed = Buffer.concat([Buffer.from(authenticatorData, 'base64url'), hash])
  const key = createPrivateKey({
    key: Buffer.from(privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  })
  const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  const response = {
    ...answer.response,
    clientDataJSON: elsewhere.toString('base64url'),
    signature: sign(algorithm, signed, key).toString('base64url'),
  }
  return JSON.stringify({ ...answer, response })
}
