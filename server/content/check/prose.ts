import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { counted } from '../violation.ts'
import { allDocuments, goodIn, isDraft, isDraftFile, offersOf } from './check.ts'
import type { Check } from './check.ts'
import { stringsIn } from './strings.ts'

const leastOfOffer = { paragraphs: 2, words: 70 }
const leastOfPage = 300

/** An offer and an information page say enough for somebody to decide by. */
export const proseIsEnough: Check = function* (documents) {
  for (const offer of toBeRead(documents)) {
    const { overview } = offer.value
    const { paragraphs, words } = leastOfOffer
    const found = wordsOf(overview.join(' ')).length
    if (overview.length >= paragraphs && found >= words) continue
    const message = `has ${counted(overview.length, 'paragraph')} and ${counted(found, 'word')}`
    const remedy = `write ${paragraphs} paragraphs and ${words} words at least`
    yield violationAt(offer, ['overview'], message, remedy)
  }
  for (const page of goodIn(documents.pages).filter((one) => isInformation(one) && !isDraft(one))) {
    const found = wordsOf(proseOfPage(page, documents).join(' ')).length
    if (found >= leastOfPage) continue
    const message = `this page says ${counted(found, 'word')} under its banner`
    yield violationAt(page, ['blocks'], message, `say at least ${leastOfPage}`)
  }
}

/** What is begun may be short, and like what it was begun from. */
function toBeRead(documents: Documents) {
  return offersOf(documents).filter((offer) => !isDraft(offer))
}

type Page = NonNullable<ReturnType<Documents['pages']['get']>>

const furtherInformation = [
  'web.courses.in-your-office',
  'web.sailing-holidays.norway-sailing-adventures',
]

/** Lists have offers to read; these have words alone. */
function isInformation({ value: { routeName } }: Page): boolean {
  return routeName.startsWith('web.info.') || furtherInformation.includes(routeName)
}

// What a visitor reads under the banner: no addresses of pictures and pages, no alternative texts.
const pointers =
  /^(?:id|type|slug|className|course|subject|side|topics|kit|buttonUrl|routeName|image.*)$/

function proseOfPage(page: Page, { faq }: Documents): readonly string[] {
  const own = stringsIn(page, (_, key) => !pointers.test(key))
    .filter(({ path }) => path[0] === 'blocks')
    .map(({ text }) => text)
  const asksQuestions = page.value.blocks.some(({ type }) => type === 'questions')
  const asked = faq?.value.questions.flatMap(({ question, answer }) => [question, answer]) ?? []
  return asksQuestions ? [...own, ...asked] : own
}

const openingWords = 5

/** No two offers begin alike: what begins as another does reads as if it were filled in. */
export const openingsDiffer: Check = function* (documents) {
  for (const key of ['overview', 'intro_description', 'meta_description'] as const) {
    const owners = new Map<string, string>()
    for (const offer of toBeRead(documents)) {
      const { [key]: written } = offer.value
      const opening = wordsOf(typeof written === 'string' ? written : (written[0] ?? ''))
        .slice(0, openingWords)
        .join(' ')
      const owner = owners.get(opening)
      if (owner === undefined) owners.set(opening, offer.file)
      else {
        const message = `begins as that of ${owner} does: “${opening}”`
        yield violationAt(offer, [key], message, 'begin it another way')
      }
    }
  }
}

// What is prose; lists of facts, such as what a price includes, may well be the same twice.
export const proseKeys: ReadonlySet<string> = new Set([
  'overview',
  'intro_description',
  'meta_description',
  'description',
  'text',
  'copy',
  'answer',
  'say',
  'mistake',
  'notes',
  'introText',
  'outroText',
  'actions',
])

const leastWords = 4
const leastWordsBeside = 5

/** No sentence stands twice, not even with other names and numbers in it. */
export const sentencesDiffer: Check = function* (documents) {
  const owners = new Map<string, Sentence>()
  for (const sentence of allDocuments(documents)
    .filter((one) => !isDraftFile(one))
    .flatMap(sentencesOf)) {
    const shape = shapeOf(sentence.text)
    const owner = owners.get(shape)
    if (!owner) owners.set(shape, sentence)
    else {
      const alike = owner.text === sentence.text ? 'this sentence too' : 'nearly this sentence'
      const message = `${owner.document.file} has ${alike}: “${sentence.text}”`
      yield violationAt(sentence.document, sentence.path, message, 'say it in other words')
    }
  }
}

interface Sentence {
  readonly document: Document<unknown>
  readonly path: Path
  readonly text: string
}

function sentencesOf(document: Document<unknown>): Sentence[] {
  return stringsIn(document, (_, key) => proseKeys.has(key)).flatMap(({ path, text }) =>
    text
      .replaceAll(/<[^>]+>/g, ' ')
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => ({ document, path, text: sentence.trim() }))
      .filter((sentence) => wordsOf(sentence.text).length >= leastWords),
  )
}

/** Without names and numbers, where enough is left to know the sentence by. */
function shapeOf(text: string): string {
  const shape = text.replaceAll(/\b\p{Lu}[\p{L}’'-]*|\d[\d,.]*/gu, '_')
  return wordsOf(shape.replaceAll('_', '')).length >= leastWordsBeside ? shape : text
}

function wordsOf(text: string): string[] {
  return text.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g) ?? []
}
