import type { Routes } from '#routes/index.ts'
import type { LaterName } from '#routes/later.ts'
import type { ActionHandler, Handlers } from '#server/http/handlers.ts'
import type { ParametersOf, RouteParameters } from '#server/routing/define.ts'
import { get, page } from '#server/routing/define.ts'
import type { Urls } from '#server/routing/urls.ts'
import type { PageHandler } from '#server/site/page.ts'

/**
 * What the compiler promises about named routes. Nothing here runs: `npm run types` fails when a line
 * marked as an error compiles, and when any other line does not.
 */

declare const urls: Urls<Routes>
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

// Every name that is answered has a handler of its kind.
const table = { home: page('/'), course: page('/courses/{slug}'), up: get('/up') } as const
type Small = Handlers<typeof table, never>
const complete: Small = { home: answerPage, course: answerPage, up: answer }
const later: Handlers<typeof table, 'course'> = { home: answerPage, up: answer }
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

// Only names of the table can be left for later.
const known: LaterName extends keyof Routes ? true : never = true

export const checked = [
  ...[fixed, required, optional, several, withoutSlug, numeric],
  ...[complete, later, incomplete, tooMany, wrongKind, knowsItsParameters, wantsTooMuch, known],
]
