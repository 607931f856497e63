import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface PackageFile {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const room = resolve('server/inertia')
const description = JSON.parse(readFileSync(join(room, 'package.json'), 'utf8')) as PackageFile

// Inside the project, so that what is built finds express as an installed package would.
const built = mkdtempSync(resolve('node_modules/.inertia-package-'))

beforeAll(() => {
  const compiler = resolve('node_modules/typescript/bin/tsc')
  const options = ['-p', join(room, 'tsconfig.json'), '--outDir', built]
  execFileSync(process.execPath, [compiler, ...options], { stdio: 'pipe' })
})
afterAll(() => rmSync(built, { recursive: true }))

describe('the adapter as a package', () => {
  it.each(Object.entries(description.exports))('has what it promises under %s', (_name, files) => {
    const missing = Object.values(files).filter((file) => !existsSync(inBuilt(file)))

    expect(missing).toEqual([])
  })

  it('answers a page in plain Node', () => {
    const script = `
      import express from 'express'
      import { inertia } from '${pathToFileURL(join(built, 'index.js')).href}'
      const store = { read: () => ({}), write() {}, clear() {} }
      const app = express()
      app.use(inertia({ version: 'v1', document: (page) => page.component, flashStore: store }))
      app.get('/', (request, response) => response.inertia.render('home', {}))
      const server = app.listen(0, async () => {
        const answer = await fetch('http://127.0.0.1:' + server.address().port)
        process.stdout.write(await answer.text())
        server.close()
      })`

    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script])

    expect(said.toString()).toBe('home')
  })

  it('needs no package but those that it names', () => {
    const packages = [...importsFrom(join(built, 'index.js'))].filter((name) => !isNode(name))

    expect(packages.filter((name) => !(name in description.peerDependencies))).toEqual([])
  })

  it('has a core that needs neither a package nor Node', () => {
    expect([...importsFrom(join(built, 'core.js'))]).toEqual([])
  })
})

function inBuilt(file: string): string {
  return file.replace('./dist', built)
}

function isNode(name: string): boolean {
  return name.startsWith('node:')
}

/** What a built file and all that it imports take from outside. */
function importsFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const statement = /^(?:import|export)\s[^;]*?\bfrom ['"]([^'"]+)['"];$/gm
  const names = [...readFileSync(file, 'utf8').matchAll(statement)]
  return new Set(
    names.flatMap(([, name = '']) =>
      name.startsWith('.') ? [...importsFrom(join(dirname(file), name), seen)] : [name],
    ),
  )
}
