import { meantDomain } from '#server/format/mail-domains.ts'
import { violationInText } from '../load/document.ts'
import type { Document, Finding } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { insteadOfCopy } from './contact-numbers.ts'
import { writtenStringsIn } from './strings.ts'

const mailAddress = /mailto:[^\s"'<>]+|(?<![\w.+%@/:=&?;-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi

/** Whoever writes reaches the company: mail goes to its own domain, without a slip. */
export const mailReachesUs: Check = function* (documents) {
  const email = documents.company?.value.email ?? ''
  // What has a slip itself is no measure of others.
  const ours = slipIn(email, email) ? '' : email
  for (const document of allDocuments(documents)) {
    const mayHold = (text: string, key: string) =>
      key !== '$schema' && key !== 'schema' && (text.includes('@') || text.includes('mailto:'))
    for (const { path, key, text } of writtenStringsIn(document, mayHold)) {
      const told = new Set<string>()
      for (const { 0: written, index } of text.matchAll(mailAddress)) {
        const address = written.replace(/^mailto:/i, '').split('?')[0] ?? ''
        const finding =
          slipIn(address, email) ?? (key === 'email' ? null : strange(address, ours, document))
        // A link that says its address has it twice.
        if (!finding || told.has(address)) continue
        told.add(address)
        yield violationInText(document, path, index, ...finding)
      }
    }
  }
}

function slipIn(address: string, email: string): Finding | null {
  if (/^mailto:/i.test(address)) return [`"mailto:${address}" says mailto: twice`, 'write it once']
  const [domain, ownDomain] = [domainOf(address), domainOf(email)]
  const meant = domain === '' ? null : meantDomain(domain, ownDomain)
  if (meant === null) return null
  return [`"${domain}" looks like a slip`, `did you mean "${meant}"?`]
}

/** Nobody answers at the domain of another, unless the same file leads to their pages too. */
function strange(address: string, email: string, document: Document<unknown>): Finding | null {
  const [domain, ownDomain] = [domainOf(address), domainOf(email)]
  if (
    domain === '' ||
    ownDomain === '' ||
    isPartOf(domain, ownDomain) ||
    isPartOf(ownDomain, domain)
  )
    return null
  const { text } = document
  if (text.includes(`//${domain}`) || text.includes(`//www.${domain}`)) return null
  const message = `"${address}" is not an address at ${ownDomain}`
  return [message, insteadOfCopy(document, email)]
}

function isPartOf(domain: string, whole: string): boolean {
  return domain === whole || domain.endsWith(`.${whole}`)
}

function domainOf(address: string): string {
  return address.split('@')[1]?.toLowerCase() ?? ''
}
