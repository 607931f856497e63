import type { Locator, Page } from '@playwright/test'
import type { AdapterServer } from '../support/servers/adapter-server.ts'
import { expect, shown, test } from '../support/test.ts'

test('each of two forms on a page sees its own errors', async ({ page, site }) => {
  takeForms(site)
  await page.goto('/')

  await send(page, 'Crew', 'ada')
  await expect(errorIn(page, 'Crew')).toHaveText('crew: ada is no address')
  await expect(errorIn(page, 'Newsletter')).toBeEmpty()

  await send(page, 'Newsletter', 'bo')
  await expect(errorIn(page, 'Newsletter')).toHaveText('newsletter: bo is no address')
  await expect(shown(page, 'errors')).toHaveText(
    '{"newsletter":{"email":"newsletter: bo is no address"}}',
  )
})

test('errors go when the form succeeds', async ({ page, site }) => {
  takeForms(site)
  await page.goto('/')
  await send(page, 'Crew', 'ada')
  await expect(errorIn(page, 'Crew')).toHaveText('crew: ada is no address')

  await send(page, 'Crew', 'ada@example.com')

  await expect(errorIn(page, 'Crew')).toBeEmpty()
  await expect(shown(page, 'errors')).toHaveText('{}')
})

test('errors go when the page is loaded anew', async ({ page, site }) => {
  takeForms(site)
  await page.goto('/')
  await send(page, 'Crew', 'ada')
  await expect(errorIn(page, 'Crew')).toHaveText('crew: ada is no address')

  await page.reload()

  await expect(shown(page, 'errors')).toHaveText('{}')
})

test('a bag that the server names keeps its name', async ({ page, site }) => {
  site.page('/', { component: 'two-forms' })
  site.on('post', '/crew', ({ inertia }) => inertia.errors({ email: 'Taken' }, 'newsletter').back())
  await page.goto('/')

  await send(page, 'Crew', 'ada@example.com')

  await expect(shown(page, 'errors')).toHaveText('{"newsletter":{"email":"Taken"}}')
  await expect(errorIn(page, 'Crew')).toBeEmpty()
})

test('a field shows its first message, and all of them where the application says so', async ({
  page,
  site,
}) => {
  site.page('/', { component: 'two-forms' })
  const email = ['Too short', 'No @ in it']
  site.on('post', '/crew', ({ inertia }) => inertia.errors({ email }).back())
  await page.goto('/')

  await send(page, 'Crew', 'ada')
  await expect(shown(page, 'errors')).toHaveText('{"crew":{"email":"Too short"}}')

  site.configure({ allErrors: true })
  await send(page, 'Crew', 'ada')
  await expect(shown(page, 'errors')).toHaveText('{"crew":{"email":["Too short","No @ in it"]}}')
})

/** Both forms take an address with an @ in it, and send any other back. */
function takeForms(site: AdapterServer): void {
  site.page('/', { component: 'two-forms' })
  for (const name of ['crew', 'newsletter']) {
    site.on('post', `/${name}`, ({ request, inertia }) => {
      const { email } = request.body as { readonly email: string }
      if (!email.includes('@')) inertia.errors({ email: `${name}: ${email} is no address` })
      return inertia.back()
    })
  }
}

async function send(page: Page, form: string, email: string): Promise<void> {
  const fields = page.getByRole('form', { name: form })
  await fields.getByLabel('E-mail').fill(email)
  await fields.getByRole('button').click()
}

function errorIn(page: Page, form: string): Locator {
  return page.getByRole('form', { name: form }).getByRole('alert')
}
