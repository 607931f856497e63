import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { menuPanel, openMenu } from './menus.ts'
import { linkMailedTo } from './post.ts'
import { siteUnderTest } from './site-under-test.ts'

/** Somebody who visits the site. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

export const verifyLink = /\/email\/verify\//
export const resetLink = /\/reset-password\//

/** Somebody whom no other test knows, in this process or another. */
export function newPerson(name = 'Ada Marlowe'): Person {
  people += 1
  const mark = `${process.pid}-${people}`
  return { name, email: `person-${mark}@example.com`, password: `seven knots upwind ${mark}` }
}

/** Registers somebody by the site's form, without a browser: nothing is verified yet. */
export async function register(person: Person): Promise<void> {
  await send('/register', person, { ...person, password_confirmation: person.password })
}

/** Somebody who has an account, verified by the link of the message, and is signed out again. */
export async function newCustomer(person = newPerson()): Promise<Person> {
  await register(person)
  const { pathname } = new URL(await linkMailedTo(person.email, verifyLink))
  const verified = await send(pathname, person, { password: person.password })
  const cookies = verified.headers.getSetCookie().map((line) => line.split(';')[0])
  await send('/logout', person, {}, cookies.join('; '))
  return person
}

/** Fills in the page that asks who is there, and sends it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs out by the header's menu, which is shut again when home is there. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page, 'Account')
  // By key: a pointer that rests where the menu was would open it again.
  await menuPanel(page, 'Account').getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(menuPanel(page, 'Account')).toBeHidden()
}

/** Signs a new customer in as the site's form does, without opening it. */
export async function signInSomebody(page: Page): Promise<Person> {
  const customer = await newCustomer()
  const { email, password } = customer
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const form = { email, password }
  const answer = await page.request.post('/login', { form, headers, maxRedirects: 0 })
  expect(answer.headers()['location']).toMatch(/\/dashboard$/)
  return customer
}

/** The form of the profile with this name. */
export function profileForm(page: Page, name: 'information' | 'deletion'): Locator {
  return page.locator('main form').filter({ has: page.locator(`input[name=form][value=${name}]`) })
}

/** The field of this name in what is the page's own: the footer has an e-mail field too. */
export function field(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`input[name="${name}"]`)
}

/** What the page says is wrong with a field. */
export async function expectFault(box: Locator, words: string | RegExp): Promise<void> {
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveAccessibleDescription(words)
}

let people = 0

async function send(
  path: string,
  { email }: Person,
  fields: Readonly<Record<string, string>>,
  cookie = '',
): Promise<Response> {
  const { origin } = await siteUnderTest()
  const response = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': addressOf(email),
      ...(cookie && { Cookie: cookie }),
    },
    body: new URLSearchParams(fields),
  })
  if (response.status !== 303) throw new Error(`POST ${path} answered ${response.status}.`)
  return response
}

/** Limits count visitors by their address: everybody calls from one of their own. */
function addressOf(email: string): string {
  const [process = 0, person = 0] = (email.match(/\d+/g) ?? []).map(Number)
  return `198.18.${process % 256}.${person % 256}`
}
