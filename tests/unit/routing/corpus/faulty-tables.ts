import { get, page, post } from '#server/routing/define.ts'
import type { RouteOptions } from '#server/routing/define.ts'
import { course } from './route-set.ts'
import type { FaultyRoutes } from './route-set.ts'

const limit = { name: 'letters', max: 6, seconds: 60 }
const unknownOption = { cached: true } as RouteOptions
const destination =
  "'isDestination' is for actions that GET opens; pages have it already, and guests' never; take the option out"
const query =
  "'query' is for actions that GET opens; the handler of a page declares what it reads; take the option out"

/** Routes that are not reached, not answered or say nothing, and redirects that lead nowhere. */
export const faultyTables: readonly FaultyRoutes[] = [
  [
    'routes that others swallow',
    {
      web: {
        ...course,
        theory: page('/courses/theory'),
        levels: page('/level'),
        leave: post('/leave'),
        other: page('/courses/{name}'),
      },
      shop: { logout: post('/leave') },
      patterns: {
        file: 'routes/patterns.ts',
        entries: { slug: '[a-z]+', name: '[a-z]+', step: '[0-9]+' },
      },
    },
    "routes/web.ts theory: 'course' stands before it and takes its address for '/courses/{slug}'; move it above 'course'",
    "routes/web.ts levels: 'level' stands before it and takes its address for '/level/{step?}'; move it above 'level'",
    "routes/web.ts other: 'course' has the same method and path; remove one of the two",
    "routes/shop.ts logout: 'leave' has the same method and path; remove one of the two",
  ],
  [
    'options',
    {
      web: {
        home: page('/', unknownOption),
        mine: page('/mine', { visitor: 'signed-in', cache: { seconds: 5 } }),
        short: page('/short', { cache: { seconds: -1 } }),
        never: post('/never', { limit: { ...limit, name: 'none', max: 0 } }),
        join: post('/join', { limit }),
        leave: post('/leave', { limit: { ...limit, max: 9 } }),
        up: get('/up', { body: 1024 }),
        unread: get('/unread', { unreadBody: true }),
        bytes: get('/bytes', { rawBody: true }),
        any: post('/any', { rawBody: true, unreadBody: true }),
        signed: post('/signed', { rawBody: true, secrets: ['code'] }),
        hidden: get('/hidden', { secrets: ['code'] }),
        half: post('/half', { body: 0.5 }),
        data: get('/data', { isConfirmed: true }),
        office: get('/office', { visitor: 'signed-in', roles: ['office'] }),
        opened: page('/opened', { isDestination: true }),
        sent: post('/sent', { isDestination: true }),
        list: page('/list', { query: ['page'] }),
        posted: post('/posted', { query: ['page'] }),
        guests: get('/guests', { visitor: 'guest', isDestination: true }),
      },
    },
    "routes/web.ts home: there is no option 'cached'; use one of: visitor, roles, isConfirmed, isDestination, query, cache, limit, body, unreadBody, rawBody, secrets, indexed, table",
    "routes/web.ts mine: only a page for everybody is kept, so 'cache' says nothing here; take the option out",
    'routes/web.ts short: it is kept -1 seconds; give whole seconds; 0 keeps nothing',
    'routes/web.ts never: its limit is 0 calls in 60 seconds; give whole numbers above 0',
    "routes/web.ts leave: its limit 'letters' is 9 in 60 s, and 6 in 60 s on another route; share one limit, or give it another name",
    "routes/web.ts up: a GET has no body, so 'body' says nothing here; take the option out",
    "routes/web.ts unread: a GET has no body, so 'unreadBody' says nothing here; take the option out",
    "routes/web.ts bytes: a GET has no body, so 'rawBody' says nothing here; take the option out",
    "routes/web.ts any: a raw body may have any type, so 'unreadBody' says nothing here; take the option out",
    "routes/web.ts signed: raw bytes are no form, so 'secrets' says nothing here; take the option out",
    "routes/web.ts hidden: a GET has no form, so 'secrets' says nothing here; take the option out",
    'routes/web.ts half: its body may have 0.5 bytes; give a whole number above 0',
    "routes/web.ts data: who is not signed in has no password to confirm, so 'isConfirmed' lets nobody in; add visitor: 'signed-in', or take the option out",
    "routes/web.ts office: only who works here has a role, so 'roles' keeps nobody out; add visitor: 'staff', or take the option out",
    `routes/web.ts opened: ${destination}`,
    `routes/web.ts sent: ${destination}`,
    `routes/web.ts list: ${query}`,
    `routes/web.ts posted: ${query}`,
    `routes/web.ts guests: ${destination}`,
  ],
  [
    'handlers',
    { web: { home: page('/') }, answered: { file: 'handlers.ts', names: ['hoem'] } },
    'routes/web.ts home: nothing answers it; give it a handler in handlers.ts',
    'handlers.ts hoem: no route has this name; correct or remove it',
  ],
  [
    'redirects',
    {
      web: { home: page('/'), faq: page('/faq'), leave: post('/leave'), ...course },
      redirects: {
        file: 'routes/redirects.ts',
        entries: {
          '/Old/': 'home',
          '/faq': 'home',
          '/a': 'hoem',
          '/b': 'leave',
          '/c': 'course',
        },
      },
    },
    'routes/redirects.ts /Old/: no request is looked up by this path; write a path as it is asked for: lower case, no trailing slash, no query',
    "routes/redirects.ts /faq: 'faq' answers this path; remove the redirect, or the route",
    "routes/redirects.ts /a: it leads to 'hoem', which no route is called; correct the name",
    "routes/redirects.ts /b: it leads to 'leave', which nobody can open; lead to a GET route",
    "routes/redirects.ts /c: it leads to 'course', whose address needs '{slug}'; lead to a route without it",
  ],
]
