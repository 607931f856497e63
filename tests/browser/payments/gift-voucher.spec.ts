import { leavesToPay, playMoney, whatIsNext } from '../../support/browser/card.ts'
import { badge, books, newBuyer, put } from '../../support/browser/cart.ts'
import { orderButton, stepOf } from '../../support/browser/checkout.ts'
import { codeMailedTo, filesMailedTo } from '../../support/browser/post.ts'
import { enter, tabTo, typeInto } from '../../support/browser/tab-to.ts'
import { expect, test } from '../../support/started-page.ts'

test('a gift voucher is bought by keyboard alone, paid by the second card, and spent by the code on its paper', async ({
  page,
  faults,
}) => {
  test.slow()
  faults.expectFault(leavesToPay)
  const buyer = newBuyer()

  await test.step('it is written and ordered', async () => {
    await page.goto('/gift-vouchers?voucher=GV-050#your-voucher')
    await typeInto(page, page.getByLabel('Who it is for'), 'Ada')
    await enter(page, page.getByRole('main').getByRole('button', { name: 'Add to basket' }))
    await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
    await enter(page, badge(page))
    await enter(page, page.getByRole('link', { name: 'Go to checkout' }))
    await typeInto(page, page.getByLabel('Your name'), buyer.name)
    await typeInto(page, page.getByRole('main').getByLabel('E-mail address').first(), buyer.email)
    await typeInto(page, page.getByLabel('Telephone'), buyer.telephone)
    await page.keyboard.press('Enter')
    await expect(stepOf(page, 'Review and order')).toBeFocused()
  })

  await test.step('a card is chosen, and the code leads on to pay', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Card, now' }))
    await page.keyboard.press('Space')
    await enter(page, orderButton(page))
    await expect(stepOf(page, 'Your code')).toBeFocused()
    await typeInto(page, page.getByLabel('Code of six digits'), await codeMailedTo(buyer.email))
    await expect(orderButton(page)).toHaveText('Order and pay £50.00')
    await page.keyboard.press('Enter')
  })

  await test.step('one card is declined, and another pays', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('£50.00')
    await enter(page, playMoney(page, 'Be declined'))
    await expect(page.getByRole('status')).toContainText('The bank has declined the card.')
    await enter(page, playMoney(page, 'Pay £50'))
    await expect(whatIsNext(page)).toContainText('Everything is paid. Thank you.')
  })

  await test.step('its message brings it as a file, and its page has it too', async () => {
    const files = await filesMailedTo(buyer.email, /voucher for Ada/)
    expect(files.map(({ type }) => type)).toEqual(['application/pdf'])
    await enter(page, page.getByRole('link', { name: 'See and print the voucher' }))
    await expect(page.getByRole('heading', { level: 1, name: 'A gift voucher' })).toBeVisible()
    const paper = page.getByRole('link', { name: 'Keep it as a PDF' })
    await tabTo(page, paper)
    const file = await page.request.get((await paper.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })

  await test.step('the address on its paper fills in its code, which pays', async () => {
    const [code = ''] = /(?:[A-Z\d]{4}-){3}[A-Z\d]{4}/.exec(await page.innerText('main')) ?? []
    await put(page, books())
    await page.goto(`/cart#voucher=${code}`)
    await expect(page.getByLabel('Voucher code')).toHaveValue(code)
    await enter(page, page.getByRole('button', { name: 'Apply' }))
    await expect(page.getByRole('region', { name: 'Pay with a gift voucher' })).toContainText(code)
    await expect(page.getByLabel('Voucher code')).toHaveValue('')
  })
})
