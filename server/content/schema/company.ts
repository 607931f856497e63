import { z } from 'zod'
import { line, schemaKey, webAddress } from './pieces.ts'

const networks = ['TikTok', 'Facebook', 'Instagram', 'LinkedIn', 'Threads', 'YouTube'] as const

/** Who the company is, and how to reach it. */
export const company = z.strictObject({
  ...schemaKey,
  name: line(60).describe('In full, as in the footer'),
  brand: line(30).describe('In short, as beside the logo'),
  email: z.email({ error: 'must be an e-mail address such as hello@saltlark.example' }),
  phone: line(24).describe('As people read it'),
  phone_link: z
    .string()
    .regex(
      /^tel:\+\d{8,15}$/,
      'must be the number with its country code, such as tel:+441632960214',
    ),
  address: z.array(line(60)).min(1).max(6),
  company_number: line(60),
  vat_number: line(60),
  bank: z
    .strictObject({
      account_name: line(60),
      sort_code: z.string().regex(/^\d\d-\d\d-\d\d$/, 'must be a sort code such as 00-00-00'),
      account_number: z.string().regex(/^\d{8}$/, 'must be eight digits'),
    })
    .describe('The account that orders are paid to by transfer'),
  blog_url: webAddress.describe('Where the blog begins'),
  socials: z
    .array(
      z.strictObject({
        network: z.enum(networks),
        url: webAddress.describe("The company's own page there"),
      }),
    )
    .max(6),
})

export type Company = z.infer<typeof company>
