import { get, page, post } from '#server/routing/define.ts'
import type { RouteOptions } from '#server/routing/define.ts'
import { course } from './route-set.ts'
import type { Case, FaultyRoutes } from './route-set.ts'

const limit = { name: 'letters', max: 6, seconds: 60 }
const unknownOption = { cached: true } as RouteOptions

/** Routes that are not reached, not answered or say nothing, and redirects that lead nowhere. */
export const faultyTables: readonly FaultyRoutes[] = [
  [
    'a static path behind the parameter that swallows it',
    { web: { ...course, theory: page('/courses/theory') } },
    "routes/web.ts theory: 'course' stands before it and takes its address for '/courses/{slug}'; move it above 'course'",
  ],
  [
    'a static path behind an optional parameter',
    { web: { ...course, levels: page('/level') } },
    "routes/web.ts levels: 'level' stands before it and takes its address for '/level/{step?}'; move it above 'level'",
  ],
  [
    'two routes with the same method and path',
    { web: { leave: post('/leave') }, shop: { logout: post('/leave') } },
    "routes/shop.ts logout: 'leave' has the same method and path; remove one of the two",
  ],
  [
    'the same under another name of the parameter',
    {
      web: { course: page('/courses/{slug}'), other: page('/courses/{name}') },
      patterns: { file: 'routes/patterns.ts', entries: { slug: '[a-z]+', name: '[a-z]+' } },
    },
    "routes/web.ts other: 'course' has the same method and path; remove one of the two",
  ],
  [
    'an option that nothing reads',
    { web: { home: page('/', unknownOption) } },
    "routes/web.ts home: there is no option 'cached'; use one of: visitor, isConfirmed, isDestination, cache, limit, body, unreadBody, indexed, table",
  ],
  [
    'a life for what is not kept',
    { web: { mine: page('/mine', { visitor: 'signed-in', cache: { seconds: 5 } }) } },
    "routes/web.ts mine: only a page for everybody is kept, so 'cache' says nothing here; take the option out",
  ],
  [
    'a life of no whole seconds',
    { web: { home: page('/', { cache: { seconds: -1 } }) } },
    'routes/web.ts home: it is kept -1 seconds; give whole seconds; 0 keeps nothing',
  ],
  [
    'a limit that nobody can keep',
    { web: { leave: post('/leave', { limit: { ...limit, max: 0 } }) } },
    'routes/web.ts leave: its limit is 0 calls in 60 seconds; give whole numbers above 0',
  ],
  [
    'one limit with two sizes',
    {
      web: {
        join: post('/join', { limit }),
        leave: post('/leave', { limit: { ...limit, max: 9 } }),
      },
    },
    "routes/web.ts leave: its limit 'letters' is 9 in 60 s, and 6 in 60 s on another route; share one limit, or give it another name",
  ],
  [
    'the size of a body that is not sent',
    { web: { up: get('/up', { body: 1024 }) } },
    "routes/web.ts up: a GET has no body, so 'body' says nothing here; take the option out",
  ],
  [
    'a body that is not sent, to leave unread',
    { web: { up: get('/up', { unreadBody: true }) } },
    "routes/web.ts up: a GET has no body, so 'unreadBody' says nothing here; take the option out",
  ],
  [
    'a body of no size',
    { web: { join: post('/join', { body: 0.5 }) } },
    'routes/web.ts join: its body may have 0.5 bytes; give a whole number above 0',
  ],
  [
    'a password to confirm for who has none',
    { web: { data: get('/data', { isConfirmed: true }) } },
    "routes/web.ts data: who is not signed in has no password to confirm, so 'isConfirmed' lets nobody in; add visitor: 'signed-in', or take the option out",
  ],
  ...[
    page('/form', { isDestination: true }),
    post('/form', { isDestination: true }),
    get('/form', { visitor: 'guest', isDestination: true }),
  ].map((form): FaultyRoutes => [
    `a destination that is none (${form.kind} ${form.method})`,
    { web: { form } },
    "routes/web.ts form: 'isDestination' is for actions that GET opens; pages have it already, and guests' never; take the option out",
  ]),
  [
    'a name that nothing answers',
    { web: { home: page('/') }, answered: { file: 'handlers.ts', names: [] } },
    'routes/web.ts home: nothing answers it; give it a handler in handlers.ts',
  ],
  [
    'a handler of no route',
    { web: { home: page('/') }, answered: { file: 'handlers.ts', names: ['home', 'hoem'] } },
    'handlers.ts hoem: no route has this name; correct or remove it',
  ],
  [
    'a redirect from no path',
    redirectOf({ '/Old/': 'home' }),
    'routes/redirects.ts /Old/: no request is looked up by this path; write a path as it is asked for: lower case, no trailing slash, no query',
  ],
  [
    'a redirect from a page that is there',
    redirectOf({ '/faq': 'home' }),
    "routes/redirects.ts /faq: 'faq' answers this path; remove the redirect, or the route",
  ],
  [
    'a redirect to no route',
    redirectOf({ '/old': 'hoem' }),
    "routes/redirects.ts /old: it leads to 'hoem', which no route is called; correct the name",
  ],
  [
    'a redirect to what cannot be opened',
    redirectOf({ '/old': 'leave' }),
    "routes/redirects.ts /old: it leads to 'leave', which nobody can open; lead to a GET route",
  ],
  [
    'a redirect to an address that is not complete',
    redirectOf({ '/old': 'course' }),
    "routes/redirects.ts /old: it leads to 'course', whose address needs '{slug}'; lead to a route without it",
  ],
]

function redirectOf(entries: Readonly<Record<string, string>>): Case {
  const web = { home: page('/'), faq: page('/faq'), leave: post('/leave'), ...course }
  return { web, redirects: { file: 'routes/redirects.ts', entries } }
}
