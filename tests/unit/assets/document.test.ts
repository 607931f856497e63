import { noAssets } from '@saltlark/inertia-express/vite'
import { describe, expect, it } from 'vitest'
import { createDocument } from '#server/app/inertia.ts'

const assets = { ...noAssets(), tags: (component: string) => `<!-- tags of ${component} -->` }
const table = { url: 'https://www.example.com', port: null, defaults: {}, routes: {} }
const documentOf =
  (found: Parameters<typeof createDocument>[0]) =>
  (...page: Parameters<ReturnType<typeof createDocument>>) =>
    createDocument(found, table)(...page).toString()
const document = documentOf(assets)
const page = {
  component: 'home',
  props: { head: ['<title data-inertia="title">From the prop</title>'] },
  url: '/',
  version: 'v1',
}

describe('the HTML document', () => {
  const html = document(page, { head: ['<title>Rendered</title>'], body: '<div id="app">…</div>' })

  it('has the head that was rendered, else that of the prop, or none rather than fail', () => {
    const titleOf = (shown: string) => shown.match(/<title.*<\/title>/g)

    expect(titleOf(html)).toEqual(['<title>Rendered</title>'])
    expect(titleOf(document(page, { head: [], body: '' }))).toEqual(page.props.head)
    expect(document({ ...page, props: {} }, { head: [], body: '' })).toContain('</head>')
  })

  it('has no sheet before the page where the styles of the first screen stand in it', () => {
    const sheet = '<link data-inertia="a" rel="stylesheet" href="/styles/a.css">'
    const head = ['<title>Rendered</title>', sheet]
    const late = { ...assets, lateTags: () => '<link rel="stylesheet" href="/build/app.css">' }

    const [before, after] = documentOf(late)(page, { head, body: '…' }).split('…')

    expect(before).not.toContain('rel="stylesheet"')
    expect(after?.match(/href="[^"]+"/g)).toEqual(['href="/build/app.css"', 'href="/styles/a.css"'])
    expect(document(page, { head, body: '…' }).split('…')[0]).toContain(sheet)
  })
})
