import { describe, expect, it } from 'vitest'
import { parsed } from '../../house/parsed.ts'

const parse = (text: string) => parsed({ path: 'resources/js/pages/tides.tsx', text })

describe('what a file takes', () => {
  it.each([
    ["import('./table.ts')", true],
    ["type Table = typeof import('./table.ts')", false],
    ["import './table.ts'", false],
  ])('waits for its turn in %s: %s', (text, isLazy) => {
    expect(parse(text).taken).toMatchObject([{ isLazy }])
  })
})

it('what a file gives is its values and its types, by name', () => {
  const text = 'export const high = 4\nexport interface Tide {}\nexport default function low() {}\n'

  expect(parse(text).exports).toEqual([
    { name: 'high', isType: false },
    { name: 'Tide', isType: true },
    { name: 'default', isType: false },
  ])
})

describe('a spread', () => {
  it.each([
    ['an object that is written out', 'const tide = { ...{ high: 4 }, low: 1 }', 1],
    ['one in JSX', 'const tide = <Tide {...{ high: 4 }} {...rest} />', 1],
    ['one on more than a line', 'const tide = {\n  ...{\n    high: 4,\n  },\n}', 1],
    ['an object that has a name', 'const tide = { ...high }', 0],
    ['a condition', 'const tide = { ...(isHigh && { high: 4 }) }', 0],
    ['a text about one', "const tide = '...{ high: 4 }'", 0],
  ])('of %s', (_, text, count) => {
    expect(parse(text).spreads).toBe(count)
  })
})

it('the lines are those of the file and of each function', () => {
  const text = 'export function high() {\n  return [1].map((one) => one)\n}\n\nhigh()\n'

  expect(parse(text)).toMatchObject({ lines: 5, functions: [3, 1] })
})

it('a file that cannot be read is named', () => {
  expect(() => parse('const = 4')).toThrow(/^resources\/js\/pages\/tides\.tsx: /)
})
