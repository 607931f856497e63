import type { Page } from '@playwright/test'
import type { AdapterServer } from '../support/servers/adapter-server.ts'
import { beginVisit, expect, heard, shown, test, visit } from '../support/test.ts'

const saved = '{"notice":"Saved"}'

test('a message is on the page after the redirect, and an event tells of it', async ({
  page,
  site,
}) => {
  offerSaving(site)
  await page.goto('/')

  await visit(page, '/save', { method: 'post' })

  await expect(shown(page, 'flash')).toHaveText(saved)
  await expect.poll(() => heard(page, 'flash')).toEqual([{ flash: { notice: 'Saved' } }])
})

test('a message is in a document too, and an event tells of it', async ({ page, site }) => {
  offerSaving(site)
  await page.goto('/')
  await save(page)

  await page.goto('/')

  await expect(shown(page, 'flash')).toHaveText(saved)
  await expect.poll(() => heard(page, 'flash')).toEqual([{ flash: { notice: 'Saved' } }])
})

test('a message is shown once: neither the next page nor Back shows it again', async ({
  page,
  site,
}) => {
  offerSaving(site)
  site.page('/second', { title: 'Second' })
  await page.goto('/')
  await visit(page, '/save', { method: 'post' })
  await expect(shown(page, 'flash')).toHaveText(saved)

  await visit(page, '/second')
  await expect(shown(page, 'title')).toHaveText('Second')
  await expect(shown(page, 'flash')).toHaveText('{}')

  await page.goBack()
  await expect(shown(page, 'title')).toHaveText('First')
  await expect(shown(page, 'flash')).toHaveText('{}')
})

test('a message waits while the page that was fetched ahead is used', async ({ page, site }) => {
  offerSaving(site)
  site.page('/second', { title: 'Second' })
  await page.goto('/')
  await save(page)
  const isAhead = page.waitForResponse('**/second')
  await page.getByRole('link', { name: 'Second' }).hover()
  await isAhead

  await page.getByRole('link', { name: 'Second' }).click()
  await expect(shown(page, 'title')).toHaveText('Second')
  await expect(shown(page, 'flash')).toHaveText('{}')

  await visit(page, '/')
  await expect(shown(page, 'flash')).toHaveText(saved)
})

test('a message waits while scripts ask for data', async ({ page, site }) => {
  offerSaving(site)
  site.on('get', '/api/tides', ({ json }) => json({ high: '06:12' }))
  await page.goto('/')
  await save(page)

  await page.evaluate(async () => (await fetch('/api/tides')).json())
  await visit(page, '/')

  await expect(shown(page, 'flash')).toHaveText(saved)
})

test('a message outlives redirects, each of which may add to it', async ({ page, site }) => {
  site.page('/', { title: 'First' })
  site.on('post', '/save', ({ inertia, redirect }) => {
    inertia.flash('notice', 'Saved')
    return redirect('/next', 303)
  })
  site.on('get', '/next', ({ inertia, redirect }) => {
    inertia.flash({ hint: 'Now pay' })
    return redirect('/')
  })
  await page.goto('/')

  await visit(page, '/save', { method: 'post' })

  await expect(shown(page, 'flash')).toHaveText('{"notice":"Saved","hint":"Now pay"}')
})

test('a message outlives the answer that the assets are old', async ({ page, site, faults }) => {
  faults.expectFault(/409/)
  offerSaving(site)
  await page.goto('/')
  await save(page)
  site.configure({ version: 'second' })

  await beginVisit(page, '/')

  await expect(shown(page, 'flash')).toHaveText(saved)
})

test('a message outlives a redirect to a fragment', async ({ page, site, faults }) => {
  faults.expectFault(/409/)
  site.page('/', { title: 'First' })
  site.on('post', '/save', ({ inertia, redirect }) => {
    inertia.flash('notice', 'Saved')
    return redirect('/#title', 303)
  })
  await page.goto('/')

  await visit(page, '/save', { method: 'post' })

  await expect(shown(page, 'flash')).toHaveText(saved)
  await expect.poll(() => heard(page, 'flash')).toHaveLength(1)
})

/** A page with a link that is fetched ahead, and `/save`, which flashes and comes back. */
function offerSaving(site: AdapterServer): void {
  site.page('/', { title: 'First', linksAhead: { Second: '/second' } })
  site.on('post', '/save', ({ inertia, redirect, json }) => {
    inertia.flash('notice', 'Saved')
    return inertia.isVisit ? redirect('/', 303) : json({})
  })
}

/** Saves behind the client's back, as a script of the page would: the message then waits. */
async function save(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/save', { method: 'POST' })).json())
}
