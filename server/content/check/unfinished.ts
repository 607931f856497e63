import { violationInText } from '../load/document.ts'
import { newCourse, newHoliday, newLetter, newPage, newProduct } from '../scaffold/templates.ts'
import { isDraftFile } from './check.ts'
import type { Check } from './check.ts'
import { stringsOf } from './strings.ts'
import { visibleTexts } from './visible-texts.ts'

/** What `content:new` writes for staff to replace, without tags. */
function templateSentences(): readonly string[] {
  const facts = { slug: 'x', words: 'x', id: 1, code: 'XX-X', schema: 'x', datesAhead: () => [] }
  return [newCourse, newHoliday, newProduct, newPage, newLetter]
    .flatMap((template) => stringsOf(template(facts)))
    .filter((text) => /^(?:<p>)?Write\b/.test(text))
    .map((text) => text.replaceAll(/<[^>]+>/g, ''))
}

const opening = /\bWrite (?:here|what|how|one|a|an|the)\b/

/** No sentence of `content:new` is left in what visitors see. */
export const templatesAreReplaced: Check = function* (documents) {
  let sentences: readonly string[] | undefined
  for (const { document, path, text } of visibleTexts(documents)) {
    if (!opening.test(text) || isDraftFile(document)) continue
    sentences ??= templateSentences()
    const found = sentences.find((sentence) => text.includes(sentence))
    if (found === undefined) continue
    const remedy = 'write what belongs here, or put "draft": true back until it is written'
    yield violationInText(
      document,
      path,
      text.indexOf(found),
      'this is what content:new wrote',
      remedy,
    )
  }
}

const nothing =
  /^(?:x{1,5}|\?+|[-–—.…/]+|n\/?a|test(?:ing)?(?: \d+)?|asdf\w*|qwerty|blah(?:[ ,]+blah)*|untitled|placeholder|sample text|your text here|insert text|to follow|changeme|new (?:page|text|title|item))\.?$/i

/** The longest text that says nothing. */
const shortText = 30

type Slip = readonly [found: string, index: number, what: string, remedy: string]

/** Texts say something, and say it in the marks and letters of print. */
export const textsAreFinished: Check = function* (documents) {
  for (const { document, path, text } of visibleTexts(documents)) {
    if (isDraftFile(document)) continue
    for (const [found, index, what, remedy] of slipsIn(text)) {
      yield violationInText(document, path, index, `“${found}” ${what}`, remedy)
    }
  }
}

function slipsIn(text: string): readonly Slip[] {
  const plain = text.trim()
  if (plain.length < shortText && nothing.test(plain)) {
    return [[plain, 0, 'says nothing', 'write what belongs here']]
  }
  return [shouted(plain), marks(text), spaced(text), doubled(text)].filter((one) => one !== null)
}

function shouted(text: string): Slip | null {
  if (/[a-z]/.test(text)) return null
  if (text.split(/\s+/).filter((word) => /^[A-Z]{2,}\W?$/.test(word)).length < 4) return null
  const remedy = 'write small letters, and one capital at the beginning'
  return [text.slice(0, 40), 0, 'is all in capitals', remedy]
}

function marks(text: string): Slip | null {
  const found = /[!?]{2,}|,,|;;|(?<![.…])\.\.(?!\.)/.exec(text)
  return found && [found[0], found.index, 'has a mark too many', 'write one']
}

function spaced(text: string): Slip | null {
  const found = / [,;!?](?=\s|$)| \.(?=\s[A-Z]|$)/.exec(text)
  if (!found || /[–—…]$/.test(text.slice(0, found.index))) return null
  return [found[0].trim(), found.index, 'has a space before it', 'remove the space']
}

/** Words that may come twice: “what she had had to learn”, “far, far away”. */
const repeatable = ['had', 'that', 'very', 'so', 'no', 'far', 'many', 'now', 'who', 'is']

function doubled(text: string): Slip | null {
  for (const { 0: found, 1: word = '', index } of text.matchAll(
    /(?<![^ ])([a-z]+) \1(?![\w’-])/g,
  )) {
    if (!repeatable.includes(word)) return [found, index, 'stands twice', 'write it once']
  }
  return null
}
