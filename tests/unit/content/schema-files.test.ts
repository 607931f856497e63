import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = 'server/content/schema'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

describe('a schema file', () => {
  it('is at most 120 lines', () => {
    const long = files.filter(({ text }) => text.trimEnd().split('\n').length > 120)

    expect(long.map(({ name }) => name)).toEqual([])
  })

  it('says shape, limits and descriptions, and so needs nothing but its like', () => {
    const imports = files.flatMap(({ name, text }) =>
      [...text.matchAll(/ from '([^']+)'/g)].map(([, from]) => `${name}: ${from}`),
    )
    const others = imports.filter((line) => !/: (?:zod|\.{1,2}\/(?!\.\.)[\w/.-]+\.ts)$/.test(line))

    expect(others).toEqual([])
  })
})
