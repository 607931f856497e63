import type { Request, Response } from 'express'
import { HttpError, expectsJson, notFound } from '#server/http/errors.ts'
import { acceptForm, checkForm, formAction } from '#server/http/form.ts'
import type { FormOutcome } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { lineRefusalErrors } from '#server/presenters/cart/errors.ts'
import { boughtText, heldText } from '#server/presenters/cart/lines.ts'
import { offerOf, placeOfSale, unitOf } from '#server/presenters/cart/place-of-sale.ts'
import type { Sku } from '#server/presenters/cart/place-of-sale.ts'
import { countText } from '#server/schedule/availability.ts'
import { lookUp } from '#server/schedule/lookup.ts'
import type { Added } from '#server/shop/cart/add-to-cart.ts'
import { partyOf } from '#server/shop/cart/article.ts'
import type { Changed, LineChange } from '#server/shop/cart/change.ts'
import type { LineFault } from '#server/shop/cart/refusal.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import type { LineInput } from '#server/shop/cart/write-line.ts'
import { isAboutVoucher, voucherForm } from '#server/shop/vouchers/voucher-form.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import { pageServices } from '../controller-services.ts'
import type { ControllerServices } from '../controller-services.ts'
import { goneDatePage } from '../dates/dates.ts'
import { acceptInCart, refuseInCart } from './cart.ts'
import { addForm, changeForm, countErrors, isKind } from './item-form.ts'
import type { AddForm, ChangeForm } from './item-form.ts'
import { keepCart, ownCart } from './own-cart.ts'

/**
 * POST web.shopping.cart.items.store: puts something into the visitor's cart. A code of nothing that
 * is sold is 404.
 */
export function addItem(services: ControllerServices): ActionHandler {
  const { shop, site, urls, refuseForm } = services

  return formAction(addForm, async (form, request, response) => {
    const now = site.current()
    const input = form.ok ? inputOf(form.value, request, now) : null
    const soldAt = input && placeOfSale(urls, now.content, input.item)
    if (!input || !soldAt) throw notFound()
    const { item, asked } = input
    if (!asked.ok) return refuseForm(request, response, asked.errors, soldAt.href)

    const visitor = await ownCart(services, request, response)
    const added = await shop.carts.add(visitor, asked.value)
    if (added.outcome === 'refused') {
      return refuseItem(services, item, soldAt.href)(added.fault, request, response)
    }
    keepCart(services, response, visitor, added.secret)
    // The form of a voucher is empty afterwards: its page begins again.
    if (response.inertia.isVisit && item.kind !== 'voucher') response.inertia.flash('isQuiet', true)
    acceptForm(request, response, addedText(added, asked.value), soldAt.href)
  })
}

/** What was put in, such as `Added: 2 places on Competent Crew, held for you until 2:32 PM.` */
export function addedText(
  { line, article }: Pick<Added, 'line' | 'article'>,
  { quantity }: Pick<LineInput, 'quantity'>,
): string {
  const added = `Added: ${boughtText({ ...line, quantity }, article)}`
  if (line.quantity === quantity) return `${added}${heldText(line)}.`
  const all = article.date ? countText(line.quantity, article.date) : `${line.quantity} of them`
  return `${added}. You have ${all} in your basket now${heldText(line)}.`
}

interface ItemInput {
  readonly item: Pick<LineInput, 'kind' | 'sku'>
  readonly asked: FormOutcome<LineInput>
}

/** What a form asks for; null when there is no such kind of thing. */
function inputOf(
  { kind, sku, ...counts }: AddForm,
  request: Request,
  site: Site,
): ItemInput | null {
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

type Line = ViewedLine['line']

/**
 * PATCH web.shopping.cart.items.update: another number, another text on a voucher, or another half hour for
 * its places. It takes today's price, and puts back what was taken out a moment ago. A line of somebody
 * else is 404.
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
      return refuse(lineRefusalErrors(changed.fault, unitOf(site.current().content, line)))
    }
    keepCart(services, response, visitor, null)
    acceptInCart(request, response, changedText(changed, line), url)
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
      isLonger: counts.hold,
      ...(counts.quantity !== null && { quantity: counts.quantity }),
      ...(counts.people !== null && { people: counts.people }),
      ...(details && { details: details.value }),
    },
  }
}

function changedText({ line, article }: Changed, before: Line): string {
  const bought = `${boughtText(line, article)}${heldText(line)}.`
  if (before.removed_at !== null) return `Put back: ${bought}`
  const isLonger = line.extended > before.extended
  return isLonger ? `Held again: ${bought}` : `Changed: ${bought}`
}

/**
 * Answers that something cannot be put in: at its form, or for a date that is over or cancelled, where
 * no script can show that beside the form, by the page of the next ones.
 * @throws HttpError 404 when nothing of the kind has that code.
 */
function refuseItem(services: ControllerServices, item: Sku, href: string) {
  return async (fault: LineFault, request: Request, response: Response): Promise<void> => {
    const now = services.site.current()
    const gone = goneDate(now, item)
    if (fault.reason === 'unknown' && !gone) throw notFound()
    const errors = lineRefusalErrors(gone ? { reason: 'gone' } : fault, unitOf(now.content, item))
    if (!gone || response.inertia.isVisit) {
      return services.refuseForm(request, response, errors, href)
    }
    if (expectsJson(request)) throw new HttpError(410, Object.values(errors).join(' '))
    const context = { ...pageServices(services), site: now }
    await response.page(goneDatePage(gone, item.sku, context), { url: href })
  }
}

/** The date that is asked for, if it was, or was cancelled. One that begins today has a page still. */
function goneDate(site: Site, { kind, sku }: Sku) {
  const found = kind === 'place' ? lookUp(site.content, scheduleOf(site), sku) : null
  return found?.kind === 'past' || found?.kind === 'cancelled' ? found : null
}
