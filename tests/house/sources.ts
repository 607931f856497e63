import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a file belongs to; `rest` is what is set up at the root. */
export type Part = 'site' | 'adapter' | 'pictures' | 'tests' | 'rest'

export interface Source {
  /** From the project's folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** The first that matches counts. What a package of any other name holds is the site's still. */
const parts: readonly (readonly [RegExp, Part])[] = [
  [/^(?:packages\/[^/]+\/)?tests\//, 'tests'],
  [/^(?:server\/inertia|packages\/inertia-express)\//, 'adapter'],
  [/^(?:resources\/(?:art|fonts)|packages\/pictures)\//, 'pictures'],
  [/^(?:server|routes|resources\/js|vite|packages)\//, 'site'],
]

export function partOf(path: string): Part {
  return parts.find(([place]) => place.test(path))?.[1] ?? 'rest'
}

/** Every source in a tree: what Git knows of and what it would be told of next. */
export function sourcesOf(tree: string): Source[] {
  return git(tree, ['ls-files', '--cached', '--others', '--exclude-standard'])
    .split('\n')
    .filter((path) => /\.(?:ts|tsx|js)$/.test(path) && existsSync(join(tree, path)))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(tree, path), 'utf8') }))
}

export function git(folder: string, words: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}
