import { loadConfig, processVariables } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { runFixCommand } from './content-fix-command.ts'
import { speechAt } from './terminal.ts'

/** `npm run content:fix`: what a machine can mend in the content's files. */
export function run(words: readonly string[]): number {
  const variables = processVariables()
  const { directory } = loadConfig(variables).content
  return runFixCommand(words, {
    directory,
    countFaults: () => readContent(directory, { links: createLinkChecker() }).violations.length,
    ...speechAt(process.stdout, variables['NO_COLOR']),
  })
}
