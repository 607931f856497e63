import { violationInText } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { writtenStringsIn } from './strings.ts'

const shapes: readonly (readonly [pattern: RegExp, what: string, remedy: string])[] = [
  [
    /<(p|li|h3|h4|strong|em|b|i|span|blockquote)>(?:\s|&nbsp;|<br\s*\/?>)*<\/\1>/i,
    'is empty',
    'remove it',
  ],
  [
    /<a\b[^>]*>(?:\s|&nbsp;)*<\/a>/i,
    'is a link without words',
    'write words into it, or remove it',
  ],
  [/(?:<br\s*\/?>\s*){2,}/i, 'makes an empty line', 'end the paragraph: </p><p>'],
  [
    /&amp;(?:amp|nbsp|lt|gt|quot|apos|#\d+|[lr][sd]quo|pound);/i,
    'was escaped twice',
    'write &amp; for an &, or the character itself',
  ],
  [
    /&lt;\/?(?:p|br|a|strong|em|ul|li|h[1-6]|div|span)\b.*?&gt;/i,
    'shows as it is written',
    'write the tag itself: <p>',
  ],
  [/(?:&nbsp;|\u00A0)(?:\s|&nbsp;|\u00A0)+|\s(?:&nbsp;|\u00A0)/, 'makes a gap', 'write one space'],
]

/** Copy has no tags around nothing, and no marks that a word processor left. */
export const copyIsTidy: Check = function* (documents) {
  for (const document of allDocuments(documents)) {
    const isMarked = (text: string, key: string) =>
      key !== 'schema' && (text.includes('<') || text.includes('&') || text.includes('\u00A0'))
    for (const { path, text } of writtenStringsIn(document, isMarked)) {
      for (const [pattern, what, remedy] of shapes) {
        const found = pattern.exec(text)
        if (!found) continue
        yield violationInText(document, path, found.index, `“${found[0]}” ${what}`, remedy)
        break
      }
    }
  }
}
