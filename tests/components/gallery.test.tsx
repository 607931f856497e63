import { readdirSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { areas } from '#js/gallery/areas.ts'
import { slugOf } from '#js/gallery/entry.ts'
import Gallery from '#js/gallery/gallery.tsx'
import { longName } from '#js/gallery/samples.tsx'
import { frozenHome } from '../support/frozen-pages.ts'
import { renderPage } from '../support/render-page.tsx'

const entries = areas.flatMap((area) => area.entries)
const shown = new Set(entries.flatMap(({ shows }) => shows))
const folder = 'resources/js/components'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.tsx'))

function renderGallery(query = '') {
  const content = <Gallery home={frozenHome.pageContent.page_data} />
  return renderPage({ content, url: `/_gallery${query}` })
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

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

  it.each([
    ['?show=page-banner', ['Page banner', 'RYA sailing courses'], 0],
    ['?show=page-banner&state=long-words', ['Page banner', longName], 0],
    ['?show=no-such-part', ['Gallery'], 1],
  ])(
    'shows at %s one part, one of its states, or everything with its index',
    (query, titles, indexes) => {
      renderGallery(query)

      expect(headings(1)).toEqual(titles)
      expect(document.querySelectorAll('nav[aria-label="Gallery"]')).toHaveLength(indexes)
    },
  )
})
