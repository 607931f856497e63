import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltSite } from '../support/browser/built-site.ts'
import { thisMachine } from '../support/browser/machine.ts'
import { provideBrowser } from '../support/browser/provide-browser.ts'
import type { Report } from './report.ts'
import { runLighthouse } from './run-lighthouse.ts'
import { brokenPromises, failureLines, measuredPerformance, tableOf } from './verdict.ts'

const runs = 7
const folder = '.data/lighthouse'

/** `npm run lighthouse`: the built home page as Lighthouse sees it. Exit code 1 when it falls short. */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = provideBrowser(thisMachine)
  const site = await startBuiltSite()
  const reports: Report[] = []
  try {
    for (let run = 1; run <= runs; run += 1) {
      const path = join(folder, `run-${run}.json`)
      const { isRoot } = thisMachine
      reports.push(await runLighthouse({ address: `${site.origin}/`, browser, isRoot, path }))
      console.log(tableOf(reports).at(run === 1 ? 0 : -1))
      if (run === 1) console.log(tableOf(reports).at(-1))
    }
  } finally {
    await site.stop()
  }

  const performance = measuredPerformance(reports)
  const faults = brokenPromises(reports)
  console.log(
    `\nPerformance, median of the runs on a fast enough machine: ${performance ?? 'not measured'}`,
  )
  console.log(`\nAudits that failed in any run:\n${failureLines(reports).join('\n') || 'none'}`)
  console.log(`\n${faults.join('\n') || 'Everything is as promised.'}`)
  if (faults.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
