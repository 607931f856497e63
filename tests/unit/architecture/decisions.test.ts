import { expect, it } from 'vitest'
import { readProjectFile, sourceFiles } from './source-files.ts'

it('a decision that a comment points to has its number in docs/decisions.md', () => {
  const listed = new Set(
    Array.from(
      readProjectFile('docs/decisions.md').matchAll(/^(\d+)\. /gm),
      ([, number]) => number,
    ),
  )
  const pointers = sourceFiles(['packages', 'resources', 'routes', 'server', 'tests', 'vite'])
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\bdecision (\d+)/gi), ([, number]) => ({ path, number })),
    )
    .filter(({ path }) => !path.includes('node_modules'))

  expect(pointers.length).toBeGreaterThan(20)
  expect(pointers.filter(({ number }) => !listed.has(number))).toEqual([])
})
