import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
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
const wrapped = '\0named-exports:'

/**
 * Gives our own files React's exports by name. React is CommonJS, and each chunk that reads it needs a
 * helper of the bundler, which then becomes a file of its own: one more request for 300 bytes.
 */
export function namedReact(): Plugin {
  return {
    name: 'saltlark:named-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(?:react|react-dom|react\/jsx-runtime)$/ },
      handler(source, importer = '') {
        const isOurs = !importer.includes('node_modules') && !importer.startsWith(wrapped)
        return isOurs ? wrapped + source : null
      },
    },
    load: {
      filter: { id: new RegExp(`^${wrapped}`) },
      handler(id) {
        const source = id.slice(wrapped.length)
        const names = Object.keys(require(source) as object)
        return [
          `import all from '${source}'`,
          // Only the names that somebody imports stay in the bundle.
          ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})()`),
        ].join('\n')
      },
    },
  }
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
