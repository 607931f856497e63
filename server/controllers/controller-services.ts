import type { Request } from 'express'
import type { Services } from '#server/app/services.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { refuseForms } from '#server/http/form.ts'
import type { PageServices } from '#server/presenters/context.ts'
import type { PageResult } from '#server/site/page.ts'

/** What controllers may use: the site's services, and the answer to a refused form. */
export interface ControllerServices extends Pick<
  Services,
  | 'attempts'
  | 'auth'
  | 'clock'
  | 'config'
  | 'content'
  | 'database'
  | 'drafts'
  | 'health'
  | 'metrics'
  | 'outbox'
  | 'papers'
  | 'shop'
  | 'signer'
  | 'site'
  | 'urls'
> {
  readonly cookies: Cookies
  readonly refuseForm: ReturnType<typeof refuseForms>
  /** What a page handler answers at a path; null where none does. */
  readonly pageAt: (address: string, query?: Request['query']) => PageResult | null
  /** The same as if every draft were published: for pages that no visitor gets. */
  readonly previewAt: (address: string) => PageResult | null
  /** The path of a named route; null for one that browsers do not get. */
  readonly pathOf: (routeName: string) => string | null
}

export function pageServices({ urls, shop }: ControllerServices): PageServices {
  return { links: urls, takenPlaces: shop.places.taken }
}
