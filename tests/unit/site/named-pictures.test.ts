import { describe, expect, it } from 'vitest'
import type { Picture } from '#server/props/shared.ts'
import { namedPictures } from '#server/site/page.ts'

const picture: Picture = [8, 6, '', 'day']
const all = {
  '/images/a.svg': picture,
  '/images/b.svg': [16, 6, ''] as const,
  '/images/badges/one.svg': picture,
}

describe('the pictures of a page', () => {
  it('are those that its props name, however deep', () => {
    const props = { cards: [{ image: '/images/b.svg' }], copy: 'see /images/a.svg' }

    expect(namedPictures(props, all)).toMatchObject({ '/images/b.svg': [16, 6, ''] })
    expect(namedPictures(props, all)).not.toHaveProperty(['/images/a.svg'])
  })

  it('hold each once, and nothing for a path that the list lacks', () => {
    const props = {
      one: '/images/a.svg',
      two: '/images/a.svg',
      three: '/images/none.svg',
      four: null,
    }

    expect(Object.keys(namedPictures(props, all))).toEqual([
      '/images/badges/one.svg',
      '/images/a.svg',
    ])
  })

  it('come with their versions for tall windows', () => {
    const shaped: Picture = [8, 6, '', 'day', [], 0, '/images/b.svg']
    const pictures = { ...all, '/images/a.svg': shaped }

    expect(Object.keys(namedPictures(['/images/a.svg'], pictures))).toEqual([
      '/images/badges/one.svg',
      '/images/a.svg',
      '/images/b.svg',
    ])
  })

  it('hold nothing that every object has from birth', () => {
    expect(namedPictures({ name: 'constructor' }, {})).toEqual({})
  })
})
