import type { Assets } from '@saltlark/inertia-express/vite'
import { describe, expect, it } from 'vitest'
import { createDocument } from '#server/app/inertia.ts'

const assets: Pick<Assets, 'tags'> = { tags: (component) => `<!-- tags of ${component} -->` }
const table = { url: 'https://www.example.com', port: null, defaults: {}, routes: {} }
const document = createDocument(assets, table)
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
})
