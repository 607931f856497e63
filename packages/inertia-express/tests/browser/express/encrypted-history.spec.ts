import { encryptedHistory } from '../../../src/index.ts'
import { expect, shown, test } from '../../support/express-test.ts'
import { isEncrypted } from '../../support/history.ts'

test('the pages below a middleware are encrypted, and no others', async ({ page, site }) => {
  site.app.use('/account', encryptedHistory())
  site.page('/account/orders', { title: 'Orders' })
  site.page('/open', { title: 'For everybody' })

  await page.goto('/account/orders')
  await expect.poll(() => isEncrypted(page)).toBe(true)

  await page.goto('/open')
  await expect(shown(page, 'title')).toHaveText('For everybody')
  expect(await isEncrypted(page)).toBe(false)
})
