import { createServer } from 'node:http'
import { cookieFlash as flashInHono, inertia as inHono } from '@saltlark/inertia-express/hono'
import { cookieFlash, inertia } from '@saltlark/inertia-express/node'
import { Hono } from 'hono'

const secret = process.env['APP_KEY'] ?? 'only while you try it'
const document = (_page: unknown, { body }: { readonly body: string }) => `<main>${body}</main>`

const begin = inertia({ version: '1', document, flashStore: cookieFlash({ secret }) })

/** The guestbook's page on Node's own server. */
export const server = createServer((request, response) => {
  const page = begin(request, response)
  if (!page) return
  if (request.method === 'POST') page.flash('notice', 'Thank you.').back()
  else void page.render('guestbook', { entries: [] })
})

/** The same on Hono. */
export const app = new Hono()
app.use(inHono({ version: '1', document, flashStore: flashInHono(secret) }))
app.get('/', (context) => context.var.inertia.render('guestbook', { entries: [] }))
app.post('/', (context) => context.var.inertia.flash('notice', 'Thank you.').back())
