import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { startServer } from './serving/measured-process.ts'
import type { MeasuredServer } from './serving/measured-process.ts'

/**
 * Starts the production server and waits for its first home page.
 * @param directory for its data.
 * @param env settings besides.
 * @param tree where the build lies. Default: here.
 * @throws when there is no build, no /proc to read (Linux only), or when it ends instead.
 */
export async function startMeasuredServer(
  directory: string,
  env: Readonly<Record<string, string>> = {},
  tree = '.',
): Promise<MeasuredServer> {
  if (!existsSync(join(tree, 'build/server/index.js')))
    throw new Error('There is no build: npm run build')
  const port = await freePort()
  return startServer({
    port,
    folder: tree,
    words: ['build/server/index.js'],
    env: {
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: resolve(directory),
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
}
