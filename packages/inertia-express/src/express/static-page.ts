import type { RequestHandler } from 'express'
import type { RenderOptions } from '../exchange/responder.ts'
import type { RegisteredPages, RegisteredShared } from '../types/register.ts'
import type { PagesOf, SentPage } from '../types/sent.ts'

/** A handler for a page that needs nothing of its request: `app.get('/about', staticPage('about', {}))`. */
export function staticPage<Name extends PagesOf<RegisteredPages>>(
  component: Name,
  props: SentPage<RegisteredPages[Name], RegisteredShared>,
  options?: RenderOptions,
): RequestHandler {
  return async function answersStaticPage(_request, response) {
    await response.inertia.render(component, props, options)
  }
}
