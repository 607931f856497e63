import { get, post } from '#server/routing/define.ts'
import { enquiryLimit, newsletterLimit, unsubscribeLimit, waitingListLimit } from './limits.ts'

/** Calls that pages make, forms that public pages send, and links in e-mails. */
export const formRoutes = {
  'api.header-data': get('/api/header-data'),
  // A long message in another script is several times its letters as a form sends it.
  'web.info.contact-us.store': post('/contact-us', { limit: enquiryLimit, body: 65_536 }),
  'web.events.waiting-list.store': post('/events/{reference}/waiting-list', {
    limit: waitingListLimit,
  }),
  'mail.customer-subscribe': post('/mail/customer-subscribe', { limit: newsletterLimit }),
  'mail.confirm': get('/mail/confirm/{token}'),
  'mail.unsubscribe': get('/mail/unsubscribe/{token}'),
  'mail.confirm.store': post('/mail/confirm/{token}', { limit: newsletterLimit }),
  'mail.unsubscribe.store': post('/mail/unsubscribe/{token}', {
    limit: unsubscribeLimit,
    unreadBody: true,
  }),
} as const
