import { basename } from 'node:path'
import { formatFault } from '#server/content/fault.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { ControllerServices } from './controller-services.ts'

/**
 * GET /up: the process is there and answers. It asks nothing of the database. `?verbose` adds whether
 * the content served is what the files hold now, and if not, every fault that keeps it from being so.
 */
export function health({ content, config }: ControllerServices): ActionHandler {
  const { directory } = config.content
  return (request, response) => {
    const isVerbose = 'verbose' in request.query
    response.setHeader('Cache-Control', 'no-store')
    response.json({ status: 'up', ...(isVerbose && { content: contentHealth() }) })
  }

  function contentHealth() {
    const faults = content.trouble()?.faults ?? []
    return {
      version: content.current().version,
      isAsInFiles: content.trouble() === null,
      faults: faults.map(formatFault).map(inShort),
    }
  }

  // Where on the machine the folder lies is nobody else's business.
  function inShort(line: string): string {
    return line.replace(directory, basename(directory))
  }
}
