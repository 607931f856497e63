import type { PageObject } from '@saltlark/inertia-express'
import { JSDOM } from 'jsdom'
import { renderPage } from '#js/ssr.tsx'
import { homeObject, table } from './home.ts'

/** A page as the server prints it, read by a browser without scripts. */
export async function documentOf(page: PageObject): Promise<Document> {
  const { head, body } = await renderPage(page, table)
  return new JSDOM(`<!doctype html><head>${head.join('')}</head><body>${body}</body>`).window
    .document
}

/** The home page as the server prints it. */
export async function homeDocument(
  variation: Parameters<typeof homeObject>[0] = {},
): Promise<Document> {
  return documentOf(homeObject(variation))
}
