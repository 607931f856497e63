import { expect, it, onTestFinished, vi } from 'vitest'
import { guardMarkup } from '#js/lib/trusted-html.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

interface Rules {
  createHTML(html: string): string | null
}

function defaultPolicy(): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => object>(() => ({}))
  vi.stubGlobal('trustedTypes', { createPolicy })
  onTestFinished(() => void vi.unstubAllGlobals())
  guardMarkup()
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  if (name !== 'default' || !rules) throw new Error('There is no default policy.')
  return rules
}

it('the policy for markup passes what the server writes into the head of every listed page', async () => {
  const { createHTML } = defaultPolicy()
  const sitemap = await (await site.visitor().get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.slice(site.origin.length),
  )
  // Of pages at many addresses one is like the other.
  const sample = paths.filter((path, at) => !path.startsWith('/events/') || at % 50 === 0)

  const heads: string[] = []
  for (const path of [...sample, '/login', '/search?q=%3Cb%3E', '/shopping/cart']) {
    const { props } = await pageOf(await site.visitor().visit(path))
    heads.push(...(props['head'] as readonly string[]))
  }

  expect(sample.length).toBeGreaterThan(50)
  expect(heads.filter((html) => createHTML(html) !== html)).toEqual([])
})
