import { processVariables } from '#server/config.ts'
import { siteRouteRows } from '#server/controllers/development/route-rows.ts'
import { runRoutesCommand } from './routes-command.ts'
import { paintFor, widthOf } from './terminal.ts'

/** `npm run routes`: the route table, as route:list shows it; with --json an array for machines. */
process.exitCode = runRoutesCommand(process.argv.slice(2), {
  rows: siteRouteRows(),
  print: (text) => console.log(text),
  printFault: (text) => console.error(text),
  width: widthOf(process.stdout),
  paint: paintFor(process.stdout, processVariables()['NO_COLOR']),
})
