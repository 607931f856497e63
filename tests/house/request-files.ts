import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measure } from './measure.ts'

type Entered = Readonly<Record<'made' | 'ordered', readonly string[]>>

/** How many files a request runs through, from the sources of a tree. */
export function requestMeasures(tree: string): Measure[] {
  const { entered, reason } = enteredFiles(tree)
  const row = (name: string, found: readonly string[] | undefined, limit: number): Measure => {
    return { name, value: found?.length ?? null, limit, found, reason }
  }
  return [
    row('files that GET /rya-courses/{slug} enters', entered?.made, 65),
    row('files that POST /checkout enters, which orders', entered?.ordered, 60),
  ]
}

/** With the sources of our own packages, which are not built. */
const runsSources = ['--conditions=@saltlark/source', '--import', 'tsx']

/** In a process of its own, in the tree's folder: a module can be read only once. */
function enteredFiles(tree: string): { entered?: Entered; reason?: string } {
  const script = fileURLToPath(new URL('entered.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [...runsSources, script], {
    cwd: tree,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, TEST_DATABASE: 'sqlite' },
  })
  if (status === 0) return { entered: JSON.parse(stdout) as Entered }
  const [error] = /^\w*Error\b.*$/m.exec(stderr) ?? []
  return { reason: error ?? `it ended with ${status}` }
}
