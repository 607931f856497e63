import type { Response } from 'express'
import type { PlainName } from '#routes/index.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { offerHref } from '#server/presenters/context.ts'
import type { Links } from '#server/presenters/context.ts'
import type { DraftLink } from '#server/props/staff.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { PageResult } from '#server/site/page.ts'
import { asPreview } from '#server/site/preview.ts'
import type { Site } from '#server/site/site.ts'
import { notADay, travelInstant, travelTo } from '#server/site/time-travel.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * GET /_preview: the drafts that there are. `?path=/faq` shows a page as if every draft were published,
 * `&at=2026-12-24` on another day. No public address shows a draft, so no cache can give one away.
 */
export function previews({ config, drafts, previewAt, urls }: ControllerServices): ActionHandler {
  return async (request, response) => {
    const { path = '', at = '' } = request.query
    if (path === '') return sendList(response)
    const address = ownAddress(path, config.appUrl)
    if (address === null) return sendList(response, { path: notOurs }, { path, at })
    const instant = typeof at === 'string' && at !== '' ? travelInstant(at) : null
    if (instant === null && at !== '') return sendList(response, { at: notADay(at) }, { path, at })

    const result = instant === null ? preview(address) : travelTo(instant, () => preview(address))
    if (result === null) return sendList(response, { path: noPageAt(address) }, { path, at })
    if (result.kind !== 'redirect') return response.page(result)
    return response.redirect(
      303,
      urls.path('staff.preview', {}, { path: result.to, at: textOf(at) || null }),
    )
  }

  function preview(address: string): PageResult | null {
    const result = previewAt(address)
    if (result === null || result.kind === 'not-found') return null
    const site = drafts.current()
    return asPreview(result, site, previewText(site))
  }

  async function sendList(
    response: Response,
    errors?: Readonly<Record<string, string>>,
    asked: Readonly<Record<'path' | 'at', unknown>> = { path: '', at: '' },
  ): Promise<void> {
    const old = { path: textOf(asked.path), at: textOf(asked.at) }
    const props = { action: urls.path('staff.preview'), drafts: draftLinks(drafts.current(), urls) }
    const answer = page('staff/preview', props, unlisted('Preview'))
    await response.page(answer, errors && { status: 422, errors, old })
  }
}

const notOurs =
  'This is no address of this site. Write what follows its name, from the first slash on, such as /faq.'

function noPageAt(address: string): string {
  return `There is no page at ${address}, not even a draft. Pages that know their visitor, such as the basket, are not shown here.`
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : ''
}

function previewText({ instant }: Site): string {
  return `The site as on ${formatDate(instant, 'fullDate')}, drafts included. Visitors do not see this.`
}

function draftLinks({ content: { drafts } }: Site, links: Links): DraftLink[] {
  const linkTo = (kind: string, name: string, path: string): DraftLink => {
    return { kind, name, path, href: links.path('staff.preview', {}, { path }) }
  }
  const offersOf = (heading: string, kind: OfferKind, offers: ReadonlyMap<string, Offer>) =>
    [...offers.values()].map((one) => linkTo(heading, one.name, offerHref(links, kind, one)))
  const products = [...drafts.products.values()].map(({ name, slug }) =>
    linkTo('Product', name, links.path('web.merchandise.slug', { slug })),
  )
  // The content check has seen that their names are ones whose addresses need no parameter.
  const pages = [...drafts.pages.values()].map(({ banner, routeName }) =>
    linkTo('Page', banner.title, links.path(routeName as PlainName)),
  )
  return [
    ...offersOf('Course', 'course', drafts.courses),
    ...offersOf('Holiday', 'holiday', drafts.holidays),
    ...products,
    ...pages,
  ]
}

/** The path and query of an address of this site, written with its name or without; null for any other. */
export function ownAddress(asked: unknown, appUrl: string): string | null {
  if (typeof asked !== 'string') return null
  const path = asked.startsWith(`${appUrl}/`) ? asked.slice(appUrl.length) : asked
  return /^\/(?![/\\])/.test(path) ? path : null
}
