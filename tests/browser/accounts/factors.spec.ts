import type { Page } from '@playwright/test'
import { addApp } from '../../support/browser/authenticator-app.ts'
import {
  expectFault,
  field,
  fillSignIn,
  resetLink,
  signInSomebody,
  signOut,
} from '../../support/browser/people.ts'
import type { Person } from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { withDatabase } from '../../support/browser/site-database.ts'
import { user } from '../../support/browser/staff.ts'
import {
  addPasskey,
  newRecoveryCodes,
  plugInAuthenticator,
} from '../../support/browser/virtual-authenticator.ts'
import { faultsAtWidths } from '../../support/browser/windows.ts'
import { expect, test } from '../../support/started-page.ts'

const undoLink = /\/user\/undo\//

test('a passkey that a stranger has added is undone for a code of the app that was there before', async ({
  page,
}) => {
  // Each page is judged in two windows.
  test.slow()
  await plugInAuthenticator(page)
  const owner = await signInSomebody(page)
  const app = await addApp(page, owner)
  await newRecoveryCodes(page)
  await addAnotherPasskey(page)

  const stranger = await leaveBrowser(page)
  await page.goto(await linkMailedTo(owner.email, undoLink))
  const main = page.getByRole('main')
  await expect(main).toContainText('A passkey was added.')
  await expect(page.getByRole('button', { name: 'Undo it with a passkey' })).toHaveCount(0)
  expect(await faultsAtWidths(page), 'to undo it, by a code').toEqual([])
  await send(page, 'code', 'reef early')
  await expectFault(field(page, 'code'), /This code is not right/)
  await expect(field(page, 'code')).toBeFocused()
  expect(await faultsAtWidths(page), 'to undo it, refused').toEqual([])
  await send(page, 'code', await app.code())

  const renewed = await chooseAnother(page, owner)
  await fillSignIn(page, renewed)
  await expect(page).toHaveURL(/\/two-factor-challenge/)
  await send(page, 'code', await app.code())
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/user/profile')
  await expect(twoSteps(page)).toContainText('In use since')
  await expect(twoSteps(page).getByRole('listitem')).toHaveCount(0)
  await page.context().addCookies(stranger)
  await expectSignedOut(page)
})

test('a password that a stranger has changed is undone by a passkey, and the old one stays void', async ({
  page,
}) => {
  test.slow()
  const device = await plugInAuthenticator(page)
  const owner = await signInSomebody(page)
  await addPasskey(page)
  await page.goto('/user/profile')
  const form = page.locator('#password')
  const theirs = `${owner.password}, theirs`
  await form.locator('[name=current_password]').fill(owner.password)
  await form.locator('[name=password]').fill(theirs)
  await form.locator('[name=password]').press('Enter')
  await expect(page.getByRole('status').first()).toContainText('Your password is changed')

  const stranger = await leaveBrowser(page)
  await page.goto(await linkMailedTo(owner.email, undoLink))
  await expect(page.getByRole('main')).toContainText('The password was changed.')
  expect(await faultsAtWidths(page), 'to undo it, by a passkey').toEqual([])
  await page.getByRole('button', { name: 'Undo it with a passkey' }).press('Enter')
  await expect(page).toHaveURL(resetLink)
  const reset = page.url()

  // The page to sign in offers the passkey of whoever is there.
  await device.setPresent(false)
  await page.context().addCookies(stranger)
  await expectSignedOut(page)
  await page.goto('/login')
  await fillSignIn(page, owner)
  await expectFault(field(page, 'email'), /do not go together/)
  await page.goto(reset)
  await fillSignIn(page, await chooseAnother(page, owner))
  await expect(page).toHaveURL(/\/two-factor-challenge/)
  await device.setPresent(true)
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('a passkey is renamed, and removed once it has shown who asks, by keys alone', async ({
  page,
}) => {
  test.slow()
  await plugInAuthenticator(page)
  const owner = await signInSomebody(page)
  await addPasskey(page)
  await page.goto('/user/profile')
  const passkey = twoSteps(page).getByRole('listitem')
  const name = passkey.getByLabel('What to call it')

  await test.step('another name, which it must have', async () => {
    await passkey.locator('summary').press('Enter')
    await name.fill(' ')
    await name.press('Enter')
    await expectFault(name, /Please give the passkey a name/)
    await expect(name).toBeFocused()
    expect(await faultsAtWidths(page), 'renaming, refused').toEqual([])
    await name.fill('The blue telephone')
    await name.press('Enter')
    await expect(page.getByRole('status').first()).toContainText('“The blue telephone” now')
    await expect(passkey).toContainText('The blue telephone')
  })

  await test.step('after a quarter of an hour it asks for the passkey first', async () => {
    await letQuarterHourPass(owner)
    await passkey.getByRole('button', { name: /^Remove/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it still you?')
    expect(await faultsAtWidths(page), 'who is it, by a passkey').toEqual([])
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
    await expect(page).toHaveURL('/user/profile')
    await expect(page.getByRole('status').first()).toContainText('please press it once more')
    await expect(passkey).toHaveCount(1)
  })

  await test.step('it goes, and the password alone signs in again', async () => {
    await passkey.getByRole('button', { name: /^Remove/ }).press('Enter')
    await expect(page.getByRole('status').first()).toContainText('opens your account no longer')
    await expect(passkey).toHaveCount(0)
    await signOut(page)
    await page.goto('/login')
    await fillSignIn(page, owner)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('whoever works here adds a second factor before any page of staff opens', async ({
  page,
  faults,
}) => {
  test.slow()
  // A visit is told by it of an address with a fragment.
  faults.expectFault(/409/)
  await plugInAuthenticator(page)
  const cora = await signInSomebody(page)
  await user('role', cora.email, 'editor')

  await page.goto('/_preview')
  await expect(page).toHaveURL(/\/login/)
  await fillSignIn(page, cora)
  await expect(page).toHaveURL('/user/profile#two-steps')
  await expect(page.getByRole('alert').first()).toContainText('This page asks for a second step.')
  await expect(twoSteps(page)).toContainText('Please add one of these two first.')
  expect(await faultsAtWidths(page), 'the profile of staff without a factor').toEqual([])
  await twoSteps(page).getByRole('link', { name: 'Add a passkey' }).press('Enter')
  await page.getByRole('button', { name: 'Add the passkey' }).press('Enter')
  await newRecoveryCodes(page)

  await page.goto('/_preview')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview')
})

/** Beside an app, which has given its owner recovery codes already. */
async function addAnotherPasskey(page: Page): Promise<void> {
  await page.goto('/user/passkeys/create')
  await page.getByRole('button', { name: 'Add the passkey' }).press('Enter')
  await expect(page).toHaveURL('/user/profile')
}

/** From now on the page is in a browser that nobody signed in by; gives the cookies of the one before. */
async function leaveBrowser(page: Page) {
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  return cookies
}

/** Chooses another password, where an undone change leads. */
async function chooseAnother(page: Page, owner: Person): Promise<Person> {
  await expect(page).toHaveURL(resetLink)
  const password = `${owner.password}, mine again`
  await send(page, 'password', password)
  await expect(page).toHaveURL(/\/login/)
  return { ...owner, password }
}

/** Fills in the last field of a form, and sends it. */
async function send(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text)
  await field(page, name).press('Enter')
}

function twoSteps(page: Page) {
  return page.locator('#two-steps')
}

async function expectSignedOut(page: Page): Promise<void> {
  const answer = await page.request.get('/dashboard', { maxRedirects: 0 })
  expect(answer.headers()['location']).toContain('/login')
}

/** As if that had gone by since somebody showed who they are. */
async function letQuarterHourPass({ email }: Person): Promise<void> {
  await withDatabase(async ({ db }) => {
    await db
      .updateTable('sessions')
      .set((eb) => ({ confirmed_at: eb('confirmed_at', '-', 15 * 60_000) }))
      .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
      .execute()
  })
}
