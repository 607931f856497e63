import { describe, expect, it } from 'vitest'
import { itemTarget } from '#routes/item-links.ts'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder, contentIn } from '../../support/content-folder.ts'
import type { ContentFolder } from '../../support/content-folder.ts'

describe('a card that gives nothing but its kind and slug', () => {
  it('is filled from the file of its offer', () => {
    const [card] = cardsOf(contentFolder()).courses

    expect(card).toEqual({
      id: 102,
      className: 'course',
      canonical_type: 'course',
      slug: 'competent-crew',
      name: 'RYA Competent Crew',
      overview_image: '/images/a.svg',
      priceRange: '£325.00',
      metadata: { meta_description: 'Two days afloat.' },
      meta_description: 'Two days afloat.',
      rating: undefined,
      tag_id: undefined,
      ability: 'beginner',
      length: '2 days',
    })
  })

  it.each([
    ['0', 'holiday', 5, 'web.weekend-sailing.slug'],
    ['1', undefined, undefined, 'web.mile-builder.slug'],
  ])('has the type and the tag by which its link is made: trip %s', (at, type, tag, route) => {
    const card = cardsOf(contentFolder()).adventures[Number(at)]

    expect([card?.canonical_type, card?.tag_id]).toEqual([type, tag])
    expect(card && itemTarget(card)).toEqual({ route, slug: card?.slug })
  })

  it('keeps its type when it is a mile builder with another known tag', () => {
    const folder = contentFolder()
    folder.edit('holidays/cross-channel.json', '    8', '    8, 6')

    expect(cardsOf(folder).adventures[1]).toMatchObject({ canonical_type: 'holiday', tag_id: 6 })
  })

  it.each([
    ['325', '"person"', '£325.00'],
    ['325', '"series"', '£325.00 per series'],
    ['325', '"enquiry"', 'from £325.00'],
    ['null', '"enquiry"', null],
  ])(
    'says of the price %s for %s what it buys, or where quotations begin',
    (price, unit, shown) => {
      const folder = contentFolder()
      const series = unit === '"series"' ? '"day_price": 90, ' : ''
      folder.edit('courses/competent-crew.json', '325', price)
      folder.edit(
        'courses/competent-crew.json',
        '"sale_unit": "person"',
        `${series}"sale_unit": ${unit}`,
      )

      expect(cardsOf(folder).courses[0]?.priceRange).toBe(shown)
    },
  )
})

describe('a card that gives words of its own', () => {
  it('keeps them, and fills the rest', () => {
    const folder = contentFolder()
    folder.edit(
      'home.json',
      '"className": "course"',
      '"className": "course", "name": "Crew", "meta_description": "Ours.", "priceRange": "from £325"',
    )

    const [card] = cardsOf(folder).courses

    expect(card).toMatchObject({ id: 102, name: 'Crew', priceRange: 'from £325' })
    expect(card?.meta_description).toBe('Ours.')
    expect(card?.metadata).toEqual({ meta_description: 'Ours.' })
  })
})

describe('a menu item that names an offer', () => {
  it('has the tag by which the link of a holiday is made, and of a mile builder none', () => {
    const { weekendHolidays, builders, courses } = contentIn().navigation

    expect(weekendHolidays[0]).toMatchObject({ menuable_type: 'holiday', tag_id: 5 })
    expect(builders[0]?.menuable_type).toBeUndefined()
    expect(builders.map((item) => itemTarget(item))).toEqual([
      { route: 'web.mile-builder.slug', slug: 'cross-channel' },
    ])
    expect(courses.online).toEqual([{ name: 'Everything online', routeName: 'web.courses.online' }])
  })
})

describe('the content of a folder', () => {
  it('has its knots in their order, whatever their files are called', () => {
    const folder = contentFolder()
    const bend = folder.read('knots/bowline.json').replaceAll('"bowline"', '"anchor-bend"')
    folder.write('knots/anchor-bend.json', bend.replace('"order": 1', '"order": 2'))

    expect(contentIn(folder).knots.map(({ slug }) => slug)).toEqual(['bowline', 'anchor-bend'])
  })

  it('has its pages by the names of their routes, and those of the level finder with addresses', () => {
    const { pages, levelFinderPages } = contentIn()

    expect(pages.get('web.home')?.name).toBe('Knots')
    expect(levelFinderPages).toEqual([
      { id: 'goal', title: 'What would you like to do?', href: '/level-finder/1' },
      { id: 'age', title: 'How old are you?', href: '/level-finder/2' },
    ])
  })

  it('cannot be changed by whoever reads it', () => {
    const { home, courses } = contentIn()

    expect(Object.isFrozen(home.pageContent.page_data.adventures[0])).toBe(true)
    expect(Object.isFrozen(courses.get('competent-crew'))).toBe(true)
  })

  it('has a version that differs when a byte or the name of a file does, and only then', () => {
    const [one, other, renamed] = [contentFolder(), contentFolder(), contentFolder()]

    expect(versionOf(other)).toBe(versionOf(one))
    other.edit('home.json', 'A yacht', 'A ketch')
    renamed.rename('holidays/solent-weekend.json', 'holidays/solent-weekends.json')
    expect(new Set([one, other, renamed].map(versionOf)).size).toBe(3)
  })
})

function cardsOf(folder: ContentFolder) {
  return contentIn(folder).home.pageContent.page_data
}

function versionOf({ directory, pictures }: ContentFolder): string {
  return readContent(directory, { pictures }).version
}
