import { get } from '#server/routing/define.ts'

/** Answered in development only; production answers 404. */
export const developmentRoutes = {
  'development.mail': get('/_mail', { table: 'server' }),
  'development.mail.show': get('/_mail/{item}', { table: 'server' }),
  'development.gallery': get('/_gallery', { table: 'server' }),
  'development.routes': get('/_routes', { table: 'server' }),
} as const
