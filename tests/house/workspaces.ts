import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Aliases } from './graph.ts'

/** A folder of `packages`. */
interface Workspace {
  readonly folder: string
  readonly name: string
  readonly exports: Readonly<Record<string, unknown>>
}

interface Manifest {
  readonly name?: string
  readonly imports?: Readonly<Record<string, unknown>>
  readonly exports?: string | Readonly<Record<string, unknown>>
}

export function workspacesOf(tree: string): Workspace[] {
  const packages = join(tree, 'packages')
  if (!existsSync(packages)) return []
  return readdirSync(packages)
    .filter((folder) => existsSync(join(packages, folder, 'package.json')))
    .map((folder) => {
      const { name = folder, exports = { './*': './*' } } = manifestIn(join(packages, folder))
      return {
        folder: `packages/${folder}`,
        name,
        exports: typeof exports === 'string' ? { '.': exports } : exports,
      }
    })
}

/** What the imports of a tree may begin with, beside a full stop, the longest first. */
export function aliasesOf(tree: string): Aliases {
  const { imports = {} } = manifestIn(tree)
  const own = Object.entries(imports).map(([alias, to]) => [alias, placeOf(to)] as const)
  const packaged = workspacesOf(tree).flatMap(({ folder, name, exports }) =>
    Object.entries(exports).map(
      ([key, to]) => [name + key.slice(1), `${folder}/${placeOf(to)}`] as const,
    ),
  )
  const longestFirst = [...own, ...packaged].toSorted(([one], [two]) => two.length - one.length)
  return Object.fromEntries(longestFirst)
}

/** Of the places for several conditions that of the source, if one is. */
function placeOf(to: unknown): string {
  const places = textsIn(to)
  const place = places.find((one) => /(?<!\.d)\.tsx?$/.test(one)) ?? places[0] ?? ''
  return place.replace(/^\.\//, '')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
