import { errorPages, inertia, sessionFlash, varyOnInertia } from '@saltlark/inertia-express'
import express from 'express'
import session from 'express-session'

export interface Guestbook {
  readonly entries: readonly string[]
}

declare module '@saltlark/inertia-express/register' {
  interface Register {
    pages: { guestbook: Guestbook; error: { readonly status: number } }
    flash: { notice?: string }
  }
}

const entries: string[] = []
const app = express()
app.set('query parser', 'extended')
app.use(varyOnInertia(), express.static('dist'), express.json(), express.urlencoded())
app.use(session({ secret: 'change me', resave: false, saveUninitialized: false }))
app.use(
  inertia({
    version: '1',
    flashStore: sessionFlash(),
    document: (_page, { body }) =>
      `<!doctype html><title>Guestbook</title><script type="module" src="/client.js"></script>${body}`,
  }),
)
app.get('/', (_request, { inertia: page }) => page.render('guestbook', { entries }))
app.post('/', ({ body }, { inertia: page }) => {
  const { name = '' } = body as { readonly name?: string }
  if (name === '') return page.errors({ name: 'Write a name.' }).back('/')
  entries.push(name)
  page.flash('notice', `Thank you, ${name}.`).back('/')
})
app.use(errorPages({ page: ({ status }) => ({ component: 'error', props: { status } }) }))
app.listen(Number(process.env['PORT'] ?? 8000))
