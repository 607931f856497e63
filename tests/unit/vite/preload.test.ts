import { describe, expect, it } from 'vitest'
import { smallPreloading } from '../../../vite/preload.ts'
import { bundled, chunksIn } from '../../support/bundled.ts'

describe('what a build loads at a click', () => {
  it('is found from where the build lies, with few words', async () => {
    const output = await bundled(
      {
        'entry.js': "addEventListener('click', () => void import('./pages/page.js'))",
        'pages/page.css': 'h1 { color: teal }',
        'pages/page.js': "import './page.css'\nexport const title = 'Tides'",
      },
      { base: './', plugins: [smallPreloading()] },
    )

    const code = chunksIn(output).find(({ isEntry }) => isEntry)?.code ?? ''
    expect(code).toMatch(/\["\.\/page-[\w-]+\.js","\.\/page-[\w-]+\.css"\]/)
    expect(code).toContain('import.meta.url')
    expect(code).not.toContain('nonce')
    expect(code.length).toBeLessThan(1_000)
  })
})
