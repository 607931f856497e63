import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../architecture/source-files.ts'
import { colourPairs } from './colour-pairs.ts'
import { colourNames, contrastOf } from './contrast.ts'

describe('the contrast of two colours', () => {
  it('is what the art direction measured, and takes the ground for what lets it through', () => {
    expect(contrastOf('white', 'white')).toBe(1)
    expect(contrastOf('ink', 'white')).toBeCloseTo(13.5, 0)
    expect(contrastOf('tide', 'paper')).toBeCloseTo(5.39, 1)
    expect(contrastOf('white/0', 'ink')).toBeCloseTo(1, 5)
    expect(() => contrastOf('ink', 'sea/35')).toThrow('say which, as in "sea/35 on paper"')
  })
})

describe.each(colourPairs)('$where', ({ on, text = [], shapes = [] }) => {
  const pairs = on.flatMap((ground) => [
    ...text.map((colour) => ({ colour, ground, least: 4.5 })),
    ...shapes.map((colour) => ({ colour, ground, least: 3 })),
  ])

  it.each(pairs)('$colour on $ground is at least $least to 1', ({ colour, ground, least }) => {
    expect(contrastOf(colour, ground)).toBeGreaterThanOrEqual(least)
  })
})

describe('the list of pairs', () => {
  const code = sourceFiles(['resources/js'])
    .filter(({ path }) => !path.includes('/development/'))
    .map(({ text }) => text)
    .join('\n')
  const used = (kind: string) =>
    [...code.matchAll(new RegExp(`(?<![\\w-])${kind}-([a-z-]+(?:/\\d+)?)`, 'g'))]
      .map(([, name = '']) => name)
      .filter((name) => colourNames().includes(name.split('/')[0] ?? ''))
      .filter((name) => !['transparent', 'current'].includes(name))

  const drawn = colourPairs.flatMap(({ shapes = [] }) => shapes)
  const written = colourPairs.flatMap(({ text = [] }) => text)
  const grounds = colourPairs.flatMap(({ on }) => on.map((ground) => ground.split(' on ')[0] ?? ''))
  const lines = ['line', 'slate/30', 'slate/40']

  it.each([
    ['colour of a text', 'text', [...written, ...drawn]],
    // Lines between things, and edges whose button is known by its icon, say nothing by themselves.
    ['edge that shows what something is', 'border', [...drawn, ...lines, 'white/20', 'white/70']],
    // Nor do lines, the room of a text that is not there yet, and what dims the page behind a dialog.
    ['ground', 'bg', [...grounds, ...drawn, 'line', 'line/50', 'ink-deep/60']],
  ])('has every %s', (_, kind, listed) => {
    expect([...new Set(used(kind))].filter((name) => !listed.includes(name))).toEqual([])
  })
})
