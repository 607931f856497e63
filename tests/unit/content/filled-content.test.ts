import { describe, expect, it } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder, contentIn } from '../../support/content-folder.ts'
import type { ContentFolder } from '../../support/content-folder.ts'

describe('a card that gives nothing but its kind and slug', () => {
  it('keeps its type when it is a mile builder with another known tag', async () => {
    const folder = contentFolder()
    folder.edit('holidays/cross-channel.json', '    8', '    8, 6')

    const { adventures } = await cardsOf(folder)
    expect(adventures[1]).toMatchObject({ canonical_type: 'holiday', tag_id: 6 })
  })

  it.each([
    ['325', '"person"', '£325.00'],
    ['325', '"series"', '£325.00 per series'],
    ['325', '"enquiry"', 'from £325.00'],
    ['null', '"enquiry"', null],
  ])(
    'says of the price %s for %s what it buys, or where quotations begin',
    async (price, unit, shown) => {
      const folder = contentFolder()
      const series = unit === '"series"' ? '"day_price": 90, ' : ''
      folder.edit('courses/competent-crew.json', '325', price)
      folder.edit(
        'courses/competent-crew.json',
        '"sale_unit": "person"',
        `${series}"sale_unit": ${unit}`,
      )

      expect((await cardsOf(folder)).courses[0]?.priceRange).toBe(shown)
    },
  )
})

describe('a card that gives words of its own', () => {
  it('keeps them, and fills the rest', async () => {
    const folder = contentFolder()
    folder.edit(
      'home.json',
      '"className": "course"',
      '"className": "course", "name": "Crew", "meta_description": "Ours.", "priceRange": "from £325"',
    )

    const [card] = (await cardsOf(folder)).courses

    expect(card).toMatchObject({ id: 102, name: 'Crew', priceRange: 'from £325' })
    expect(card?.meta_description).toBe('Ours.')
    expect(card?.metadata).toEqual({ meta_description: 'Ours.' })
  })
})

describe('the content of a folder', () => {
  it('has its knots in their order, whatever their files are called', async () => {
    const folder = contentFolder()
    const bend = folder.read('knots/bowline.json').replaceAll('"bowline"', '"anchor-bend"')
    folder.write('knots/anchor-bend.json', bend.replace('"order": 1', '"order": 2'))

    const { knots } = await contentIn(folder)
    expect(knots.map(({ slug }) => slug)).toEqual(['bowline', 'anchor-bend'])
  })

  it('cannot be changed by whoever reads it', async () => {
    const { home, courses } = await contentIn()

    expect(Object.isFrozen(home.pageContent.page_data.adventures[0])).toBe(true)
    expect(Object.isFrozen(courses.get('competent-crew'))).toBe(true)
  })

  it('has a version that differs when a byte or the name of a file does, and only then', async () => {
    const [one, other, renamed] = [contentFolder(), contentFolder(), contentFolder()]

    expect(await versionOf(other)).toBe(await versionOf(one))
    other.edit('home.json', 'A yacht', 'A ketch')
    renamed.rename('holidays/solent-weekend.json', 'holidays/solent-weekends.json')
    expect(new Set(await Promise.all([one, other, renamed].map(versionOf))).size).toBe(3)
  })
})

async function cardsOf(folder: ContentFolder) {
  return (await contentIn(folder)).home.pageContent.page_data
}

async function versionOf({ directory, pictures }: ContentFolder): Promise<string> {
  return (await readContent(directory, { pictures })).version
}
