import { cpSync } from 'node:fs'
import { join } from 'node:path'

const parts = ['package.json', 'package-lock.json', 'build', 'public', 'packages', 'server']
const others = ['routes', 'resources/content', 'resources/images', 'docs/operations']

/** Copies what a machine that serves the site has, with these of the installed packages. */
export function putRelease(place: string, installed: readonly string[]): void {
  for (const path of [...parts, ...others, ...installed]) {
    cpSync(path, join(place, path), { recursive: true, verbatimSymlinks: true, force: true })
  }
}
