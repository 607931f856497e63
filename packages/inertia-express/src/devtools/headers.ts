/** The headers of the DevTools protocol: what the browser extension sends, and what it reads. */
export const devtoolsHeaders = {
  tab: 'X-Inertia-Devtools-Tab',
  visit: 'X-Inertia-Devtools-Visit',
  parent: 'X-Inertia-Devtools-Parent',
  deferred: 'X-Inertia-Devtools-Deferred',
  poll: 'X-Inertia-Devtools-Poll',
  id: 'X-Inertia-Devtools-Id',
  parentOut: 'X-Inertia-Devtools-Parent-Out',
} as const
