import { isRunnableDevEnvironment } from 'vite'
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'
import { loadConfig, processVariables } from '#server/app/config.ts'
import type { Config } from '#server/app/config.ts'
import type { DevelopmentSite } from '#server/app/development.ts'
import type { RenderPage } from '#server/app/render-page.ts'

type DevelopmentModule = typeof import('#server/app/development.ts')
type RenderModule = { readonly renderPage: RenderPage }

/**
 * Runs the Express application inside Vite's development server: one process, one port. Its modules
 * are imported through Vite, so a saved file is in the next answer without a restart.
 */
export function expressInDevelopment(): Plugin {
  let settings: Config | undefined
  return {
    name: 'saltlark:express',
    apply: (_user, { command, mode }) => command === 'serve' && mode !== 'test',
    config() {
      settings = loadConfig(processVariables(), 'development')
      return { server: { port: settings.port, host: settings.host, strictPort: true } }
    },
    configureServer(server) {
      if (!settings) return undefined
      for (const warning of settings.warnings) server.config.logger.warn(warning)
      const site = reloadingSite(server, settings)
      server.httpServer?.once('close', () => void site.close())
      return () => {
        server.middlewares.use((request, response, next) => {
          site
            .app()
            .then((app) => app(request as never, response as never, next))
            .catch(next)
        })
        void site.boot()
      }
    },
  }
}

/** Keeps one running site, and replaces it when one of its modules was changed. */
function reloadingSite(server: ViteDevServer, config: Config) {
  const runner = runnerOf(server)
  const render: RenderPage = async (...rendering) => {
    const { renderPage } = await runner.import<RenderModule>('/resources/js/ssr.tsx')
    return renderPage(...rendering)
  }
  const { root } = server.config
  const { ssr, client } = server.environments
  const graphs = [ssr?.moduleGraph, client?.moduleGraph].filter((graph) => graph !== undefined)
  let running: { module: DevelopmentModule; site: Promise<DevelopmentSite> } | undefined

  async function current(): Promise<DevelopmentSite> {
    const module = await runner.import<DevelopmentModule>('/server/app/development.ts')
    if (running?.module === module) return running.site
    const site = replace(running?.site, () =>
      module.startDevelopmentSite(config, { render, graphs, root }),
    )
    running = { module, site }
    // What kept it from starting may be put right in a file that is no module: try again.
    site.catch(() => (running = undefined))
    return site
  }

  return {
    app: async () => (await current()).app,
    async boot() {
      try {
        await current()
        const { bootMessage } = await runner.import<DevelopmentModule>('/server/app/development.ts')
        server.config.logger.info(bootMessage(config))
      } catch (error) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
        server.config.logger.error(`${text}\n\n  Put it right and load the page again.\n`)
      }
    },
    async close() {
      await replace(running?.site, async () => undefined)
    },
  }
}

// The old site must let go of the database before the next one opens it.
async function replace<Next>(
  old: Promise<DevelopmentSite> | undefined,
  start: () => Promise<Next>,
): Promise<Next> {
  const ended = await old?.catch(() => undefined)
  await ended?.close()
  return start()
}

function runnerOf(server: ViteDevServer): RunnableDevEnvironment['runner'] {
  const { ssr } = server.environments
  if (ssr && isRunnableDevEnvironment(ssr)) return ssr.runner
  throw new Error(
    "Vite's ssr environment cannot run modules here; use the version in package.json.",
  )
}

const preamble = 'virtual:react-refresh-preamble'

/** React Refresh's start as a module of its own: the policy allows no inline script. */
export function refreshPreamble(): Plugin {
  return {
    name: 'saltlark:react-refresh-preamble',
    apply: 'serve',
    resolveId: { filter: { id: new RegExp(`^${preamble}$`) }, handler: () => preamble },
    load: {
      filter: { id: new RegExp(`^${preamble}$`) },
      handler: () => `
        import { injectIntoGlobalHook } from '/@react-refresh'
        injectIntoGlobalHook(window)
        window.$RefreshReg$ = () => {}
        window.$RefreshSig$ = () => (type) => type
      `,
    },
  }
}
