import { describe, expect, it } from 'vitest'
import { importsOf } from '../architecture/imports.ts'
import { readProjectFile, sourceFiles } from '../architecture/source-files.ts'

const files = new Map(sourceFiles(['resources/js']).map(({ path, text }) => [path, text]))
const sheet = readProjectFile('resources/css/home.css')
const sources = [...sheet.matchAll(/@source '\.\.\/(js\/[^']+)'/g)].map(
  ([, source]) => `resources/${source}`,
)

/** A file with all that it imports at once, and all that those import. */
function withImports(path: string, known = new Set<string>()): Set<string> {
  const text = files.get(path)
  if (text === undefined || known.has(path)) return known
  known.add(path)
  for (const { target, isTypeOnly } of importsOf(path, text)) {
    if (!isTypeOnly) withImports(target, known)
  }
  return known
}

const sectionFile = (name: string) => `resources/js/sections/${name}.tsx`

describe("the home page's own sheet", () => {
  const parts = [
    ...withImports('resources/js/pages/home.tsx'),
    ...withImports('resources/js/layouts/site-layout.tsx'),
  ]

  it('has the classes of every part of the home page', () => {
    const isRead = (path: string) =>
      sources.some((source) => path === source || path.startsWith(`${source}/`))

    expect(parts).toEqual(expect.arrayContaining(['hero', 'testimonials'].map(sectionFile)))
    expect(parts).toContain('resources/js/components/ui/accordion.tsx')
    expect(parts.filter((path) => !isRead(path))).toEqual([])
  })
})
