import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import type { TestSite } from './site.ts'
import { pageOf } from './visitor.ts'

/** What somebody new finds at the addresses of a site, at each of which there is a page. */
export function pagesOf(site: TestSite) {
  return {
    async document(path: string): Promise<Document> {
      const response = await site.visitor().get(path)
      expect([path, response.status]).toEqual([path, 200])
      return documentOf(response)
    },
    async props<Props>(path: string): Promise<Props> {
      const response = await site.visitor().visit(path)
      expect([path, response.status]).toEqual([path, 200])
      return (await pageOf(response)).props as unknown as Props
    },
  }
}

/** What a browser without scripts makes of an answer. */
export async function documentOf(response: Response): Promise<Document> {
  return new JSDOM(await response.text(), { url: response.url }).window.document
}

/** What a page says of itself to search engines. */
export function headOf(document: Document) {
  const named = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
  return {
    title: document.title,
    description: named('description'),
    robots: named('robots'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  }
}
