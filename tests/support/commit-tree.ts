import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs'
import { rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { git } from '../house/sources.ts'
import { workspacesOf } from '../house/workspaces.ts'

/** Works on the tree of a commit, in a folder of its own that is gone afterwards. */
export function atCommit<Result>(ref: string, work: (tree: string) => Result): Result {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'saltlark-house-')))
  try {
    checkOut(ref, tree)
    return work(tree)
  } finally {
    rmSync(tree, { recursive: true, force: true })
    git('.', ['worktree', 'prune'])
  }
}

/**
 * Works on the tree of a commit with its production build in it. A build that is done is kept in
 * `.data/builds` under the commit's id, and found again.
 * @throws Error when there is no such commit, or when it does not build.
 */
export async function withBuildOf<Result>(
  ref: string,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const commit = git('.', ['rev-parse', '--verify', `${ref}^{commit}`])
  const tree = resolve('.data/builds', commit)
  if (!existsSync(join(tree, 'build/server/index.js'))) {
    rmSync(tree, { recursive: true, force: true })
    git('.', ['worktree', 'prune'])
    checkOut(commit, tree)
    for (const half of [[], ['--ssr']]) build(tree, half)
  }
  return work(tree)
}

function checkOut(ref: string, tree: string): void {
  git('.', ['worktree', 'add', '--quiet', '--detach', tree, ref])
  linkPackages(tree)
}

function build(tree: string, words: readonly string[]): void {
  const vite = join(tree, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', ...words], {
    cwd: tree,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`The commit does not build: ${stderr}`)
}

/** Each by itself: the tree has its own version of the packages that are made here. */
function linkPackages(tree: string): void {
  const installed = resolve('node_modules')
  const ownNames = new Set(workspacesOf('.').map(({ name }) => name))
  for (const name of packagesIn(installed)) {
    if (!ownNames.has(name)) link(join(installed, name), join(tree, 'node_modules', name))
  }
  for (const { name, folder } of workspacesOf(tree)) {
    link(join(tree, folder), join(tree, 'node_modules', name))
  }
}

function packagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isFile())
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`) : name,
    )
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  // Windows lets everybody make a junction, but not a link.
  symlinkSync(target, path, 'junction')
}
