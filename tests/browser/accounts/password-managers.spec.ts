import type { Page } from '@playwright/test'
import { field, signInSomebody } from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'

test('a password manager finds whose password each form asks for, and whether it is new', async ({
  page,
}) => {
  await page.goto('/login')
  expect(await hintsOf(page)).toEqual([
    { email: 'username webauthn', password: 'current-password' },
  ])
  await page.goto('/register')
  expect(await hintsOf(page)).toEqual([
    { name: 'name', email: 'username', password: 'new-password' },
  ])

  const { email } = await signInSomebody(page)
  await page.goto('/user/confirm-password')
  expect(await hintsOf(page)).toEqual([{ password: 'current-password' }])
  await expect(page.getByRole('main').locator('input[autocomplete=username]')).toHaveValue(email)
  await page.goto('/.well-known/change-password')
  await expect(page).toHaveURL('/user/profile#password')
  await expect(page.locator('#password')).toBeInViewport()
  expect(await hintsOf(page)).toContainEqual(
    expect.objectContaining({ current_password: 'current-password', password: 'new-password' }),
  )
})

test('a password can be pasted, shown and hidden', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login')
  await page.evaluate(() => navigator.clipboard.writeText('seven knots upwind'))

  await field(page, 'password').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field(page, 'password')).toHaveValue('seven knots upwind')
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: /show/i }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: /hide/i }).click()

  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
})

/** Of each form that asks for a password: its visible fields, and what each says it is for. */
function hintsOf(page: Page): Promise<Readonly<Record<string, string>>[]> {
  return page.getByRole('main').evaluate((main) => {
    const forms = [...main.querySelectorAll('form')]
    return forms
      .filter((form) => form.querySelector('input[autocomplete$=password]'))
      .map((form) => {
        const boxes = [...form.querySelectorAll<HTMLInputElement>('input[autocomplete]')]
        const shown = boxes.filter((box) => box.name !== '' && box.checkVisibility())
        return Object.fromEntries(shown.map((box) => [box.name, box.autocomplete]))
      })
  })
}
