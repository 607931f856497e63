import { z } from 'zod'
import { whenAvailable } from '#server/http/errors.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import { balanceText, codeErrorText } from '#server/presenters/cart/vouchers.ts'
import { addressOf } from '../auth/device-of.ts'
import { tooManyTries } from '../auth/refusals.ts'
import type { ControllerServices } from '../controller-services.ts'
import { acceptInCart, refuseInCart } from './cart.ts'
import { ownCart } from './own-cart.ts'

const missing = 'Please enter the code of a voucher: 16 letters and numbers.'

const codeForm = z.object({
  code: z.string({ error: missing }).refine((text) => text.trim() !== '', { error: missing }),
})

/** Vouchers that are to pay for what is in a cart. */
export function cartCodes(services: ControllerServices) {
  const { attempts, shop, urls } = services
  const url = urls.path('web.shopping.cart')

  /** POST web.shopping.cart.codes.store. Nobody guesses many: tries are counted by caller. */
  const store = formAction(codeForm, async (form, request, response) => {
    const visitor = await ownCart(services, request, response)
    const refuse = refuseInCart(services, visitor, request, response)
    if (!form.ok) return refuse(form.errors)
    const tried = await whenAvailable(attempts.take(rules(addressOf(request))), 'Vouchers')
    if (tried.outcome === 'limited') return refuse({ code: tooManyTries(tried) }, tried.seconds)

    const added = await shop.carts.addCode(visitor, form.value.code)
    if (added.outcome === 'refused') {
      return refuse({ code: codeErrorText(added.fault, added.validUntil) })
    }
    const message = `Your voucher will pay: ${balanceText(added.voucher)}.`
    acceptInCart(request, response, message, url)
  })

  /** DELETE web.shopping.cart.codes.destroy. One that is off already is answered the same. */
  const destroy: ActionHandler = async (request, response) => {
    const visitor = await ownCart(services, request, response)
    await shop.carts.removeCode(visitor, String(request.params['code']))
    acceptInCart(request, response, 'The voucher is taken off; nothing of it is spent.', url)
  }

  return { store, destroy }
}

function rules(address: string) {
  const of = [callerNetwork(address)]
  return [
    { name: 'voucher-code', of, max: 10, seconds: 60 },
    { name: 'voucher-code-hour', of, max: 60, seconds: 60 * 60 },
  ]
}
