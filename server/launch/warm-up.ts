import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { keepHeapSmall } from '#server/app/heap.ts'
import { runBundle } from './bundle.ts'

/**
 * A start as every other, up to its first home page, on data of its own: what it had to compile is
 * what all starts have to.
 */
async function warmUp(directory: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'saltlark-warm-up-'))
  try {
    const { site, isFromCompileCache, writeCache } = runBundle(directory)
    const port = await freePort()
    const variables = { PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent' }
    await site.start({ variables, isFromCompileCache })
    const [answer] = (await once(get(`http://localhost:${port}`), 'response')) as [IncomingMessage]
    await text(answer)
    if (answer.statusCode !== 200) throw new Error(`The home page is ${answer.statusCode}.`)
    writeCache()
  } finally {
    rmSync(data, { recursive: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

// V8 uses code only under the flags that it was made under.
keepHeapSmall()
warmUp(import.meta.dirname).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
