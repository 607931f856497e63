import type { Server } from 'node:http'
import { renderPage } from '#js/ssr.tsx'
import { createApp } from './app.ts'
import { assetSources } from './assets.ts'
import { loadConfig, processVariables } from './config.ts'
import type { Config } from './config.ts'
import { createHttpServer } from './http-server.ts'
import { builtAssets } from './inertia/vite/built-assets.ts'
import { createLog } from './log.ts'
import { reloadOnHangUp } from './reload.ts'
import { createServices } from './services.ts'
import { stopGracefully } from './shutdown.ts'

/** The production server: settings, services, application, listening, and an orderly end. */
async function start(): Promise<void> {
  const config = loadConfig(processVariables(), 'production')
  const log = await createLog(config.logLevel, config.environment)
  for (const warning of config.warnings) log.warn({}, warning)

  const assets = builtAssets({ directory: 'public/build', ...assetSources })
  const services = await createServices(config, { log, assets, render: renderPage })
  const server = createHttpServer(createApp(services), {
    isBehindProxy: config.trustProxy.length > 0,
  })
  await listen(server, config)
  log.info({ address: config.appUrl, host: config.host, port: config.port }, 'the site is up')
  reloadOnHangUp(services)
  stopGracefully(server, services)
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(error.code === 'EADDRINUSE' ? new Error(portTaken(host, port)) : error)
    })
    server.listen(port, host, listening)
  })
}

function portTaken(host: string, port: number): string {
  return `Another program already listens on ${host} port ${port}. Stop it, or set PORT to a free port.`
}

start().catch((error: unknown) => {
  // Nothing is up yet, not even the log: whoever started the process reads this.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
