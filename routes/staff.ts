import { get } from '#server/routing/define.ts'

/** For the people who work here. */
export const staffRoutes = {
  'staff.preview': get('/_preview', {
    visitor: 'staff',
    roles: ['owner', 'office', 'editor'],
    isDestination: true,
    query: ['path', 'at'],
  }),
} as const
