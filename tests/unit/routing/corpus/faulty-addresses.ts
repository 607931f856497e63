import { page } from '#server/routing/define.ts'
import { course, patterns } from './route-set.ts'
import type { Case, FaultyRoutes } from './route-set.ts'

/** Names, paths, parameters and patterns that cannot be right. */
export const faultyAddresses: readonly FaultyRoutes[] = [
  [
    'a name that two tables have',
    { web: { home: page('/') }, shop: { home: page('/shop') } },
    'routes/shop.ts home: routes/web.ts has a route of this name too; give one of the two another name',
  ],
  [
    'a name that is a number',
    { web: { 404: page('/lost') } },
    'routes/web.ts 404: JavaScript puts a name that is a number before all others, so it would be matched first; use words',
  ],
  [
    'a name that every object has',
    { web: { constructor: page('/yards') } },
    'routes/web.ts constructor: every object has something of this name; use another name',
  ],
  [
    'a name in another style',
    { web: { 'web.oneDay': page('/one-day') } },
    'routes/web.ts web.oneDay: this is no name of a route; join lower-case words with full stops and hyphens, such as web.courses.one-day',
  ],
  [
    'a path without its slash',
    { web: { knots: page('knots') } },
    "routes/web.ts knots: 'knots' does not begin with a slash; write '/knots'",
  ],
  [
    'a trailing slash',
    { web: { knots: page('/knots/') } },
    "routes/web.ts knots: '/knots/' has a doubled or trailing slash, which is redirected away before it is matched; write '/knots'",
  ],
  [
    'a sign that ziggy-js does not escape',
    { web: { knots: page('/knots|bends') } },
    "routes/web.ts knots: ziggy-js reads the '|' in its text as part of an expression; take it out",
  ],
  [
    'the other such sign',
    { web: { knots: page('/^knots') } },
    "routes/web.ts knots: ziggy-js reads the '^' in its text as part of an expression; take it out",
  ],
  [
    'a capital or another character that paths do not have',
    { web: { knots: page('/Knots?by=name') } },
    "routes/web.ts knots: its text has the character 'K'; use lower-case letters, digits, hyphens and full stops; a query belongs to links",
  ],
  [
    'a brace without its partner',
    { web: { knots: page('/knots/slug}') } },
    'routes/web.ts knots: a brace has no partner; write parameters as {name} or {name?}',
  ],
  [
    'a parameter that is no identifier',
    { web: { post: page('/posts/{post-id}') } },
    "routes/web.ts post: the parameter '{post-id}' is no identifier; use letters and digits only",
  ],
  [
    'a parameter that comes twice',
    { web: { pair: page('/pairs/{slug}/{slug}') } },
    "routes/web.ts pair: it has two parameters '{slug}'; give one of them another name",
  ],
  [
    'a parameter without a pattern',
    { web: { boat: page('/boats/{sail}') } },
    "routes/web.ts boat: nothing says what '{sail}' may look like, so it would take any text; add a pattern for sail",
  ],
  [
    'an optional parameter in the middle',
    { web: { dates: page('/{slug?}/dates') } },
    "routes/web.ts dates: the optional parameter '{slug?}' is not a whole segment at the end; move it to the end, or make it two routes",
  ],
  [
    'an optional part of a segment',
    { web: { dates: page('/dates{step?}') } },
    "routes/web.ts dates: the optional parameter '{step?}' is not a whole segment at the end; move it to the end, or make it two routes",
  ],
  [
    'a pattern that no route needs',
    patternOf({ ...patterns, sail: '[a-z]+' }),
    'routes/patterns.ts sail: no route has this parameter; remove the pattern, or correct its name',
  ],
  [
    'a pattern that is no expression',
    patternOf({ ...patterns, step: '[0-9' }),
    "routes/patterns.ts step: '[0-9' is no regular expression: Unterminated character class; correct it",
  ],
  [
    'a pattern with an anchor',
    patternOf({ ...patterns, step: '^[0-9]+$' }),
    "routes/patterns.ts step: '^[0-9]+$' has an anchor; take ^ and $ out: it must fit the whole",
  ],
  [
    'a pattern that names a group',
    patternOf({ ...patterns, step: '(?<step>[0-9]+)' }),
    "routes/patterns.ts step: '(?<step>[0-9]+)' names a group; write (?: instead of (?<name>",
  ],
  [
    'a pattern that lets a value leave its segment',
    patternOf({ ...patterns, slug: '[a-z/]+' }),
    "routes/patterns.ts slug: '[a-z/]+' takes '/', which makes another address; say which characters a value has, and that it has some",
  ],
  [
    'a pattern that an empty value fits',
    patternOf({ ...patterns, step: '[0-9]*' }),
    "routes/patterns.ts step: '[0-9]*' takes nothing at all, which makes another address; say which characters a value has, and that it has some",
  ],
]

function patternOf(entries: Readonly<Record<string, string>>): Case {
  return { web: course, patterns: { file: 'routes/patterns.ts', entries } }
}
