import { get, post } from '#server/routing/define.ts'

/** Answered in development only; production answers 404. Those of `pay` are where play money is. */
export const developmentRoutes = {
  'development.mail': get('/_mail', { table: 'server' }),
  'development.mail.show': get('/_mail/{item}', { table: 'server' }),
  'development.letters': get('/_letters', { table: 'server' }),
  'development.letters.show': get('/_letters/{date}', { table: 'server', query: ['as'] }),
  'development.demo': get('/_demo', { table: 'server' }),
  'development.demo.store': post('/_demo', { table: 'server' }),
  'development.pay.styles': get('/_pay/styles', { table: 'server' }),
  'development.pay': get('/_pay/{item}', { table: 'server' }),
  'development.pay.store': post('/_pay/{item}', { table: 'server' }),
  'development.gallery': get('/_gallery', { table: 'server', query: ['show', 'state'] }),
  'development.routes': get('/_routes', { table: 'server' }),
  'development.content-events': get('/_content-events', {
    table: 'server',
    query: ['page', 'seen'],
  }),
  'development.snippets': get('/_snippets', { table: 'server', query: ['path'] }),
} as const
