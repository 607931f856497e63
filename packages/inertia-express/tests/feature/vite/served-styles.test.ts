import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { servedAssets } from '../../../src/vite/served-assets.ts'
import { served } from '../../support/served.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const files = {
  'js/app.js': "import './shell.css'\nimport.meta.glob('./pages/*.js')",
  'js/shell.css': '.shell { color: black }',
  'js/layout.js': "import './layout.css'",
  'js/layout.css': '.layout { color: white }',
  'js/pages/home.js': "import '../card.js'\nexport default 'home'",
  'js/pages/knots.js': "import './knots.css'\nexport default 'knots'",
  'js/pages/knots.css': '.knot { color: blue }',
  'js/card.js': "import './card.css'\nimport text from './copy.css?inline'\nexport { text }",
  'js/card.css': '.card { color: green }',
  'js/copy.css': '.copy { color: red }',
  'css/app.css': 'body { margin: 0 }',
}

describe('the styles of a page in development', () => {
  it('are linked from the first answer on, those too that components import', async () => {
    const { textOf } = await development()

    expect(sheetsIn(await textOf('/home'))).toEqual([
      '/css/app.css',
      '/js/layout.css',
      '/js/card.css',
    ])
  })

  it('are those of the page alone, not of other pages', async () => {
    const { textOf } = await development()
    await textOf('/home')

    expect(sheetsIn(await textOf('/knots'))).toEqual([
      '/css/app.css',
      '/js/layout.css',
      '/js/pages/knots.css',
    ])
  })

  it('are those of the entry too, once a browser has loaded it', async () => {
    const { origin, textOf } = await development()
    await fetch(`${origin}/js/app.js`)

    expect(sheetsIn(await textOf('/home'))).toContain('/js/shell.css')
  })

  it('come as stylesheets from the port that the page came from', async () => {
    const { origin, textOf } = await development()
    const html = await textOf('/home')

    expect(html).not.toMatch(/(?:href|src)="(?!\/(?!\/))/)
    const sheet = await fetch(`${origin}/js/card.css`, {
      headers: { Accept: 'text/css,*/*;q=0.1' },
    })
    expect(sheet.headers.get('content-type')).toMatch(/^text\/css/)
    expect(await sheet.text()).toContain('.card { color: green }')
  })

  it("are known to Vite's client, which takes them over instead of adding them again", async () => {
    const { folder, textOf } = await development()

    expect(await textOf('/home')).toContain(
      `<link rel="stylesheet" href="/js/card.css" data-vite-dev-id="${folder}/js/card.css">`,
    )
  })

  it('are under the base', async () => {
    const { textOf } = await development('/ui/')

    expect(sheetsIn(await textOf('/home'))).toEqual([
      '/ui/css/app.css',
      '/ui/js/layout.css',
      '/ui/js/card.css',
    ])
  })
})

describe('a font that the first text needs, in development', () => {
  it('is asked for where the stylesheet will ask for it', async () => {
    const { textOf } = await development('/ui/')

    expect(await textOf('/home')).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/ui/fonts/text.woff2" crossorigin>',
    )
  })
})

describe('the scripts of a page in development', () => {
  it('begin with its own module, which is named for an application that starts with it', async () => {
    const { textOf } = await development('/ui/')

    expect(await textOf('/knots')).toContain(
      '<link rel="modulepreload" data-component="knots" href="/ui/js/pages/knots.js">',
    )
  })

  it("are Vite's client, what stands before the application, and the application", async () => {
    const { textOf } = await development()

    expect(scriptsIn(await textOf('/home'))).toEqual([
      '/@vite/client',
      '/@id/virtual:preamble',
      '/js/app.js',
    ])
  })
})

/** A small application in which Vite serves the scripts, and pages are run on the server. */
async function development(base = '/') {
  const folder = realpathSync(temporaryFolder())
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const vite = await viteAt(folder, base)
  const { ssr, client } = vite.environments
  const assets = servedAssets({
    graphs: [ssr.moduleGraph, client.moduleGraph],
    root: folder,
    base,
    entry: 'js/app.js',
    styles: ['css/app.css'],
    fonts: ['fonts/text.woff2'],
    layouts: ['js/layout.js'],
    before: ['@id/virtual:preamble'],
    page: (component) => `js/pages/${component}.js`,
  })
  const origin = await served((app) => {
    app.use(vite.middlewares)
    app.get('/:component', async ({ params: { component } }, response) => {
      await vite.ssrLoadModule('/js/layout.js')
      await vite.ssrLoadModule(`/js/pages/${component}.js`)
      response.send(assets.tags(component))
    })
  })
  const textOf = async (path: string) => (await fetch(origin + path)).text()
  return { folder, origin, textOf }
}

async function viteAt(root: string, base: string): Promise<ViteDevServer> {
  const vite = await createServer({
    root,
    base,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    cacheDir: join(root, '.vite'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(() => vite.close())
  return vite
}

function sheetsIn(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url)
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, url = '']) => url)
}
