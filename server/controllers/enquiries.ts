import type { Request } from 'express'
import { acceptForm, formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { mailPicture } from '#server/mail/picture.ts'
import { limitReason } from '#server/mail/recipient-limit.ts'
import { storeEnquiry } from '#server/messages/enquiries.ts'
import type { EnquiryForm } from '#server/messages/enquiry-form.ts'
import { enquiryForm, subjectLabels } from '#server/messages/enquiry-form.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import type { ControllerServices } from './controller-services.ts'

/** POST web.info.contact-us.store: a question to staff, from whichever page has the form. */
export function enquiries(services: ControllerServices): ActionHandler {
  const { database, site, clock, urls, outbox, refuseForm } = services
  const contactPage = urls.path('web.info.contact-us')

  return formAction(enquiryForm, async (form, request, response) => {
    const { content } = site.current()
    const refuse = (errors: Record<string, string>) =>
      refuseForm(request, response, errors, contactPage, pageOf(request))
    if (!form.ok) return refuse(form.errors)
    if (form.value.enquiry_website !== null) {
      const { email } = content.company
      const message = `A field that nobody can see was filled in, so nothing was sent. Please press the button once more; if this comes back, write to ${email}.`
      return refuse({ enquiry: message })
    }

    // A code that nothing has any more costs nobody an answer.
    const { enquiry_offer: code, enquiry_subject: subject } = form.value
    const offer = code === null ? undefined : offerOfCode(content, code)
    const limited = await storeEnquiry(
      database,
      { ...asked(form.value), context: offer?.code ?? null },
      {
        now: clock.now(),
        staff: content.company.email,
        topic: {
          about: subjectLabels[subject],
          offer: offer ? `${offer.name} (${offer.code})` : null,
          picture: offer && mailPicture(content, offer.overview_image, offer.name),
        },
      },
    )
    outbox.wake()
    const { enquiry_email: email } = form.value
    const receipt = limited
      ? `there is no receipt for ${email}, because ${limitReason}`
      : `a receipt is on its way to ${email}`
    const message = `Thank you, your message has arrived. A person reads it and answers within two working days; ${receipt}.`
    acceptForm(request, response, message, contactPage)
  })
}

/** The page that the form stands on, as its unseen field says: a plain path, or nothing. */
function pageOf(request: Request): string | undefined {
  const { enquiry_page: page } = (request.body ?? {}) as Readonly<Record<string, unknown>>
  return typeof page === 'string' && /^\/(?!\/)[\w/-]*$/.test(page) ? page : undefined
}

/** What was asked, by the names that the database has. */
function asked(form: EnquiryForm) {
  return {
    subject: form.enquiry_subject,
    name: form.enquiry_name,
    email: form.enquiry_email,
    telephone: form.enquiry_telephone,
    people: form.enquiry_people,
    dates: form.enquiry_dates,
    message: form.enquiry_message,
  }
}
