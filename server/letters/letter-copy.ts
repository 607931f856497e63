import type { SafeHtml } from '#server/content/html.ts'
import { styles } from '#server/mail/mail-styles.ts'

/** Copy as a message shows it: a paragraph unless it has blocks of its own, its links whole and visible. */
export function mailCopy(copy: SafeHtml, siteUrl: string): string {
  const html = copy.replaceAll(linkStart, (_, href: string) => {
    return `<a class="link" href="${absolute(href, siteUrl)}" style="${styles.link}">`
  })
  const tag = /^<(?:p|ul|ol|h3|h4|blockquote)\b/.test(html) ? 'div' : 'p'
  return `<${tag} style="${styles.text}">${html}</${tag}>`
}

/** Copy as plain text: the entries of a list begin with a hyphen, and an address follows its words. */
export function plainCopy(copy: SafeHtml, siteUrl: string): string {
  return copy
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, words: string) => {
      return `${words} (${absolute(href, siteUrl)})`
    })
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/ ?<li> ?/g, '\n- ')
    .replaceAll(/ ?<\/(?:p|ul|ol|h3|h4|blockquote)> ?/g, '\n\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const linkStart = /<a\b[^>]*?\shref="([^"]*)"[^>]*>/g

/** A path of the site with its origin; any other address as it is. */
export function absolute(href: string, siteUrl: string): string {
  return href.startsWith('/') ? siteUrl + href : href
}

/** Copy that passed the allow-list writes no other characters as entities. */
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}
