import { extname } from 'node:path'
import { noAssets } from '@saltlark/inertia-express/vite'
import type { RequestHandler } from 'express'
import type { Plugin, Rolldown } from 'vite'
import type { RenderPage } from '#server/app/render-page.ts'
import { startSite } from '../site.ts'

// Says where it listens, and ends with the one who started it.
const files = await bundledFiles()
const site = await startSite({
  environment: 'test',
  assets: { ...noAssets('gallery'), tags: () => tagsOf(files) },
  render: await pageRenderer(),
  before: sending(files),
})
process.once('disconnect', () => void site.stop())
process.send?.(site.origin)

type BuiltFile = Rolldown.RolldownOutput['output'][number]

async function bundledFiles(): Promise<readonly BuiltFile[]> {
  const { build } = await import('vite')
  const built = await build({
    logLevel: 'error',
    mode: 'development',
    define: {
      'process.env.NODE_ENV': JSON.stringify('development'),
      'import.meta.env.DEV': 'true',
    },
    build: { write: false, minify: false, modulePreload: false },
  })
  return (built as Rolldown.RolldownOutput).output
}

async function pageRenderer(): Promise<RenderPage> {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport<typeof import('#js/ssr.tsx')>('/resources/js/ssr.tsx', {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles()],
  })
  return module.renderPage
}

/** What renders pages has no use for the styles that they import. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
    load: (id) => (id === '\0no-styles' ? '' : null),
  }
}

function tagsOf(files: readonly BuiltFile[]): string {
  const sheets = files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'app')
  return [
    ...sheets.map((name) => `<link rel="stylesheet" href="/build/${name}">`),
    `<script type="module" src="/build/${entry?.fileName}"></script>`,
  ].join('\n')
}

function sending(files: readonly BuiltFile[]): RequestHandler {
  return function sendsFiles({ path }, response, next) {
    const file = files.find(({ fileName }) => path === `/build/${fileName}`)
    if (!file) return next()

    response.type(extname(file.fileName)).set('Cache-Control', 'max-age=600')
    response.send(file.type === 'chunk' ? file.code : Buffer.from(file.source))
  }
}
