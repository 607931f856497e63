import { createElement } from 'react'
import { SiteLayout } from '#js/layouts/site-layout.tsx'
import Home from '#js/pages/home.tsx'
import { renderPage } from '../../support/render-page.tsx'
import type { TestPage } from '../../support/render-page.tsx'
import { homeObject } from './home.ts'
import type { Props } from './home.ts'

interface Opening {
  /** Path and query under which the page is opened. */
  readonly url?: string
  readonly props?: Partial<Props>
}

/** Opens the home page in a browser. */
export function openHome(opening: Opening = {}): ReturnType<typeof renderPage> {
  return renderPage(homeAsTestPage(opening), { layout: SiteLayout })
}

/** Opens a page of which only the frame is of interest: header and footer. */
export function openFrame(url = '/'): ReturnType<typeof renderPage> {
  const { props } = homeObject({ url })
  return renderPage({ content: null, url, props }, { layout: SiteLayout })
}

/** Opens a page of which only what is its own is of interest. */
export function openPage(page: TestPage): ReturnType<typeof renderPage> {
  return renderPage(page)
}

/** The home page, as an answer to a visit too. */
export function homeAsTestPage({ url = '/', props }: Opening = {}): TestPage {
  const page = homeObject({ url, ...(props && { props }) })
  return { content: createElement(Home, page.props), component: 'home', url, props: page.props }
}
