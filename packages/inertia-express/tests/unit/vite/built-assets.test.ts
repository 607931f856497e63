import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtAssets } from '../../../src/vite/built-assets.ts'
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

const sources = {
  entry: 'resources/js/app.tsx',
  styles: ['resources/css/app.css'],
  page: (component: string) => `resources/js/pages/${component}.tsx`,
}
const assetsOf = (directory: string) => builtAssets({ directory, ...sources })

describe('the elements that load a page', () => {
  it('are the styles, what the page needs ahead of time, and the application', () => {
    const tags = assetsOf(buildOf(manifest)).tags('home')

    expect(tags.split('\n')).toEqual([
      `<link rel="stylesheet" href="/build/assets/app-2.css" integrity="${hashOf('assets/app-2.css')}">`,
      `<link rel="stylesheet" href="/build/assets/home-4.css" integrity="${hashOf('assets/home-4.css')}">`,
      `<link rel="modulepreload" data-component="home" href="/build/assets/home-3.js" integrity="${hashOf('assets/home-3.js')}">`,
      `<link rel="modulepreload" href="/build/assets/react-5.js" integrity="${hashOf('assets/react-5.js')}">`,
      `<link rel="modulepreload" href="/build/assets/carousel-6.js" integrity="${hashOf('assets/carousel-6.js')}">`,
      `<script type="module" src="/build/assets/app-1.js" integrity="${hashOf('assets/app-1.js')}"></script>`,
    ])
  })

  it('begin a font that the first text needs before any text asks for it', () => {
    const files = { ...manifest, 'fonts/text.woff2': { file: 'assets/text-9.woff2' } }
    const fonts = ['fonts/text.woff2']
    const tags = builtAssets({ directory: buildOf(files), ...sources, fonts }).tags('home')

    expect(tags.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" href="/build/assets/text-9.woff2" crossorigin>',
    ])
  })

  it('hold what is seen first, by itself let in by a policy, and leave the sheets to the end', () => {
    const files = { ...manifest, 'resources/css/first.css': { file: 'assets/first-8.css' } }
    const directory = buildOf(files)
    const text = '@font-face{src:url(./text-9.woff2)}'
    writeFileSync(join(directory, 'assets/first-8.css'), `${text}\n`)
    const assets = builtAssets({ directory, ...sources, firstStyles: 'resources/css/first.css' })

    const shown = text.replace('./', '/build/assets/')
    expect(assets.tags('home')).toContain(`<style>${shown}</style>`)
    expect(assets.tags('home')).not.toContain('rel="stylesheet"')
    expect(assets.lateTags('home').match(/assets\/[^"]+\.css/g)).toEqual([
      'assets/app-2.css',
      'assets/home-4.css',
    ])
    const hash = createHash('sha256').update(shown).digest('base64')
    expect(assets.styleSources).toEqual([`'sha256-${hash}'`])
  })

  it('wait for the sheets of a page whose documents do without what is seen first', () => {
    const files = { ...manifest, 'resources/css/first.css': { file: 'assets/first-8.css' } }
    const directory = buildOf(files)
    writeFileSync(join(directory, 'assets/first-8.css'), 'h1{color:red}')
    const assets = builtAssets({
      directory,
      ...sources,
      firstStyles: 'resources/css/first.css',
      hasFirstStyles: (component) => component !== 'home',
    })

    expect(assets.tags('home')).toContain('/build/assets/app-2.css')
    expect(assets.tags('home')).not.toContain('<style>')
    expect(assets.lateTags('home')).toBe('')
    expect(assets.tags('shop')).toContain('<style>')
  })

  it('have the sheets that its page has by name, where not all have the same', () => {
    const files = { ...manifest, 'resources/css/shop.css': { file: 'assets/shop-7.css' } }
    const styles = (component: string) => [
      `resources/css/${component === 'shop' ? 'shop' : 'app'}.css`,
    ]
    const assets = builtAssets({ directory: buildOf(files), ...sources, styles })

    expect(assets.tags('shop')).toContain('/build/assets/shop-7.css')
    expect(assets.tags('shop')).not.toContain('/build/assets/app-2.css')
    expect(assets.tags('home')).toContain('/build/assets/app-2.css')
  })

  it('are those of every page, for a page without a chunk of its own', () => {
    const tags = assetsOf(buildOf(manifest)).tags('unknown')

    expect(tags).toContain('/build/assets/app-1.js')
    expect(tags).not.toContain('home')
  })

  it('are at the base that the build was made for', () => {
    const assets = builtAssets({ directory: buildOf(manifest), base: '/static/v2/', ...sources })

    expect(assets.tags('home')).toMatch(/(?:href|src)="\/static\/v2\/assets\/app-1\.js"/)
    expect(assets.tags('home')).not.toContain('/build/')
  })

  it('are read from another address as from here: so that their integrity can be checked', () => {
    const base = 'https://cdn.example.com/build/'
    const tags = builtAssets({ directory: buildOf(manifest), base, ...sources }).tags('home')

    const lines = tags.split('\n')
    expect(lines).toHaveLength(6)
    for (const line of lines) {
      expect(line).toMatch(/(?:href|src)="https:\/\/cdn\.example\.com\/build\/assets\/[\w-]+\.\w+"/)
      expect(line).toMatch(/ integrity="sha384-\S+" crossorigin>/)
    }
  })

  it('need no stylesheet that all pages share', () => {
    const { styles: _, ...rest } = sources
    const tags = builtAssets({ directory: buildOf(manifest), ...rest }).tags('home')

    expect(tags).not.toContain('app-2.css')
    expect(tags).toContain('home-4.css')
  })

  it('are those of chunks behind chunks too, styles in the order of the cascade, each once', () => {
    const deep = {
      ...manifest,
      'resources/js/app.tsx': { ...manifest['resources/js/app.tsx'], css: ['assets/shell.css'] },
      '_carousel.js': {
        ...manifest['_carousel.js'],
        css: ['assets/carousel.css'],
        imports: ['_drag.js', '_react.js'],
      },
      '_drag.js': { file: 'assets/drag-8.js', css: ['assets/drag.css'], imports: ['_carousel.js'] },
    }

    const tags = assetsOf(buildOf(deep)).tags('home')

    expect(tags.match(/[\w-]+\.css/g)).toEqual([
      'app-2.css',
      'shell.css',
      'drag.css',
      'carousel.css',
      'home-4.css',
    ])
    expect(tags.match(/modulepreload" href="[^"]+/g)?.at(-1)).toContain('drag-8.js')
    expect(tags.match(/react-5\.js/g)).toHaveLength(1)
  })
})

describe('what a header says of them, for early hints', () => {
  const files = { ...manifest, 'fonts/text.woff2': { file: 'assets/text-9.woff2' } }
  const fonts = ['fonts/text.woff2']

  it('is the same files in the same order, each as what it is', () => {
    const { links } = builtAssets({ directory: buildOf(files), ...sources, fonts })

    expect(links('home').split(', ')).toEqual([
      `</build/assets/app-2.css>; rel=preload; as=style; integrity="${hashOf('assets/app-2.css')}"`,
      `</build/assets/home-4.css>; rel=preload; as=style; integrity="${hashOf('assets/home-4.css')}"`,
      '</build/assets/text-9.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
      `</build/assets/home-3.js>; rel=modulepreload; integrity="${hashOf('assets/home-3.js')}"`,
      `</build/assets/react-5.js>; rel=modulepreload; integrity="${hashOf('assets/react-5.js')}"`,
      `</build/assets/carousel-6.js>; rel=modulepreload; integrity="${hashOf('assets/carousel-6.js')}"`,
      `</build/assets/app-1.js>; rel=modulepreload; integrity="${hashOf('assets/app-1.js')}"`,
    ])
  })

  it('asks for sheets of another address as the page will', () => {
    const base = 'https://cdn.example.com/build/'
    const { links } = builtAssets({ directory: buildOf(files), base, ...sources, fonts })

    expect(links('home')).toContain(`<${base}assets/app-2.css>; rel=preload; as=style; crossorigin`)
  })
})

describe('the version of a build', () => {
  it('is the same wherever it is served', () => {
    const base = 'https://cdn.example.com/build/'
    const elsewhere = builtAssets({ directory: buildOf(manifest), base, ...sources })

    expect(elsewhere.version).toBe(assetsOf(buildOf(manifest)).version)
  })

  it('is the same for the same files, and another when one has another name', () => {
    const changed = { ...manifest, '_react.js': { file: 'assets/react-7.js' } }

    const [first, same, other] = [manifest, manifest, changed].map(
      (files) => assetsOf(buildOf(files)).version,
    )

    expect(first).toMatch(/^[\da-f]{16}$/)
    expect(same).toBe(first)
    expect(other).not.toBe(first)
  })
})

describe('a build that is not there', () => {
  it('is asked for', () => {
    const folder = temporaryFolder()

    expect(() => assetsOf(folder)).toThrow(
      `There is no build at ${folder}/.vite/manifest.json. Make one with: npm run build`,
    )
  })

  it('is asked for anew when a part of it is missing', () => {
    const { 'resources/js/app.tsx': _, ...rest } = manifest

    expect(() => assetsOf(buildOf(rest)).tags('home')).toThrow(
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
