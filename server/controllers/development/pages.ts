import { notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { listKeptMessages, readKeptMessage } from '#server/mail/kept-messages.ts'
import { mailboxPage, messagePage } from '#server/mail/mail-page.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { siteRouteRows } from './route-rows.ts'
import { routesPage } from './routes-page.ts'

/** Pages for those who build the site. Production answers 404 to all of them. */
export function developmentPages({ config, site }: ControllerServices) {
  const mailDirectory = `${config.dataDirectory}/mail`
  const inDevelopment =
    (handler: ActionHandler): ActionHandler =>
    (request, response) => {
      if (config.environment === 'production') throw notFound()
      return handler(request, response)
    }

  return {
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

    /** GET /_gallery: the components in their states. */
    gallery: inDevelopment(async (_request, response) => {
      const { page_data: home } = site.current().content.home.pageContent
      const meta = { title: 'Gallery', isIndexed: false }
      await response.page(page('development/gallery', { home }, meta))
    }),

    /** GET /_routes: the route table. */
    routes: inDevelopment((_request, response) => {
      response.type('html').send(routesPage(siteRouteRows()))
    }),
  }
}
