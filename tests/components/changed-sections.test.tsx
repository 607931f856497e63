import { afterEach, expect, it } from 'vitest'
import { outlineChanges, contentOfParts } from '#js/development/changed-sections.ts'

afterEach(() => document.body.replaceChildren())

const at = (selector: string) => document.querySelector(selector)

const media = `<section id="a"><img src="/a.jpg" alt="A"></section>
  <section id="b"><img src="/b.jpg" alt="B"></section>
  <section id="c"><a href="/c">C</a></section>
  <section id="d"><video><source src="/d.mp4"></video></section>`

function changeMedia() {
  at('#a img')?.setAttribute('src', '/other.jpg')
  at('#b img')?.setAttribute('alt', 'Other')
  at('#c a')?.setAttribute('href', '/other')
  at('#d source')?.setAttribute('src', '/other.mp4')
}

function addSection() {
  const added = document.createElement('section')
  added.id = 'new'
  at('main')?.append(added)
}

function openMenu() {
  at('button')?.setAttribute('aria-expanded', 'true')
  at('section')?.setAttribute('class', 'is-open')
}

it.each<[what: string, sections: string, change: () => void, outlined: readonly string[]]>([
  [
    'those that say something else, the innermost of them',
    '<section id="faq">?</section><section id="knots">One</section>',
    () => at('#knots')?.append(' more'),
    ['knots'],
  ],
  [
    'those whose pictures, films, texts for pictures or links are others',
    media,
    changeMedia,
    ['a', 'b', 'c', 'd'],
  ],
  ['those that were not there before', '<section id="old">Old</section>', addSection, ['new']],
  [
    'not those whose pictures are fetched only now',
    '<section><img alt="A"></section><section><img src="/b.jpg"></section>',
    () => at('img')?.setAttribute('src', '/a.jpg'),
    [],
  ],
  [
    'not those that a visitor has opened or moved',
    '<section><button aria-expanded="false">More</button></section>',
    openMenu,
    [],
  ],
])('the parts of a page that a save has changed are %s', (_, sections, change, outlined) => {
  const { body } = new DOMParser().parseFromString(`<main>${sections}</main>`, 'text/html')
  document.body.append(...body.childNodes)
  const before = contentOfParts()

  change()
  outlineChanges(before)

  const marked = [...document.querySelectorAll('[data-content-changed]')]
  expect(marked.map(({ id }) => id)).toEqual(outlined)
})
