import type { Html, RenderedPage } from '@saltlark/inertia-express'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type { RenderPage } from '#server/app/render-page.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

interface Rendering {
  readonly url: string
  /** As React renders the page with all that is in it. */
  readonly whole: string
  /** With what other pages had left. */
  readonly kept: string
}

const renderings: Rendering[] = []

const textOf = ({ body }: RenderedPage<Html>) => Buffer.from(body).toString()

const render: RenderPage = async (page, table, pagesOf) => {
  const kept = await renderPage(page, table, pagesOf)
  const whole = await renderPage(page, table)
  renderings.push({ url: page.url, whole: textOf(whole), kept: textOf(kept) })
  return kept
}

const site = siteOfFile({ render })
const beside = [
  '/nowhere',
  '/events?month=2027-05&people=2',
  '/rya-courses?people=3',
  '/rya-courses/beginner?by=price',
  '/search?q=knots',
  '/cart',
  '/dashboard',
  '/profile',
]

describe('what was rendered once for all pages', () => {
  it('is byte for byte what React renders within each of them', async () => {
    const { visitor } = await signedInCustomer(site)
    const sitemap = await (await visitor.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)</g)]
    const dates = new Set<string>()
    const paths = listed
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('/events/') || (dates.size < 4 && dates.add(path)))

    for (const path of [...paths, ...beside]) await visitor.get(path)
    // What one customer's pages left is used in those of the next.
    for (const path of ['/', '/knots', '/faq', ...beside]) await site.visitor().get(path)

    expect(renderings.length).toBeGreaterThan(100)
    expect(renderings.map(differenceIn).filter((difference) => difference !== null)).toEqual([])
  }, 120_000)
})

/** Where the two begin to differ; null: nowhere. */
function differenceIn({ url, whole, kept }: Rendering) {
  if (whole === kept) return null
  const at = [...whole].findIndex((letter, index) => letter !== kept[index])
  const around = (html: string) => html.slice(Math.max(0, at - 80), at + 80)
  return { url, whole: around(whole), kept: around(kept) }
}
