import { describe, expect, it } from 'vitest'
import { pageObject } from '../../../src/protocol/page-object.ts'
import type { PageParts } from '../../../src/protocol/page-object.ts'

describe('a page object', () => {
  it('is the component, its props, its address and the version, where no more is to be said', () => {
    const parts = { flashed: { flash: {} }, sharedProps: [], encryptHistory: false }

    expect(pageWith(parts)).toStrictEqual({
      component: 'knots',
      props: { title: 'Knots' },
      url: '/knots?a=1',
      version: 'v1',
    })
  })

  it('has a flash when there is a message, at the top and not among the props', () => {
    const page = pageWith({ flashed: { flash: { success: 'Saved.' } } })

    expect(page.flash).toEqual({ success: 'Saved.' })
    expect(page.props).not.toHaveProperty('flash')
  })

  it('has everything that is to be said', () => {
    const labels = { deferredProps: { default: ['a'] }, matchPropsOn: ['b.id'] }

    expect(
      pageWith({
        labels,
        flashed: { clearHistory: true, preserveFragment: true, errors: { default: { a: 'b' } } },
        sharedProps: ['errors', 'user'],
        encryptHistory: true,
      }),
    ).toStrictEqual({
      component: 'knots',
      props: { title: 'Knots' },
      url: '/knots?a=1',
      version: 'v1',
      ...labels,
      sharedProps: ['errors', 'user'],
      encryptHistory: true,
      clearHistory: true,
      preserveFragment: true,
    })
  })
})

function pageWith(parts: Partial<PageParts>) {
  return pageObject({
    component: 'knots',
    props: { title: 'Knots' },
    labels: {},
    url: '/knots?a=1',
    version: 'v1',
    flashed: {},
    encryptHistory: false,
    ...parts,
  })
}
