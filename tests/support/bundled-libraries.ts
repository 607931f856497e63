import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { BuildEnvironmentOptions, Rolldown } from 'vite'
import { namedReact } from '../../vite/build-plugins.ts'

/** The chunks of a script that needs nothing but libraries, built with the settings of the site. */
export async function bundledLibraries(
  script: string,
  output: NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output'] = {},
): Promise<string[]> {
  // Within the project, where its packages are found.
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data/libraries-'))
  try {
    const input = join(folder, 'entry.ts')
    writeFileSync(input, script)
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [namedReact()],
      build: { write: false, rolldownOptions: { input, output } },
    })
    const built = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
    return built.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
