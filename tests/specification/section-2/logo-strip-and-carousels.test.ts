import { beforeAll, describe, expect, it } from 'vitest'
import { homeDocument } from '../support/home-document.ts'
import { homeObject } from '../support/home.ts'
import { only, textOf, textsOf } from '../support/reading.ts'

const data = homeObject().props.pageContent.page_data
let page: Document

beforeAll(async () => {
  page = await homeDocument()
})

describe('2. Home page: logo strip', () => {
  it('shows the featured items (imageUrl, imageAltText)', () => {
    const strip = only(page, 'section[aria-label="Accreditations and partners"]')
    const logos = [...strip.querySelectorAll('noscript img')]

    expect(
      logos.map((logo) => ({
        imageUrl: logo.getAttribute('src'),
        imageAltText: logo.getAttribute('alt'),
      })),
    ).toEqual(data.featured)
  })
})

describe.each([
  ['courses', data.coursesData, data.courses],
  ['adventures', data.adventuresData, data.adventures],
] as const)('2. Home page: %s carousel', (id, heading, cards) => {
  const section = () => only(page, `#${id}`)

  it(`has title and copy from ${id}Data`, () => {
    expect(textOf(only(section(), 'h2'))).toBe(heading.title)
    expect(section().innerHTML).toContain(heading.copy)
  })

  it(`lists page_data.${id}`, () => {
    expect(textsOf(section(), 'article h3').toSorted()).toEqual(
      cards.map(({ name }) => name).toSorted(),
    )
  })

  it('has arrows', () => {
    expect(section().querySelectorAll('button[aria-label="Previous"]')).toHaveLength(1)
    expect(section().querySelectorAll('button[aria-label="Next"]')).toHaveLength(1)
  })
})

describe('2. Home page: social gallery', () => {
  const gallery = () => only(page, '#gallery')

  it('has a title and an @handle link to the social profile, in a new tab', () => {
    const link = only<HTMLAnchorElement>(gallery(), 'a')
    const handle = data.instagramData.handle.replace(/^@/, '')

    expect(textOf(only(gallery(), 'h2'))).toBe(data.instagramData.title)
    expect(textOf(link)).toMatch(new RegExp(`^@${handle}`))
    expect(link.href).toContain(handle)
    expect(link.target).toBe('_blank')
  })

  it('is a grid of the images of page_data.instagram', () => {
    const images = [...gallery().querySelectorAll('noscript img')]

    expect(images.map((image) => image.getAttribute('src'))).toEqual(
      data.instagram.map(({ imageUrl }) => imageUrl),
    )
  })

  it('clarification: imageAltText on gallery squares is their alt text', () => {
    const images = [...gallery().querySelectorAll('noscript img')]

    expect(images.map((image) => image.getAttribute('alt'))).toEqual(
      data.instagram.map(({ imageAltText }) => imageAltText ?? ''),
    )
  })

  it('has square images', () => {
    const boxes = [...gallery().querySelectorAll('li > span')]

    expect(boxes).toHaveLength(data.instagram.length)
    expect(boxes.filter((box) => !box.classList.contains('aspect-square'))).toHaveLength(0)
  })

  it('has 5 columns; clarification: at every width', () => {
    const columns = [...only(gallery(), 'ul').classList].filter((it) => it.includes('grid-cols'))

    expect(columns).toEqual(['grid-cols-5'])
  })
})
