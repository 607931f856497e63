import { describe, expect, it } from 'vitest'
import { parsed } from '../../house/parsed.ts'
import { sourceMeasures } from '../../house/source-measures.ts'

const aliases = { '#server/*': 'server/*', 'inertia-express/*': 'packages/inertia-express/*' }

/** What a measure finds in a tree; for one that finds nothing by name, its value. */
function found(name: string, tree: Readonly<Record<string, string>>) {
  const files = Object.entries(tree).map(([path, text]) => parsed({ path, text }))
  const measure = sourceMeasures(files, aliases).find((one) => one.name === name)
  return measure?.found ?? measure?.value
}

const large = `${'\n'.repeat(41)}export const tide = 4\n`
const small = 'export const tide = 4\n'
const taking = (specifier: string) => `import { tide } from '${specifier}'\n`

describe('sizes', () => {
  const tree = {
    'server/app.ts': large,
    'server/inertia/visit.ts': small,
    'packages/inertia-express/page.ts': small,
    'packages/inertia-express/tests/page.test.ts': large,
    'packages/tides/tide.ts': small,
    'resources/art/yacht.ts': small,
    'tests/unit/app.test.ts': large,
    'vite.config.ts': small,
  }

  it.each([
    ['site: lines', 43],
    ['site: files', 2],
    ['adapter: lines', 2],
    ['adapter: files', 2],
    ['pictures: files', 1],
  ])('%s', (name, value) => {
    expect(found(name, tree)).toBe(value)
  })
})

describe('a small file for one neighbour', () => {
  const lonely = (tree: Readonly<Record<string, string>>) =>
    found('small files for one neighbour', tree)
  const mail = { 'server/mail/tide.ts': small, 'server/mail/worker.ts': taking('./tide.ts') }

  it('is told, whatever tests ask for it', () => {
    const tree = { ...mail, 'tests/unit/mail/tide.test.ts': taking('#server/mail/tide.ts') }

    expect(lonely(tree)).toEqual(['server/mail/tide.ts'])
  })

  it.each<[what: string, tree: Readonly<Record<string, string>>]>([
    ['another file asks for too', { ...mail, 'server/app.ts': taking('#server/mail/tide.ts') }],
    [
      'only another folder asks for',
      { 'server/mail/tide.ts': small, 'server/app.ts': taking('./mail/tide.ts') },
    ],
    ['has more than 40 lines', { ...mail, 'server/mail/tide.ts': large }],
    [
      'is fetched only when its turn comes',
      { ...mail, 'server/mail/worker.ts': "await import('./tide.ts')\n" },
    ],
    [
      'is a rule among equals',
      {
        'server/routing/check/tide.ts': small,
        'server/routing/check/violations.ts': taking('./tide.ts'),
      },
    ],
  ])('is none that %s', (_, tree) => {
    expect(lonely(tree)).toEqual([])
  })
})

describe('an import cycle', () => {
  const cycles = (tree: Readonly<Record<string, string>>) =>
    found('import cycles, of types too', tree)

  it('is told with all its files, though types close it', () => {
    const tree = {
      'server/app.ts': "import { high } from './high.ts'\n",
      'server/high.ts': "import type { Low } from '#server/low.ts'\nexport const high = 4\n",
      'server/low.ts': "import { high } from './high.ts'\nexport type Low = typeof high\n",
    }

    expect(cycles(tree)).toEqual(['server/high.ts server/low.ts'])
  })

  it('is no file that two others ask for', () => {
    const tree = {
      'server/app.ts': `${taking('./tide.ts')}import './high.ts'\n`,
      'server/high.ts': taking('./tide.ts'),
      'server/tide.ts': small,
    }

    expect(cycles(tree)).toEqual([])
  })

  it('is told apart from another one', () => {
    const both = (one: string, other: string) => ({
      [`server/${one}.ts`]: `import './${other}.ts'\n`,
      [`server/${other}.ts`]: `import './${one}.ts'\nimport './high.ts'\n`,
    })

    expect(cycles({ ...both('ebb', 'flood'), ...both('high', 'low') })).toHaveLength(2)
  })
})

describe('an export for nobody', () => {
  const unasked = (text: string, other: string) => {
    const tree = { 'server/tide.ts': text, 'tests/unit/tide.test.ts': other }
    return [
      found('values exported for nobody', tree),
      found('types exported for nobody', tree),
    ].flat()
  }
  const text = 'export const high = 4\nexport const low = 1\nexport type Tide = typeof high\n'

  it('is one that no other file names, tests counted', () => {
    expect(unasked(text, "import { high } from '#server/tide.ts'\n")).toEqual([
      'server/tide.ts low',
      'server/tide.ts Tide',
    ])
  })

  it('is none of a file that is taken whole', () => {
    expect(unasked(text, "import * as tide from '#server/tide.ts'\n")).toEqual([])
    expect(unasked(text, "import.meta.glob('../../server/*.ts')\n")).toEqual([])
  })
})
