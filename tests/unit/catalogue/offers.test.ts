import { describe, expect, it } from 'vitest'
import { findOffer } from '#server/catalogue/offers.ts'
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
})

function smallCatalogue(): Content {
  const { directory, pictures } = contentFolder()
  const { content } = readContent(directory, { pictures })
  if (!content) throw new Error('the small content has violations')
  return content
}
