import { cleanup, configure } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { SiteLayout } from '#js/layouts/site-layout.tsx'
import Home from '#js/pages/home.tsx'
import { answerHeaderData } from '../../support/header-data.ts'
import { fillBrowserGaps } from '../../support/jsdom-gaps.ts'
import { renderPage } from '../../support/render-page.tsx'
import type { TestPage } from '../../support/render-page.tsx'
import { endTimersWithWindow } from '../../support/window-timers.ts'
import { homeObject } from './home.ts'
import type { Props } from './home.ts'
import { setWidth, WindowObserver } from './screen.ts'

export const nobody = { user: null, cartItems: 0, isAuthenticated: false }

export const ada = {
  user: { id: '1', name: 'Ada', email: 'ada@example.com' },
  cartItems: 3,
  isAuthenticated: true,
}

fillBrowserGaps()
endTimersWithWindow()
// A whole page takes a busy machine longer than the usual second.
configure({ asyncUtilTimeout: 15_000 })

beforeEach(() => {
  setWidth(1280)
  vi.stubGlobal('IntersectionObserver', WindowObserver)
  answerHeaderData(nobody)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
