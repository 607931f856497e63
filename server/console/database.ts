import { loadConfig, processVariables } from '#server/config.ts'
import { systemClock } from '#server/site/clock.ts'
import { runDatabaseCommand } from './database-commands.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const print = (line: string) => console.log(line)
  const config = loadConfig(processVariables())
  const words = process.argv.slice(2)
  return runDatabaseCommand(words, { config, clock: systemClock, print })
})
