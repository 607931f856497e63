import { violationInText } from '../load/document.ts'
import type { Finding } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { writtenStringsIn } from './strings.ts'

const webAddress = /https?:\/\/[^\s"'<>]+/gi

/** Addresses are those that visitors use: not of a trial site, a guard, a folder of one's own, or with a slip. */
export const addressesArePublic: Check = function* (documents) {
  for (const document of allDocuments(documents)) {
    const mayHold = (text: string, key: string) =>
      key !== '$schema' && key !== 'schema' && text.includes('://')
    for (const { path, text } of writtenStringsIn(document, mayHold)) {
      for (const { 0: address, index } of text.matchAll(webAddress)) {
        const finding = findingOf(address)
        if (finding) yield violationInText(document, path, index, ...finding)
      }
    }
  }
}

function findingOf(address: string): Finding | null {
  if (/^https?:\/\/https?:?\/\//i.test(address)) {
    return [`"${address}" begins with https:// twice`, 'write it once']
  }
  const [, mark] = /[^/?#]([.,;:!)\]])$/.exec(address) ?? []
  if (mark !== undefined && !address.includes('('))
    return [`"${address}" ends in "${mark}"`, 'remove the mark at its end']
  if (!URL.canParse(address)) return null
  const { hostname, username, password, href } = new URL(address)
  if (username || password)
    return ['an address with a password in it', 'remove what stands before the @']
  return (
    hosts.find(([pattern]) => pattern.test(href.replace(/^https?:\/\//, '')))?.[1](hostname) ?? null
  )
}

const trial = (host: string): Finding => [
  `"${host}" is not where visitors go`,
  'write the public address',
]
const guard = (host: string): Finding => [
  `"${host}" only passes people on`,
  'open it, and write its own address, which the browser then shows',
]
const cloud = (host: string): Finding => [
  `"${host}" opens for nobody who is not signed in there`,
  'put what it holds on a public page, and lead there',
]

const desk = (): Finding => [
  'is an address where pages are written, and asks visitors to sign in',
  'open the page itself, and copy its address',
]
const copied = (host: string): Finding => [
  `"${host}" shows a copy of the page, or another language`,
  'write the address of the page itself',
]

const hosts: readonly (readonly [RegExp, (host: string) => Finding])[] = [
  [
    /^(?:(?:[\w-]+\.)*(?:(?:staging|dev|preview|beta|uat|intranet)[.\d-]|test\.)|[\w.-]+\.(?:local|internal|intranet|lan|home|test|localhost)(?:[:/]|$))/i,
    trial,
  ],
  [/^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+(?:[:/]|$)/, trial],
  [
    /^[\w.-]+\.(?:vercel\.app|netlify\.app|ngrok(?:-free)?\.(?:io|app)|pages\.dev|herokuapp\.com|azurewebsites\.net|github\.dev|webflow\.io|wpengine\.com)(?:[:/]|$)/i,
    trial,
  ],
  [
    /^(?:[\w.-]+\.)?(?:safelinks\.protection\.outlook\.com|urldefense\.com|urldefense\.proofpoint\.com|protect\.\w+\.com|linkprotect\.\w+\.com)\//i,
    guard,
  ],
  [
    /^(?:(?:www\.)?google\.[a-z.]+\/url|l\.(?:facebook|instagram)\.com\/|lm\.facebook\.com\/|[\w.-]+\.list-manage\.com\/track|click\.[\w.-]+\/)/i,
    guard,
  ],
  [
    /^(?:docs|drive|mail|calendar)\.google\.com\/|^[\w-]+\.sharepoint\.com\/|^(?:www\.)?(?:icloud|dropbox)\.com\/|^(?:outlook|onedrive)\.(?:live|office)\w*\.com\/|^1drv\.ms\//i,
    cloud,
  ],
  [
    /\/wp-admin(?:[/?]|$)|\/wp-login\.php|[?&](?:amp;)?(?:preview(?:_id|_nonce)?|customize_changeset_uuid)=|[?&](?:amp;)?action=edit\b|^[^?]+\/(?:edit|admin|administrator|ghost|umbraco)(?:[/?#]|$)/i,
    desk,
  ],
  [
    /^(?:studio\.youtube|business\.facebook|app\.mailchimp|app\.netlify|app\.contentful|manage\.wix)\.com\/|^(?:www\.)?canva\.com\/design\/|^(?:www\.)?figma\.com\/(?:file|design)\/|^trello\.com\/|^(?:www\.)?notion\.so\/|^teams\.microsoft\.com\/|^forms\.(?:office|microsoft)\.com\/pages\/design/i,
    cloud,
  ],
  [/^(?:we\.tl|wetransfer\.com)\/|^[\w-]+\.wetransfer\.com\//i, cloud],
  [
    /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|lnkd\.in|is\.gd|buff\.ly)\/|^(?:www\.)?bing\.com\/ck\//i,
    guard,
  ],
  [
    /^[\w-]+\.translate\.goog\/|^translate\.google\.[a-z.]+\/|^webcache\.googleusercontent\.com\/|^cdn\.ampproject\.org\/|^(?:[\w-]+\.)*cdn\.ampproject\.org\//i,
    copied,
  ],
]
