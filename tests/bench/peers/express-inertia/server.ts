import express from 'express'
import inertia from 'express-inertia'
import session from 'express-session'
import page from './saltlark/page.json' with { type: 'json' }

const app = express()
app.use(express.static('build/client', { index: false }))
// The adapter keeps flashed messages in it, and so begins one for every visitor.
app.use(session({ secret: 'a key', resave: false, saveUninitialized: false }))
app.use(
  await inertia({
    ssrEnabled: true,
    ssrEntrypoint: 'inertia/ssr.tsx',
    ssrBuildEntrypoint: 'build/ssr/ssr.js',
  }),
)
app.get('/', (_request, response) => response.inertia.render('home', page.props))
app.listen(Number(process.env['PORT']), '127.0.0.1')
