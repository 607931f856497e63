import { menuPanel, openMenu } from '../../support/browser/menus.ts'
import { openHome } from '../../support/browser/open-home.ts'
import { expectFault, field, fillSignIn, newCustomer } from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'

test(
  'whoever signs in from far inside the site is back there, query and all, after a wrong password too',
  { tag: ['@spec-2.14', '@clar-1.4'] },
  async ({ page }) => {
    const customer = await newCustomer()
    const address = '/events?kind=course&level=beginner'
    await openHome(page, { address })
    await openMenu(page, 'Account')
    await page.getByRole('link', { name: 'Sign In' }).click()

    await fillSignIn(page, { ...customer, password: 'three knots upwind' })
    await expectFault(field(page, 'email'), /do not go together/)
    await expect(field(page, 'email')).toHaveValue(customer.email)
    await expect(field(page, 'password')).toHaveValue('three knots upwind')
    await fillSignIn(page, customer)

    await expect(page).toHaveURL(address)
    await openMenu(page, 'Account')
    await expect(menuPanel(page, 'Account')).toContainText('Your Account')
  },
)
