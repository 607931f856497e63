import { createLog } from '#server/app/log.ts'
import type { Log } from '#server/app/log.ts'
import type { Environment } from '#server/app/settings/settings.ts'

/** The site's own log, whose output is kept: every line exactly as it would be printed. */
export async function printedLog(
  level = 'trace',
  environment: Environment = 'production',
): Promise<{ log: Log; lines: readonly string[] }> {
  const lines: string[] = []
  const log = await createLog(level, environment, {
    write: (text) => void lines.push(...text.trimEnd().split('\n')),
  })
  return { log, lines }
}
