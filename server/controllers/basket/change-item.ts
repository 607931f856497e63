import type { Request } from 'express'
import { notFound } from '#server/http/errors.ts'
import { checkForm, formAction } from '#server/http/form.ts'
import type { FormOutcome } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { partyOf } from '#server/shop/cart/article.ts'
import type { Changed, LineChange } from '#server/shop/cart/change.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import type { Site } from '#server/site/site.ts'
import type { ControllerServices } from '../controller-services.ts'
import { acceptInCart } from './accept-in-cart.ts'
import { boughtWords, heldWords } from './bought-words.ts'
import { faultErrors } from './fault-words.ts'
import { changeForm, countErrors } from './item-form.ts'
import type { ChangeForm } from './item-form.ts'
import { keepCart, ownCart } from './own-cart.ts'
import { offerOf, unitOf } from './place-of-sale.ts'
import { refuseInCart } from './refuse-in-cart.ts'
import { isAboutVoucher, voucherForm } from './voucher-form.ts'

type Line = ViewedLine['line']

/**
 * PATCH web.shopping.cart.items.update: another number, or other words on a voucher. With nothing said
 * of either it holds places anew and takes today's price, and puts back what was taken out a moment
 * ago. A line of somebody else is 404.
 */
export function changeItem(services: ControllerServices): ActionHandler {
  const { shop, site, urls } = services
  const url = urls.path('web.shopping.cart')

  return formAction(changeForm, async (form, request, response) => {
    const visitor = await ownCart(services, request, response)
    const line = await shop.carts.line(visitor, String(request.params['item']))
    if (!line) throw notFound()
    const refuse = refuseInCart(services, visitor, request, response)
    const change = form.ok ? changeOf(form.value, line, request, site.current()) : form
    if (!change.ok) return refuse(change.errors)

    const changed = await shop.carts.change(visitor, line.id, change.value)
    if (changed.outcome === 'refused') {
      return refuse(faultErrors(changed.fault, unitOf(site.current().content, line)))
    }
    keepCart(services, response, visitor, null)
    acceptInCart(request, response, changedWords(changed, line), url)
  })
}

/** DELETE web.shopping.cart.items.destroy: takes a line out. It can be put back for ten minutes. */
export function removeItem(services: ControllerServices): ActionHandler {
  const { shop, urls } = services
  return async (request, response) => {
    const visitor = await ownCart(services, request, response)
    const removed = await shop.carts.remove(visitor, String(request.params['item']))
    if ('outcome' in removed) throw notFound()
    const message = 'Taken out. You can put it back for the next ten minutes.'
    acceptInCart(request, response, message, urls.path('web.shopping.cart'))
  }
}

function changeOf(
  counts: ChangeForm,
  line: Line,
  request: Request,
  { content, today }: Site,
): FormOutcome<LineChange> {
  const offer = offerOf(content, line)
  const errors = countErrors(counts, line.kind, offer ? partyOf(offer) : null)
  if (errors) return { ok: false, errors }
  const isVoucher = line.kind === 'voucher' && isAboutVoucher(request.body)
  const details = isVoucher ? checkForm(voucherForm(today), request.body) : null
  if (details && !details.ok) return details
  return {
    ok: true,
    value: {
      ...(counts.quantity !== null && { quantity: counts.quantity }),
      ...(counts.people !== null && { people: counts.people }),
      ...(details && { details: details.value }),
    },
  }
}

function changedWords({ line, article }: Changed, before: Line): string {
  const words = `${boughtWords(line, article)}${heldWords(line)}.`
  if (before.removed_at !== null) return `Put back: ${words}`
  const isSame = line.quantity === before.quantity && line.people === before.people
  return isSame && article.date ? `Held again: ${words}` : `Changed: ${words}`
}
