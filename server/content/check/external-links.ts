import { violationInText } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { writtenStringsIn } from './strings.ts'

/** Addresses outside the site are whole, lead to where visitors can go, and track nobody. */
export const addressesAreClean: Check = function* (documents) {
  const ownHost = documents.company?.value.email.split('@')[1]
  for (const document of allDocuments(documents)) {
    for (const { path, key, text } of writtenStringsIn(document, mayBeAddress)) {
      for (const { address, index } of addressesIn(key, text)) {
        const finding = findingOf(address, ownHost)
        if (!finding) continue
        const [message, remedy, at = 0] = finding
        yield violationInText(document, path, index + at, message, remedy)
      }
    }
  }
}

const addressKeys = ['buttonUrl', 'href', 'promoVideo', 'link', 'url', 'blog_url']
const linkInCopy = /<a\b[^>]*?\shref\s*=\s*(["'])(.*?)\1/gis

function mayBeAddress(text: string, key: string): boolean {
  return addressKeys.includes(key) || text.includes('<a')
}

function addressesIn(key: string, text: string) {
  if (addressKeys.includes(key)) return [{ address: text, index: 0 }]
  return [...text.matchAll(linkInCopy)].map(({ 0: whole, 2: address = '', index }) => ({
    address,
    index: index + whole.length - 1 - address.length,
  }))
}

/** What is wrong, what to do, and where in the address when it is not its beginning. */
type Finding = readonly [message: string, remedy: string, at?: number]

function findingOf(address: string, ownHost: string | undefined): Finding | null {
  const space = address.search(/\s/)
  if (space >= 0) return ['an address has a space in it', 'write %20, or remove it', space]
  if (/^[/#?]/.test(address)) return ownFinding(address) ?? trackingFinding(address)
  if (/^http:/i.test(address)) return null
  if (/^mailto:/i.test(address)) return mailFinding(address)
  if (/^tel:/i.test(address)) return telephoneFinding(address)
  if (/^https:/i.test(address)) return webFinding(address, ownHost)
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return null
  if (/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address)) {
    return [`"${address}" leads to a page of this site`, `write https://${address}`]
  }
  return [`"${address}" leads to a different place on each page`, 'begin it with /']
}

function mailFinding(address: string): Finding | null {
  if (/^mailto:[^@?]+@[^@?.]+(?:\.[^@?.]+)+(?:\?|$)/i.test(address)) return null
  return [`"${address}" is no e-mail address`, 'write it as mailto:hello@saltlark.example']
}

function telephoneFinding(address: string): Finding | null {
  if (/^tel:\+\d{8,15}$/i.test(address)) return null
  return [`"${address}" cannot be dialled everywhere`, 'write it as tel:+441632960214']
}

const tracking =
  /[?&](?:amp;)?(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|yclid|ttclid|twclid|srsltid|mibextid|gad_source|[gw]braid|_g[al]|mkt_tok|ref_src|_hs\w+)=|^https:\/\/(?:youtu\.be|(?:www\.)?youtube\.com)\/[^?]*\?(?:[^#]*&)?(si)=/i

function webFinding(address: string, ownHost: string | undefined): Finding | null {
  // Addresses that are doubled are told as such.
  if (/^https:\/\/https?:?\/\//i.test(address)) return null
  if (!URL.canParse(address)) return [`"${address}" is no web address`, 'copy it from the browser']
  const { hostname, pathname, search, hash } = new URL(address)
  if (!hostname.includes('.') || /^(?:127\.|0\.0\.0\.0$|\[)/.test(hostname)) {
    return [`visitors cannot reach "${hostname}"`, 'write the public address']
  }
  if (ownHost !== undefined && (hostname === ownHost || hostname === `www.${ownHost}`)) {
    return ['is an address of this site', `write ${pathname}${search}${hash}`]
  }
  return trackingFinding(address)
}

/** What the browser of somebody who writes the site shows, or one that looked for words on a page. */
function ownFinding(address: string): Finding | null {
  if (/^\/_preview\b|[?&](?:amp;)?preview=/i.test(address)) {
    return [`"${address}" opens for staff alone`, 'write the address of the page itself']
  }
  return null
}

function trackingFinding(address: string): Finding | null {
  const words = address.indexOf(':~:text=')
  if (words >= 0) return ['marks words that may change', 'write the address up to its #', words]
  const [, named, ofVideo] = tracking.exec(address) ?? []
  const parameter = named ?? ofVideo ?? ''
  if (parameter === '') return null
  const remedy = 'remove it: the page opens without it'
  return [`"${parameter}" follows people about`, remedy, address.indexOf(parameter)]
}
