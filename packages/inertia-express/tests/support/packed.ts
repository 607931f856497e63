import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** The package's own folder. */
export const packageFolder = resolve(import.meta.dirname, '../..')

/** What is published beside the code. */
export const shownFiles = ['CHANGELOG.md', 'CONFORMANCE.md', 'LICENSE', 'README.md'] as const

const packedFrom = [
  'docs',
  'package.json',
  'pack.js',
  'tsconfig.build.json',
  'tsconfig.json',
  'src',
]

/**
 * Packs what is published, and says where the tarball is. A copy is packed, as packing changes the
 * package's description while it lasts.
 * @param folder where packages are found as they are here: express, and the compiler.
 */
export function packInto(folder: string): string {
  const copy = join(folder, 'copy')
  mkdirSync(copy, { recursive: true })
  for (const file of [...shownFiles, ...packedFrom]) {
    cpSync(join(packageFolder, file), join(copy, file), { recursive: true })
  }
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
  symlinkSync(resolve(dirname(compiler), '..'), join(folder, 'node_modules'), 'junction')
  const shell = process.platform === 'win32'
  const options = ['pack', '--pack-destination', folder]
  execFileSync('npm', options, { cwd: copy, stdio: 'pipe', shell })
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  return join(folder, tarball)
}
