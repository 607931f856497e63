import { loadConfig, processVariables } from '#server/app/config.ts'
import { systemClock } from '#server/site/clock.ts'
import { runDatabaseCommand } from './database-commands.ts'

export async function run(words: readonly string[]): Promise<number> {
  const print = (line: string) => console.log(line)
  const config = loadConfig(processVariables())
  return runDatabaseCommand(words, { config, clock: systemClock, print })
}
