import { loadConfig, processVariables } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { runNewCommand } from './content-new-command.ts'
import { speechAt } from './terminal.ts'

/** `npm run content:new`: the beginning of a new content file. */
export function run(words: readonly string[]): number {
  const variables = processVariables()
  const { directory } = loadConfig(variables).content
  const links = createLinkChecker()
  return runNewCommand(words, {
    directory,
    errors: () => readContent(directory, { links }).violations,
    ...speechAt(process.stdout, variables['NO_COLOR']),
  })
}
