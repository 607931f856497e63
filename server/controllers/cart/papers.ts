import type { Response } from 'express'
import { notFound, whenAvailable } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { Pdf } from '#server/paper/papers.ts'
import type { ControllerServices } from '../controller-services.ts'
import { requireOrder, requireVoucher } from './order-access.ts'

/** Receipts, credit notes and vouchers as files, for who may see the page that they belong to. */
export function papers(services: ControllerServices) {
  const { papers: drawn } = services

  /** GET web.shopping.orders.papers.show */
  const ofOrder: ActionHandler = async (request, response) => {
    const whole = await requireOrder(services, request)
    const row = whole.papers.find(({ number }) => number === request.params['paper'])
    if (!row) throw notFound()
    sendPdf(response, await drawn.paper(row))
  }

  /** GET web.shopping.vouchers.paper */
  const voucher: ActionHandler = async (request, response) => {
    const found = await requireVoucher(services, request)
    const pdf = await whenAvailable(drawn.voucher(found.voucher.id), 'Vouchers')
    if (!pdf) throw notFound()
    sendPdf(response, pdf)
  }

  return { ofOrder, voucher }
}

function sendPdf(response: Response, { name, bytes }: Pdf): void {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  response.setHeader('Content-Disposition', `inline; filename="${name}"`)
  response.type('application/pdf').send(bytes)
}
