import { resolveServerHead } from '@inertiajs/core'
import type { Page } from '@inertiajs/core'
import { describe, expect, it } from 'vitest'
import { clientBody, scriptJson, serverHead } from '../../../src/protocol/page-object.ts'

const page = { component: 'home', props: { errors: {} }, url: '/', version: 'v1' }

describe('JSON inside a script element', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '<!--',
    '</SCRIPT >',
    'a/b',
    String.raw`<\/script>`,
    '\u2028',
  ])('cannot be ended or confused by %j, and stays what it was', (text) => {
    const json = scriptJson({ text, [text]: true })

    expect(json).not.toMatch(/<|(?<!\\)\//)
    expect(JSON.parse(json)).toEqual({ text, [text]: true })
  })
})

describe('the body of a page that the browser renders', () => {
  it('holds the page object, and an empty root beside it', () => {
    expect(clientBody(page)).toBe(
      String.raw`<script data-page="app" type="application/json">{"component":"home","props":{"errors":{}},"url":"\/","version":"v1"}</script><div id="app"></div>`,
    )
  })

  it('may have a root of another name', () => {
    expect(clientBody(page, 'knots')).toMatch(
      /^<script data-page="knots" .*<div id="knots"><\/div>$/,
    )
  })
})

describe('head elements from the server', () => {
  it('are marked by their number', () => {
    expect(serverHead(['<title>Knots</title>', '<meta name="a" content="b">', '<br/>'])).toEqual([
      '<title data-inertia="server-head-0">Knots</title>',
      '<meta data-inertia="server-head-1" name="a" content="b">',
      '<br data-inertia="server-head-2"/>',
    ])
  })

  it('keep a mark of their own', () => {
    const marked = ['<title data-inertia="title">Knots</title>', '<meta data-inertia>']

    expect(serverHead(marked)).toEqual(marked)
  })

  it('are counted without blank ones', () => {
    expect(serverHead([' ', '  <title>Knots</title>\n', ''])).toEqual([
      '<title data-inertia="server-head-0">Knots</title>',
    ])
  })

  it.each([
    '<title>Knots</title>',
    ' <meta name="a" content="b"> ',
    '<meta name="a" content="data-inertia">',
    '<title data-inertia="title">Knots</title>',
    '<title\tdata-inertia="title">Knots</title>',
    '<script type="application/ld+json">{"a":" data-inertia=1"}</script>',
    '<link rel=icon href=/a data-inertia>',
    '<META NAME="a">',
    '<br/>',
    '<!-- a comment -->',
    'no element',
    '',
    '\n',
  ])('are marked exactly as the client marks them: %j', (element) => {
    const elements = ['<title>First</title>', element, '<title>Last</title>']
    const inBrowser = { ...page, props: { ...page.props, head: elements } } as unknown as Page

    expect(serverHead(elements)).toEqual(resolveServerHead(inBrowser, true))
  })
})
