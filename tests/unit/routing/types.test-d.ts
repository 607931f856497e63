import type { UrlMethodPair } from '@inertiajs/core'
import type { ActionFormProps } from '#js/components/ui/form.tsx'
import type { SiteRoutes } from '#js/lib/site-routes.ts'
import type { LinkName, PlainName, Routes } from '#routes/index.ts'
import type { ActionHandler, Handlers } from '#server/http/handlers.ts'
import type { ParametersOf, RouteParameters } from '#server/routing/define.ts'
import { get, page } from '#server/routing/define.ts'
import type { RouteUrl, Urls } from '#server/routing/urls.ts'
import type { PageHandler } from '#server/site/page.ts'

/**
 * What the compiler promises about named routes. Nothing here runs: `npm run types` fails when a line
 * marked as an error compiles, and when any other line does not.
 */

declare const urls: Urls<Routes>
declare const siteRoutes: SiteRoutes
declare const answerPage: PageHandler
declare const answer: ActionHandler

// A URI names its parameters.
export const parameters = [
  {} satisfies ParametersOf<'/knots'>,
  { slug: 'day-skipper' } satisfies ParametersOf<'/rya-courses/{slug}'>,
  {} satisfies ParametersOf<'/events/{reference?}'>,
  { area: 'racing', slug: 'arc-rally' } satisfies ParametersOf<'/{area}/{slug}/{step?}'>,
  // @ts-expect-error: the slug is required
  {} satisfies ParametersOf<'/rya-courses/{slug}'>,
  // @ts-expect-error: a parameter is text
  { step: 1 } satisfies RouteParameters<Routes, 'web.level-finder.index'>,
]

// An address needs its parameters and no others.
urls.path('web.home', {}, { utm_source: 'letter' })
urls.path('web.events.all')
// @ts-expect-error: the slug is required
urls.path('web.courses.slug')
// @ts-expect-error: the slug is required
urls.absolute('web.courses.slug', {})
// @ts-expect-error: the parameter is called slug
urls.path('web.courses.slug', { id: 'day-skipper' })
// @ts-expect-error: a query holds plain values
urls.path('web.search', {}, { q: { text: 'knots' } })
urls.path('web.events.all', {}, { tag: [5, 19] })

// An address carries the method of its route.
// @ts-expect-error: the slug is required
urls.link('web.courses.slug')
export const links = [
  urls.link('web.home') satisfies RouteUrl<'get'>,
  urls.link('user-password.update') satisfies RouteUrl<'put'>,
  // @ts-expect-error: this route is answered by POST
  urls.link('logout') satisfies RouteUrl<'get'>,
  // Inertia's parts take it whole.
  urls.link('logout') satisfies UrlMethodPair,
  // A form is sent by another method than GET.
  urls.link('user-password.update') satisfies ActionFormProps['action'],
  // @ts-expect-error: this is opened, not sent
  urls.link('web.search') satisfies ActionFormProps['action'],
]

// A link leads to what can be opened.
export const names = [
  'web.courses.slug' satisfies LinkName,
  'web.shopping.cart' satisfies LinkName,
  // @ts-expect-error: nobody opens a POST
  'logout' satisfies LinkName,
  'web.events.all' satisfies PlainName,
  // @ts-expect-error: its address needs a slug
  'web.courses.slug' satisfies PlainName,
]

// The current page is asked about by a name, or by a group of names that has some.
siteRoutes.isCurrent('web.courses.slug')
siteRoutes.isCurrent('web.courses.slug', { slug: 'vhf' })
siteRoutes.isCurrent('web.courses.*')
siteRoutes.isCurrent('web.*', { slug: 'vhf' })
// @ts-expect-error: there is no such name
siteRoutes.isCurrent('web.courses.slgu')
// @ts-expect-error: no name begins so
siteRoutes.isCurrent('web.corses.*')
// @ts-expect-error: this route has no such parameter
siteRoutes.isCurrent('web.courses.slug', { step: '1' })
// @ts-expect-error: the slug is required
siteRoutes.to('web.courses.slug')

// Every name has a handler of its kind.
const table = { home: page('/'), course: page('/courses/{slug}'), up: get('/up') } as const
type Small = Handlers<typeof table>
const usesSlug: PageHandler<{ readonly slug: string }> = () => ({ kind: 'not-found' })
const handlers: Small = { home: answerPage, course: answerPage, up: answer }
export const complete: Small[] = [
  { ...handlers, course: usesSlug },
  // @ts-expect-error: nothing answers `up`
  { home: answerPage, course: answerPage },
  // @ts-expect-error: there is no route called `down`
  { home: answerPage, course: answerPage, up: answer, down: answer },
  // @ts-expect-error: a page's handler gets no request and response
  { ...handlers, course: answer },
  // @ts-expect-error: the home page has no slug
  { ...handlers, home: usesSlug },
]
