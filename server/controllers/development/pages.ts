import { metaLengths } from '#server/content/check/search-results.ts'
import { badRequest, notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { listKeptMessages, readKeptMessage } from '#server/mail/kept-messages.ts'
import { mailboxPage, messagePage } from '#server/mail/mail-page.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { ownAddress } from '../staff/preview.ts'
import { contentEvents } from './content-events.ts'
import { demo } from './demo.ts'
import { letterPreviews } from './letters.ts'
import { routesPage, siteRouteRows } from './routes-page.ts'

/** Pages for those who build the site. Production answers 404 to all of them. */
export function developmentPages(services: ControllerServices) {
  const { config, site } = services
  const mailDirectory = `${config.dataDirectory}/mail`
  const inDevelopment =
    (handler: ActionHandler): ActionHandler =>
    (request, response) => {
      if (config.environment === 'production') throw notFound()
      return handler(request, response)
    }

  const demoPeople = demo(services)
  const letters = letterPreviews(services)

  return {
    /** GET and POST /_demo: the people known by name, and signing in as one of them. */
    demo: inDevelopment(demoPeople.show),
    demoStore: inDevelopment(demoPeople.store),

    /** GET /_mail: the messages that would have been sent. */
    mailbox: inDevelopment(async (_request, response) => {
      response.type('html').send(mailboxPage(await listKeptMessages(mailDirectory)))
    }),

    /** GET /_mail/{item}: one of them. */
    message: inDevelopment(async (request, response) => {
      const message = await readKeptMessage(mailDirectory, String(request.params['item']))
      if (!message) throw notFound()
      response.type('html').send(messagePage(message))
    }),

    /** GET /_letters and /_letters/{date}: weekly letters as mail programs show them. */
    letters: inDevelopment(letters.list),
    letter: inDevelopment(letters.show),

    /** GET /_gallery: the components in their states. */
    gallery: inDevelopment(async (_request, response) => {
      const { page_data: home } = site.current().content.home.pageContent
      const meta = { title: 'Gallery', isIndexed: false }
      await response.page(page('development/gallery', { home }, meta))
    }),

    /** What a saved content file means to an open page, as it happens. */
    contentEvents: inDevelopment(contentEvents(services)),

    /** GET /_snippets?path=/faq: what others show of a page. */
    snippets: inDevelopment(async (request, response) => {
      const path = ownAddress(request.query['path'] || '/', config.appUrl)
      if (path === null) throw badRequest('The path must begin with a slash, such as ?path=/faq.')
      const meta = { title: `Snippets of ${path}`, isIndexed: false }
      await response.page(page('development/snippets', { path, ...metaLengths }, meta))
    }),

    /** GET /_routes: the route table. */
    routes: inDevelopment((_request, response) => {
      response.type('html').send(routesPage(siteRouteRows()))
    }),
  }
}
