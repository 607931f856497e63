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
const fixed: ParametersOf<'/knots'> = {}
const required: ParametersOf<'/rya-courses/{slug}'> = { slug: 'day-skipper' }
const optional: ParametersOf<'/events/{reference?}'> = {}
const several: ParametersOf<'/{area}/{slug}/{step?}'> = { area: 'racing', slug: 'arc-rally' }
// @ts-expect-error: the slug is required
const withoutSlug: ParametersOf<'/rya-courses/{slug}'> = {}
// @ts-expect-error: a parameter is text
const numeric: RouteParameters<Routes, 'web.level-finder.index'> = { step: 1 }

// An address needs its parameters and no others.
urls.path('web.home')
urls.path('web.home', {}, { utm_source: 'letter' })
urls.path('web.courses.slug', { slug: 'day-skipper' })
urls.path('web.events.all')
urls.path('web.events.all', { reference: 'CR-DSP' }, { tag: 5 })
// @ts-expect-error: there is no such name
urls.path('web.courses.slgu')
// @ts-expect-error: the slug is required
urls.path('web.courses.slug')
// @ts-expect-error: the slug is required
urls.absolute('web.courses.slug', {})
// @ts-expect-error: the parameter is called slug
urls.path('web.courses.slug', { id: 'day-skipper' })
// @ts-expect-error: this route has no such parameter
urls.path('web.events.all', { tag: '5' })
// @ts-expect-error: a query holds plain values
urls.path('web.search', {}, { q: { text: 'knots' } })

// @ts-expect-error: the home page has no parameter
urls.path('web.home', { slug: 'day-skipper' })
urls.path('web.events.all', {}, { tag: [5, 19] })

// An address carries the method of its route.
const opened: RouteUrl<'get'> = urls.link('web.home')
const sent: RouteUrl<'put'> = urls.link('user-password.update')
// @ts-expect-error: this route is answered by POST
const wrongMethod: RouteUrl<'get'> = urls.link('logout')
// @ts-expect-error: the slug is required
urls.link('web.courses.slug')

// Inertia's parts take it whole.
const link: UrlMethodPair = urls.link('logout')

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

// A form is sent by another method than GET.
const form: ActionFormProps['action'] = urls.link('user-password.update')
// @ts-expect-error: this is opened, not sent
const noForm: ActionFormProps['action'] = urls.link('web.search')

// A link leads to what can be opened.
const linked: LinkName = 'web.courses.slug'
const cart: LinkName = 'web.shopping.cart'
// @ts-expect-error: nobody opens a POST
const posted: LinkName = 'logout'
const plain: PlainName = 'web.events.all'
// @ts-expect-error: its address needs a slug
const notPlain: PlainName = 'web.courses.slug'

// Every name has a handler of its kind.
const table = { home: page('/'), course: page('/courses/{slug}'), up: get('/up') } as const
type Small = Handlers<typeof table>
const complete: Small = { home: answerPage, course: answerPage, up: answer }
// @ts-expect-error: nothing answers `up`
const incomplete: Small = { home: answerPage, course: answerPage }
// @ts-expect-error: there is no route called `down`
const tooMany: Small = { home: answerPage, course: answerPage, up: answer, down: answer }
const wrongKind: Small = {
  home: answerPage,
  // @ts-expect-error: a page's handler gets no request and response
  course: answer,
  up: answer,
}
const usesSlug: PageHandler<{ readonly slug: string }> = () => ({ kind: 'not-found' })
const knowsItsParameters: Small = { home: answerPage, course: usesSlug, up: answer }
const wantsTooMuch: Small = {
  // @ts-expect-error: the home page has no slug
  home: usesSlug,
  course: usesSlug,
  up: answer,
}

export const checked = [
  fixed,
  required,
  optional,
  several,
  withoutSlug,
  numeric,
  form,
  noForm,
  opened,
  sent,
  wrongMethod,
  link,
  linked,
  cart,
  posted,
  plain,
  notPlain,
  complete,
  incomplete,
  tooMany,
  wrongKind,
  knowsItsParameters,
  wantsTooMuch,
]
