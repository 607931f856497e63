import type { Request, Response } from 'express'
import { HttpError, notFound } from '#server/http/errors.ts'
import { expectsJson } from '#server/http/expects-json.ts'
import { lookUp } from '#server/schedule/find.ts'
import type { LineFault } from '#server/shop/cart/line-fault.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import type { ControllerServices } from '../controller-services.ts'
import { goneDatePage } from '../events/gone-date-page.ts'
import { showingOf } from '../showing.ts'
import { faultErrors } from './fault-words.ts'
import { unitOf } from './place-of-sale.ts'
import type { PlaceOfSale, Sku } from './place-of-sale.ts'

interface Refusing {
  readonly item: Sku
  readonly soldAt: PlaceOfSale
  readonly request: Request
  readonly response: Response
}

/**
 * Answers that something cannot be put in: at its form, or for a date that is over or cancelled, where
 * no script can show that beside the form, by the page of the next ones.
 * @throws HttpError 404 when nothing of the kind has that code.
 */
export async function refuseAdd(
  services: Pick<ControllerServices, 'refuseForm' | 'shop' | 'site' | 'urls'>,
  { item, soldAt, request, response }: Refusing,
  fault: LineFault,
): Promise<void> {
  const now = services.site.current()
  const gone = goneDate(now, item)
  if (fault.reason === 'unknown' && !gone) throw notFound()
  const errors = faultErrors(gone ? { reason: 'gone' } : fault, unitOf(now.content, item))
  if (!gone || response.inertia.isVisit) {
    return services.refuseForm(request, response, errors, soldAt.href)
  }
  if (expectsJson(request)) throw new HttpError(410, Object.values(errors).join(' '))
  await response.page(goneDatePage(showingOf(services), now, gone), { url: soldAt.href })
}

/** The date that is asked for, if it was, or was cancelled. One that begins today has a page still. */
function goneDate(site: Site, { kind, sku }: Sku) {
  const found = kind === 'place' ? lookUp(site.content, scheduleOf(site), sku) : null
  return found?.kind === 'past' || found?.kind === 'cancelled' ? found : null
}
