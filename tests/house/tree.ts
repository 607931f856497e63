import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { git } from './sources.ts'
import { workspacesOf } from './workspaces.ts'

/** Works on the tree of a commit, in a folder of its own that is gone afterwards. */
export function atCommit<Result>(ref: string, work: (tree: string) => Result): Result {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'saltlark-house-')))
  try {
    git('.', ['worktree', 'add', '--quiet', '--detach', tree, ref])
    linkPackages(tree)
    return work(tree)
  } finally {
    rmSync(tree, { recursive: true, force: true })
    git('.', ['worktree', 'prune'])
  }
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
