import { readdirSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { areas } from '#js/gallery/areas.ts'
import { slugOf } from '#js/gallery/entry.ts'
import Gallery from '#js/gallery/gallery.tsx'
import { longName } from '#js/gallery/samples.tsx'
import { Tokens } from '#js/gallery/tokens.tsx'
import config from '../../tailwind.config.ts'
import { homePageData, pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

const entries = areas.flatMap((area) => area.entries)
const shown = new Set(entries.flatMap(({ shows }) => shows))
const folder = 'resources/js/components'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.tsx'))

function renderGallery(query = '') {
  const content = <Gallery home={homePageData} />
  return renderPage({ content, url: `/_gallery${query}`, props: { pictures } })
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

beforeEach(() => {
  giveScreen(1440)
  giveViewport()
})

describe('the entries of the gallery', () => {
  it.each(files)('show %s', (file) => {
    expect(
      shown.has(file),
      `${folder}/${file} is not in the gallery. Give it an entry with all its states in resources/js/gallery/entries.`,
    ).toBe(true)
  })

  it('show components, which there are', () => {
    expect([...shown].filter((file) => !files.includes(file))).toEqual([])
  })

  it('each have an address of their own, and so have the states of each', () => {
    const titles = entries.map(({ title }) => title)
    for (const titled of [titles, ...entries.map(({ states }) => Object.keys(states))]) {
      const slugs = titled.map(slugOf)

      expect(slugs).toEqual([...new Set(slugs)])
      expect(slugs).not.toContain('')
    }
  })

  it('each have a state', () => {
    expect(entries.filter(({ states }) => Object.keys(states).length === 0)).toEqual([])
  })
})

describe('the gallery', () => {
  it('shows every entry on one page, under the tokens', () => {
    renderGallery()

    expect(headings(1)).toEqual(['Gallery'])
    const titles = entries.map(({ title }) => title)
    expect(headings(2).filter((title) => titles.includes(title ?? ''))).toEqual(titles)
  })

  it('has no id twice there', () => {
    renderGallery()

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  it('leads to each of them by a link', () => {
    renderGallery()
    const index = within(screen.getByRole('navigation', { name: 'Gallery' }))

    expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/_gallery',
      ...entries.map(({ title }) => `/_gallery?show=${slugOf(title)}`),
    ])
  })

  it('gives a part of which a page has only one a page to itself', () => {
    renderGallery('?show=page-banner')

    expect(headings(1)).toEqual(['Page banner', 'RYA sailing courses'])
    expect(screen.queryByRole('navigation', { name: 'Gallery' })).toBeNull()
  })

  it('shows one state of it by its address', () => {
    renderGallery('?show=page-banner&state=long-words')

    expect(headings(1)).toEqual(['Page banner', longName])
  })

  it('shows everything where the address names nothing that it has', () => {
    renderGallery('?show=no-such-part')

    expect(headings(1)).toEqual(['Gallery'])
  })
})

describe('the tokens', () => {
  const textOf = (name: string) =>
    screen.getByText(name, { selector: '.gallery-token strong' }).parentElement?.textContent

  it('are those of the configuration, by name and value', () => {
    render(<Tokens />)

    const { coral, sea } = config.theme.colors
    expect(textOf('sea')).toBe(`sea ${sea}`)
    expect(textOf('coral')).toBe(`coral ${coral.DEFAULT}`)
    expect(textOf('coral-deep')).toBe(`coral-deep ${coral.deep}`)
    expect(textOf('page')).toBe('page 84rem')
  })

  it('are shown at work', () => {
    render(<Tokens />)

    const sample = screen.getByText('coral-strong').previousElementSibling as HTMLElement

    expect(sample.style.backgroundColor).not.toBe('')
  })

  it('keep what belongs to a step of the type scale, and the names of a family', () => {
    render(<Tokens />)

    expect(textOf('body')).toContain('body 1.0625rem; lineHeight 1.55')
    expect(textOf('sans')).toContain(
      'sans Figtree, Figtree Arial, Figtree Roboto, Arial, sans-serif',
    )
  })
})
