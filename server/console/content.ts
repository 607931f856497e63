import { loadConfig, processVariables } from '#server/config.ts'
import { readContent } from '#server/content/read-content.ts'
import { faultReport } from '#server/content/report.ts'
import { createLinkChecker } from '#server/link-checker.ts'

/** `npm run content:check`: every fault of every content file, and what to do about it. */
try {
  const { content } = loadConfig(processVariables())
  const result = readContent(content.directory, { links: createLinkChecker() })
  console.log(faultReport(result))
  process.exitCode = result.faults.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
