import { beforeAll, describe, expect, it } from 'vitest'
import { homeDocument } from '../support/home-document.ts'
import { homeObject } from '../support/home.ts'
import { only, textOf } from '../support/reading.ts'

const { cta2, cta3, global } = homeObject().props.pageContent.page_data
let page: Document

beforeAll(async () => {
  page = await homeDocument()
})

describe.each([
  ['2', 'guarantee', cta2],
  ['3', 'next-step', cta3],
])('2. Home page: call-to-action %s', (_number, id, cta) => {
  const section = () => only(page, `#${id}`)

  it('has a sales rating', () => {
    expect(textOf(section())).toContain(`${global.salesScore?.toFixed(1)} based on`)
  })

  it('has title, HTML copy and a button', () => {
    expect(textOf(only(section(), 'h2'))).toBe(cta.title)
    expect(section().innerHTML).toContain(cta.copy)
    expect(textOf(only(section(), `a[href="${cta.buttonUrl}"]`))).toBe(cta.buttonText)
  })

  it("has the backgroundUrl image (alt 'Guarantee Image')", () => {
    const image = only(section(), 'noscript img[alt="Guarantee Image"]')

    expect(image.getAttribute('src')).toBe(cta.backgroundUrl)
  })

  it('has the image beside the text on desktop and below the title on mobile', () => {
    const [words, picture, copy] = only(section(), 'div.grid').children

    expect(only(section(), 'div.grid').classList).toContain('lg:grid-cols-2')
    expect(words?.querySelectorAll('h2')).toHaveLength(1)
    expect(picture?.querySelectorAll('noscript img')).toHaveLength(1)
    expect(copy?.querySelectorAll('.rich-text').length).toBeGreaterThan(0)
    expect(columnOf(picture)).not.toBe(columnOf(words))
    expect(columnOf(copy)).toBe(columnOf(words))
  })
})

describe('2. Home page: what differs between calls to action 2 and 3', () => {
  it('2 has its image at 1:1 ratio', () => {
    expect(page.querySelectorAll('#guarantee .aspect-square')).toHaveLength(1)
  })

  it('3 has an image ratio of 572:692', () => {
    expect(page.querySelectorAll(String.raw`#next-step .aspect-\[572\/692\]`)).toHaveLength(1)
  })

  it('3 has an extra testimonial card', () => {
    expect(page.querySelectorAll('#guarantee figure')).toHaveLength(0)
    expect(textOf(only(page, '#next-step figure h3'))).toBe(cta3.testimonial?.title)
  })
})

function columnOf(element: Element | undefined): string | undefined {
  return [...(element?.classList ?? [])].find((name) => name.startsWith('lg:col-start-'))
}
