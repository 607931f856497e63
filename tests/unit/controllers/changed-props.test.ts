import { describe, expect, it } from 'vitest'
import { changedProps } from '#server/controllers/development/content-events.ts'

describe('the props by which two answers of a page differ', () => {
  it('are those of which something inside is another', () => {
    const before = { title: 'A', cards: [{ slug: 'one' }], menus: { first: [1] } }
    const after = { title: 'A', cards: [{ slug: 'two' }], menus: { first: [1] } }

    expect(changedProps(before, after)).toEqual(['cards'])
    expect(changedProps(before, structuredClone(before))).toEqual([])
  })

  it('are new ones too', () => {
    expect(changedProps({ title: 'A' }, { title: 'A', lead: 'B' })).toEqual(['lead'])
  })

  it('are not told when one is gone, or when there is no page: a part cannot say so', () => {
    expect(changedProps({ title: 'A', lead: 'B' }, { title: 'A' })).toBeNull()
    expect(changedProps(null, { title: 'A' })).toBeNull()
    expect(changedProps({ title: 'A' }, null)).toBeNull()
  })
})
