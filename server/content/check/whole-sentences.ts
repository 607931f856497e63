import { violationInText } from '../load/document.ts'
import { isDraftFile } from './check.ts'
import type { Check } from './check.ts'
import { proseKeys } from './prose.ts'
import { visibleTexts } from './visible-texts.ts'

type Slip = readonly [found: string, index: number, what: string, remedy: string]

/** Sentences have their ends and their spaces, and what is opened in them is closed. */
export const sentencesAreWhole: Check = function* (documents) {
  for (const { document, path, key, text } of visibleTexts(documents)) {
    if (!text.includes(' ') || isDraftFile(document)) continue
    const words = text.includes('<') ? text.replaceAll(/<[^>]*>/g, blank) : text
    const slips = [joined(words), unclosed(words), brokenOff(key, text)]
    for (const slip of slips) {
      if (!slip) continue
      const [found, index, what, remedy] = slip
      yield violationInText(document, path, index, `“${found}” ${what}`, remedy)
    }
  }
}

function blank(tag: string): string {
  return ' '.repeat(tag.length)
}

const inner =
  /(?<![\w@/.-])\w*?[a-z]{2}(?:[A-Z][a-z]|[,;][A-Za-z]{2}|[.!?:][A-Z][a-z])[\w’-]*|(?<![\w.])\d+(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|miles|knots|people|pounds)\b/g
/** Names that are written so. */
const joinedNames =
  /^(?:Mac|Fitz)[A-Z]|^(?:TikTok|LinkedIn|YouTube|JavaScript|WhatsApp|FaceTime|PayPal|OneDrive|SharePoint|PowerPoint|MacBook|OpenStreetMap|OpenSeaMap|DuckDuckGo|AccessAble|AirTag|GitHub|SailGP|StormGlass)/

function joined(text: string): Slip | null {
  for (const { 0: found, index } of text.matchAll(inner)) {
    if (joinedNames.test(found)) continue
    return [found, index, 'has no space in it', 'write a space, or remove what is left over']
  }
  return null
}

const pairs = ['()', '[]', '“”', '‘’'] as const

function unclosed(text: string): Slip | null {
  for (const [open = '', close = ''] of pairs) {
    const at = text.lastIndexOf(open)
    if (at > text.lastIndexOf(close)) {
      return [text.slice(at, at + 20).trim(), at, 'is never closed', `write ${close} where it ends`]
    }
    const end = text.indexOf(close)
    const isOpened = close === '’' || end < 0 || (at >= 0 && text.indexOf(open) < end)
    // The first of a list may be numbered: “a) by train”.
    if (isOpened || /(?<!\w)\w\)$/.test(text.slice(0, end + 1))) continue
    return [
      text.slice(Math.max(0, end - 20), end + 1).trim(),
      end,
      'was never opened',
      `write ${open} where it begins`,
    ]
  }
  return null
}

const leastWords = 6
const paragraphs = /<p\b[^>]*>(.*?)<\/p>/gis
const ended = /[.!?…:](?:[”’")\]]|&[lr]?[sd]?quot?;)*$|&hellip;$/

/** Prose ends in a mark: a paragraph without one was cut off where it was copied. */
function brokenOff(key: string, text: string): Slip | null {
  // Actions are the lines of a list, which need no mark.
  if (!proseKeys.has(key) || key === 'actions') return null
  const all = text.includes('<p')
    ? [...text.matchAll(paragraphs)].map(({ 0: whole, 1: inside = '', index }) => {
        return { inside, end: index + whole.length - '</p>'.length }
      })
    : [{ inside: /<\/(?:ul|ol|h\d|blockquote)>\s*$/.test(text) ? '' : text, end: text.length }]
  for (const { inside, end } of all) {
    const words = inside.replaceAll(/<[^>]*>/g, '').trim()
    if (ended.test(words) || words.split(/\s+/).length < leastWords) continue
    const last = words.slice(-30).replace(/^\S*\s/, '')
    return [last, end - 1, 'has no full stop', 'write the rest of the sentence, or its full stop']
  }
  return null
}
