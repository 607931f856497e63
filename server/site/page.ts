import type { PageMeta } from '#server/props/meta.ts'
import type { PageName, Pages } from '#server/props/pages.ts'
import type { Picture, Pictures } from '#server/props/shared.ts'
import type { Site } from './site.ts'

/**
 * What a page handler reads besides the site: nothing that differs from visitor to visitor, and of the
 * query what the page declares.
 */
export interface PageRequest<Params, Name extends string = never> {
  readonly params: Params
  readonly query: Readonly<Partial<Record<Name, unknown>>>
}

/**
 * A page: a pure function of the site at an instant and of its address (decision 1). Its type gives
 * it no request, so whatever it answers may be kept and given to everybody.
 */
export interface PageHandler<Params = Readonly<Record<string, string>>> {
  (site: Site, request: PageRequest<Params>): PageResult
  /** The parameters that it reads of its address's query; left out: none. */
  readonly declared?: Declared<Params>
}

type Declared<Params, Name extends string = string> = (
  site: Site,
  params: Params,
) => readonly (Name | ClosedParameter<Name>)[]

/** A parameter with few, known values: an address has one of them or none. */
export interface ClosedParameter<Name extends string = string> {
  readonly name: Name
  readonly has: (value: string) => boolean
}

/**
 * A page that reads its query. Parameters that it does not declare are no part of its address
 * (clarification 4.11): they are dropped before anything reads it.
 */
export function withQuery<Params, Name extends string>(
  declared: Declared<Params, Name>,
  handler: (site: Site, request: PageRequest<Params, Name>) => PageResult,
): PageHandler<Params> {
  return Object.assign(handler, { declared })
}

export type PageResult = PageAnswer | Redirect | NotFound

export interface PageAnswer<Name extends PageName = PageName> {
  readonly kind: 'page'
  readonly component: Name
  readonly props: Pages[Name]
  readonly meta: PageMeta
  readonly status: number
  /** Left out: the page is one of the site that visitors see. */
  readonly preview?: Preview
}

/** The site that a page is of, where visitors see another, and what to tell who looks at it. */
export interface Preview {
  readonly site: Site
  readonly text: string
}

interface Redirect {
  readonly kind: 'redirect'
  readonly status: 301 | 302 | 303
  readonly to: string
}

interface NotFound {
  readonly kind: 'not-found'
}

/** A page component with its props, both checked against the page contract. */
export function page<Name extends PageName>(
  component: Name,
  props: Pages[Name],
  meta: PageMeta,
  status = 200,
): PageAnswer {
  return { kind: 'page', component, props, meta, status }
}

/** What a page says of itself that search engines leave out. */
export function unlisted(title: string): PageMeta {
  return { title: `${title} | Saltlark`, isIndexed: false }
}

export function redirect(to: string, status: Redirect['status'] = 302): Redirect {
  return { kind: 'redirect', status, to }
}

export function notFound(): NotFound {
  return { kind: 'not-found' }
}

// What every page's header and footer show, whatever content names.
const fixedPictures =
  /^\/images\/(?:badges\/|brand\/mark-(?:white|season)\.|figures\/course-ladder-)/

/**
 * The pictures that a page's props name, out of all there are: a page carries what there is to say
 * of its own pictures only (decision 12), and of their versions for tall windows.
 */
export function namedPictures(props: unknown, all: Pictures): Pictures {
  const named = new Map(fixedAmong(all))
  visit(props)
  return Object.fromEntries(named)

  function visit(part: unknown): void {
    if (typeof part === 'string') {
      // To look a text up is to read all of it: only what can be the path of a file is worth that.
      const picture = part.startsWith('/') && Object.hasOwn(all, part) ? all[part] : undefined
      if (!picture) return
      named.set(part, picture)
      visit(picture)
    } else if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) visit(inner)
    }
  }
}

const fixedOf = new WeakMap<Pictures, readonly (readonly [string, Picture])[]>()

function fixedAmong(all: Pictures) {
  const fixed = fixedOf.get(all) ?? Object.entries(all).filter(([path]) => fixedPictures.test(path))
  fixedOf.set(all, fixed)
  return fixed
}
