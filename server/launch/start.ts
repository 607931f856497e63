import { availableParallelism } from 'node:os'
import { keepHeapSmall } from '#server/app/heap.ts'
import { runBundle } from './bundle.ts'

const [least, usual] = [2, 4]

/**
 * Has Node's pool no more threads than can run at one time: each keeps the memory in which it once
 * compressed a page. Whoever has set `UV_THREADPOOL_SIZE` knows better. To be called before anything
 * uses the pool, which reads it once.
 */
function keepPoolSmall(): void {
  const threads = Math.min(Math.max(availableParallelism(), least), usual)
  process.env['UV_THREADPOOL_SIZE'] ??= String(threads)
}

keepHeapSmall()
keepPoolSmall()
const { site, isFromCompileCache } = runBundle(import.meta.dirname)

site.start({ isFromCompileCache }).catch((error: unknown) => {
  // Nothing is up yet, not even the log: whoever started the process reads this.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
