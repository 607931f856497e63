import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import type { BuildEnvironmentOptions, InlineConfig, Rolldown } from 'vite'
import { namedReact } from '../../vite/build-plugins.ts'

/** What a build of these files makes. Those at the top are its entries; nothing is written. */
export async function bundled(
  files: Readonly<Record<string, string>>,
  { build: options, ...config }: InlineConfig,
): Promise<Rolldown.RolldownOutput['output']> {
  // Within the project, where its packages are found.
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data/bundle-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const entries = Object.keys(files).filter((name) => !/\/|\.css$/.test(name))
    const input = entries.map((name) => join(folder, name))
    const { rolldownOptions, ...others } = options ?? {}
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      ...config,
      build: { write: false, ...others, rolldownOptions: { input, ...rolldownOptions } },
    })
    return ((Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput).output
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The chunks of a script that needs nothing but libraries, built with the settings of the site. */
export async function bundledLibraries(
  script: string,
  output: NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output'] = {},
): Promise<string[]> {
  const settings = { plugins: [namedReact()], build: { rolldownOptions: { output } } }
  return chunksIn(await bundled({ 'entry.ts': script }, settings)).map(({ code }) => code)
}

export function chunksIn(output: Rolldown.RolldownOutput['output']): Rolldown.OutputChunk[] {
  return output.filter((part) => part.type === 'chunk')
}

export function codeOf(output: Rolldown.RolldownOutput['output']): string {
  return chunksIn(output)
    .map(({ code }) => code)
    .join('')
}
