import type { Page } from '@playwright/test'
import { cursorPosition, defer, pagePosition, scroll } from '../../src/index.ts'
import type { AdapterServer } from '../support/servers/adapter-server.ts'
import { expect, reload, test } from '../support/test.ts'

const pages = 5

test('going down adds the next page at the end, up to the last', async ({ page, site }) => {
  publish(site)

  await page.goto('/?page=4')
  await expectPages(page, 3, 4)
  await scrollTo(page, '4d')
  await expectPages(page, 3, 4, 5)

  await scrollTo(page, '5d')
  await expectPages(page, 3, 4, 5)
})

test('going up adds the previous page at the beginning, up to the first', async ({
  page,
  site,
}) => {
  publish(site)

  await page.goto('/?page=3')
  await expectPages(page, 2, 3)

  await scrollTo(page, '2a')
  await expectPages(page, 1, 2, 3)
})

test('both ends grow on, whichever came first', async ({ page, site }) => {
  publish(site)

  await page.goto('/?page=3')
  await expectPages(page, 2, 3)
  await scrollTo(page, '3d')
  await expectPages(page, 2, 3, 4)
  await scrollTo(page, '2a')
  await expectPages(page, 1, 2, 3, 4)
  await scrollTo(page, '4d')

  await expectPages(page, 1, 2, 3, 4, 5)
})

test('a reset begins the list anew, and it grows on from there', async ({ page, site }) => {
  publish(site)
  await page.goto('/')
  await scrollTo(page, '1d')
  await expectPages(page, 1, 2)
  await scrollTo(page, '1a')

  await reload(page, { only: ['sailings'], reset: ['sailings'], data: { page: '1' } })
  await expectPages(page, 1)

  await scrollTo(page, '1d')
  await expectPages(page, 1, 2)
})

test('a list may be known by cursors instead of page numbers', async ({ page, site }) => {
  const next: Readonly<Record<string, string>> = { start: 'west', west: 'north' }
  site.page('/', ({ request }) => {
    const { cursor: current = 'start' } = request.query as { readonly cursor?: string }
    const data = ['a', 'b', 'c', 'd'].map((id) => ({ id: current + id, title: `${current} ${id}` }))
    const cursors = { current, previous: null, next: next[current] ?? null }
    return { component: 'feed', sailings: scroll({ data }, cursorPosition(cursors)) }
  })
  await page.goto('/')

  await scrollTo(page, 'start d')
  await scrollTo(page, 'west d')

  await expect(page.getByText('north d')).toBeAttached()
  await expect(page.getByRole('listitem')).toHaveCount(12)
})

test('a list that comes after the page grows like any other', async ({ page, site }) => {
  publish(site, defer)
  await page.goto('/?page=2')
  await expectPages(page, 1, 2)

  await scrollTo(page, '2d')

  await expectPages(page, 1, 2, 3)
})

/** Five pages of four sailings each, from `1a` to `5d`. */
function publish(site: AdapterServer, around = (make: () => object): unknown => make): void {
  site.page('/', ({ request }) => {
    const page = Number(request.query['page'] ?? 1)
    const data = ['a', 'b', 'c', 'd'].map((letter, index) => ({
      id: page * 10 + index,
      title: `${page}${letter}`,
    }))
    return {
      component: 'feed',
      sailings: scroll(
        around(() => ({ data })),
        pagePosition({ page, pages }),
      ),
    }
  })
}

async function scrollTo(page: Page, title: string): Promise<void> {
  await page.getByText(title).scrollIntoViewIfNeeded()
}

async function expectPages(page: Page, ...numbers: readonly number[]): Promise<void> {
  await expect(page.getByRole('listitem')).toHaveText(
    numbers.flatMap((number) => ['a', 'b', 'c', 'd'].map((letter) => `${number}${letter}`)),
  )
}
