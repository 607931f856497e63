import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { answering, startServer } from '../support/browser/production-server.ts'
import type { ProductionServer } from '../support/browser/production-server.ts'
import { freePort } from '../support/free-port.ts'
import { frozenContent } from '../support/frozen-content.ts'

let folder = ''
let content = ''
let origin = ''
let running: ProductionServer[] = []

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltlark-production-'))
  content = join(folder, 'content')
  cpSync(frozenContent, content, { recursive: true })
  origin = `http://localhost:${await freePort()}`
})

test.afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  running = []
  rmSync(folder, { recursive: true })
})

test.describe('npm start', () => {
  test('serves the last good content while the files are broken, and says what is wrong', async () => {
    const first = await up()
    expect(await first.stop()).toBe(0)
    const home = read('home.json')
    const line = (home.split('"page_data"')[0] ?? '').split('\n').length
    write('home.json', home.replace('"page_data"', '"page_date"'))

    const second = await up()

    expect(await textOf('/')).toContain('<h1')
    expect(await textOf('/up')).toBe('{"status":"up"}')
    const { content: health } = JSON.parse(await textOf('/up?verbose')) as {
      content: { isAsInFiles: boolean; faults: string[] }
    }
    expect(health.isAsInFiles).toBe(false)
    expect(health.faults.join('\n')).toContain(`content/home.json:${line}:3 `)
    const logged = JSON.stringify(second.log.filter(({ level }) => level === 50))
    expect(logged).toContain('the site serves the last good content, kept from before')
    expect(logged).toContain(`${content}/home.json:${line}:3 `)
  })

  test('reads its content again on SIGHUP, and goes on', async () => {
    const server = await up()
    write('company.json', read('company.json').replace('01632 960 214', '01632 960 777'))

    process.kill(server.pid ?? 0, 'SIGHUP')

    await expect
      .poll(() => server.log.map(({ msg }) => msg))
      .toContain('the content was read again on SIGHUP')
    expect(await textOf('/')).toContain('01632 960 777')
  })

  test('has nothing of what shows saved files to developers', async () => {
    await up()
    const files = readdirSync('public/build', { recursive: true, encoding: 'utf8' })
    const texts = files.filter((name) => /\.(?:js|css|json)$/.test(name))

    const marked = texts.filter((name) =>
      /_content-events|EventSource|content-faults|content-changed|preview-card/.test(
        readFileSync(join('public/build', name), 'utf8'),
      ),
    )

    expect(texts.length).toBeGreaterThan(10)
    expect(marked).toEqual([])
    expect(await textOf('/')).not.toContain('content-version')
    for (const path of ['/_content-events', '/_preview']) {
      expect((await fetch(origin + path)).status).toBe(404)
    }
  })
})

/** A server with the folder of this test. */
async function up(): Promise<ProductionServer> {
  const { port } = new URL(origin)
  const server = startServer({ PORT: port, DATA_DIR: folder, CONTENT_DIR: content })
  running.push(server)
  await answering(server, origin, new URL(origin).host)
  return server
}

async function textOf(path: string): Promise<string> {
  return (await fetch(origin + path)).text()
}

function read(file: string): string {
  return readFileSync(join(content, file), 'utf8')
}

function write(file: string, text: string): void {
  writeFileSync(join(content, file), text)
}
