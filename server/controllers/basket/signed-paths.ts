import { signedPages } from '#server/signing/signed-pages.ts'
import type { ControllerServices } from '../controller-services.ts'

type PathServices = Pick<ControllerServices, 'signer' | 'urls'>

/** The path of an order's page, with the key that opens it to whoever has the address. */
export function orderPath({ signer, urls }: PathServices, id: string): string {
  const key = signer.sign(signedPages.order, id)
  return urls.path('web.shopping.orders.show', { order: id }, { key })
}

/** The path of the calendar of an order's dates, with the same key. */
export function orderCalendarPath({ signer, urls }: PathServices, id: string): string {
  const key = signer.sign(signedPages.order, id)
  return urls.path('web.shopping.orders.calendar', { order: id }, { key })
}

/** The path of a voucher's page, with the key that opens it. */
export function voucherPath({ signer, urls }: PathServices, id: string): string {
  const key = signer.sign(signedPages.voucher, id)
  return urls.path('web.shopping.vouchers.show', { item: id }, { key })
}
