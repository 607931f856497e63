import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packInto } from '../tests/support/packed.ts'

/*
 * Asks two judges of packages about what would be published: whether every entry is where its description
 * says, and whether compilers find the types of each. They bring a compiler of their own, so they are
 * fetched when they are asked. Ends with 1 when one has anything to say.
 */

const judges = [
  ['publint@0.3.25', '--strict'],
  ['@arethetypeswrong/cli@0.18.5', '--profile', 'esm-only'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'checked-'))

try {
  const tarball = packInto(folder)
  for (const [judge, ...options] of judges) ask('npx', '--yes', judge, tarball, ...options)
} finally {
  rmSync(folder, { recursive: true })
}

function ask(command: string, ...given: readonly string[]): void {
  execFileSync(command, given, { stdio: 'inherit', shell: process.platform === 'win32' })
}
