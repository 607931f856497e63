import { loadConfig, processVariables } from '#server/config.ts'
import { readContent } from '#server/content/read-content.ts'
import { createLinkChecker } from '#server/link-checker.ts'
import { runFixCommand } from './content-fix-command.ts'
import { runCommand } from './run-command.ts'
import { speechAt } from './terminal.ts'

/** `npm run content:fix`: what a machine can mend in the content's files. */
await runCommand(() => {
  const variables = processVariables()
  const { directory } = loadConfig(variables).content
  return runFixCommand(process.argv.slice(2), {
    directory,
    countFaults: () => readContent(directory, { links: createLinkChecker() }).faults.length,
    ...speechAt(process.stdout, variables['NO_COLOR']),
  })
})
