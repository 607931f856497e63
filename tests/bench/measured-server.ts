import { existsSync } from 'node:fs'
import { freePort } from '../support/free-port.ts'
import { startServer } from './serving/measured-process.ts'
import type { MeasuredServer } from './serving/measured-process.ts'

/**
 * Starts the production server and waits for its first home page.
 * @param directory for its data.
 * @param env settings besides.
 * @throws when there is no build, no /proc to read (Linux only), or when it ends instead.
 */
export async function startMeasuredServer(
  directory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: npm run build')
  const port = await freePort()
  return startServer({
    port,
    words: ['build/server/index.js'],
    env: {
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: directory,
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
}
