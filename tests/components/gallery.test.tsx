import { existsSync, readdirSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { allEntries } from '#js/gallery/all-entries.ts'
import { slugOf } from '#js/gallery/entry.ts'
import Gallery from '#js/gallery/gallery.tsx'
import { tokenGroups } from '#js/gallery/tokens.tsx'
import { homePageData, pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

const entries = allEntries(homePageData)
const shown = new Set(entries.flatMap(({ shows }) => shows))
// Parts of pages that the crawl shows whole, in each of their states.
const crawled = /^sections\/(dates|level-finder|listing|offer|search|shop)\//
const files = ['components', 'sections'].flatMap((folder) =>
  readdirSync(`resources/js/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsx') && !crawled.test(file)),
)

function renderGallery(query = '') {
  const content = <Gallery home={homePageData} />
  return renderPage({ content, url: `/_gallery${query}`, props: { pictures } }).container
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
      `resources/js/${file} is not in the gallery. Give it an entry with all its states in resources/js/gallery/entries.`,
    ).toBe(true)
  })

  it('name files that there are', () => {
    expect([...shown].filter((file) => !existsSync(`resources/js/${file}`))).toEqual([])
  })

  it('each have an address of their own, and so have the states of each', () => {
    for (const titled of [entries, ...entries.map(({ states }) => states)]) {
      const slugs = titled.map(slugOf)

      expect(slugs).toEqual([...new Set(slugs)])
      expect(slugs).not.toContain('')
    }
  })

  it('each have a state', () => {
    expect(entries.filter(({ states }) => states.length === 0)).toEqual([])
  })
})

describe('the gallery', () => {
  it('shows every entry on one page, under the tokens', () => {
    renderGallery()

    expect(headings(1)).toEqual(['Gallery'])
    const titles = entries.map(({ title }) => title)
    expect(headings(2).filter((title) => titles.includes(title ?? ''))).toEqual(titles)
  })

  it('leads to each of them by a link', () => {
    renderGallery()
    const index = within(screen.getByRole('navigation', { name: 'Gallery' }))

    expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/_gallery',
      ...entries.map((entry) => `/_gallery?show=${slugOf(entry)}`),
    ])
  })

  it('shows one entry by its address', () => {
    renderGallery('?show=ability-level')

    expect(headings(1)).toEqual(['Ability level'])
    expect(headings(2)).toEqual(['Beginner', 'Intermediate', 'Advanced'])
  })

  it('shows one state by its address', () => {
    renderGallery('?show=ability-level&state=advanced')

    expect(headings(2)).toEqual(['Advanced'])
  })

  it('gives a part of which a page has only one a page to itself', () => {
    renderGallery('?show=error-page')

    expect(headings(1)).toEqual(['Error page', 'Page not found'])
    expect(screen.queryByRole('navigation', { name: 'Gallery' })).toBeNull()
  })

  it('shows everything where the address names nothing that it has', () => {
    renderGallery('?show=no-such-part')

    expect(headings(1)).toEqual(['Gallery'])
  })

  it('narrows its frames', () => {
    const container = renderGallery('?show=ability-level&width=320')

    expect(container.querySelectorAll('[data-width="320"]')).toHaveLength(3)
  })

  it('enlarges its letters while it is shown', () => {
    const { unmount } = renderPage({
      content: <Gallery home={homePageData} />,
      url: '/_gallery?show=ability-level&text=200',
      props: { pictures },
    })

    expect(document.documentElement.style.fontSize).toBe('200%')
    unmount()
    expect(document.documentElement.style.fontSize).toBe('')
  })
})

describe('the tokens', () => {
  it('are those of the configuration, by name and value', () => {
    const colours = tokenGroups().find(({ name }) => name === 'colors')?.tokens ?? []

    renderGallery()

    expect(colours.length).toBeGreaterThan(10)
    for (const { name, value } of colours) {
      expect(
        screen.getByText(name, { selector: '.gallery-token strong' }).parentElement?.textContent,
      ).toBe(`${name} ${value}`)
    }
  })

  it('are shown at work', () => {
    renderGallery()

    const sample = screen.getByText('coral-strong').previousElementSibling as HTMLElement

    expect(sample.style.backgroundColor).not.toBe('')
  })

  it('keep what belongs to a step of the type scale', () => {
    const steps = tokenGroups().find(({ name }) => name === 'fontSize')?.tokens ?? []

    expect(steps.map(({ name }) => name)).toContain('hero')
    expect(steps.find(({ name }) => name === 'hero')?.more).toHaveProperty('lineHeight')
  })
})
