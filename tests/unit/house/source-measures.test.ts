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

const small = 'export const tide = 4\n'
const taking = (specifier: string) => `import { tide } from '${specifier}'\n`

describe('a small file for one neighbour', () => {
  const lonely = (tree: Readonly<Record<string, string>>) =>
    found('small files for one neighbour', tree)
  const mail = { 'server/mail/tide.ts': small, 'server/mail/worker.ts': taking('./tide.ts') }

  it('is told, whatever tests ask for it', () => {
    const tree = { ...mail, 'tests/unit/mail/tide.test.ts': taking('#server/mail/tide.ts') }

    expect(lonely(tree)).toEqual(['server/mail/tide.ts'])
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
})
