import { loadConfig, processVariables } from '#server/config.ts'
import { systemClock } from '#server/site/clock.ts'
import { runDatabaseCommand } from './database-commands.ts'

try {
  const print = (line: string) => console.log(line)
  const config = loadConfig(processVariables())
  const words = process.argv.slice(2)
  process.exitCode = await runDatabaseCommand(words, { config, clock: systemClock, print })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
