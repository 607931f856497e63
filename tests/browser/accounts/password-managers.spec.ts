import type { Page } from '@playwright/test'
import {
  field,
  newCustomer,
  newPerson,
  openResetLink,
  register,
  signIn,
  signInSomebody,
} from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'

test.describe('a password manager finds', () => {
  test('who signs in and with what', async ({ page }) => {
    await page.goto('/login')

    expect(await hintsOf(page)).toEqual([{ email: 'username', password: 'current-password' }])
  })

  test('what a new account is to be kept under', async ({ page }) => {
    await page.goto('/register')

    expect(await hintsOf(page)).toEqual([
      { name: 'name', email: 'username', password: 'new-password' },
    ])
  })

  test('whose password is asked for again', async ({ page }) => {
    const { email } = await signInSomebody(page)
    await page.goto('/user/data')
    await expect(page).toHaveURL('/user/confirm-password')

    const [hints] = await hintsOf(page)
    expect(hints).toMatchObject({ password: 'current-password' })
    await expect(username(page)).toHaveValue(email)
  })

  test('that a reset sets a new one', async ({ page }) => {
    await openResetLink(page, await newCustomer())

    expect((await hintsOf(page))[0]).toMatchObject({ password: 'new-password' })
  })

  test('the old password and the new one on the profile, each form on its own', async ({
    page,
  }) => {
    await signInSomebody(page)
    await page.goto('/user/profile')

    const hints = await hintsOf(page)
    expect(hints).toContainEqual(
      expect.objectContaining({
        current_password: 'current-password',
        password: 'new-password',
      }),
    )
    expect(hints.flatMap((form) => Object.values(form))).not.toContain('off')
  })
})

test('the well-known address leads to where a password is changed', async ({ page }) => {
  await signInSomebody(page)

  await page.goto('/.well-known/change-password')

  await expect(page).toHaveURL('/user/profile#password')
  await expect(page.locator('#password')).toBeInViewport()
})

test.describe('a password', () => {
  test('can be pasted', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/login')
    await page.evaluate(() => navigator.clipboard.writeText('seven knots upwind'))

    await field(page, 'password').focus()
    await page.keyboard.press('ControlOrMeta+V')

    await expect(field(page, 'password')).toHaveValue('seven knots upwind')
  })

  test('is hidden until it is asked to be shown, and hidden again when sent', async ({ page }) => {
    await page.goto('/login')
    await field(page, 'password').fill('seven knots upwind')
    await expect(field(page, 'password')).toHaveAttribute('type', 'password')

    await page.getByRole('button', { name: /show/i }).click()
    await expect(field(page, 'password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: /hide/i }).click()

    await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  })

  test('of 120 letters of any script is as good as another', async ({ page }) => {
    const person = { ...newPerson(), password: 'ψ𝛼 ὀξύ ☂ '.repeat(14).slice(0, 120) }
    await newCustomer(person)

    await signIn(page, person)
  })

  test('is never kept in the page of an account that is not open yet', async ({ page }) => {
    const person = newPerson()
    await register(person)

    await page.goto('/email/verify')

    expect(await page.content()).not.toContain(person.password)
  })
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

function username(page: Page) {
  return page.getByRole('main').locator('input[autocomplete=username]')
}
