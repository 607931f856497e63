import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { siteUnderTest } from './site-under-test.ts'
import type { SiteUnderTest } from './site-under-test.ts'

export interface BuiltSite {
  readonly origin: string
  stop(): Promise<void>
}

/**
 * Starts the production build on a port and a data folder of its own.
 * @throws Error when there is no build, or when it does not start.
 */
export async function startBuiltSite(): Promise<BuiltSite> {
  return startBuildIn('.', await siteUnderTest())
}

/** The same for the build in any tree of the project. */
export async function startBuildIn(
  tree: string,
  { origin, environment }: SiteUnderTest,
): Promise<BuiltSite> {
  if (!existsSync(join(tree, 'build/server/index.js'))) {
    throw new Error('There is no build; run npm run build first.')
  }
  const server = spawn(process.execPath, ['build/server/index.js'], {
    cwd: tree,
    env: { ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isUp(origin))) {
    if (server.exitCode !== null) throw new Error('The site did not start; see its words above.')
    await wait(50)
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

async function isUp(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/up`).catch(() => null)
  return answer?.ok === true
}
