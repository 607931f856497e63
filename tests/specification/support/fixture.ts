import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Testimonial } from '#server/props/home.ts'
import { frozenContent } from '../../support/frozen-content.ts'

/** A file of the frozen catalogue as staff wrote it: what the site shows is compared with this. */
export function fixture<File>(path: string): File {
  return JSON.parse(readFileSync(join(frozenContent, path), 'utf8')) as File
}

/** An entry of a list of cards. */
interface CardEntry {
  readonly className: 'course' | 'holiday'
  readonly slug: string
}

interface Offer {
  readonly id: number
  readonly name: string
  readonly short_menu_name: string
  readonly slug: string
  readonly price: number
  /** Some dates have a price of their own. */
  readonly dates?: readonly { readonly price?: number }[]
  readonly overview_image: string
  readonly meta_description: string
  readonly intro_description: string
}

/** The file of an offer. */
export const offerFile = ({ className, slug }: CardEntry) =>
  fixture<Offer>(`${className}s/${slug}.json`)

/** The card of an offer, as far as its file says it all. */
export function cardOf(entry: CardEntry) {
  const { id, name, price, dates = [], overview_image, meta_description } = offerFile(entry)
  const prices = dates.map((date) => date.price ?? price)
  const from = new Set(prices).size > 1 ? 'from ' : ''
  const metadata = { meta_description }
  return {
    ...entry,
    id,
    name,
    overview_image,
    priceRange: `${from}${pounds(Math.min(price, ...prices))}`,
    metadata,
    meta_description,
  }
}

/** Pounds as the site shows them, such as `£1,695.00`. */
export const pounds = (amount: number) =>
  amount.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })

/** A testimonial as the home page has it: what it is about only its offer's page needs. */
export function voice(id: number): Testimonial {
  const { testimonials } = fixture<{ testimonials: (Testimonial & { about: object })[] }>(
    'testimonials.json',
  )
  const found = testimonials.find((it) => it.id === id)
  if (!found) throw new Error(`There is no testimonial ${id}.`)
  const { about: _about, ...said } = found
  return said
}
