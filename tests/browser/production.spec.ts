import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { answering, startServer } from '../support/browser/production-server.ts'
import type { ProductionServer } from '../support/browser/production-server.ts'
import { freePort } from '../support/free-port.ts'
import { frozenContent } from '../support/frozen-content.ts'
import { sendRaw } from '../support/raw-http.ts'
import type { RawAnswer } from '../support/raw-http.ts'

let folder = ''
let port = 0
let running: ProductionServer[] = []

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltlark-production-'))
  port = await freePort()
})

test.afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  running = []
  rmSync(folder, { recursive: true })
})

test.describe('npm start refuses', () => {
  test('content with faults, and says in which lines they are', async () => {
    const content = contentOfItsOwn()
    const home = readFileSync(join(content, 'home.json'), 'utf8')
    const [before = ''] = home.split('"page_data"')
    writeFileSync(join(content, 'home.json'), home.replace('"page_data"', '"page_date"'))
    writeFileSync(join(content, 'ratings.json'), '{ "googleScore": 4.9,, }\n')

    const server = start({ CONTENT_DIR: content })

    expect(await server.exitCode).toBe(1)
    expect(server.complaint).toMatch(/^The content has \d+ faults:\n/)
    const line = before.split('\n').length
    expect(server.complaint).toContain(`\n  ${content}/home.json:${line}:3 `)
    expect(server.complaint).toContain('did you mean "page_data"?')
    expect(server.complaint).toContain(`\n  ${content}/ratings.json:1:22 `)
    expect(server.complaint).toMatch(/\nRun npm run content:check\.\n$/)
  })

  test('a database that another server uses, which goes on undisturbed', async () => {
    const first = await up({})

    const second = start({ PORT: String(await freePort()) })

    expect(await second.exitCode).toBe(1)
    expect(second.complaint).toBe(
      `Another server (process ${first.pid}) already uses ${folder}/saltlark.sqlite. A site on SQLite is served by one process: stop that one first. To run several, set DATABASE_URL to a PostgreSQL database (postgres://user:password@host:5432/name).\n`,
    )
    expect((await ask(here(), 'GET /')).status).toBe(200)
  })

  test('a port that is taken', async () => {
    await up({})

    const second = start({ DATA_DIR: join(folder, 'other') })

    expect(await second.exitCode).toBe(1)
    expect(second.complaint).toBe(
      `Another program already listens on 127.0.0.1 port ${port}. Stop it, or set PORT to a free port.\n`,
    )
  })
})

test.describe('npm start on this machine', () => {
  test('makes a key with a warning, and keeps it: what it signed stays valid', async () => {
    const first = await up({})
    const made = readFileSync(join(folder, 'app-key'), 'utf8')
    const [cookie = ''] = (await subscribe(here())).headers.getSetCookie()
    expect(await first.stop()).toBe(0)

    const second = await up({})
    const page = await ask(here(), 'GET /', `Cookie: ${cookie.split(';')[0]}`)

    const warning = `APP_KEY is not set; a key made for this machine is kept in ${folder}/app-key. Set APP_KEY before the site is public.`
    for (const { log } of [first, second]) {
      expect(log[0]).toMatchObject({ level: 40, msg: warning })
      expect(log[1]).toMatchObject({ msg: 'the site is up', address: `http://${here()}` })
    }
    expect(first.log).toContainEqual(
      expect.objectContaining({ msg: 'stopping', reason: 'SIGTERM' }),
    )
    expect(readFileSync(join(folder, 'app-key'), 'utf8')).toBe(made)
    expect(page.body).toContain('Nearly there. We have sent an e-mail to ada@example.com')
  })

  test('reads its content again on SIGHUP, and goes on', async () => {
    const content = contentOfItsOwn()
    const server = await up({ CONTENT_DIR: content })
    const company = join(content, 'company.json')
    const text = readFileSync(company, 'utf8')
    writeFileSync(company, text.replaceAll(/(?<=960 ?)214/g, '777'))

    process.kill(server.pid ?? 0, 'SIGHUP')

    await expect
      .poll(() => server.log.map(({ msg }) => msg))
      .toContain('the content was read again on SIGHUP')
    expect((await ask(here(), 'GET /')).body).toContain('01632 960 777')
  })

  test('has nothing of what developers are shown', async () => {
    await up({})
    const files = readdirSync('public/build', { recursive: true, encoding: 'utf8' })
    const texts = files.filter((name) => /\.(?:js|css|json)$/.test(name))

    const marked = texts.filter((name) =>
      /_content-events|EventSource|content-faults|content-changed|preview-card/.test(
        readFileSync(join('public/build', name), 'utf8'),
      ),
    )

    expect(texts.length).toBeGreaterThan(10)
    expect(marked).toEqual([])
    expect((await ask(here(), 'GET /')).body).not.toContain('content-version')
  })
})

/** A copy of the frozen catalogue, to be edited. */
function contentOfItsOwn(): string {
  const content = join(folder, 'content')
  cpSync(frozenContent, content, { recursive: true })
  return content
}

/** A server with a folder and a port of its own. */
function start(variables: Readonly<Record<string, string>>): ProductionServer {
  const server = startServer({ PORT: String(port), DATA_DIR: folder, ...variables })
  running.push(server)
  return server
}

async function up(
  variables: Readonly<Record<string, string>>,
  host = here(),
): Promise<ProductionServer> {
  const server = start(variables)
  await answering(server, `http://127.0.0.1:${port}`, host)
  return server
}

function here(): string {
  return `localhost:${port}`
}

function ask(host: string, start: string, ...lines: string[]): Promise<RawAnswer> {
  return sendRaw(`http://127.0.0.1:${port}`, `${start} HTTP/1.1`, `Host: ${host}`, ...lines)
}

function subscribe(host: string): Promise<RawAnswer> {
  const body = 'email=ada%40example.com'
  return ask(
    host,
    'POST /mail/customer-subscribe',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    body,
  )
}
