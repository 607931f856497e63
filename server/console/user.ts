import { loadConfig, processVariables } from '#server/config.ts'
import { systemClock } from '#server/site/clock.ts'
import { runCommand } from './run-command.ts'
import { runUserCommand } from './user-commands.ts'

/** `npm run user`: opens accounts, makes people staff, and lists them; beside a running site too. */
await runCommand(async () => {
  return runUserCommand(process.argv.slice(2), {
    config: loadConfig(processVariables()),
    clock: systemClock,
    print: (line) => console.log(line),
    printFault: (text) => console.error(text),
  })
})
