import { nearest } from '#server/format/nearest.ts'
import { violationAt, violationInText } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { digitsOf } from './link-texts.ts'
import { writtenStringsIn } from './strings.ts'

/** The company is reached at what is written: the number that is read is the number that is dialled. */
export const contactIsOne: Check = function* ({ company }) {
  if (!company) return
  const { phone, phone_link: link, email, blog_url: blog } = company.value
  const [domain, host] = [email.split('@')[1] ?? '', new URL(blog).hostname]
  const hostDomain = host.split('.').slice(-domain.split('.').length).join('.')
  if (hostDomain !== domain && nearest(domain, [hostDomain]) !== null) {
    const message = `"${domain}" is nearly the domain of blog_url, ${hostDomain}`
    yield violationAt(company, ['email'], message, 'change one of the two')
  }
  const [dialled = phone] = /[+\d][\d\s().-]{6,}/.exec(phone) ?? []
  if (/\d\s?[oil]|[oil]\s?\d/i.test(phone)) {
    const remedy = `write digits alone, such as ${phone.replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1')}`
    yield violationAt(company, ['phone'], `"${phone}" has a letter in it`, remedy)
  } else if (link.startsWith('tel:+440')) {
    const message = `"${link}" has a 0 after the country code, and rings nobody`
    yield violationAt(company, ['phone_link'], message, `write ${link.replace('+440', '+44')}`)
  } else if (`tel:+${digitsOf(dialled.replace('(0)', ''))}` !== link) {
    const message = `people read ${phone}, and their telephone dials ${link}`
    yield violationAt(company, ['phone'], message, 'change one of the two')
  }
}

/** Each profile leads to the network that it names. */
export const profilesAreTheirs: Check = function* ({ company }) {
  if (!company) return
  const { socials } = company.value
  const networks = ['TikTok', 'Facebook', 'Instagram', 'LinkedIn', 'Threads', 'YouTube']
  for (const [index, { network, url }] of socials.entries()) {
    const named = networks.find((one) => url.toLowerCase().includes(one.toLowerCase()))
    if (named === undefined || url.toLowerCase().includes(network.toLowerCase())) continue
    const message = `"${url}" is on ${named}, and the profile says ${network}`
    yield violationAt(company, ['socials', index, 'url'], message, 'change one of the two')
  }
}

const between = String.raw`(?:[\s().–-]|&nbsp;){0,4}`
/** As people in Britain write it, with the country's own number or without. */
const telephone = new RegExp(
  String.raw`(?<![\p{L}\d.,£#=/-])(?:(?:\+|00)44${between}(?:\(?0\)?${between})?|\(?0)[1-378](?:${between}\d){8,9}(?!\d)`,
  'gu',
)
const noTelephone = /^\d\d[.-]\d\d[.-]\d{4}/

function normalised(number: string): string {
  return digitsOf(number.replaceAll('&nbsp;', ' ').replace(/\(0\)/, '')).replace(/^440/, '44')
}

/** What to do about a way to reach somebody that is not ours: pages leave ours to one of their blocks. */
export function insteadOfCopy({ value }: Document<unknown>, ours: string): string {
  const isPage = (value as { readonly blocks?: unknown }).blocks !== undefined
  return isPage ? 'use a block of the type contact, or remove it' : `write ${ours}, or remove it`
}

/** Numbers of public bodies and charities, such as a commissioner's, and those that cost nobody anything. */
const ofPublicBodies = /^44(?:30[03]|80[08])/

/** The numbers that texts tell people to ring are the company's. */
export const numbersAreOurs: Check = function* (documents) {
  const { company } = documents
  if (!company) return
  const { phone, phone_link: link } = company.value
  // Where the two differ, that is told of company.json itself.
  const own = [link, phone].map((one) => normalised(one))
  const mayHold = (text: string, key: string) => key !== 'schema' && /\d\D{0,6}\d{3}/.test(text)
  for (const document of allDocuments({ ...documents, company: null })) {
    for (const { path, text } of writtenStringsIn(document, mayHold)) {
      const told = new Set(own)
      for (const { 0: number, index } of text.matchAll(telephone)) {
        const digits = normalised(number)
        const isOther = noTelephone.test(number) || /ISBN\W*$/i.test(text.slice(0, index))
        if (told.has(digits) || isOther || ofPublicBodies.test(digits)) continue
        told.add(digits)
        const message = `“${number}” is not the number of company.json, ${phone}`
        yield violationInText(document, path, index, message, insteadOfCopy(document, phone))
      }
    }
  }
}
