import { readFileSync } from 'node:fs'
import { watchCalls } from '../../house/called-files.ts'
import { startSite } from '../../support/site.ts'
import type { Reach } from './reach.ts'

/* Run by `reachOf`: paths come by standard input as JSON, what each reaches is printed as JSON. */

const paths = JSON.parse(readFileSync(0, 'utf8')) as readonly string[]
// Whatever is kept would be answered without its handler.
const site = await startSite({ isCached: false })
const calls = await watchCalls()
const reached: Record<string, Reach> = {}
for (const path of paths) {
  await calls.calledFiles()
  const answer = await site.visitor().visit(path)
  const isPage = answer.headers.has('x-inertia')
  const component = isPage ? ((await answer.json()) as { component: string }).component : null
  // A stream of events has no end.
  if (!isPage) await answer.body?.cancel()
  reached[path] = { component, files: await calls.calledFiles() }
}
calls.end()
await site.stop()
console.log(JSON.stringify(reached))
