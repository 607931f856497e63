import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { field, fillSignIn, newPerson, verifyLink } from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { answering, startServer } from '../../support/browser/production-server.ts'
import type { ProductionServer } from '../../support/browser/production-server.ts'
import { freePort } from '../../support/free-port.ts'
import { testInstant } from '../../support/test-instant.ts'

const hour = 60 * 60_000
const day = 24 * hour

// The site is started several times in each.
test.describe.configure({ timeout: 180_000 })

let folder = ''
let port = 0
let server: ProductionServer | undefined

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltlark-time-'))
  port = await freePort()
  await goOnAfter(0)
})

test.afterEach(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

test('the link of a message is good for a day', async ({ page }) => {
  const person = newPerson()
  await registerAs(page, person)
  const link = await linkMailedTo(person.email, verifyLink, folder)

  await goOnAfter(day - hour)
  await page.goto(link)
  await expect(page.getByRole('main').locator('form[action*="/email/verify/"]')).toBeVisible()

  await goOnAfter(day + hour)
  await page.goto(link)
  await expect(page.getByRole('main').locator('form[action*="/email/verify/"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a session outlives a restart, but not two hours of rest', async ({ page }) => {
  await enter(page)

  await goOnAfter(1.5 * hour)
  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(at('/dashboard'))

  await goOnAfter(4 * hour)
  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(at('/login?intended=%2Fdashboard'))
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
})

test('a remembered session outlives days of rest', async ({ page }) => {
  await enter(page, { isRemembered: true })

  await goOnAfter(13 * day)
  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(at('/dashboard'))

  await goOnAfter(28 * day)
  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(at('/login?intended=%2Fdashboard'))
})

/** Stops the site, and starts it again when so much time has passed since the test began. */
async function goOnAfter(milliseconds: number): Promise<void> {
  await server?.stop()
  server = startServer({
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: at(''),
    APP_KEY: 'a-key-for-browser-tests-and-nothing-else',
    DATABASE_URL: `file:${join(folder, 'site.sqlite')}`,
    DATA_DIR: folder,
    MAIL_URL: 'log:',
    SITE_DATE: new Date(testInstant + milliseconds).toISOString(),
  })
  await answering(server, at(''), `localhost:${port}`)
}

/** Opens an account, and signs in to it. */
async function enter(page: Page, { isRemembered = false } = {}): Promise<void> {
  const person = newPerson()
  await registerAs(page, person)
  await page.goto(await linkMailedTo(person.email, verifyLink, folder))
  await page.getByRole('main').locator('form[action*="/email/verify/"] button').click()
  await page.waitForURL(/\/login/)
  if (isRemembered) await field(page, 'remember').check()
  await fillSignIn(page, person)
  await page.waitForURL(at('/dashboard'))
}

async function registerAs(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.goto(at('/register'))
  for (const name of ['name', 'email', 'password'] as const) {
    await field(page, name).fill(person[name])
  }
  await field(page, 'password').press('Enter')
  await page.waitForURL(at('/email/verify'))
}

function at(path: string): string {
  return `http://localhost:${port}${path}`
}
