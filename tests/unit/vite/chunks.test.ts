import { describe, expect, it } from 'vitest'
import { isPartOfSite } from '../../../vite/chunks.ts'

const at = (path: string) => `/site/resources/js/${path}`

/** Who imports a module. The client's entry imports pages only later, which does not count. */
const importers: Readonly<Record<string, readonly string[]>> = {
  [at('app.tsx')]: [],
  [at('layouts/header.tsx')]: [at('app.tsx')],
  [at('pages/home.tsx')]: [],
  [at('sections/hero.tsx')]: [at('pages/home.tsx')],
  [at('sections/offers-carousel.tsx')]: [at('pages/home.tsx')],
  [at('components/offer/offer-card.tsx')]: [
    at('pages/offers/listing.tsx'),
    at('sections/offers-carousel.tsx'),
  ],
  [at('pages/offers/listing.tsx')]: [],
  [at('components/ui/lists.tsx')]: [at('pages/offers/listing.tsx')],
  [at('lib/one.ts')]: [at('lib/other.ts')],
  [at('lib/other.ts')]: [at('lib/one.ts')],
}

const isPart = (path: string) =>
  isPartOfSite(at(path), (id) => ({ importers: importers[id] ?? [] }))

describe('the file that every page has', () => {
  it.each([
    ['the entry', 'app.tsx'],
    ['the frame', 'layouts/header.tsx'],
    ['what the home page shares with others', 'components/offer/offer-card.tsx'],
  ])('holds %s', (_, path) => {
    expect(isPart(path)).toBe(true)
  })

  it.each([
    ['the home page itself', 'pages/home.tsx'],
    ['what only the home page shows', 'sections/offers-carousel.tsx'],
    ['another page', 'pages/offers/listing.tsx'],
    ['what only other pages show', 'components/ui/lists.tsx'],
    ['modules that import each other and nobody else does', 'lib/one.ts'],
  ])('does not hold %s', (_, path) => {
    expect(isPart(path)).toBe(false)
  })
})
