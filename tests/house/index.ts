import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { atCommit } from '../support/commit-tree.ts'
import { isOver, measureLines } from './measure.ts'
import type { Measure } from './measure.ts'
import { parsed } from './parsed.ts'
import { requestMeasures } from './request-files.ts'
import { sourceMeasures } from './source-measures.ts'
import { sourcesOf } from './sources.ts'
import { aliasesOf, workspacesOf } from './workspaces.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, list: { type: 'boolean' } },
})

/**
 * `npm run house -- [git ref]`: how large the code is and how entangled, in the working tree or at a
 * commit. `--list` names what was counted; with `--check` the exit code is 1 when a limit is passed.
 */
function main(): void {
  const [ref] = positionals
  const measures = ref === undefined ? measured(resolve('.')) : atCommit(ref, measured)
  for (const line of measureLines(measures)) console.log(line)
  for (const { name, found = [] } of values.list ? measures : []) {
    if (found.length > 0) console.log(`\n${name}:\n  ${found.join('\n  ')}`)
  }
  if (values.check && measures.some(isOver)) process.exitCode = 1
}

function measured(tree: string): Measure[] {
  const packages = workspacesOf(tree).map(({ folder }) => folder.replace('packages/', ''))
  return [
    ...sourceMeasures(sourcesOf(tree).map(parsed), aliasesOf(tree)),
    ...requestMeasures(tree),
    { name: 'packages', value: packages.join(' ') || 'none', limit: 'inertia-express pictures' },
  ]
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
