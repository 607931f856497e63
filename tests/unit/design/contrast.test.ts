import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../architecture/source-files.ts'
import { colourPairs } from './colour-pairs.ts'
import { colourNames, contrastOf } from './contrast.ts'

describe('the contrast of two colours', () => {
  it('is 1 for a colour and itself', () => {
    expect(contrastOf('ink', 'ink')).toBe(1)
    expect(contrastOf('white', 'white')).toBe(1)
  })

  it('is what the art direction measured', () => {
    expect(contrastOf('ink', 'white')).toBeCloseTo(13.5, 0)
    expect(contrastOf('white', 'coral-strong')).toBeCloseTo(4.89, 1)
    expect(contrastOf('tide', 'paper')).toBeCloseTo(5.39, 1)
  })

  it('takes the ground for what a colour lets through', () => {
    expect(contrastOf('white/0', 'ink')).toBeCloseTo(1, 5)
    expect(contrastOf('ink/50', 'white')).toBeLessThan(contrastOf('ink', 'white'))
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

  it('has every colour of a text', () => {
    const listed = new Set(
      colourPairs.flatMap(({ text = [], shapes = [] }) => [...text, ...shapes]),
    )

    expect([...new Set(used('text'))].filter((name) => !listed.has(name))).toEqual([])
  })

  it('has every edge that shows what something is', () => {
    // Lines between things, and edges whose button is known by its icon.
    const bare = ['line', 'white/20', 'white/70']
    const listed = new Set([...colourPairs.flatMap(({ shapes = [] }) => shapes), ...bare])

    expect([...new Set(used('border'))].filter((name) => !listed.has(name))).toEqual([])
  })

  it('has every ground', () => {
    // Lines between things, the room of a text that is not there yet, and what dims the page behind a
    // dialog carry nothing.
    const bare = ['line', 'line/50', 'ink-deep/60']
    const grounds = colourPairs.flatMap(({ on }) =>
      on.map((ground) => ground.split(' on ')[0] ?? ''),
    )
    const listed = new Set([
      ...grounds,
      ...colourPairs.flatMap(({ shapes = [] }) => shapes),
      ...bare,
    ])

    expect([...new Set(used('bg'))].filter((name) => !listed.has(name))).toEqual([])
  })
})
