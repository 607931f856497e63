import type { App } from '@inertiajs/react'
import { use } from 'react'
import type { ComponentProps, FunctionComponent, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FragmentsContext } from '#js/hooks/site-fragment.tsx'
import type { KeptFragments } from '#js/hooks/site-fragment.tsx'
import { MenusContext } from '#js/hooks/use-menu.tsx'
import { RoutesContext } from '#js/hooks/use-routes.tsx'
import { KeepWantedContext } from '#js/hooks/use-wanted.tsx'
import type { SiteRoutes } from '#js/lib/site-routes.ts'
import type { PagesOf } from '#server/app/render-page.ts'
import { createStore } from '#server/cache/store.ts'
import { pathOf } from '#server/routing/urls.ts'

type InertiaApp = FunctionComponent<ComponentProps<typeof App>>

/** The page that is rendered, and what it may share with others. */
interface Rendering {
  readonly App: InertiaApp
  readonly props: ComponentProps<InertiaApp>
  readonly routes: SiteRoutes
  readonly pagesOf: PagesOf
}

/** What was rendered once, under what tells it from all else. */
interface Kept extends MadeHtml {
  readonly key: string
}

/** HTML as its bytes: they are what is sent, page after page. */
interface MadeHtml {
  readonly html: Buffer
  /** Where a link would say that it leads to the page that is shown, by the path of that page. */
  readonly links: ReadonlyMap<string, readonly number[]>
}

interface PageFragments {
  /**
   * Stands in a page for a fragment, which is rendered for the first page that has it.
   * @throws Error for one that depends on its visitor, on its page's address, or on `useId`.
   */
  readonly useFragment: KeptFragments
  /** The HTML of the page, with its fragments in their places. */
  bytesOf(html: string): Buffer
}

// Unknown to everybody, so that no text can look like it.
const mark = `<!--${crypto.randomUUID()}:`
const places = new RegExp(`${mark}(\\d+)-->`)

/**
 * Gives a page's fragments as they were rendered for another page of the same site. React renders each
 * by itself, once, and writes the same bytes as it does within a page.
 */
export function keptFragments(rendering: Rendering): PageFragments {
  const { pagesOf, props } = rendering
  const store = storeOf(pagesOf.site)
  const path = pathOf(props.initialPage.url)
  const placed: (readonly Buffer[])[] = []

  function place(fragment: MadeHtml): string {
    return `${mark}${placed.push(withCurrent(fragment, path)) - 1}-->`
  }

  function bytesOf(html: string): Buffer {
    return Buffer.concat(
      html
        .split(places)
        .flatMap((part, at) => (at % 2 === 0 ? [Buffer.from(part)] : (placed[Number(part)] ?? []))),
    )
  }

  const useFragment: KeptFragments = ({ name, of, content }) => {
    const wanted = use(KeepWantedContext)
    const menus = use(MenusContext)
    const fragments = use(FragmentsContext)
    const isMain = name === 'main'
    if (isMain && pagesOf.address === null) return null
    // What such links get is the same for all of them.
    const key = JSON.stringify([name, isMain ? pagesOf.address : of, wanted?.('/events')])
    const known = store.get(key)
    if (known) return place(known)
    const inside = (
      <KeepWantedContext value={wanted}>
        <MenusContext value={menus}>{content}</MenusContext>
      </KeepWantedContext>
    )
    const made = isMain
      ? { html: bytesOf(madeForAddress(inside, rendering, fragments)), links: new Map() }
      : madeForAll(inside, rendering)
    store.set(key, { key, ...made })
    return place(made)
  }
  return { useFragment, bytesOf }
}

/** In bytes, with the keys, for one site. */
const mostKept = 4_000_000

const stores = new WeakMap<object, ReturnType<typeof createStore<Kept>>>()

function storeOf(site: object) {
  const store =
    stores.get(site) ?? createStore<Kept>(mostKept, ({ key, html }) => key.length + html.length)
  stores.set(site, store)
  return store
}

/** The content of one address: all but who looks at it is known. */
function madeForAddress(
  content: ReactNode,
  rendering: Rendering,
  fragments: KeptFragments | null,
): string {
  const { initialPage } = rendering.props
  const page = { ...initialPage, flash: {}, props: unread({ ...initialPage.props }, ['user']) }
  const inside = <FragmentsContext value={fragments}>{content}</FragmentsContext>
  return renderedApart(inside, rendering, page, rendering.routes)
}

const visitorsProps = ['user', 'errors', 'old', 'preview', 'ziggy']

/** What is the same at all addresses, but for links to the page itself. */
function madeForAll(content: ReactNode, rendering: Rendering): MadeHtml {
  const { initialPage } = rendering.props
  const props = unread({ ...initialPage.props }, visitorsProps)
  const targets: string[] = []
  const routes: SiteRoutes = unread({ ...rendering.routes }, [...addressMethods])
  const marked: SiteRoutes = Object.assign(routes, {
    ariaCurrent: (href: string) => `to ${targets.push(pathOf(href)) - 1}`,
  })
  const page = { ...initialPage, url: '/', flash: {}, props }
  return unmarked(renderedApart(content, rendering, page, marked), targets)
}

const addressMethods = ['query', 'current', 'params', 'isCurrent', 'merged', 'here'] as const

/** Makes fields of an object such that whoever reads them is told not to. */
function unread<Fields extends object>(fields: Fields, names: readonly string[]): Fields {
  for (const name of names) {
    Object.defineProperty(fields, name, {
      enumerable: false,
      get() {
        throw new Error(
          `[fragments] A SiteFragment reads "${name}", which is not the same on all pages: leave that part out of it.`,
        )
      },
    })
  }
  return fields
}

const idPrefix = 'apart'

function renderedApart(
  content: ReactNode,
  { App: Inertia, props }: Rendering,
  page: Rendering['props']['initialPage'],
  routes: SiteRoutes,
): string {
  const html = renderToString(
    <RoutesContext value={() => routes}>
      <Inertia {...props} initialPage={page} onHeadUpdate={() => undefined}>
        {() => content}
      </Inertia>
    </RoutesContext>,
    { identifierPrefix: idPrefix },
  )
  if (html.includes(`"_${idPrefix}`)) {
    throw new Error(
      '[fragments] A SiteFragment has an id of useId, which is another one in the browser: name it.',
    )
  }
  return html
}

/** Takes the marks of links out, and remembers where they were. */
function unmarked(html: string, targets: readonly string[]): MadeHtml {
  const [first = '', ...rest] = html.split(/ aria-current="to (\d+)"/)
  const links = new Map<string, number[]>()
  const parts = [Buffer.from(first)]
  let length = parts[0]?.length ?? 0
  for (let at = 0; at < rest.length; at += 2) {
    const path = targets[Number(rest[at])] ?? ''
    links.set(path, [...(links.get(path) ?? []), length])
    const part = Buffer.from(rest[at + 1] ?? '')
    parts.push(part)
    length += part.length
  }
  return { html: Buffer.concat(parts), links }
}

const current = Buffer.from(' aria-current="page"')

function withCurrent({ html, links }: MadeHtml, path: string): readonly Buffer[] {
  const at = links.get(path) ?? []
  const parts = [0, ...at].map((from, index) => html.subarray(from, at[index]))
  return parts.flatMap((part, index) => (index === 0 ? [part] : [current, part]))
}
