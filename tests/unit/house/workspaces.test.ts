import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { aliasesOf, workspacesOf } from '../../house/workspaces.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

function treeWith(manifests: Readonly<Record<string, object>>): string {
  const tree = temporaryFolder()
  for (const [folder, manifest] of Object.entries(manifests)) {
    const path = join(tree, folder, 'package.json')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(manifest))
  }
  return tree
}

const root = { imports: { '#server/*': './server/*' } }

it('a tree without packages has the names of its own folders', () => {
  const tree = treeWith({ '.': root })

  expect(workspacesOf(tree)).toEqual([])
  expect(aliasesOf(tree)).toEqual({ '#server/*': 'server/*' })
})

it('packages are known by what they export, the longest name first, and lead to their sources', () => {
  const tree = treeWith({
    '.': root,
    'packages/adapter': {
      name: 'inertia-express',
      exports: {
        '.': { types: './dist/index.d.ts', source: './index.ts', default: './dist/index.js' },
        './vite/*': './vite/*',
      },
    },
    'packages/pictures': { name: 'pictures', exports: './index.ts' },
  })

  expect(workspacesOf(tree).map(({ folder }) => folder)).toEqual([
    'packages/adapter',
    'packages/pictures',
  ])
  expect(Object.entries(aliasesOf(tree))).toEqual([
    ['inertia-express/vite/*', 'packages/adapter/vite/*'],
    ['inertia-express', 'packages/adapter/index.ts'],
    ['#server/*', 'server/*'],
    ['pictures', 'packages/pictures/index.ts'],
  ])
})
