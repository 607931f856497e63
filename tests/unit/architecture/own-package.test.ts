import { describe, expect, it } from 'vitest'
import { adapter } from './browser-rooms.ts'
import { importsOf } from './imports.ts'
import { readProjectFile, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

const home = 'packages/inertia-express'
const configs = ['playwright.config.ts', 'vitest.config.ts'].map((name) => `${home}/${name}`)
const own = [
  ...sourceFiles(['src', 'tests', 'examples'].map((folder) => `${home}/${folder}`)),
  ...configs.map((path) => ({ path, text: readProjectFile(path) })),
]

describe('the folder of the adapter, which may be copied out', () => {
  it('imports nothing from outside', () => {
    expect(importsByPath(own).filter(({ target }) => !target.startsWith(`${home}/`))).toEqual([])
  })

  it('imports only packages that its package.json names', () => {
    const { devDependencies, peerDependencies } = settingsIn<PackageFile>(`${home}/package.json`)
    const known = ['node:', adapter, ...Object.keys({ ...devDependencies, ...peerDependencies })]
    const strangers = own.flatMap(({ path, text }) =>
      importsOf(path, text)
        .filter(({ isPackage, target }) => isPackage && !known.includes(target))
        .map(({ target }) => `${path} imports ${target}`),
    )

    expect(strangers).toEqual([])
  })

  it('is tested with the versions that the site has', () => {
    const site = settingsIn<PackageFile>('package.json')
    const versions = { ...site.dependencies, ...site.devDependencies }
    const { devDependencies = {} } = settingsIn<PackageFile>(`${home}/package.json`)
    const others = Object.entries(devDependencies).filter(
      ([name, version]) => version !== (versions[name] ?? version),
    )

    expect(others).toEqual([])
  })

  it('is compiled as strictly as the site', () => {
    const compilerOptions = optionsIn(`${home}/tsconfig.json`)

    expect(compilerOptions).toEqual({
      ...optionsIn('tsconfig.json'),
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      types: ['node', 'vite/client'],
    })
  })

  it('lends tests of the site what its own stand on, and nothing else by its path', () => {
    const taken = importsByPath(sourceFiles(['tests'])).filter(({ target }) =>
      target.startsWith(`${home}/`),
    )

    expect(taken.filter(({ target }) => !target.startsWith(`${home}/tests/support/`))).toEqual([])
  })
})

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

function settingsIn<Settings>(file: string): Settings {
  return JSON.parse(readProjectFile(file)) as Settings
}

function optionsIn(file: string): Readonly<Record<string, unknown>> {
  const { compilerOptions } = settingsIn<{ compilerOptions: Record<string, unknown> }>(file)
  return compilerOptions
}

function importsByPath(files: readonly SourceFile[]) {
  return files.flatMap(({ path, text }) =>
    importsOf(path, text)
      .filter(({ isPackage }) => !isPackage)
      .map(({ target }) => ({ path, target })),
  )
}
