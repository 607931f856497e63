import { afterEach, describe, expect, it } from 'vitest'
import { route } from 'ziggy-js'
import { createDocument } from '#server/app/inertia.ts'
import { testTable } from '../support/render-page.tsx'

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(globalThis, 'Ziggy')
})

describe('the JSON block of the route table', () => {
  it('is found by the real ziggy-js, which then needs no configuration', () => {
    const assets = { tags: () => '' }
    const page = { component: 'home', props: {}, url: '/', version: 'test', flash: {} }
    const html = createDocument(assets, testTable())(page, { head: [], body: '' })
    const read = new DOMParser().parseFromString(html, 'text/html')
    document.body.append(read.querySelector('#ziggy-routes-json') ?? '')

    expect(route('web.courses.slug', { slug: 'vhf-radio' }, false)).toBe('/rya-courses/vhf-radio')
    expect(() => route('web.courses.slug', { slug: '../admin' }, false)).toThrow(
      /does not match required format/,
    )
  })
})
