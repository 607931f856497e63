import { join } from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { startMeasuredServer } from '../measured-server.ts'
import { startServer } from '../serving/measured-process.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { sides } from './sides.ts'
import type { SideName } from './sides.ts'
import { folderOf } from './workshop.ts'

/**
 * Starts a side on the core of the servers, and waits for its first page.
 * @param node what it runs on.
 * @param folder for what it stores.
 */
export async function startSide(
  name: SideName,
  node: string,
  folder: string,
): Promise<MeasuredServer> {
  const { peer, words, path } = sides[name]
  if (!peer) return startMeasuredServer(join(folder, name), { node })
  const port = await freePort()
  const env = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
  return startServer({
    port,
    words,
    node,
    folder: folderOf(peer),
    firstPath: path,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
  })
}
