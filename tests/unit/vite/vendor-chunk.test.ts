import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'

/** The file that holds what only changes with the packages. */
function vendorOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const [vendor] = chunks.filter(({ name }) => name === 'vendor')
  if (!vendor) throw new Error('The build has no chunk of the name vendor.')
  return vendor
}

describe("the packages' chunk", () => {
  let [before, after]: Rolldown.OutputChunk[][] = []

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    before = await buildForBrowsers()
    after = await buildForBrowsers(editsEveryFile())
    vi.unstubAllEnvs()
  })

  it('keeps its name when every file of ours is another', () => {
    const ours = after?.filter(({ moduleIds }) => moduleIds.some(isOurs)) ?? []
    const names = new Set(before?.map(({ fileName }) => fileName))

    expect(ours.length).toBeGreaterThan(20)
    expect(ours.map(({ fileName }) => fileName).filter((name) => names.has(name))).toEqual([])
    expect(vendorOf(after ?? []).fileName).toBe(vendorOf(before ?? []).fileName)
  })
})

function isOurs(id: string): boolean {
  return id.includes('/resources/js/')
}

/** Builds the site's files for browsers as `npm run build` does, without writing anything. */
async function buildForBrowsers(...plugins: Plugin[]): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    mode: 'production',
    logLevel: 'silent',
    plugins,
    build: { write: false },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
}

function editsEveryFile(): Plugin {
  return {
    name: 'test:edits-every-file',
    transform: {
      filter: { id: /\/resources\/js\/.*\.tsx?$/ },
      handler: (code) => `${code}\nglobalThis.isEdited = true\n`,
    },
  }
}
