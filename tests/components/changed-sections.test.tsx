import { afterEach, describe, expect, it } from 'vitest'
import { outlineChanges, contentOfParts } from '#js/development/changed-sections.ts'

afterEach(() => document.body.replaceChildren())

describe('the parts of a page that a save has changed', () => {
  it('are those that say something else, the innermost of them', () => {
    const [main, , knots] = page('<section id="faq">?</section><section id="knots">One</section>')
    const before = contentOfParts()

    knots?.append(' more')
    outlineChanges(before)

    expect(outlined()).toEqual(['knots'])
    expect(main?.hasAttribute('data-content-changed')).toBe(false)
  })

  it('are those too whose pictures, films, texts for pictures or links are others', () => {
    page(
      `<section id="a"><img src="/a.jpg" alt="A"></section>
      <section id="b"><img src="/b.jpg" alt="B"></section>
      <section id="c"><a href="/c">C</a></section>
      <section id="d"><video><source src="/d.mp4"></video></section>`,
    )
    const before = contentOfParts()

    document.querySelector('#a img')?.setAttribute('src', '/other.jpg')
    document.querySelector('#b img')?.setAttribute('alt', 'Other')
    document.querySelector('#c a')?.setAttribute('href', '/other')
    document.querySelector('#d source')?.setAttribute('src', '/other.mp4')
    outlineChanges(before)

    expect(outlined()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are those too that were not there before', () => {
    const [main] = page('<section id="old">Old</section>')
    const before = contentOfParts()

    const added = document.createElement('section')
    added.id = 'new'
    main?.append(added)
    outlineChanges(before)

    expect(outlined()).toEqual(['new'])
  })

  it('are not those whose pictures are fetched only now', () => {
    page(
      '<section id="near"><img alt="A"></section><section id="same"><img src="/b.jpg"></section>',
    )
    const before = contentOfParts()

    document.querySelector('#near img')?.setAttribute('src', '/a.jpg')
    outlineChanges(before)

    expect(outlined()).toEqual([])
  })

  it('are not those that a visitor has opened or moved', () => {
    page('<section id="menu"><button aria-expanded="false">More</button></section>')
    const before = contentOfParts()

    document.querySelector('button')?.setAttribute('aria-expanded', 'true')
    document.querySelector('section')?.setAttribute('class', 'is-open')
    outlineChanges(before)

    expect(outlined()).toEqual([])
  })
})

/** Shows sections in a page's own part; that, and they, in their order. */
function page(sections: string): Element[] {
  const { body } = new DOMParser().parseFromString(`<main>${sections}</main>`, 'text/html')
  document.body.append(...body.childNodes)
  return [...document.querySelectorAll('main, section')]
}

function outlined(): string[] {
  return [...document.querySelectorAll('[data-content-changed]')].map(({ id }) => id)
}
