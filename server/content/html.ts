import sanitize from 'sanitize-html'

declare const safe: unique symbol

/** HTML copy that passed the allow-list, and so the only string a page may print as markup. */
export type SafeHtml = string & { readonly [safe]: true }

/** The tags that copy may use. */
export const copyTags: readonly string[] = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'small',
  'sup',
  'sub',
  'abbr',
  'a',
  'span',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
]

/** The attributes that each of them may have; the others have none. */
export const copyAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
}

const allowed: sanitize.IOptions = {
  allowedTags: [...copyTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(copyAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Keeps the tags that copy may use and drops everything else, scripts with their text. */
export function sanitiseHtml(html: string): SafeHtml {
  // Most copy is plain words or paragraphs of them, which are their own safe form.
  const isPlain = !/[<>&]/.test(html) || plainParagraphs.test(html)
  return (isPlain ? html : sanitize(html, allowed)) as SafeHtml
}

const plainParagraphs = /^(?:<p>(?:[^<>&]|<(em|strong)>[^<>&]*<\/\1>)*<\/p>)+$/
