import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { config } from './config.ts'

const root = new URL('./', import.meta.url)

await new Ignitor(root, { importer: (path) => import(path) })
  .tap((app) => {
    app.useConfig(config)
    app.rcContents({
      // As in the starter kit for Inertia, less what a page without accounts and database has no use for.
      providers: [
        () => import('@adonisjs/core/providers/app_provider'),
        () => import('@adonisjs/core/providers/edge_provider'),
        () => import('@adonisjs/session/session_provider'),
        () => import('@adonisjs/vite/vite_provider'),
        () => import('@adonisjs/shield/shield_provider'),
        () => import('@adonisjs/static/static_provider'),
        () => import('@adonisjs/cors/cors_provider'),
        () => import('@adonisjs/inertia/inertia_provider'),
      ],
      preloads: [() => import('./routes.ts')],
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch(prettyPrintError)
