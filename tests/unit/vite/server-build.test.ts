import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createLogger } from 'vite'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { warmsUp } from '../../../vite/server-build.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

it('a build of the server stands when its warm-up fails, with a warning', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'entry.js'), 'export default 1')
  const warmUp = {
    name: 'warm-up',
    generateBundle(this: Rolldown.PluginContext) {
      const source = "process.stderr.write('The content has 3 faults.'); process.exit(1)"
      this.emitFile({ type: 'asset', fileName: 'warm-up.js', source })
    },
  }
  const warnings: string[] = []
  const warn = (words: string) => void warnings.push(words)

  await build({
    configFile: false,
    root: folder,
    customLogger: { ...createLogger('silent'), warn },
    plugins: [warmUp, warmsUp()],
    build: { ssr: 'entry.js', outDir: 'out' },
  })

  expect(warnings.join('\n')).toContain(
    'The server will start more slowly, because its warm-up failed: The content has 3 faults.',
  )
  expect(existsSync(join(folder, 'out/warm-up.js'))).toBe(true)
})
