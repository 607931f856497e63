import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { startServer } from './serving/measured-process.ts'
import type { MeasuredServer } from './serving/measured-process.ts'

interface Surroundings {
  /** Settings besides. */
  readonly env?: Readonly<Record<string, string>>
  /** Where the build lies. Default: here. */
  readonly tree?: string
  /** The Node that runs it. Default: that of this process. */
  readonly node?: string | undefined
}

/**
 * Starts the production server and waits for its first home page.
 * @param directory for its data.
 * @throws when there is no build, no /proc to read (Linux only), or when it ends instead.
 */
export async function startMeasuredServer(
  directory: string,
  { env, tree = '.', node }: Surroundings = {},
): Promise<MeasuredServer> {
  if (!existsSync(join(tree, 'build/server/index.js')))
    throw new Error('There is no build: npm run build')
  const port = await freePort()
  return startServer({
    port,
    node,
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
