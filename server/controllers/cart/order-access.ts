import type { Request } from 'express'
import { HttpError, notFound, whenAvailable } from '#server/http/errors.ts'
import { lastLinkDay, lastVoucherLinkDay } from '#server/shop/orders/end-links.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { findVoucher } from '#server/shop/vouchers/vouchers.ts'
import type { WholeVoucher } from '#server/shop/vouchers/vouchers.ts'
import { opens } from '#server/signing/signer.ts'
import type { LinkedPage } from '#server/signing/signer.ts'
import type { ControllerServices } from '../controller-services.ts'

/** The order that a request names, for who may see it. @throws HttpError as {@link requireAccess} does. */
export async function requireOrder(
  services: ControllerServices,
  request: Request,
): Promise<WholeOrder> {
  const id = String(request.params['order'])
  const whole = await services.shop.orders.find({ id })
  await requireAccess(services, request, {
    kind: 'order',
    page: whole?.order ?? { id, link_version: 0 },
    owner: whole?.order.user_id ?? null,
    lastDay: whole ? lastLinkDay(whole) : always,
  })
  if (!whole) throw notFound()
  return whole
}

/** The voucher that a request names, for who may see it. @throws HttpError as {@link requireAccess} does. */
export async function requireVoucher(
  services: ControllerServices,
  request: Request,
): Promise<WholeVoucher> {
  const id = String(request.params['item'])
  const found = await whenAvailable(findVoucher(services.database.db, id), 'Vouchers')
  await requireAccess(services, request, {
    kind: 'voucher',
    page: found?.voucher ?? { id, link_version: 0 },
    owner: found?.buyer ?? null,
    lastDay: found ? lastVoucherLinkDay(found.voucher) : always,
  })
  if (!found) throw notFound()
  return found
}

/**
 * The order whose attempt to pay a request names, for whoever comes back from paying it.
 * @throws HttpError as {@link requireAccess} does.
 */
export async function requirePaid(
  services: ControllerServices,
  request: Request,
): Promise<WholeOrder & { readonly attemptId: string }> {
  const attemptId = String(request.params['payment'])
  const whole = await services.shop.orders.find({ attemptId })
  await requireAccess(services, request, {
    kind: 'payment',
    page: { id: attemptId, link_version: whole?.order.link_version ?? 0 },
    owner: whole?.order.user_id ?? null,
    lastDay: whole ? lastLinkDay(whole) : always,
  })
  if (!whole) throw notFound()
  return { ...whole, attemptId }
}

/** The last day of a page that is none. */
const always = '9999-12-31'

/** A page that some may read: its owner, and whoever has its address with the key. */
interface OwnPage {
  readonly kind: 'order' | 'voucher' | 'payment'
  readonly page: LinkedPage
  /** The account that it belongs to; null: nobody's, or there is no such page. */
  readonly owner: string | null
  /** The last day on which a link opens it, `YYYY-MM-DD`. */
  readonly lastDay: string
}

/**
 * Lets through who may read a page.
 * @throws HttpError 404 for others without a key, as for a page that is none; 403 for a key that does not
 * open it, or not any more.
 */
async function requireAccess(
  { signer, site }: ControllerServices,
  request: Request,
  { kind, page: linked, owner, lastDay }: OwnPage,
): Promise<void> {
  const { key } = request.query
  const isRight = typeof key === 'string' && opens(signer, kind, linked, key)
  if (isRight && site.current().today <= lastDay) return
  const signedIn = owner === null ? null : await request.signedIn()
  if (signedIn && signedIn.user.id === owner) return
  if (key === undefined) throw notFound()
  throw new HttpError(403, isRight ? over : wrong)
}

const wrong =
  'This link is incomplete, or was ended. Open the newest one from our e-mails once more, or sign in to your account.'

const over =
  'This link has ended: links to an order or a voucher do so after a year. Sign in to your account, or call us.'
