import sanitize from 'sanitize-html'

declare const safe: unique symbol

/** HTML copy that passed the allow-list, and so the only string a page may print as markup. */
export type SafeHtml = string & { readonly [safe]: true }

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'b', 'i', 'small', 'sup', 'sub', 'abbr', 'a', 'span'],
    ...['ul', 'ol', 'li', 'h3', 'h4', 'blockquote'],
  ],
  allowedAttributes: { a: ['href', 'title'], abbr: ['title'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Keeps the tags that copy may use and drops everything else, scripts with their text. */
export function sanitiseHtml(html: string): SafeHtml {
  return sanitize(html, allowed) as SafeHtml
}
