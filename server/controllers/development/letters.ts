import { badRequest, notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { fillLetter } from '#server/letters/fill-letter.ts'
import { renderLetter } from '#server/letters/letter-mail.ts'
import { letterViews, lettersPage, viewOf } from '#server/letters/letter-views.ts'
import type { Sender } from '#server/mail/mail-layout.ts'
import { pageServices } from '../controller-services.ts'
import type { ControllerServices } from '../controller-services.ts'

/** Weekly letters as mail programs show them, drafts among them, before anybody is sent one. */
export function letterPreviews(services: ControllerServices) {
  const { config, drafts, urls } = services

  /** GET /_letters: every letter, the newest first. */
  const list: ActionHandler = (_request, response) => {
    const { letters } = drafts.current().content
    response.type('html').send(lettersPage([...letters.values()]))
  }

  /** GET /_letters/{date}?as=dark: one of them, in one of the ways. */
  const show: ActionHandler = (request, response) => {
    const site = drafts.current()
    const letter = site.content.letters.get(String(request.params['date']))
    if (!letter) throw notFound()
    const { as = 'html' } = request.query
    const view = letterViews.find((one) => one === as)
    if (!view) throw badRequest(`A letter is shown as one of ${letterViews.join(', ')}.`)
    const company: Sender = { ...site.content.company, siteUrl: config.appUrl }
    const context = { ...pageServices(services), site }
    const mail = renderLetter(fillLetter(letter, context), company, {
      unsubscribeUrl: urls.absolute('web.home'),
    })
    if (view === 'no-pictures') response.setHeader('Content-Security-Policy', withoutPictures)
    response.type(view === 'text' ? 'text' : 'html').send(viewOf(mail, view))
  }

  return { list, show }
}

const withoutPictures = "default-src 'none'; style-src 'unsafe-inline'"
