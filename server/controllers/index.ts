import type { Routes } from '#routes/index.ts'
import type { LaterName } from '#routes/later.ts'
import type { Handlers } from '#server/http/handlers.ts'
import type { ControllerServices } from './controller-services.ts'
import { developmentPages } from './development/pages.ts'
import { headerData } from './header-data.ts'
import { health } from './health.ts'
import { homePage } from './home.ts'
import { linkColour } from './link-colour.ts'
import { newsletter } from './newsletter.ts'

/** Every name that is answered, beside its handler. A missing or misspelt name does not compile. */
export function handlers(services: ControllerServices): Handlers<Routes, LaterName> {
  const mail = newsletter(services)
  const development = developmentPages(services)
  return {
    'web.home': homePage(services.urls),

    'api.header-data': headerData(),
    'mail.customer-subscribe': mail.store,
    'mail.confirm': mail.confirm,
    'mail.confirm.store': mail.confirmStore,

    health: health(),
    'styles.link-colour': linkColour(),

    'development.mail': development.mailbox,
    'development.mail.show': development.message,
    'development.gallery': development.gallery,
    'development.routes': development.routes,
  }
}
