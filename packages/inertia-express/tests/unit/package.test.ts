import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packInto, packageFolder, shownFiles } from '../support/packed.ts'

interface PackageFile {
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const folder = mkdtempSync(join(tmpdir(), 'pack-'))
const packed = join(folder, 'package')
const built = join(packed, 'dist')

beforeAll(() => {
  execFileSync('tar', ['-xzf', packInto(folder)], { cwd: folder })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the adapter as a package', () => {
  it('has what it promises under each of its names', () => {
    const { exports } = describedIn(packed)
    const promised = Object.values(exports).flatMap((files) => Object.values(files))

    expect(Object.keys(exports)).toEqual(Object.keys(describedIn(packageFolder).exports))
    expect(promised.filter((file) => !existsSync(join(packed, file)))).toEqual([])
  })

  it('has no sources, and does not know of any', () => {
    expect(readdirSync(packed).toSorted()).toEqual(
      [...shownFiles, 'dist', 'docs', 'package.json'].toSorted(),
    )
    expect(readFileSync(join(packed, 'package.json'), 'utf8')).not.toContain('source')
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

    const options = ['--input-type=module', '--eval', script]
    const said = execFileSync(process.execPath, options, { cwd: folder })

    expect(said.toString()).toBe('home')
  })

  it('needs no package but those that it names', () => {
    const packages = [...importsFrom(join(built, 'index.js'))].filter((name) => !isNode(name))

    expect(
      packages.filter((name) => !(name in describedIn(packageFolder).peerDependencies)),
    ).toEqual([])
  })

  it('has a core that needs neither a package nor Node', () => {
    expect([...importsFrom(join(built, 'core.js'))]).toEqual([])
  })
})

function describedIn(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
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
