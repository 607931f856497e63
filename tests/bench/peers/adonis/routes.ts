import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import page from './saltlark/page.json' with { type: 'json' }
import table from './saltlark/routes.json' with { type: 'json' }

server.use([
  () => import('@adonisjs/static/static_middleware'),
  () => import('@adonisjs/cors/cors_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('./inertia-middleware.ts'),
])

router.use([
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
])

// The document has the same table of routes as ours, in the same place.
const view = { table: JSON.stringify(table).replaceAll('<', '\\u003c') }

router.get('/', ({ inertia }) => inertia.render('home', page.props, view))
