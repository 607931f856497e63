import { violationInText } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { writtenStringsIn } from './strings.ts'

const link = /<a\b[^>]*?\shref\s*=\s*(["'])(.*?)\1[^>]*>(.*?)<\/a>/gis
const vague =
  /^(?:click )?here$|^(?:click|this link|link|read more|more|learn more|find out more|submit|go|button)$/i

/** The words of a link say where it leads, and its address leads there. */
export const linksSayWhereTheyLead: Check = function* (documents) {
  for (const document of allDocuments(documents)) {
    for (const { path, key, text } of writtenStringsIn(document, mayBeLink)) {
      for (const { address, words, index } of linksIn(key, text)) {
        const finding = findingOf(address, words)
        if (finding) yield violationInText(document, path, index, ...finding)
      }
    }
  }
}

/** The links of a text, as staff wrote it; the words of a button too, whose address stands elsewhere. */
export function linksIn(key: string, text: string) {
  if (key === 'buttonText') return [{ address: '', words: text.trim(), index: 0 }]
  return [...text.matchAll(link)].map(({ 0: whole, 2: address = '', 3: inside = '', index }) => ({
    address,
    words: inside.replaceAll(/<[^>]+>/g, '').trim(),
    index: index + whole.length - inside.length - '</a>'.length,
  }))
}

function mayBeLink(text: string, key: string): boolean {
  return key === 'buttonText' || text.includes('<a')
}

function findingOf(address: string, words: string): readonly [string, string] | null {
  if (vague.test(words))
    return [`“${words}” does not say where it leads`, 'say where, such as “Dates and prices”']
  const [, kind = '', rest = ''] = /^(tel|mailto|https):(?:\/\/)?(.*)$/i.exec(address) ?? []
  const said = saidAddress(kind, words)
  const meant =
    kind === 'tel'
      ? digitsOf(rest)
      : (rest.toLowerCase().split(kind === 'mailto' ? '?' : '/')[0] ?? '')
  if (said === '' || said === meant || meant.replace(/^www\./, '') === said.replace(/^www\./, ''))
    return null
  return [
    `“${words}” is said, and the link leads to ${address}`,
    `change one of the two${kind === 'tel' ? `: tel:+${said}` : ''}`,
  ]
}

/** The address that words spell out; empty: they are words. */
function saidAddress(kind: string, words: string): string {
  if (kind === 'tel') return /^[+\d][\d\s()-]{6,}$/.test(words) ? digitsOf(words) : ''
  if (kind === 'mailto') return /^[^\s@]+@[^\s@]+$/.test(words) ? words.toLowerCase() : ''
  if (kind !== 'https') return ''
  return (
    /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:\/\S*)?$/i.exec(words)?.[1]?.toLowerCase() ?? ''
  )
}

/** With the country's own number in front. */
export function digitsOf(telephone: string): string {
  return telephone
    .replaceAll(/\D/g, '')
    .replace(/^(?:00|0)(?=[1-9])/, (zeros) => (zeros === '00' ? '' : '44'))
}
