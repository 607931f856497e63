import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, processVariables } from '#server/config.ts'
import { siteRouteRows } from '#server/controllers/development/route-rows.ts'
import { createRedirects } from '#server/redirects.ts'
import { createServices } from '#server/services.ts'
import { pageRunner } from './page-runner.ts'
import { paintFor } from './terminal.ts'
import { runWhyCommand } from './why-command.ts'

const silent = { info() {}, warn() {}, error() {} }

/** `npm run why -- GET /path`: what answers a request, and why. It touches neither data nor mail. */
try {
  const variables = processVariables()
  const config = loadConfig(variables, 'development')
  const services = await createServices(
    { ...config, database: { url: 'file::memory:' }, mail: { url: 'log:' } },
    { log: silent, assets: { version: '', tags: () => '' }, render: null },
  )
  const isFile = (path: string) => {
    const file = join('public', decodeURIComponent(path))
    return existsSync(file) && statSync(file).isFile()
  }
  const openSite = async () => ({
    matcher: services.matcher,
    redirects: createRedirects(services),
    rows: siteRouteRows(),
    isFile,
    run: pageRunner(services),
  })
  process.exitCode = await runWhyCommand(process.argv.slice(2), openSite, {
    print: (text) => console.log(text),
    printFault: (text) => console.error(text),
    paint: paintFor(process.stdout, variables['NO_COLOR']),
  })
  await services.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
