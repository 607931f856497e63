import { describe, expect, it } from 'vitest'
import { changedProps } from '#server/controllers/development/content-events.ts'

describe('the props by which two answers of a page differ', () => {
  it('are not told when one is gone, or when there is no page: a part cannot say so', () => {
    expect(changedProps({ title: 'A', lead: 'B' }, { title: 'A' })).toBeNull()
    expect(changedProps(null, { title: 'A' })).toBeNull()
    expect(changedProps({ title: 'A' }, null)).toBeNull()
  })
})
