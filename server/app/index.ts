import { builtAssets } from '@saltlark/inertia-express/vite'
import { renderPage } from '#js/ssr.tsx'
import { createSiteApp } from './app.ts'
import { assetSources, builtFilesAt } from './assets.ts'
import { cachedPages, keepWarm } from './cached-pages.ts'
import { loadConfig, processVariables } from './config.ts'
import { inSmallHeap } from './heap.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listening.ts'
import { createLog } from './log.ts'
import { createServices } from './services.ts'
import type { Services } from './services.ts'
import type { Variables } from './settings/settings.ts'
import { stopGracefully } from './shutdown.ts'

export { load as loadCommand } from '#server/console/commands.ts'

/**
 * The production server: settings, services, application, listening, and an orderly end.
 * @throws when a setting, the content, the data or the port cannot be used.
 */
export async function start({
  variables = processVariables(),
  isFromCompileCache,
}: {
  readonly variables?: Variables
  /** For whoever wonders why a start takes long. */
  readonly isFromCompileCache: boolean
}): Promise<void> {
  const config = loadConfig(variables, 'production')
  const log = await createLog(config.logLevel, config.environment)
  for (const warning of config.warnings) log.warn({}, warning)

  const assets = builtAssets({
    directory: 'public/build',
    base: builtFilesAt(config.assetUrl),
    ...assetSources,
  })
  const services = await createServices(config, { log, assets, render: renderPage })
  const site = createSiteApp(services)
  const pages = cachedPages(site, services)
  const server = createHttpServer(site.app, {
    listener: pages.listener,
    isBehindProxy: config.trustProxy.length > 0,
  })
  const isHanded = await listen(server, config, variables)
  const place = isHanded ? { socket: 'handed over' } : { host: config.host, port: config.port }
  const address = { address: config.appUrl, ...place }
  log.info({ ...address, isFromKeptCode: isFromCompileCache }, 'the site is up')
  keepWarm(pages, services, inSmallHeap)
  reloadOnHangUp(services)
  stopGracefully(server, services, { drain: config.drainSeconds * 1000 })
}

/**
 * Has the content read again at once when the process gets SIGHUP, as servers do: for file systems
 * that report no change, and for scripts that want to know. Faults are logged, and the last good
 * content stays.
 */
function reloadOnHangUp({ content, log }: Pick<Services, 'content' | 'log'>): void {
  async function reload(): Promise<void> {
    try {
      const { changed, violations: faults } = await content.refresh()
      const { version } = content.current()
      log.info({ changed, faults: faults.length, version }, 'the content was read again on SIGHUP')
    } catch (error) {
      log.error({ err: error }, 'the content cannot be read again')
    }
  }

  process.on('SIGHUP', () => void reload())
}
