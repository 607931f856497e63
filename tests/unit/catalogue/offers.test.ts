import { describe, expect, it } from 'vitest'
import { courseCards, findOffer } from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder } from '../../support/content-folder.ts'

describe('the catalogue', () => {
  it('finds an offer by its kind and slug', () => {
    expect(findOffer(smallCatalogue(), 'course', 'competent-crew')?.code).toBe('CR-CC')
    expect(findOffer(smallCatalogue(), 'holiday', 'cross-channel')?.code).toBe('MB-CC')
  })

  it('finds nothing under a slug of the other kind', () => {
    expect(findOffer(smallCatalogue(), 'holiday', 'competent-crew')).toBeUndefined()
  })

  it('has a card for every course, in the order of their ids', () => {
    const folder = contentFolder()
    const other = JSON.parse(folder.read('courses/competent-crew.json')) as object
    // Ashore: one yacht cannot sail for two courses at once.
    const dates = [{ starts: ['Fri'], at: '09:00', until: '16:00' }]
    const later = { ...other, slug: 'a-later-course', id: 301, code: 'CR-Z', dates }
    folder.write('courses/a-later-course.json', JSON.stringify(later))

    const cards = courseCards(contentOf(folder.directory, folder.pictures))

    expect(cards.map(({ slug }) => slug)).toEqual(['competent-crew', 'a-later-course'])
    expect(cards[0]).toMatchObject({ className: 'course', priceRange: '£325.00' })
  })
})

function smallCatalogue(): Content {
  const { directory, pictures } = contentFolder()
  return contentOf(directory, pictures)
}

function contentOf(directory: string, pictures: string): Content {
  const { content } = readContent(directory, { pictures })
  if (!content) throw new Error('the small content has faults')
  return content
}
