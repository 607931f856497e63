import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { pageObject, testTable } from '../../support/render-page.tsx'

it('pages that the server renders at the same time each know their own address', async () => {
  const addresses = ['/faq', '/accessibility?a=1', '/contact-us', '/faq#late']
  const table = testTable()

  const bodies = await Promise.all(
    addresses.map(async (url) => String((await renderPage(errorPage(url), table)).body)),
  )

  expect(bodies.map(currentAddresses)).toEqual([
    ['/faq'],
    ['/accessibility'],
    ['/contact-us'],
    ['/faq'],
  ])
})

function errorPage(url: string) {
  const { props, ...page } = pageObject({ content: null, url, component: 'error' })
  const own = { status: 404, title: 'Not here', message: 'Try the menu.' }
  return { ...page, version: 'test', flash: {}, props: { ...props, ...own } }
}

/** The addresses of the links that say that they lead to this very page. */
function currentAddresses(body: string): string[] {
  const { document } = new JSDOM(body).window
  const links = [...document.querySelectorAll('footer a[aria-current="page"]')]
  return links.map((link) => link.getAttribute('href') ?? '')
}
