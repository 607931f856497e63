import { loadConfig, processVariables } from '#server/app/config.ts'
import { systemClock } from '#server/site/clock.ts'
import { runUserCommand } from './user-commands.ts'

/** `npm run user`: opens accounts, makes people staff, and lists them; beside a running site too. */
export async function run(words: readonly string[]): Promise<number> {
  return runUserCommand(words, {
    config: loadConfig(processVariables()),
    clock: systemClock,
    print: (line) => console.log(line),
    printFault: (text) => console.error(text),
  })
}
