import { isRunnableDevEnvironment } from 'vite'
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'
import type { Config } from './config.ts'
import type { RenderPage } from './render-page.ts'

type DevelopmentModule = typeof import('./development.ts')
type RenderModule = { readonly renderPage: RenderPage }

/**
 * Runs the Express application inside Vite's development server: one process, one port. Its modules
 * are imported through Vite, so a saved file is in the next answer without a restart.
 */
export function expressInDevelopment(config: Config): Plugin {
  return {
    name: 'saltlark:express',
    apply: 'serve',
    configureServer(server) {
      const site = reloadingSite(server, config)
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
  let running:
    | { module: DevelopmentModule; site: ReturnType<DevelopmentModule['startDevelopmentSite']> }
    | undefined

  async function current() {
    const module = await runner.import<DevelopmentModule>('/server/development.ts')
    if (running?.module !== module) {
      const old = running
      // The old site must let go of the database before the new one opens it.
      const site = Promise.resolve(
        old?.site.then(
          (ended) => ended.close(),
          () => undefined,
        ),
      ).then(() => module.startDevelopmentSite(config, render))
      running = { module, site }
    }
    return running.site
  }

  const render: RenderPage = async (page, table) => {
    const { renderPage } = await runner.import<RenderModule>('/resources/js/ssr.tsx')
    return renderPage(page, table)
  }

  return {
    app: async () => (await current()).app,
    boot: async () => {
      await current()
      const { bootMessage } = await runner.import<DevelopmentModule>('/server/development.ts')
      server.config.logger.info(bootMessage(config))
    },
    close: async () => (await running?.site)?.close(),
  }
}

function runnerOf(server: ViteDevServer): RunnableDevEnvironment['runner'] {
  const { ssr } = server.environments
  if (ssr && isRunnableDevEnvironment(ssr)) return ssr.runner
  throw new Error(
    "Vite's ssr environment cannot run modules here; use the version in package.json.",
  )
}

/** Refuses to build a browser bundle that a server file has got into. */
export function serverStaysHome(): Plugin {
  return {
    name: 'saltlark:server-stays-home',
    // A component's test may make its route table or its copy with the server's own code.
    apply: (_user, { mode }) => mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: {
        id: /^(?!.*\/node_modules\/).*\/server\/(?!routing\/define)|\/node_modules\/zod\//,
      },
      handler(id) {
        this.error(
          `${id} is server code (or zod) and would be sent to browsers. Import its types only: import type { … }.`,
        )
      },
    },
  }
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
