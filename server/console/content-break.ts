import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { loadConfig, processVariables } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { runBreakCommand } from './content-break-command.ts'
import { speechAt } from './terminal.ts'

/** `npm run break`: what a fault looks like and how it is mended, on a copy of the content. */
export async function run(words: readonly string[]): Promise<number> {
  const variables = processVariables()
  const { content, dataDirectory } = loadConfig(variables)
  const links = createLinkChecker()
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY
  return runBreakCommand(words, {
    directory: content.directory,
    copy: join(dataDirectory, `broken-copy-${process.pid}`),
    check: (directory) => readContent(directory, { links }),
    pause: isAtTerminal ? pressEnter : null,
    ...speechAt(process.stdout, variables['NO_COLOR']),
  })
}

/** @throws Error when the person ends it instead. */
async function pressEnter(question: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('\nThe lesson ends here; the copy is removed.')))
  })
  try {
    await Promise.race([terminal.question(question), ended])
  } finally {
    ended.catch(() => undefined)
    terminal.close()
  }
}
