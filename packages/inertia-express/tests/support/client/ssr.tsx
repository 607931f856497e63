import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import { renderToString } from 'react-dom/server'
import type { PageObject, RenderedPage } from '../../../src/protocol/page-object.ts'
import { findPage } from './find-page.ts'

/** Renders a page to HTML inside the process of the tests. */
export async function renderPage(page: PageObject): Promise<RenderedPage> {
  const { head, body } = await createInertiaApp({
    page: page as unknown as Page,
    render: renderToString,
    resolve: findPage,
    serverHead: true,
    setup: ({ App, props }) => <App {...props} />,
  })
  return { head, body }
}
