import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { smallPreloading } from '../../../vite/preload.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('what a build loads at a click', () => {
  it('is found from where the build lies, with few words', async () => {
    const folder = temporaryFolder()
    const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
    put('page.css', 'h1 { color: teal }')
    put('page.js', "import './page.css'\nexport const title = 'Tides'")
    put('entry.js', "addEventListener('click', () => void import('./page.js'))")

    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      base: './',
      plugins: [smallPreloading()],
      build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
    })

    const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
    const entry = output.find((part) => part.type === 'chunk' && part.isEntry)
    const code = entry?.type === 'chunk' ? entry.code : ''
    expect(code).toMatch(/\["\.\/page-[\w-]+\.js","\.\/page-[\w-]+\.css"\]/)
    expect(code).toContain('import.meta.url')
    expect(code).not.toContain('nonce')
    expect(code.length).toBeLessThan(1_000)
  })
})
