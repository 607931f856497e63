import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface PackageFile {
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const room = resolve(import.meta.dirname, '../..')
const workspace = resolve(room, '../..')

// A copy, as packing changes the package's description; inside the project, so that the compiler is
// found, and express as an installed package would find it.
mkdirSync(join(workspace, '.data'), { recursive: true })
const folder = mkdtempSync(join(workspace, '.data/pack-'))
const packed = join(folder, 'package')
const built = join(packed, 'dist')

/** What is published beside the code. */
const shown = ['CHANGELOG.md', 'CONFORMANCE.md', 'LICENSE', 'README.md']

beforeAll(() => {
  const copy = join(folder, 'packages/inertia-express')
  const files = [...shown, 'docs', 'package.json', 'pack.js', 'tsconfig.build.json', 'src']
  cpSync(join(workspace, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  for (const file of files) cpSync(join(room, file), join(copy, file), { recursive: true })
  const shell = process.platform === 'win32'
  const options = ['pack', '--json', '--pack-destination', folder]
  execFileSync('npm', options, { cwd: copy, stdio: 'pipe', shell })
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', tarball], { cwd: folder })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the adapter as a package', () => {
  it('has what it promises under each of its names', () => {
    const { exports } = describedIn(packed)
    const promised = Object.values(exports).flatMap((files) => Object.values(files))

    expect(Object.keys(exports)).toEqual(Object.keys(describedIn(room).exports))
    expect(promised.filter((file) => !existsSync(join(packed, file)))).toEqual([])
  })

  it('has no sources, and does not know of any', () => {
    expect(readdirSync(packed).toSorted()).toEqual(
      [...shown, 'dist', 'docs', 'package.json'].toSorted(),
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

    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script])

    expect(said.toString()).toBe('home')
  })

  it('needs no package but those that it names', () => {
    const packages = [...importsFrom(join(built, 'index.js'))].filter((name) => !isNode(name))

    expect(packages.filter((name) => !(name in describedIn(room).peerDependencies))).toEqual([])
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
