import { describe, expect, it } from 'vitest'
import { offerOfCode } from '#server/schedule/lookup.ts'
import { everyPictureIn } from '../../support/pictures-in.ts'
import { mailTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { fields as enquiry, page as contactPage } from '../enquiries/enquiry-form.ts'

const site = siteOfFile()

/** Asks for the message in which somebody is told something of an offer. */
const asks = [
  [
    'a place on a waiting list',
    (email: string) =>
      site.visitor().submit('/events/CR-DSP-261129/waiting-list', {
        waiting_name: 'Ada',
        waiting_email: email,
        waiting_heads: '2',
      }),
  ],
  [
    'the receipt of an enquiry',
    (email: string) =>
      site.visitor().submit(contactPage, enquiry(email, { enquiry_offer: 'CR-DSP' })),
  ],
] as const

describe('the pictures of a message', () => {
  it.each(asks)(
    'about %s are files of the site that every mail program shows',
    async (what, ask) => {
      const email = `${what.replaceAll(' ', '-')}@example.com`
      await ask(email)

      const [mail] = await mailTo(site, email)
      const pictures = everyPictureIn(mail?.html ?? '')
      const { content } = site.services.site.current()
      const { overview_image: lead = '' } = offerOfCode(content, 'CR-DSP') ?? {}
      expect(pictures.map(({ src }) => src)).toEqual(
        ['/images/brand/mail-mark.png', '/images/brand/mail-mark-dark.png', lead].map(
          (path) => site.origin + path,
        ),
      )
      for (const { src, alt, width, height } of pictures) {
        const { status, headers } = await fetch(src)
        expect([status, headers.get('content-type')]).toEqual([
          200,
          expect.stringMatching(/^image\/(?:png|jpeg)$/),
        ])
        expect(alt).not.toBe('')
        expect(Math.min(width, height)).toBeGreaterThan(0)
      }
      expect(pictures.at(-1)?.alt).toBe(content.pictureTexts.get(lead))
    },
  )
})
