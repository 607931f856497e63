import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { namedReact, precompressed, serverNeverMounts } from '../../../vite/build-plugins.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const words = 'export default ' + JSON.stringify('We sail on Saturday. '.repeat(80))

describe('a built text', () => {
  it('has a brotli and a gzip form beside it, each smaller and of the same bytes', async () => {
    const file = await written('long.js', words)

    const [plain, brotli, gzip] = ['', '.br', '.gz'].map((suffix) => readFileSync(file + suffix))

    expect(brotliDecompressSync(brotli as Buffer)).toEqual(plain)
    expect(gunzipSync(gzip as Buffer)).toEqual(plain)
    expect(brotli?.length).toBeLessThan((plain?.length ?? 0) / 5)
  })

  it('has them as small as they can be made', async () => {
    const file = await written('long.js', readFileSync('package-lock.json', 'utf8'))

    const [plain, brotli, gzip] = ['', '.br', '.gz'].map((suffix) => readFileSync(file + suffix))

    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    const best = brotliCompressSync(plain as Buffer, { params }).length
    expect(brotli?.length).toBeLessThanOrEqual(best)
    expect(gzip?.length).toBe(gzipSync(plain as Buffer, { level: 9 }).length)
  })

  it('has none, when it is too short to shrink', async () => {
    expect(existsSync(`${await written('short.js', 'export default 1')}.br`)).toBe(false)
  })

  it('has none, when it is a font or a picture', async () => {
    expect(existsSync(`${await written('figtree.woff2', words)}.br`)).toBe(false)
  })
})

describe('React in chunks of ours', () => {
  const page = (hook: string) =>
    `import { ${hook} } from 'react'\nimport { jsx } from 'react/jsx-runtime'\nexport const Page = () => jsx('p', { children: ${hook}(null) })`
  const files = {
    'vendor.ts': `import { version } from 'react'\nimport { flushSync } from 'react-dom'\nexport { flushSync, version }`,
    'home.ts': page('useState'),
    'error.ts': page('useRef'),
  }

  it('is imported by name from where it is, without a file for a helper of the bundler', async () => {
    const chunks = await chunksOf(files)
    const names = chunks.map(({ name }) => name).toSorted()

    expect(names).toEqual(['error', 'home', 'react', 'vendor'])
    for (const { name, code, imports } of chunks.filter((chunk) => chunk.name !== 'react')) {
      expect([name, imports.length]).toEqual([name, 1])
      expect(code).not.toMatch(/__toESM|\brequire/)
    }
  })

  it('brings only the names that somebody imports', async () => {
    const react = (await chunksOf(files)).find(({ name }) => name === 'react')

    expect(react?.code).toMatch(/\(\(\) => .+\.useState\)\(\)/)
    expect(react?.code).not.toMatch(/\(\(\) => .+\.useTransition\)\(\)/)
  })
})

describe("the server's bundle", () => {
  it('has no half of React that mounts pages', async () => {
    const code = await serverBundleOf(
      "import { hydrateRoot } from 'react-dom/client'\nexport const mounts = hydrateRoot !== undefined",
    )

    expect(code.length).toBeLessThan(1_000)
    expect(code).not.toContain('react-dom')
  })
})

async function serverBundleOf(source: string): Promise<string> {
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data/server-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, source)
  const result = await build({
    ...quiet,
    plugins: [serverNeverMounts()],
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, minify: false },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
}

/** Builds one file as an asset of this name, and says where it is. */
async function written(fileName: string, source: string): Promise<string> {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'entry.js'), 'export default 1')
  const emits = {
    name: 'emits',
    buildStart(this: Rolldown.PluginContext) {
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
  const outDir = join(folder, 'out')
  await build({
    ...quiet,
    root: folder,
    plugins: [emits, precompressed()],
    build: { outDir, rolldownOptions: { input: join(folder, 'entry.js') } },
  })
  return join(outDir, fileName)
}

async function chunksOf(
  sources: Readonly<Record<string, string>>,
): Promise<Rolldown.OutputChunk[]> {
  // Within the project, where its packages are found.
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data/chunks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  const result = await build({
    ...quiet,
    plugins: [namedReact()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.keys(sources).map((name) => join(folder, name)),
        preserveEntrySignatures: 'exports-only',
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules|named-exports:/ }] },
        },
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output.filter((part) => part.type === 'chunk')
}

const quiet = { configFile: false, logLevel: 'silent' } as const
