/** What each parameter name may look like (specification, routes.md). A pattern holds everywhere. */
export const patterns = {
  slug: '[a-z0-9]+(?:-[a-z0-9]+)*',
  step: '[0-9]+',
  date: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  reference: '[A-Z]{2,4}(?:-[A-Z0-9]+)+',
  token: '[A-Za-z0-9_-]{20,128}',
  item: '[0-9a-f-]{36}',
  order: '[0-9a-f-]{36}',
  payment: '[0-9a-f-]{36}',
  code: '[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}',
  paper: '[A-Z]{2}-[0-9]+',
  colour: '[0-9a-f]{6}',
} as const
