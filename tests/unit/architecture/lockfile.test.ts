import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { lockfileFaults } from './lockfile.ts'
import type { LockedPackages } from './lockfile.ts'
import { readProjectFile, sourceFiles } from './source-files.ts'

const lock = lockIn('')

// Projects of their own, which the benchmark against them installs.
const peers = ['adonis', 'astro', 'express-inertia', 'next'].map(
  (name) => `tests/bench/peers/${name}/`,
)
const folders = [...peers, 'packages/inertia-express/', '']

it('package-lock.json keeps the law of dependencies', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
  expect(lockfileFaults(lock.packages).join('\n')).toBe('')
})

describe('package.json', () => {
  it.each(folders)('names every version exactly: %spackage.json', (folder) => {
    const inexact = Object.entries(versionsIn(folder)).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    )

    expect(inexact, 'Install with --save-exact.').toEqual([])
  })
})

it('a module imports only packages that package.json names', () => {
  const named = folders.map((folder) => [folder, Object.keys(versionsIn(folder))] as const)
  const strangers = sourceFiles([
    'packages/inertia-express/src',
    'packages/inertia-express/tests',
    'vite',
    'server',
    'routes',
    'resources/js',
    'tests',
  ]).flatMap(({ path, text }) => {
    const [, known = []] = named.find(([folder]) => path.startsWith(folder)) ?? []
    return importsOf(path, text)
      .filter(({ isPackage, target }) => isPackage && target !== 'node:')
      .filter(({ target }) => !known.includes(target))
      .map(({ target }) => `${path} imports ${target}`)
  })

  expect(
    strangers,
    'Install the package with --save-exact, or import it from one that is.',
  ).toEqual([])
})

describe('a peer of the benchmark', () => {
  it.each(peers)('renders by the same React and Inertia as the site: %s', (folder) => {
    const compared = ['react', 'react-dom', '@inertiajs/core', '@inertiajs/react']

    const ours = compared.map((name) => versionsIn('')[name])

    expect(compared.map((name) => versionsIn(folder)[name])).toEqual(ours)
  })

  it.each(peers)('locks packages without the name of a registry: %s', (folder) => {
    const named = Object.values(lockIn(folder).packages).filter(({ resolved }) => resolved)

    expect(named).toEqual([])
  })
})

describe('the law of dependencies', () => {
  const lawful = { version: '1.2.3', integrity: 'sha512-x' }
  const names = { ...lawful, optionalDependencies: { '@boat/darwin': '1.2.3' } }

  it.each<[LockedPackages[string], string]>([
    [{ version: '1.2.3' }, 'has no integrity; it must come from the registry'],
    [
      { ...lawful, resolved: 'git+ssh://git@code.test/boat.git' },
      'comes from git+ssh://git@code.test/boat.git; it must come from the registry',
    ],
    [
      { ...lawful, engines: { node: '>=22' } },
      'needs Node >=22; the site runs on 20.19.0: take an older version',
    ],
    [
      names,
      'names @boat/darwin, which is not locked; take a version of boat whose platforms are all in the registry',
    ],
    [
      { ...lawful, hasInstallScript: true },
      'has an install script; take a package that works without, or name it and the reason in tests/unit/architecture/lockfile.ts',
    ],
  ])('refuses %j', (boat, fault) => {
    expect(lockfileFaults({ 'node_modules/a/node_modules/boat': boat })).toEqual([
      `boat 1.2.3 ${fault}`,
    ])
  })
})

function versionsIn(folder: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(
    readProjectFile(`${folder}package.json`),
  ) as {
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
  }
  return { ...dependencies, ...devDependencies }
}

function lockIn(folder: string): { readonly packages: LockedPackages } {
  return JSON.parse(readProjectFile(`${folder}package-lock.json`)) as { packages: LockedPackages }
}
