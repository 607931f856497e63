import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { beforeHeaders, once } from '@saltlark/inertia-express'
import type { Request, RequestHandler, Response } from 'express'
import type { PagesOf } from '#server/app/render-page.ts'
import type { SignedIn } from '#server/auth/account.ts'
import { canonicalPathOf, documentElements, headElements } from '#server/head/head-elements.ts'
import { breadcrumbList } from '#server/head/structured-data/graph.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import { createFairQueue } from '#server/load/fair-queue.ts'
import type { Breadcrumbs } from '#server/props/elements.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { Errors, NavigationData, SharedProps, User } from '#server/props/shared.ts'
import type { Route } from '#server/routing/define.ts'
import { isIndexed, keepingOf } from '#server/routing/options.ts'
import { namedPictures } from '#server/site/page.ts'
import type { PageAnswer, PageResult } from '#server/site/page.ts'
import type { Site, SiteSource } from '#server/site/site.ts'
import { setCachePolicy } from './cache-headers.ts'
import type { Cookies } from './cookies.ts'
import { notFound, whenAvailable } from './errors.ts'
import { whoIsThere } from './session.ts'

export interface AnswerOptions {
  readonly status?: number
  /** The page's own path and query, where they are not the request's. */
  readonly url?: string
  /** A refused form's messages and what it had sent. */
  readonly errors?: Errors
  readonly old?: Readonly<Record<string, string>>
}

interface PageAnswersOptions {
  readonly site: SiteSource
  readonly appUrl: string
  readonly cookies: Cookies
  /** false: no page of this site is to be listed, whatever it says itself. */
  readonly isForSearchEngines: boolean
  /** The path of a named route; null for one that browsers do not get. */
  readonly pathOf: (routeName: string) => string | null
  /** Can browsers encrypt here? Only on secure origins, and on the machine itself. */
  readonly canEncrypt: boolean
  /** Null: no cache stands in front. */
  readonly sharedCache: SharedCache | null
}

/** What is said to a cache in front of the site. */
export interface SharedCache {
  /** The `Link` header of a page component's documents; empty for none. */
  readonly linksOf: (component: string) => string
  /** How many pages have not become what they should be so far. */
  readonly failures: () => number
}

/** Pages that wait to be made, and for how many milliseconds at most. */
const waitingPages = { mostOfOne: 100, mostOfAll: 400, deadline: 10_000 }

/**
 * A page waits for so many turns of the event loop. In each Node takes one new connection, so whoever
 * opens four hundred at once keeps others from theirs for a dozen pages, not for all of them.
 */
const turnsBetween = 32

async function letOthersCome(): Promise<void> {
  for (let turns = 0; turns < turnsBetween; turns += 1) await turn()
}

/** Gives `response.page`: what a page handler answered, with every page's props, as HTML or JSON. */
export function pageAnswers(surroundings: PageAnswersOptions): RequestHandler {
  const { site, appUrl, cookies, pathOf, isForSearchEngines, canEncrypt, sharedCache } =
    surroundings
  // One page at a time, by turns of networks: between them whatever waits at the sockets is answered,
  // kept pages above all, however many others somebody asks for.
  const queued = createFairQueue({ ...waitingPages, now: () => performance.now() })

  return function answersPages(request, response, next) {
    response.page = async (result: PageResult, options: AnswerOptions = {}) => {
      if (result.kind === 'redirect') return response.redirect(result.status, result.to)
      if (result.kind === 'not-found') throw notFound()

      // What was answered is of the site of this moment, whatever it is by the time it is sent.
      const shown = result.preview?.site ?? site.current()
      const url = options.url ?? request.originalUrl
      const isPublic =
        isForAnybody(request) && !cookies.fillsPages(request.headers.cookie) && result.status < 500
      setCachePolicy(response, isPublic ? 'page' : 'visitor')
      if (isPublic && sharedCache) tellSharedCache(request, response, result, sharedCache)
      const isListed = result.meta.isIndexed && openedBy(request).every(isIndexed)
      if (!isListed || !isForSearchEngines) response.setHeader('X-Robots-Tag', 'noindex, follow')
      const meta = { ...result.meta, isIndexed: isListed }
      const signedIn = await whoIsThere(request)
      await whenAvailable(queued(callerNetwork(request.ip ?? ''), letOthersCome), 'This page')
      // All others are answered from the page cache, which keeps the whole.
      const isOwn = cookies.fillsPages(request.headers.cookie)
      const isShared = isOwn && isLasting(request, result, options)
      pagesAlike.set(request, { site: shown, address: isShared ? url : null })
      return sendPage(response, { ...result, meta }, { ...options, url, shown }, signedIn)
    }
    next()
  }

  function sendPage(
    response: Response,
    result: PageAnswer,
    options: AnswerOptions & { readonly url: string; readonly shown: Site },
    signedIn: SignedIn | null,
  ) {
    const { errors, old, status = result.status, url, shown } = options
    const { preview } = result
    const { isVisit } = response.inertia
    const shared = sharedProps(shown, result.meta, { appUrl, url, pathOf, isVisit }, result.props)
    const user = signedIn && presentUser(signedIn)
    return response.inertia.render(
      result.component,
      {
        ...shared,
        user,
        // Sent to who does not hold them: every page has the menus, and they hardly ever change.
        navigationData: once(shared.navigationData, { key: navigationKey(shared.navigationData) }),
        ...result.props,
        ...(errors && { errors }),
        ...(old && { old }),
        ...(preview && { preview: preview.text }),
      },
      { status, url, ...(user && canEncrypt && { encryptHistory: true }) },
    )
  }
}

/** The half of an account that pages and the header show. */
export function presentUser({ user: { id, name, email } }: SignedIn): User {
  return { id, name, email }
}

// What shows places is ten seconds old in our own cache, and may not grow older in another.
function tellSharedCache(
  request: Request,
  response: Response,
  { component, status }: PageAnswer,
  { linksOf, failures }: SharedCache,
): void {
  const links = response.inertia.isVisit ? '' : linksOf(component)
  if (links) response.setHeader('Link', links)
  const before = failures()
  if (status !== 200 || !openedBy(request).every(lasts)) return
  beforeHeaders(response, () => {
    if (failures() === before) setCachePolicy(response, 'sharedPage')
    return undefined
  })
}

function lasts(route: Route): boolean {
  return keepingOf(route).seconds === null
}

const pagesAlike = new WeakMap<Request, PagesOf>()

/** What the page that a request is answered with has in common with others; null where it is none of the site's. */
export function pagesOf(request: Request): PagesOf | null {
  return pagesAlike.get(request) ?? null
}

/** Is the page's own part the same for whoever asks, until the site is another? */
function isLasting(request: Request, { status, preview }: PageAnswer, options: AnswerOptions) {
  const { errors, old, url } = options
  const isAsFound = status === 200 && !preview && !errors && !old && url === undefined
  return (
    isAsFound &&
    isForAnybody(request) &&
    openedBy(request).every(lasts) &&
    !request.originalUrl.includes('?')
  )
}

function isForAnybody(request: Request): boolean {
  const isSafe = request.method === 'GET' || request.method === 'HEAD'
  return isSafe && openedBy(request).every((route) => keepingOf(route).isPublic)
}

/** The routes that open the request's address; none for an address that nothing answers. */
function openedBy({ matches }: Request): Route[] {
  return matches.map(({ route }) => route).filter(({ method }) => method === 'GET')
}

interface Address {
  readonly appUrl: string
  readonly url: string
  /** The path of a named route; null for one that browsers do not get. Left out: none is known. */
  readonly pathOf?: (routeName: string) => string | null
  /** Is it a visit that is answered, not a document? */
  readonly isVisit?: boolean
}

/**
 * The props that every page has. `user` and `errors` stay empty here: only a visitor with a session
 * or flash cookie fills them, so that all others get the same bytes (decision 1).
 * @param pageProps the page's own props: the pictures that they name come along.
 */
export function sharedProps(
  site: Site,
  meta: PageMeta,
  address: Address,
  pageProps: object,
): Omit<SharedProps, 'errors'> {
  const { company, pictures } = site.content
  const { appUrl, url, isVisit } = address
  const described = {
    ...meta,
    nodes: [...(meta.nodes ?? []), ...wayDown(meta, address, pageProps)],
  }
  const place = { appUrl, url, pictures, siteName: company.name }
  return {
    user: null,
    ziggy: { location: appUrl + url },
    company,
    navigationData: site.content.navigation,
    'blog-data': site.content.blogPosts,
    isSeasonal: site.isSeasonal,
    newestLetter: site.letters[0]?.date ?? null,
    pictures: namedPictures(pageProps, pictures),
    head: headElements(meta, place),
    ...(!isVisit && { documentHead: documentElements(described, place) }),
  }
}

// Every page that shows the way down to it describes it too.
function wayDown(meta: PageMeta, { url, pathOf }: Address, props: object) {
  if (!pathOf || !('breadcrumbs' in props) || !props.breadcrumbs) return []
  return [breadcrumbList(props.breadcrumbs as Breadcrumbs, canonicalPathOf(meta, url), pathOf)]
}

const keys = new WeakMap<NavigationData, string>()

/** The name under which browsers keep the menus: another for other menus, so no old ones stay. */
export function navigationKey(navigation: NavigationData): string {
  const known = keys.get(navigation)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(navigation)).digest('base64url')
  const key = `navigationData-${hash.slice(0, 12)}`
  keys.set(navigation, key)
  return key
}
