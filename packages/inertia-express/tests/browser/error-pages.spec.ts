import { expect, shown, test, visit } from '../support/test.ts'

for (const status of [404, 500]) {
  test(`an error page of status ${status} is shown as a page, at its address`, async ({
    page,
    site,
    faults,
  }) => {
    faults.expectFault(new RegExp(String(status)))
    site.page('/', { title: 'First' })
    site.on('get', '/lost', ({ inertia }) =>
      inertia.render('show', { title: `Error ${status}` }, { status }),
    )
    await page.goto('/')

    await visit(page, '/lost')

    await expect(shown(page, 'title')).toHaveText(`Error ${status}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/lost')

    await page.goBack()
    await expect(shown(page, 'title')).toHaveText('First')
  })
}

test('an answer that is no page is shown in a dialog over the page', async ({ page, site }) => {
  site.page('/', { title: 'First' })
  site.on('get', '/report', ({ send }) => send('<h1>A report for printers</h1>'))
  await page.goto('/')

  await visit(page, '/report')

  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('iframe').contentFrame().getByRole('heading')).toHaveText(
    'A report for printers',
  )
  await expect(page).toHaveURL('/')
})
