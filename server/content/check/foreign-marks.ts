import { violationInText } from '../load/document.ts'
import type { Finding } from '../load/document.ts'
import type { Check } from './check.ts'
import { visibleTexts } from './visible-texts.ts'

type Mark = readonly [pattern: RegExp, message: string, remedy: string]

const itself = 'remove it: the site makes lists itself'
const filledIn = 'write what belongs here'

/** Marks of other programs, which visitors would read as they stand; of each text the first is told. */
const marks: readonly Mark[] = [
  [
    /\*\*[^*]+\*\*|(?<![\w/])__[^_\s][^_]*__(?!\w)/,
    'is Markdown',
    'write <strong>…</strong> in copy, and no marks elsewhere',
  ],
  [
    /!?\[[^\]]+\]\([^)\s]*\)/,
    'is Markdown',
    'write <a href="…">…</a> in copy, and no link elsewhere',
  ],
  [/^\s*#{1,6} /, 'is Markdown', 'write <h3>…</h3> in copy, and no marks elsewhere'],
  [
    /(?<![\w/])_[^_\s][^_]*_(?!\w)/,
    'is Markdown',
    'write <em>…</em> in copy, and no marks elsewhere',
  ],
  [
    /~~[^~]+~~|`[^`]+`|(?<![\w*])\*[^*\s][^*]*\*(?!\w)|^\s*\[[ xX]\] |^> /,
    'is Markdown',
    'remove the marks',
  ],
  [/^\s*(?:[-*•·▪◦–—]|\d{1,2}[.)])\s+/, 'is the mark of a list', itself],
  [
    /\bSent from my [A-Z]?\w+|\bGet Outlook for \w+|-{3,} ?Original Message ?-*|^(?:Re|RE|Fwd?|FW|AW): /,
    'comes from an e-mail',
    'remove it',
  ],
  [/\[?cid:[\w.@-]+\]?|<mailto:[^>]*>|\[image: [^\]]*\]/, 'comes from an e-mail', 'remove it'],
  [/^'\w+(?=[^']*$)/, 'is how spreadsheets mark text', 'remove it'],
  [
    /^(?:4\d{4}(?:\.\d+)?|\d\d[/.]\d\d[/.]\d{4}|TRUE|FALSE)$|(?<![\w.])\d(?:[.,]\d+)?E[+-]\d+(?!\w)|(?<![\w-])\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:-\d\d)?(?![\w-])|(?<!\w)(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d\d(?![\w-])|\d{4}-\d\d-\d\d 00:00(?::00)?|\d\.\d{9,}/,
    'is what a spreadsheet made of something',
    filledIn,
  ],
  [/^=[A-Z]+(?:\(|\$?\d)|^="/, 'is a formula of a spreadsheet', filledIn],
  [/(?<!=)""/, 'is how spreadsheets write a quotation mark', 'write “ or ”'],
  [/[,;](?=\s*$)/, 'is left from a list', 'remove it'],
  [
    /\{\{.*?\}\}|\$\{.*?\}|<%.*?%>|%[A-Z_]{3,}%|\[(?:insert|your|add|enter|name|date|price|link)\b[^\]]*\]/i,
    'was left to be filled in',
    filledIn,
  ],
]

/** What no visitor may read: a program failed, and wrote that down. */
const failures: readonly Mark[] = [
  [
    /#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|FIELD!|BUSY!|GETTING_DATA)|\bErr:\d{3}\b|^#{3,}$|#{4,}/,
    'is what a spreadsheet shows when it has no value',
    filledIn,
  ],
  [
    /\[object Object\]|^(?:undefined|null|nan)$/i,
    'is what a program writes when it has no value',
    filledIn,
  ],
]

/** @param hint what each of the marks has in it: a text without it is passed over at once. */
function markedBy(list: readonly Mark[], hint: RegExp): Check {
  return function* (documents) {
    for (const { document, path, text } of visibleTexts(documents)) {
      if (!hint.test(text)) continue
      const finding = firstOf(list, text)
      if (finding) yield violationInText(document, path, ...finding)
    }
  }
}

function firstOf(list: readonly Mark[], text: string): [number, ...Finding] | null {
  for (const [pattern, message, remedy] of list) {
    const found = pattern.exec(text)
    if (found) return [found.index, `“${found[0].trim()}” ${message}`, remedy]
  }
  return null
}

/** Texts hold no marks of Markdown, e-mail, spreadsheets and templates. */
export const textsHaveNoMarks = markedBy(
  marks,
  /[*_`~[\]#•·▪◦{%<>]|^\s*[-–—\d'=]|[a-z\d]-[A-Z\d]|E[+-]\d| 00:|\.\d{9}|""|^TRUE|^FALSE|[,;]\s*$|^(?:R|F|A)[ewW]|Sent from|Get Outlook|Original|cid:/,
)

/** No text is what a program says when it fails. */
export const textsAreNoFailures = markedBy(failures, /[#[]|Err:|^[Uu]nde|^NULL|^[Nn]/)
