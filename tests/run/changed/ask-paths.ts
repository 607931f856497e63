import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSite } from '../../support/site.ts'
import type { Reach } from './reach.ts'

/* Run by `reachOf`: paths come by standard input as JSON, what each reaches is printed as JSON. */

const paths = JSON.parse(readFileSync(0, 'utf8')) as readonly string[]
// Whatever is kept would be answered without its handler.
const site = await startSite({ isCached: false })
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
const reached: Record<string, Reach> = {}
for (const path of paths) {
  await session.post('Profiler.takePreciseCoverage')
  const answer = await site.visitor().visit(path)
  const text = await answer.text()
  const isPage = answer.headers.has('x-inertia')
  const component = isPage ? (JSON.parse(text) as { component: string }).component : null
  reached[path] = { component, files: await entered() }
}
session.disconnect()
await site.stop()
console.log(JSON.stringify(reached))

/** The tree's files of which a function was called since it was asked last. */
async function entered(): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .filter(({ functions }) =>
      functions.some(({ ranges: [whole] }) => whole && whole.startOffset > 0 && whole.count > 0),
    )
    .map(({ url }) => relative(process.cwd(), fileURLToPath(url)).replaceAll('\\', '/'))
    .filter((path) => !/^(?:\.\.|tests\/)/.test(path))
}
