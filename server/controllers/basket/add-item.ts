import type { Request } from 'express'
import { notFound } from '#server/http/errors.ts'
import { acceptForm, checkForm, formAction } from '#server/http/form.ts'
import type { FormOutcome } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { countText } from '#server/schedule/availability.ts'
import type { Added } from '#server/shop/cart/add.ts'
import { partyOf } from '#server/shop/cart/article.ts'
import type { LineWish } from '#server/shop/cart/line-wish.ts'
import type { Site } from '#server/site/site.ts'
import type { ControllerServices } from '../controller-services.ts'
import { boughtWords, heldWords } from './bought-words.ts'
import { addForm, countErrors, isKind } from './item-form.ts'
import type { AddForm } from './item-form.ts'
import { keepCart, ownCart } from './own-cart.ts'
import { offerOf, placeOfSale } from './place-of-sale.ts'
import { refuseAdd } from './refused-add.ts'
import { voucherForm } from './voucher-form.ts'

/**
 * POST web.shopping.cart.items.store: puts something into the visitor's cart. A code of nothing that
 * is sold is 404.
 */
export function addItem(services: ControllerServices): ActionHandler {
  const { shop, site, urls, refuseForm } = services

  return formAction(addForm, async (form, request, response) => {
    const now = site.current()
    const wish = form.ok ? wishOf(form.value, request, now) : null
    const soldAt = wish && placeOfSale(urls, now.content, wish.item)
    if (!wish || !soldAt) throw notFound()
    if (!wish.asked.ok) return refuseForm(request, response, wish.asked.errors, soldAt.href)

    const visitor = await ownCart(services, request, response)
    const added = await shop.carts.add(visitor, wish.asked.value)
    if (added.outcome === 'refused') {
      return refuseAdd(services, { item: wish.item, soldAt, request, response }, added.fault)
    }
    keepCart(services, response, visitor, added.secret)
    // The form of a voucher is empty afterwards: its page begins again.
    if (response.inertia.isVisit && wish.item.kind !== 'voucher')
      response.inertia.flash('isQuiet', true)
    acceptForm(request, response, addedWords(added, wish.asked.value), soldAt.href)
  })
}

/** What was put in, such as `Added: 2 places on Competent Crew, held for you until 2:32 PM.` */
export function addedWords(
  { line, article }: Pick<Added, 'line' | 'article'>,
  { quantity }: Pick<LineWish, 'quantity'>,
): string {
  const added = `Added: ${boughtWords({ ...line, quantity }, article)}`
  if (line.quantity === quantity) return `${added}${heldWords(line)}.`
  const all = article.date ? countText(line.quantity, article.date) : `${line.quantity} of them`
  return `${added}. You have ${all} in your basket now${heldWords(line)}.`
}

interface Wish {
  readonly item: Pick<LineWish, 'kind' | 'sku'>
  readonly asked: FormOutcome<LineWish>
}

/** What a form asks for; null when there is no such kind of thing. */
function wishOf({ kind, sku, ...counts }: AddForm, request: Request, site: Site): Wish | null {
  if (!isKind(kind)) return null
  const item = { kind, sku }
  const offer = offerOf(site.content, item)
  const errors = countErrors(counts, kind, offer ? partyOf(offer) : null)
  const details: FormOutcome<object> =
    kind === 'voucher' ? checkForm(voucherForm(site.today), request.body) : { ok: true, value: {} }
  if (!details.ok) return { item, asked: { ok: false, errors: { ...errors, ...details.errors } } }
  if (errors) return { item, asked: { ok: false, errors } }
  const { quantity, people } = counts
  const value = { ...item, quantity: quantity ?? 1, people, details: details.value }
  return { item, asked: { ok: true, value } }
}
