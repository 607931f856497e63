import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../support/free-port.ts'

const sources = [
  ...['server', 'routes', 'resources'],
  ...[
    'package.json',
    'tsconfig.json',
    'tests/tsconfig.json',
    'vite.config.ts',
    'tailwind.config.ts',
  ],
]

const patience = { timeout: 60_000, interval: 100 }

describe('a saved file, while `npm run dev` runs', { timeout: 90_000 }, () => {
  // Inside the project, so that packages are found and no cache is shared with a running site.
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data/development-'))
  let origin = ''
  let server: ChildProcess

  beforeAll(async () => {
    for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
    const port = await freePort()
    origin = `http://localhost:${port}`
    server = startVite(folder, port)
    await vi.waitUntil(isUp, { timeout: 100_000 })
  }, 120_000)

  afterAll(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true })
  })

  it('shows a page component as it is now', async () => {
    edit('resources/js/pages/error.tsx', 'Go to the home page', 'Sail home')

    await expect.poll(() => textOf('/nowhere'), patience).toContain('Sail home')
  })

  it('answers by a controller as it is now', async () => {
    edit('server/controllers/basket/cart-page.ts', 'Your basket', 'Your basket of this minute')

    await expect.poll(() => textOf('/cart'), patience).toContain('Your basket of this minute')
  })

  it('answers a route at its new path', async () => {
    edit('routes/system.ts', "'/up'", "'/how-are-you'")

    await expect.poll(() => textOf('/how-are-you'), patience).toContain('"status":"up"')
  })

  it('shows content as it is now', async () => {
    const { title } = readHero()
    edit('resources/content/home.json', JSON.stringify(title), '"A title of this minute"')

    await expect.poll(() => textOf('/'), patience).toContain('A title of this minute')
  })

  it('shows in which line a page uses what only browsers have', async () => {
    const undo = edit('resources/js/pages/home.tsx', ') {\n', ') {\n  void window.innerWidth\n')
    const lines = readFileSync(join(folder, 'resources/js/pages/home.tsx'), 'utf8').split('\n')
    const line = lines.findIndex((text) => text.includes('window.innerWidth')) + 1

    await expect
      .poll(() => textOf('/'), patience)
      .toContain(`window is not defined, at resources/js/pages/home.tsx:${line}:`)
    expect(await textOf('/')).toContain('Only browsers have window.')
    undo()
  })

  function readHero(): { title: string } {
    const home = JSON.parse(readFileSync(join(folder, 'resources/content/home.json'), 'utf8')) as {
      page_data: { hero: { title: string } }
    }
    return home.page_data.hero
  }

  function edit(file: string, from: string, to: string): () => void {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
    return () => writeFileSync(path, text)
  }

  async function textOf(path: string): Promise<string> {
    return (await fetch(origin + path)).text()
  }

  async function isUp(): Promise<boolean> {
    if (server.exitCode !== null) throw new Error('The development server ended; see above.')
    return fetch(`${origin}/up`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
})

function startVite(folder: string, port: number): ChildProcess {
  const { PATH } = process.env
  return spawn(process.execPath, [resolve('node_modules/vite/bin/vite.js')], {
    cwd: folder,
    env: { PATH, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
