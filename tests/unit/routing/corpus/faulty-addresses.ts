import { page } from '#server/routing/define.ts'
import { course, patterns } from './route-set.ts'
import type { FaultyRoutes } from './route-set.ts'

/** Names, paths, parameters and patterns that cannot be right. */
export const faultyAddresses: readonly FaultyRoutes[] = [
  [
    'names',
    {
      web: {
        home: page('/'),
        404: page('/lost'),
        constructor: page('/yards'),
        'web.oneDay': page('/one-day'),
      },
      shop: { home: page('/shop') },
    },
    'routes/shop.ts home: routes/web.ts has a route of this name too; give one of the two another name',
    'routes/web.ts 404: JavaScript puts a name that is a number before all others, so it would be matched first; use words',
    'routes/web.ts constructor: every object has something of this name; use another name',
    'routes/web.ts web.oneDay: this is no name of a route; join lower-case words with full stops and hyphens, such as web.courses.one-day',
  ],
  [
    'texts of paths',
    {
      web: {
        bare: page('knots'),
        trailing: page('/knots/'),
        bar: page('/knots|bends'),
        caret: page('/^knots'),
        capital: page('/Knots?by=name'),
      },
    },
    "routes/web.ts bare: 'knots' does not begin with a slash; write '/knots'",
    "routes/web.ts trailing: '/knots/' has a doubled or trailing slash, which is redirected away before it is matched; write '/knots'",
    "routes/web.ts bar: ziggy-js reads the '|' in its text as part of an expression; take it out",
    "routes/web.ts caret: ziggy-js reads the '^' in its text as part of an expression; take it out",
    "routes/web.ts capital: its text has the character 'K'; use lower-case letters, digits, hyphens and full stops; a query belongs to links",
  ],
  [
    'parameters',
    {
      web: {
        brace: page('/knots/slug}'),
        odd: page('/posts/{post-id}'),
        pair: page('/pairs/{slug}/{slug}'),
        boat: page('/boats/{sail}'),
        middle: page('/{slug?}/dates'),
        part: page('/dates{step?}'),
      },
    },
    'routes/web.ts brace: a brace has no partner; write parameters as {name} or {name?}',
    "routes/web.ts odd: the parameter '{post-id}' is no identifier; use letters and digits only",
    "routes/web.ts pair: it has two parameters '{slug}'; give one of them another name",
    "routes/web.ts boat: nothing says what '{sail}' may look like, so it would take any text; add a pattern for sail",
    "routes/web.ts middle: the optional parameter '{slug?}' is not a whole segment at the end; move it to the end, or make it two routes",
    "routes/web.ts part: the optional parameter '{step?}' is not a whole segment at the end; move it to the end, or make it two routes",
  ],
  [
    'patterns',
    {
      web: {
        ...course,
        ...Object.fromEntries([...'abcd'].map((key) => [key, page(`/${key}/{${key}}`)])),
      },
      patterns: {
        file: 'routes/patterns.ts',
        entries: {
          ...patterns,
          slug: '[a-z/]+',
          sail: '[a-z]+',
          a: '[0-9',
          b: '^[0-9]+$',
          c: '(?<step>[0-9]+)',
          d: '[0-9]*',
        },
      },
    },
    "routes/patterns.ts slug: '[a-z/]+' takes '/', which makes another address; say which characters a value has, and that it has some",
    'routes/patterns.ts sail: no route has this parameter; remove the pattern, or correct its name',
    "routes/patterns.ts a: '[0-9' is no regular expression: Unterminated character class; correct it",
    "routes/patterns.ts b: '^[0-9]+$' has an anchor; take ^ and $ out: it must fit the whole",
    "routes/patterns.ts c: '(?<step>[0-9]+)' names a group; write (?: instead of (?<name>",
    "routes/patterns.ts d: '[0-9]*' takes nothing at all, which makes another address; say which characters a value has, and that it has some",
  ],
]
