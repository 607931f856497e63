import { defineConfig as bodyparser } from '@adonisjs/core/bodyparser'
import { defineConfig as encryption, drivers } from '@adonisjs/core/encryption'
import { defineConfig as http } from '@adonisjs/core/http'
import { defineConfig as logger } from '@adonisjs/core/logger'
import { defineConfig as cors } from '@adonisjs/cors'
import { defineConfig as inertia } from '@adonisjs/inertia'
import { defineConfig as session, stores } from '@adonisjs/session'
import { defineConfig as shield } from '@adonisjs/shield'
import { defineConfig as fromDisk } from '@adonisjs/static'
import { defineConfig as vite } from '@adonisjs/vite'

const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

/** The settings of the starter kit in production, each under the name of the file that it has there. */
export const config = {
  app: {
    http: http({
      generateRequestId: true,
      allowMethodSpoofing: true,
      useAsyncLocalStorage: false,
      cookie: { ...cookie, domain: '', maxAge: '2h' },
    }),
  },
  bodyparser: bodyparser({}),
  cors: cors({ enabled: true, origin: [], methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] }),
  encryption: encryption({
    default: 'gcm',
    list: { gcm: drivers.aes256gcm({ keys: ['a key of thirty-two characters..'], id: 'gcm' }) },
  }),
  inertia: inertia({
    rootView: 'inertia_layout',
    ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx' },
  }),
  // The starter kit logs no requests, so this is what it says when it starts.
  logger: logger({ default: 'app', loggers: { app: { enabled: false } } }),
  session: session({
    enabled: true,
    cookieName: 'adonis-session',
    clearWithBrowser: false,
    age: '2h',
    cookie,
    store: 'cookie',
    stores: { cookie: stores.cookie() },
  }),
  shield: shield({
    csp: { enabled: false, directives: {}, reportOnly: false },
    csrf: {
      enabled: true,
      exceptRoutes: [],
      methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      // Forms of Inertia send it back.
      enableXsrfCookie: true,
    },
    xFrame: { enabled: true, action: 'DENY' },
    hsts: { enabled: true, maxAge: '180 days' },
    contentTypeSniffing: { enabled: true },
  }),
  static: fromDisk({ enabled: true, etag: true, lastModified: true, dotFiles: 'ignore' }),
  vite: vite({
    buildDirectory: 'public/assets',
    manifestFile: 'public/assets/.vite/manifest.json',
    assetsUrl: '/assets',
  }),
}
