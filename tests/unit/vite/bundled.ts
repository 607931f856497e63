import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'
import { onTestFinished } from 'vitest'

/** What a build of these files makes. Those at the top are its entries; nothing is written. */
export async function bundled(
  files: Readonly<Record<string, string>>,
  { build: options, ...config }: InlineConfig,
): Promise<Rolldown.RolldownOutput['output']> {
  // Within the project, where its packages are found.
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data/bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
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
}

export function chunksIn(output: Rolldown.RolldownOutput['output']): Rolldown.OutputChunk[] {
  return output.filter((part) => part.type === 'chunk')
}

export function codeOf(output: Rolldown.RolldownOutput['output']): string {
  return chunksIn(output)
    .map(({ code }) => code)
    .join('')
}
