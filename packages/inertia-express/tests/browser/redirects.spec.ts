import type { Page } from '@playwright/test'
import { beginVisit, expect, shown, test, visit } from '../support/test.ts'

for (const method of ['post', 'put', 'patch', 'delete'] as const) {
  test(`the page that ${method.toUpperCase()} redirects to is asked for by GET`, async ({
    page,
    site,
    faults,
  }) => {
    site.page('/', { title: 'Form' })
    site.page('/done', { title: 'Done' })
    site.on(method, '/berth', ({ redirect }) => redirect('/done'))
    await page.goto('/')

    await visit(page, '/berth', { method, data: { yacht: 'Petrel' } })

    await expect(shown(page, 'title')).toHaveText('Done')
    expect(faults.applicationRequests()).toEqual([
      'GET /',
      `${method.toUpperCase()} /berth`,
      'GET /done',
    ])
  })
}

test.describe('a redirect to a fragment', () => {
  test('scrolls to it', async ({ page, site, faults }) => {
    faults.expectFault(/409/)
    site.page('/', { title: 'Form' })
    site.page('/yacht', { component: 'below-the-fold', reviews: ['Fine'] })
    site.on('post', '/review', ({ redirect }) => redirect('/yacht#reviews'))
    await page.goto('/')

    await visit(page, '/review', { method: 'post' })

    await expect(shown(page, 'reviews')).toBeInViewport()
    await expect(page).toHaveURL('/yacht#reviews')
  })

  test('is asked for by GET, whatever the method was', async ({ page, site, faults }) => {
    faults.expectFault(/409/)
    site.page('/', { title: 'Form' })
    site.page('/done', { title: 'Done' })
    site.on('delete', '/berth', ({ redirect }) => redirect('/done#title'))
    await page.goto('/')

    await visit(page, '/berth', { method: 'delete' })

    await expect(shown(page, 'title')).toHaveText('Done')
    expect(faults.applicationRequests()).toEqual(['GET /', 'DELETE /berth', 'GET /done'])
  })
})

test.describe('the fragment of a visit that is redirected', () => {
  test('stays when the server says so', async ({ page, site }) => {
    site.page('/', { title: 'First' })
    site.page('/new', { title: 'Moved here' })
    site.on('get', '/old', ({ inertia, redirect }) => {
      inertia.preserveFragment()
      return redirect('/new', 301)
    })
    await page.goto('/')

    await visit(page, '/old#title')

    await expect(shown(page, 'title')).toHaveText('Moved here')
    await expect(page).toHaveURL('/new#title')
  })

  test('goes otherwise', async ({ page, site }) => {
    site.page('/', { title: 'First' })
    site.page('/new', { title: 'Moved here' })
    site.on('get', '/old', ({ redirect }) => redirect('/new', 301))
    await page.goto('/')

    await visit(page, '/old#title')

    await expect(page).toHaveURL('/new')
  })
})

test.describe('a redirect to another site', () => {
  test('loads it, and keeps the cookies of the answer', async ({
    page,
    context,
    site,
    elsewhere,
    faults,
  }) => {
    faults.expectFault(/409/)
    site.page('/', { title: 'Basket' })
    elsewhere.page('/pay', { title: 'The bank' })
    site.on('post', '/checkout', ({ cookie, redirect }) => {
      cookie('order', '42')
      return redirect(`${elsewhere.origin}/pay`, 303)
    })
    await page.goto('/')

    await beginVisit(page, '/checkout', { method: 'post' })

    await expect(shown(page, 'title')).toHaveText('The bank')
    await expect(page).toHaveURL(`${elsewhere.origin}/pay`)
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'order', value: '42' }),
    )
  })

  test('loads it after a link too', async ({ page, site, elsewhere, faults }) => {
    faults.expectFault(/409/)
    site.page('/', { links: { 'Sign in': '/sign-in' } })
    elsewhere.page('/', { title: 'Who are you?' })
    site.on('get', '/sign-in', ({ redirect }) => redirect(elsewhere.origin))
    await page.goto('/')

    await page.getByRole('link', { name: 'Sign in' }).click()

    await expect(shown(page, 'title')).toHaveText('Who are you?')
  })
})

test.describe('location', () => {
  test('loads an address of this site anew for a visit', async ({ page, site, faults }) => {
    faults.expectFault(/409/)
    site.page('/', { links: { Chart: '/chart' } })
    site.on('get', '/chart', ({ inertia }) => inertia.location('/solent.txt'))
    site.on('get', '/solent.txt', ({ send }) => send('50.77 N', { type: 'text/plain' }))
    await page.goto('/')

    await page.getByRole('link', { name: 'Chart' }).click()

    await expect(page.getByText('50.77 N')).toBeVisible()
    await expect(page).toHaveURL('/solent.txt')
  })

  test('leaves for another site after a form', async ({ page, site, elsewhere, faults }) => {
    faults.expectFault(/409/)
    site.page('/', { title: 'Basket' })
    elsewhere.page('/', { title: 'The bank' })
    site.on('post', '/checkout', ({ inertia }) => inertia.location(elsewhere.origin))
    await page.goto('/')

    await beginVisit(page, '/checkout', { method: 'post' })

    await expect(shown(page, 'title')).toHaveText('The bank')
  })

  test('redirects a plain link', async ({ page, site, elsewhere }) => {
    elsewhere.page('/', { title: 'The bank' })
    site.on('get', '/pay', ({ inertia }) => inertia.location(elsewhere.origin))

    await page.goto('/pay')

    await expect(shown(page, 'title')).toHaveText('The bank')
  })
})

test('a page that answers a form has the address that the server gives it', async ({
  page,
  site,
}) => {
  site.page('/', { title: 'Form' })
  site.on('post', '/search', ({ inertia }) =>
    inertia.render('show', { title: 'Found' }, { url: '/results?level=2' }),
  )
  await page.goto('/')

  await visit(page, '/search', { method: 'post' })

  await expect(shown(page, 'title')).toHaveText('Found')
  await expect(page).toHaveURL('/results?level=2')
})

test.describe('an empty answer', () => {
  for (const status of [200, 204]) {
    test(`of status ${status} leads back to the page`, async ({ page, site, faults }) => {
      let likes = 0
      site.page('/yacht', () => ({ likes }))
      site.on('post', '/like', ({ empty }) => {
        likes += 1
        return empty(status)
      })
      await page.goto('/yacht')

      await visit(page, '/like', { method: 'post' })

      await expect(shown(page, 'likes')).toHaveText('1')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(faults.applicationRequests()).toEqual(['GET /yacht', 'POST /like', 'GET /yacht'])
    })
  }
})

test.describe('back', () => {
  test('leads to the page that the form stood on', async ({ page, site }) => {
    site.page('/yacht', { title: 'Petrel' })
    site.on('post', '/like', ({ inertia }) => inertia.back())
    await page.goto('/yacht?from=list')

    await visit(page, '/like', { method: 'post' })

    await expect(shown(page, 'url')).toHaveText('/yacht?from=list')
  })

  test('leads to the fallback when the browser does not say where it was', async ({
    page,
    site,
  }) => {
    site.page('/yachts', { title: 'All yachts' })
    site.page('/yacht', ({ header }) => {
      header('Referrer-Policy', 'no-referrer')
      return { title: 'Petrel' }
    })
    site.on('post', '/like', ({ inertia }) => inertia.back('/yachts'))
    await page.goto('/yacht')

    await visit(page, '/like', { method: 'post' })

    await expect(shown(page, 'title')).toHaveText('All yachts')
  })

  test('leads to the page seen last, if the application remembers it', async ({ page, site }) => {
    let last: string | undefined
    site.configure({
      previousAddress: {
        read: () => last,
        write: (address) => void (last = address),
      },
    })
    site.page('/yacht', ({ header }) => {
      header('Referrer-Policy', 'no-referrer')
      return { title: 'Petrel', linksAhead: { Other: '/other' } }
    })
    site.page('/other', { title: 'Fulmar' })
    site.on('post', '/like', ({ inertia }) => inertia.back())
    await page.goto('/yacht')
    await fetchAhead(page, 'Other')

    await visit(page, '/like', { method: 'post' })

    await expect(shown(page, 'title')).toHaveText('Petrel')
  })
})

async function fetchAhead(page: Page, link: string): Promise<void> {
  const isAhead = page.waitForResponse('**/other')
  await page.getByRole('link', { name: link }).hover()
  await isAhead
}
