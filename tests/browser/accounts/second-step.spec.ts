import type { Locator, Page } from '@playwright/test'
import { addApp, scanApp } from '../../support/browser/authenticator-app.ts'
import type { AuthenticatorApp } from '../../support/browser/authenticator-app.ts'
import {
  expectFault,
  field,
  resetLink,
  signInSomebody,
  signOut,
} from '../../support/browser/people.ts'
import type { Person } from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { newRecoveryCodes } from '../../support/browser/virtual-authenticator.ts'
import { faultsAtWidths } from '../../support/browser/windows.ts'
import { expect, test } from '../../support/started-page.ts'

const undoLink = /\/user\/undo\//

test('an app is set up by keys alone, asked for after the password, and turned off', async ({
  page,
}) => {
  // Each page is judged in two windows.
  test.slow()
  const person = await signInSomebody(page)
  const app = await test.step('its first code takes it into use', () => setUpByKeys(page, person))

  await test.step('a wrong code is refused in place, and a right one signs in', async () => {
    await signOut(page)
    await takeFirstStep(page, person)
    expect(await faultsAtWidths(page), 'the second step').toEqual([])
    await type(page, 'code', await wrong(app))
    await expectFault(field(page, 'code'), /This code is not right/)
    await expect(field(page, 'code')).toBeFocused()
    expect(await faultsAtWidths(page), 'the second step, refused').toEqual([])
    await type(page, 'code', await app.code())
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('who has just shown both is not asked again', async () => {
    await page.goto('/user/profile')
    expect(await download(page)).toMatch(/^saltlark-.+\.json$/)
    await twoSteps(page).getByRole('link', { name: 'Make new codes' }).press('Enter')
    await expect(page.getByRole('main')).toContainText('8 are left')
    await page.getByRole('button', { name: 'Make new codes' }).press('Enter')
    expect(await newRecoveryCodes(page)).toHaveLength(8)
    await page.getByRole('link', { name: 'I have kept them' }).press('Enter')
    await expect(page).toHaveURL('/user/profile')
    await twoSteps(page)
      .getByRole('button', { name: /^Turn off/ })
      .press('Enter')
    await expect(page.getByRole('status').first()).toContainText('in use no longer')
  })

  await test.step('the password alone signs in again', async () => {
    await signOut(page)
    await signInByKeys(page, person)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a browser that is spared the code is asked before the data goes', async ({ page }) => {
  test.slow()
  const person = await signInSomebody(page)
  const app = await setUp(page, person)

  await test.step('it is spared from the next sign-in on', async () => {
    await signOut(page)
    await takeFirstStep(page, person)
    await field(page, 'trust').press('Space')
    await expect(field(page, 'trust')).toBeChecked()
    await type(page, 'code', await app.code())
    await expect(page).toHaveURL('/dashboard')
    await signOut(page)
    await signInByKeys(page, person)
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('it is asked who it is, by the password and a code', async () => {
    await page.goto('/user/profile')
    await page.getByRole('link', { name: 'Download my data' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it still you?')
    expect(await faultsAtWidths(page), 'who is it').toEqual([])
    await type(page, 'password', person.password)
    await expectFault(field(page, 'code'), /Please type the code/)
    await expect(field(page, 'code')).toBeFocused()
    expect(await faultsAtWidths(page), 'who is it, refused').toEqual([])
    await type(page, 'code', await app.code())
    await expect(page).toHaveURL('/user/profile')
    expect(await download(page)).toMatch(/^saltlark-.+\.json$/)
  })
})

test('the link of the letter about a new app takes it off, and leads to another password', async ({
  page,
}) => {
  const person = await signInSomebody(page)
  await setUp(page, person)

  await page.goto(await linkMailedTo(person.email, undoLink))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It was not you?')
  expect(await faultsAtWidths(page), 'to undo it').toEqual([])
  await page.getByRole('button', { name: 'Undo it' }).press('Enter')

  await expect(page).toHaveURL(resetLink)
  const password = `${person.password}, again`
  await type(page, 'password', password)
  await expect(page).toHaveURL(/\/login/)
  await signInByKeys(page, { ...person, password })
  await expect(page).toHaveURL('/dashboard')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an app is set up and asked for, and passkeys say what they need', async ({
    page,
    faults,
  }) => {
    faults.expectFault(/422/)
    const person = await signInSomebody(page)
    const without = page.getByRole('main').locator('noscript p')
    await page.goto('/user/passkeys/create')
    await expect(without).toBeVisible()
    await expect(without).toContainText('An authenticator app protects your account as well')
    await expect(page.getByRole('button', { name: 'Add the passkey' })).toHaveCount(0)
    const app = await setUp(page, person)
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().press('Enter')
    await expect(page).toHaveURL('/')

    await page.goto('/login')
    await expect(without).toContainText('Your password signs you in just as well.')
    await expect(without).toBeVisible()
    await field(page, 'email').fill(person.email)
    await type(page, 'password', person.password)
    await expect(page).toHaveURL(/\/two-factor-challenge/)
    await type(page, 'code', await wrong(app))
    await expectFault(field(page, 'code'), /This code is not right/)
    await type(page, 'code', await app.code())

    await expect(page).toHaveURL('/dashboard')
  })
})

/** Follows the way that the profile leads, and looks at each page of it. */
async function setUpByKeys(page: Page, person: Person): Promise<AuthenticatorApp> {
  await page.goto('/user/profile')
  await page.getByRole('link', { name: 'Set up an authenticator app' }).press('Enter')
  await expect(page).toHaveURL('/user/two-factor-authentication')
  const app = await scanApp(page, person)
  expect(await faultsAtWidths(page), 'setting up an app').toEqual([])
  await type(page, 'code', await wrong(app))
  await expectFault(field(page, 'code'), /This is not the code/)
  expect(await faultsAtWidths(page), 'setting up an app, refused').toEqual([])
  await type(page, 'code', await app.code())
  expect(await newRecoveryCodes(page)).toHaveLength(8)
  await page.getByRole('link', { name: 'I have kept them' }).press('Enter')
  await expect(twoSteps(page).getByRole('button', { name: /^Turn off/ })).toBeVisible()
  expect(await faultsAtWidths(page), 'the profile with an app').toEqual([])
  return app
}

async function setUp(page: Page, person: Person): Promise<AuthenticatorApp> {
  const app = await addApp(page, person)
  await newRecoveryCodes(page)
  return app
}

/** A code that the app does not show. */
async function wrong(app: AuthenticatorApp): Promise<string> {
  const code = Number(await app.code())
  return String((code + 1) % 1_000_000).padStart(6, '0')
}

async function takeFirstStep(page: Page, person: Person): Promise<void> {
  await signInByKeys(page, person)
  await expect(page).toHaveURL(/\/two-factor-challenge/)
}

async function signInByKeys(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await field(page, 'email').fill(email)
  await type(page, 'password', password)
}

/** Fills in the last field of a form, and sends it. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text)
  await field(page, name).press('Enter')
}

function twoSteps(page: Page): Locator {
  return page.locator('#two-steps')
}

/** The name of the file that somebody gets who asks for their data. */
async function download(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).press('Enter')
  return (await downloading).suggestedFilename()
}
