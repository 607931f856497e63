import { describe, expect, it } from 'vitest'
import { entryLabel, shownEntries } from '#js/lib/menus.ts'

function groupOf(count: number) {
  return {
    title: 'Theory',
    items: Array.from({ length: count }, (_, index) => ({ name: `Course ${index + 1}` })),
  }
}

describe('the label of a menu entry', () => {
  it("is the offer's short menu name, else the entry's name", () => {
    const menuable = { slug: 'day-skipper-practical', short_menu_name: 'Day Skipper' }

    expect(entryLabel({ name: 'Day Skipper practical', menuable })).toBe('Day Skipper')
    expect(entryLabel({ name: 'Day Skipper practical', menuable: { slug: 'x' } })).toBe(
      'Day Skipper practical',
    )
    expect(entryLabel({ name: 'Knots' })).toBe('Knots')
  })
})

describe('the entries that a menu shows of a group', () => {
  it('are all of eight', () => {
    expect(shownEntries(groupOf(8))).toEqual({ items: groupOf(8).items, isCut: false })
  })

  it('are the first eight of nine', () => {
    const shown = shownEntries(groupOf(9))

    expect(shown.items).toEqual(groupOf(8).items)
    expect(shown.isCut).toBe(true)
  })
})
