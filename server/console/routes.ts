import { processVariables } from '#server/app/config.ts'
import { siteRouteRows } from '#server/controllers/development/routes-page.ts'
import { runRoutesCommand } from './routes-command.ts'
import { speechAt, widthOf } from './terminal.ts'

/** `npm run routes`: the route table, as route:list shows it; with --json an array for machines. */
export function run(words: readonly string[]): number {
  return runRoutesCommand(words, {
    rows: siteRouteRows(),
    ...speechAt(process.stdout, processVariables()['NO_COLOR']),
    width: widthOf(process.stdout),
  })
}
