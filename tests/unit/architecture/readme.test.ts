import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readProjectFile } from './source-files.ts'

const readme = readProjectFile('README.md')

/** The page that the README adds does not exist, nor does what a run of the site makes. */
const addedOrMade = new Set(['server/controllers/tides.ts', 'resources/js/pages/info/tides.tsx'])
const folders = /^(?:server|routes|resources|packages|vite|tests|docs)(?:\/|$)/

/** Every path that stands between backquotes, leads a line of the example, or is linked to. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.*/-]+)`/g)].map(([, path = '']) => path)
  const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path)
  const changed = [...text.matchAll(/^ ([\w./-]+\.ts)$/gm)].map(([, path = '']) => path)
  return [...new Set([...quoted, ...linked, ...changed])].filter((path) => folders.test(path))
}

describe('the README', () => {
  const paths = pathsIn(readme).filter((path) => !path.includes('*') && !addedOrMade.has(path))

  it('names files and folders', () => {
    expect(paths.length).toBeGreaterThan(30)
  })

  it.each(paths)('names %s, which is there', (path) => {
    expect(existsSync(path)).toBe(true)
  })
})
