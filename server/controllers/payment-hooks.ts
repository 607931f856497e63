import { badRequest, notFound, whenAvailable } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { ForgedHook } from '#server/shop/payments/provider.ts'
import type { ControllerServices } from './controller-services.ts'

/**
 * POST /webhooks/payments: what the payment provider tells. 200 says that it is kept. A message that is not
 * the provider's is refused with 400 and leaves nothing; after 503 the provider tells it again.
 */
export function paymentHooks({ shop: { payments } }: ControllerServices): ActionHandler {
  return async (request, response) => {
    if (!payments.provider) throw notFound()
    const heard = payments.hear(request.body as Buffer, request.headers).catch((error: unknown) => {
      if (!(error instanceof ForgedHook)) throw error
      request.tell('payment-hook', 'forged')
      throw badRequest('The signature is not that of our payment provider, or it is too old.')
    })
    await whenAvailable(heard, 'Payments')
    response.type('text').send('Taken.')
  }
}
