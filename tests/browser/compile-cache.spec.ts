import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { readCompileCache, writeCompileCache } from '../../server/launch/compiled.js'
import { answering, startServer } from '../support/browser/production-server.ts'
import type { ProductionServer } from '../support/browser/production-server.ts'
import { freePort } from '../support/free-port.ts'
import { sendRaw } from '../support/raw-http.ts'

let folder = ''
let build = ''
let running: ProductionServer | null = null

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltlark-compile-cache-'))
  build = join(folder, 'server')
  cpSync('build/server', build, { recursive: true })
  // What is not in the bundle is looked for from where the build is.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})

test.afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true })
})

test.describe('npm start', () => {
  test('runs the code that the build has compiled', async () => {
    expect(await start()).toEqual({ isFromKeptCode: true, status: 200 })
  })

  for (const [what, change, words] of [
    ['there is no such code', () => rmSync(kept())],
    ['the code was damaged', damage],
    ['the code was cut off', () => writeFileSync(kept(), readFileSync(kept()).subarray(0, 20))],
    ['the code is of another source, even of one as long', changeSource, 'a site is here'],
    ['another version of Node made the code', changeVersion],
  ] as const) {
    test(`compiles the source when ${what}`, async () => {
      change()

      expect(await start(words)).toEqual({ isFromKeptCode: false, status: 200 })
    })
  }
})

function damage(): void {
  const code = readFileSync(kept())
  const middle = Math.floor(code.length / 2)
  code.writeUInt8(code.readUInt8(middle) ^ 0xff, middle)
  writeFileSync(kept(), code)
}

function changeSource(): void {
  const source = readFileSync(site(), 'utf8')
  writeFileSync(site(), source.replace('the site is up', 'a site is here'))
}

function changeVersion(): void {
  const source = readFileSync(site())
  const code = readCompileCache(kept(), source) ?? Buffer.alloc(0)
  // V8 puts a digest of its version here.
  code.writeUInt32LE(code.readUInt32LE(4) ^ 1, 4)
  writeCompileCache(kept(), source, code)
}

function site(): string {
  return join(build, 'site.js')
}

function kept(): string {
  return join(build, 'site.code')
}

/** What it says of its start, and how it answers the home page. */
async function start(words = 'the site is up') {
  const port = await freePort()
  const host = `localhost:${port}`
  running = startServer({ PORT: String(port), DATA_DIR: folder }, build)
  await answering(running, `http://${host}`, host)
  const { status } = await sendRaw(`http://${host}`, 'GET / HTTP/1.1', `Host: ${host}`)
  const said = running.log.find(({ msg }) => msg === words) as unknown as {
    readonly isFromKeptCode: boolean
  }
  return { isFromKeptCode: said.isFromKeptCode, status }
}
