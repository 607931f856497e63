import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, processVariables } from '#server/app/config.ts'
import { createRedirects } from '#server/app/redirects.ts'
import { createServices } from '#server/app/services.ts'
import { siteRouteRows } from '#server/controllers/development/routes-page.ts'
import { pageRunner } from './page-runner.ts'
import { speechAt } from './terminal.ts'
import { runWhyCommand } from './why-command.ts'

const silent = { info() {}, warn() {}, error() {} }

/** `npm run why -- GET /path`: what answers a request, and why. It touches neither data nor mail. */
export async function run(words: readonly string[]): Promise<number> {
  const variables = processVariables()
  const config = loadConfig(variables)
  const services = await createServices(
    { ...config, database: { url: 'file::memory:' }, mail: { url: 'log:' } },
    { log: silent, assets: { version: '', tags: () => '', links: () => '' }, render: null },
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
  const speech = speechAt(process.stdout, variables['NO_COLOR'])
  const exitCode = await runWhyCommand(words, openSite, speech)
  await services.close()
  return exitCode
}
