import { App, router } from '@inertiajs/react'
import { act, render } from '@testing-library/react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { RoutesProvider } from '#js/hooks/use-routes.tsx'
import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import type { Flash, SharedProps } from '#server/props/shared.ts'
import { isForBrowsers } from '#server/routing/options.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { company } from './company.ts'
import { navigation } from './navigation.ts'

export interface TestPage {
  readonly content: ReactNode
  /** Path and query. */
  readonly url?: string
  /** The component's name on the wire. */
  readonly component?: string
  readonly props?: Partial<SharedProps>
  readonly flash?: Flash
}

interface Surroundings {
  readonly layout?: ComponentType<{ children: ReactNode }>
}

/**
 * Renders a page inside the real client library, with the route table that browsers get.
 * @returns what Testing Library gives, and `visit`, which goes to another page as a link does.
 */
export function renderPage(page: TestPage, { layout }: Surroundings = {}) {
  // The library's page type intersects our errors with its error bags, which no value can be.
  const initialPage = pageObject(page) as unknown as ComponentProps<typeof App>['initialPage']
  const rendered = render(
    <RoutesProvider table={testTable()}>
      <App
        initialPage={initialPage}
        initialComponent={componentOf(initialPage.component)}
        resolveComponent={componentOf}
        {...(layout && { defaultLayout: () => layout })}
      />
    </RoutesProvider>,
  )
  return { ...rendered, visit }
}

/** The route table as browsers get it. */
export function testTable(): ZiggyTable {
  const isHidden = (name: string) => !isForBrowsers(routes[name as RouteName])
  return ziggyTable(routes, patterns, 'http://localhost:3000', isHidden)
}

/** A page as the server sends it; its content is kept for the moment when it is shown. */
export function pageObject({ content, url = '/', component, props, flash = {} }: TestPage) {
  const name = component ?? `page-${contents.size + 1}`
  contents.set(name, content)

  return {
    component: name,
    props: { ...sharedProps(url), ...props },
    url,
    version: null,
    flash,
    rescuedProps: [],
    rememberedState: {},
  }
}

// The client library keeps the first resolver it is given, so all tests share this one.
const contents = new Map<string, ReactNode>()

// A page that is answered again is the same component, so what its parts remember stays.
const components = new Map<string, ComponentType>()

function componentOf(name: string): ComponentType {
  const known = components.get(name) ?? (() => contents.get(name))
  components.set(name, known)
  return known
}

async function visit(page: TestPage): Promise<void> {
  const { component, url, props, flash } = pageObject(page)
  await act(async () => {
    await new Promise<void>((resolve) => {
      router.push({ component, url, props, flash: () => ({ ...flash }), onFinish: () => resolve() })
    })
  })
}

function sharedProps(url: string): SharedProps {
  return {
    errors: {},
    user: null,
    ziggy: { location: `http://localhost:3000${url}` },
    company,
    navigationData: navigation,
    'blog-data': [
      { id: 1, title: 'Why reef early', link: 'https://blog.saltlark.example/reef-early' },
    ],
    isSeasonal: false,
    newestLetter: '2026-11-20',
    pictures: {},
    head: [],
  }
}
