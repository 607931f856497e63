import { dateOf, dayOf } from '#server/schedule/day.ts'
import { occurrenceOfReference } from '#server/schedule/occurrences.ts'
import { violationAt, violationAtKey } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Letter, LetterBlock } from '../schema/letters.ts'
import { counted } from '../violation.ts'
import { areWhole, goodIn, isDraft, offersOf, violationsIn } from './check.ts'
import type { Check, LinkChecker, Violations } from './check.ts'
import { isNoDraft } from './known-names.ts'
import { writtenSeries } from './timetable.ts'

/** Lists of messages show no more of a subject. */
const mostShown = 60

/**
 * A letter that is still to go out names dates that begin after its day and offers that are there, and
 * its subject can be read in a list of messages. One that went out may stay as it was.
 * @param today `YYYY-MM-DD`.
 */
export function lettersHold(today: string): Check {
  return function* (documents) {
    for (const letter of goodIn(documents.letters)) {
      const { date, subject, blocks } = letter.value
      if (date < today) {
        if (isDraft(letter)) yield* isNoLateDraft(letter)
        continue
      }
      if (subject.length > mostShown) {
        const message = `has ${counted(subject.length, 'character')}; lists of messages show ${mostShown}`
        yield violationAt(letter, ['subject'], message, 'say it in fewer')
      }
      for (const [index, block] of blocks.entries()) {
        yield* blockHolds({ documents, letter, index }, block)
      }
    }
  }
}

/** The buttons of letters lead to pages that need nothing besides their name. */
export function letterButtonsLead(links: LinkChecker): Check {
  return function* ({ letters }) {
    for (const letter of goodIn(letters)) {
      for (const [index, block] of letter.value.blocks.entries()) {
        if (block.type !== 'button' || block.routeName === undefined) continue
        const { routeName } = block
        if (!links.isRoute(routeName) || links.plainPath(routeName) !== null) continue
        const message = `the address of "${routeName}" needs a parameter`
        const remedy = 'name an offer by its code instead, or another page'
        yield violationsIn(letter, ['blocks', index])('routeName', message, remedy)
      }
    }
  }
}

type LetterDocument = Document<Letter>

function* isNoLateDraft(letter: LetterDocument): Violations {
  const message = `is a draft, and its day, ${letter.value.date}, is over`
  const remedy = 'give it a day to come and its file the same name, or delete the file'
  yield violationAtKey(letter, ['draft'], message, remedy)
}

interface Place {
  readonly documents: Documents
  readonly letter: LetterDocument
  /** Of the block. */
  readonly index: number
}

function* blockHolds(place: Place, block: LetterBlock): Violations {
  if (block.type === 'button' && block.code !== undefined) {
    yield* offerIsThere(place, ['code'], block.code)
  }
  if (block.type === 'offers') {
    for (const [at, code] of block.codes.entries()) yield* offerIsThere(place, ['codes', at], code)
  }
  if (block.type === 'dates') {
    for (const [at, reference] of block.references.entries()) {
      yield* dateIsToCome(place, ['references', at], reference)
    }
  }
}

function* offerIsThere(
  { documents, letter, index }: Place,
  at: readonly (string | number)[],
  code: string,
): Violations {
  const path = ['blocks', index, ...at]
  const offer = offersOf(documents).find(({ value }) => value.code === code)
  if (offer) yield* isNoDraft(letter, path, offer)
  else if (areWhole(documents.courses, documents.holidays)) {
    // Else an offer whose file has violations of its own may be the one.
    yield violationAt(letter, path, `no offer has the code ${code}`, 'name one that is there')
  }
}

function* dateIsToCome(
  { documents, letter, index }: Place,
  at: readonly (string | number)[],
  reference: string,
): Violations {
  const { overrides, courses, holidays } = documents
  if (!overrides || !areWhole(courses, holidays)) return
  const path = ['blocks', index, ...at]
  const series = writtenSeries(documents).map((one) => one.series)
  const changed = new Map(overrides.value.overrides.map((one) => [one.reference, one]))
  const date = occurrenceOfReference(series, changed, reference)
  const remedy = 'choose another date, or remove it'
  if (!date) yield violationAt(letter, path, `there is no date ${reference}`, remedy)
  else if (date.override?.cancelled) {
    yield violationAt(letter, path, `${reference} is cancelled`, remedy)
  } else if (date.first <= dayOf(letter.value.date)) {
    const message = `begins on ${dateOf(date.first)}, when nobody can book it who reads this letter`
    yield violationAt(letter, path, message, remedy)
  }
}
