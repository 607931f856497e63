import { keepHeapSmall } from '#server/app/heap.ts'
import { runBundle } from './bundle.ts'
import { keepPoolSmall } from './thread-pool.ts'

keepHeapSmall()
keepPoolSmall()
const { site, isFromKeptCode } = runBundle(import.meta.dirname)

site.start({ isFromKeptCode }).catch((error: unknown) => {
  // Nothing is up yet, not even the log: whoever started the process reads this.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
