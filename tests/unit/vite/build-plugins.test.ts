import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { namedReact, precompressed, serverNeverMounts } from '../../../vite/build-plugins.ts'
import { bundled, chunksIn, codeOf } from '../../support/bundled.ts'
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

  it.each([
    ['is too short to shrink', 'short.js', 'export default 1'],
    ['is a font or a picture', 'figtree.woff2', words],
  ])('has none, when it %s', async (_, name, source) => {
    expect(existsSync(`${await written(name, source)}.br`)).toBe(false)
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

it("the server's bundle has no half of React that mounts pages", async () => {
  const source =
    "import { hydrateRoot } from 'react-dom/client'\nexport const mounts = hydrateRoot !== undefined"

  const code = codeOf(
    await bundled(
      { 'entry.js': source },
      {
        plugins: [serverNeverMounts()],
        ssr: { noExternal: true },
        build: { ssr: true, minify: false },
      },
    ),
  )

  expect(code.length).toBeLessThan(1_000)
  expect(code).not.toContain('react-dom')
})

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
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [emits, precompressed()],
    build: { outDir, rolldownOptions: { input: join(folder, 'entry.js') } },
  })
  return join(outDir, fileName)
}

async function chunksOf(files: Readonly<Record<string, string>>) {
  const groups = [{ name: 'react', test: /node_modules|named-exports:/ }]
  const rolldownOptions = {
    preserveEntrySignatures: 'exports-only',
    output: { codeSplitting: { groups } },
  } as const
  const plugins = [namedReact()]
  return chunksIn(await bundled(files, { plugins, build: { minify: false, rolldownOptions } }))
}
