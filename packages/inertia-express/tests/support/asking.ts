import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { PageObject } from '../../src/protocol/page-object.ts'

/** What the client sends with each visit; `first` is the version of the small site's assets. */
export const visitHeaders = {
  'X-Inertia': 'true',
  'X-Inertia-Version': 'first',
  'X-Requested-With': 'XMLHttpRequest',
  Accept: 'text/html, application/xhtml+xml',
}

/** What it sends besides when it asks for a part of the page `show`. */
export function partOf(component: string, only: string): Readonly<Record<string, string>> {
  return { 'X-Inertia-Partial-Component': component, 'X-Inertia-Partial-Data': only }
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks as a browser does, and does not follow redirects. */
export function ask(
  request: APIRequestContext,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<APIResponse> {
  return request.fetch(path, { method, headers, maxRedirects: 0 })
}

/** Asks as the client does, and does not follow redirects. */
export function askAsClient(
  request: APIRequestContext,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<APIResponse> {
  return ask(request, path, { method, headers: { ...visitHeaders, ...headers } })
}

/** The page object that a visit gets. */
export async function pageAt(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageObject> {
  const answer = await askAsClient(request, path, { headers })
  return (await answer.json()) as PageObject
}
