import { violationAt } from '../load/document.ts'
import { nearest } from '../load/nearest.ts'
import type { Check } from './check.ts'
import { digitsOf } from './link-texts.ts'

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
