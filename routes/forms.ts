import { get, post } from '#server/routing/define.ts'
import { newsletterLimit, waitingListLimit } from './limits.ts'

/** Calls that pages make, forms that public pages send, and links in e-mails. */
export const formRoutes = {
  'api.header-data': get('/api/header-data'),
  'web.info.contact-us.store': post('/contact-us'),
  'web.events.waiting-list.store': post('/events/{reference}/waiting-list', {
    limit: waitingListLimit,
  }),
  'mail.customer-subscribe': post('/mail/customer-subscribe', { limit: newsletterLimit }),
  'mail.confirm': get('/mail/confirm/{token}'),
  'mail.unsubscribe': get('/mail/unsubscribe/{token}'),
  'mail.confirm.store': post('/mail/confirm/{token}', { limit: newsletterLimit }),
  'mail.unsubscribe.store': post('/mail/unsubscribe/{token}', { limit: newsletterLimit }),
} as const
