import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** What answers an address: the server's files that its request enters, and the component of its page. */
export interface Reach {
  readonly files: readonly string[]
  readonly component: string | null
}

const reaches = z.record(
  z.string(),
  z.object({ files: z.array(z.string()), component: z.string().nullable() }),
)

/**
 * Asks a site of the working tree for each path, and gives what it reached. In a process of its own:
 * what a module does while it is read is done once.
 * @throws Error with what the process wrote when the site does not start.
 */
export function reachOf(paths: readonly string[]): Readonly<Record<string, Reach>> {
  const script = fileURLToPath(new URL('ask-paths.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@saltlark/source', '--import', 'tsx', script],
    { input: JSON.stringify(paths), encoding: 'utf8', maxBuffer: 100_000_000 },
  )
  if (status !== 0) throw new Error(`The site could not be asked what it runs:\n${stderr}`)
  return reaches.parse(JSON.parse(stdout))
}
