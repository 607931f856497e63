import { loadConfig, processVariables } from '#server/config.ts'
import { readContent } from '#server/content/read-content.ts'
import { createLinkChecker } from '#server/link-checker.ts'
import { runNewCommand } from './content-new-command.ts'
import { runCommand } from './run-command.ts'
import { speechAt } from './terminal.ts'

/** `npm run content:new`: the beginning of a new content file. */
await runCommand(() => {
  const variables = processVariables()
  const { directory } = loadConfig(variables).content
  const links = createLinkChecker()
  return runNewCommand(process.argv.slice(2), {
    directory,
    errors: () => readContent(directory, { links }).faults,
    ...speechAt(process.stdout, variables['NO_COLOR']),
  })
})
