import type { Sender } from '#server/mail/mail-layout.ts'
import type { Company } from '#server/props/shared.ts'

/** A company that tests know by heart. */
export const company: Company = {
  name: 'Saltlark Sailing',
  brand: 'Saltlark',
  email: 'hello@saltlark.example',
  phone: '01632 960 214',
  phone_link: 'tel:+441632960214',
  address: ['Unit 3, Samphire Quay', 'Southampton', 'SO99 0ZZ'],
  company_number: '00000000',
  vat_number: 'GB 000 0000 00',
  blog_url: 'https://blog.saltlark.example',
  socials: [
    { network: 'Instagram', url: 'https://social.example/instagram/saltlark' },
    { network: 'YouTube', url: 'https://social.example/youtube/saltlark' },
  ],
}

/** The same as the sender of messages. */
export const sender: Sender = { ...company, siteUrl: 'https://www.saltlark.example' }
