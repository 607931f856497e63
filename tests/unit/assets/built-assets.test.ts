import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtAssets } from '#server/assets.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const manifest = {
  'resources/js/app.tsx': { file: 'assets/app-1.js', imports: ['_react.js'] },
  'resources/css/app.css': { file: 'assets/app-2.css' },
  'resources/js/pages/home.tsx': {
    file: 'assets/home-3.js',
    css: ['assets/home-4.css'],
    imports: ['_react.js', '_carousel.js', 'resources/js/app.tsx'],
  },
  '_react.js': { file: 'assets/react-5.js' },
  '_carousel.js': { file: 'assets/carousel-6.js' },
}

describe('the elements that load a page', () => {
  it('are the styles, what the page needs ahead of time, and the application', () => {
    const tags = builtAssets(buildOf(manifest)).tags('home')

    expect(tags.split('\n')).toEqual([
      `<link rel="stylesheet" href="/build/assets/app-2.css" integrity="${hashOf('assets/app-2.css')}">`,
      `<link rel="stylesheet" href="/build/assets/home-4.css" integrity="${hashOf('assets/home-4.css')}">`,
      `<link rel="modulepreload" href="/build/assets/home-3.js" integrity="${hashOf('assets/home-3.js')}">`,
      `<link rel="modulepreload" href="/build/assets/react-5.js" integrity="${hashOf('assets/react-5.js')}">`,
      `<link rel="modulepreload" href="/build/assets/carousel-6.js" integrity="${hashOf('assets/carousel-6.js')}">`,
      `<script type="module" src="/build/assets/app-1.js" integrity="${hashOf('assets/app-1.js')}"></script>`,
    ])
  })

  it('are those of every page, for a page without a chunk of its own', () => {
    const tags = builtAssets(buildOf(manifest)).tags('unknown')

    expect(tags).toContain('/build/assets/app-1.js')
    expect(tags).not.toContain('home')
  })
})

describe('the version of a build', () => {
  it('is the same for the same files, and another when one has another name', () => {
    const changed = { ...manifest, '_react.js': { file: 'assets/react-7.js' } }

    const [first, same, other] = [manifest, manifest, changed].map(
      (files) => builtAssets(buildOf(files)).version,
    )

    expect(first).toMatch(/^[\da-f]{16}$/)
    expect(same).toBe(first)
    expect(other).not.toBe(first)
  })
})

describe('a build that is not there', () => {
  it('is asked for', () => {
    const folder = temporaryFolder()

    expect(() => builtAssets(folder)).toThrow(
      `There is no build at ${folder}/.vite/manifest.json. Make one with: npm run build`,
    )
  })

  it('is asked for anew when a part of it is missing', () => {
    const { 'resources/js/app.tsx': _, ...rest } = manifest

    expect(() => builtAssets(buildOf(rest)).tags('home')).toThrow(
      'The build has no resources/js/app.tsx. Make it anew with: npm run build',
    )
  })
})

/** A folder as the build leaves it, in which each file holds its own name. */
function buildOf(chunks: Readonly<Record<string, { file: string; css?: string[] }>>): string {
  const folder = temporaryFolder()
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  put('.vite/manifest.json', JSON.stringify(chunks))
  for (const { file, css = [] } of Object.values(chunks)) {
    for (const name of [file, ...css]) put(name, name)
  }
  return folder
}

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
