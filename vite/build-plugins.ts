import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const texts = new Set(['.css', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.xml'])
/** A page is made of a dozen small files, so their bytes add up; a smaller one shrinks no further. */
const worthwhileBytes = 150

/**
 * Puts a brotli and a gzip form beside each text of the browser's build, as small as they can be made:
 * `app-x.js.br` and `app-x.js.gz` (server/http/static-files.ts sends them). Fonts and pictures are
 * compressed in themselves.
 */
export function precompressed(): Plugin {
  return {
    name: 'saltlark:precompressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // What is on the disk is final; later hooks of other plugins can still change the bundle.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => texts.has(extname(file)))
      await Promise.all(files.map((file) => compress(join(dir, file))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < worthwhileBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [small, fallback] = await Promise.all([
    brotli(bytes, { params }),
    deflate(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, fallback)])
}

const require = createRequire(import.meta.url)
// The scheduler is a package of React's own.
const requireOfReact = createRequire(require.resolve('react-dom/package.json'))
const wrapped = '\0react-module:'

/** Where React's packages have the code of production, by the names under which that is imported. */
const reactFiles: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * Makes ES modules of React's packages. As CommonJS each is one function around everything, which an
 * open inspector reads twice (React makes its errors within), and each chunk that imports it needs a
 * helper of the bundler: one more request for 300 bytes.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'saltlark:react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: new RegExp(`^(?:${Object.keys(reactFiles).join('|')})$`) },
      handler: (source) => wrapped + source,
    },
    load: {
      filter: { id: new RegExp(`^${wrapped}`) },
      handler: (id) => reactModule(id.slice(wrapped.length)),
    },
  }
}

async function reactModule(source: string): Promise<string> {
  const [name, ...path] = (reactFiles[source] as string).split('/')
  const manifest = requireOfReact.resolve(`${name}/package.json`)
  const text = await readFile(join(dirname(manifest), ...path), 'utf8')
  const needed = new Set<string>()
  const code = text
    .replaceAll(/\brequire\("([^"]+)"\)/g, (_, other: string) => {
      needed.add(other)
      return variableOf(other)
    })
    .replaceAll(/\bexports\b/g, 'provided')
  const names = Object.keys(requireOfReact(source) as object)
  return [
    ...[...needed].map((other) => `import ${variableOf(other)} from '${other}'`),
    'const provided = {}',
    code,
    // Only the names that somebody imports stay in the bundle.
    ...names.map((one) => `const provided_${one} = /* @__PURE__ */ (() => provided.${one})()`),
    'export default provided',
    `export { ${names.map((one) => `provided_${one} as ${one}`).join(', ')} }`,
  ].join('\n')
}

function variableOf(source: string): string {
  return `required_${source.replaceAll(/\W/g, '_')}`
}

const mountless = '\0no-mounting'

/**
 * Leaves the half of React out of the server's bundle that mounts pages in a browser: the client
 * library imports it, and nothing on the server calls it. It is an eighth of what a start has to read.
 */
export function serverNeverMounts(): Plugin {
  return {
    name: 'saltlark:server-never-mounts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: /^react-dom\/client$/ }, handler: () => mountless },
    load: {
      filter: { id: /^\0no-mounting$/ },
      handler: () => 'export const createRoot = undefined, hydrateRoot = undefined',
    },
  }
}
