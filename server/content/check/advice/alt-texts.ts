import type { Fault } from '../../fault.ts'
import type { Document, Path } from '../../load/document.ts'
import { keysAt } from '../../load/schema-path.ts'
import { allDocuments } from '../all-documents.ts'
import type { Rule } from '../rule.ts'
import { writtenStringsIn } from '../strings.ts'
import { warningAtPath } from './warning.ts'

/** Every picture that may have words for people who cannot see it has such words, and good ones. */
export const picturesHaveWords: Rule = (documents) =>
  allDocuments(documents).flatMap((document) => [
    ...writtenStringsIn(document, (_, key) => Object.hasOwn(wordsFor, key)).flatMap((found) =>
      missingWords(document, found.path, wordsFor[found.key] ?? []),
    ),
    ...writtenStringsIn(document, (_, key) => wordKeys.includes(key)).flatMap(({ path, text }) =>
      poorWords(document, path, text),
    ),
  ])

/** The keys of pictures, and those of their words. */
const wordsFor: Readonly<Record<string, readonly string[]>> = {
  imageUrl: ['imageAltText', 'altText'],
  backgroundUrl: ['backgroundAltText', 'altText'],
}
const wordKeys = Object.values(wordsFor).flat()

function missingWords(document: Document<unknown>, path: Path, names: readonly string[]): Fault[] {
  const around = path.slice(0, -1)
  const allowed = keysAt(document.schema, around, document.input)
  const name = names.find((one) => allowed.includes(one))
  if (name === undefined || Object.hasOwn(valueAt(document.input, around), name)) return []
  const message = 'people who cannot see the picture are told nothing'
  return [warningAtPath(document, path, message, `add "${name}": what it shows`)]
}

function valueAt(value: unknown, path: Path): object {
  const found = path.reduce<unknown>(
    (part, step) => (part as Readonly<Record<string | number, unknown>>)[step],
    value,
  )
  return found as object
}

const announced =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration) (?:of|showing)\b/i
const fileName = /\.(?:jpe?g|png|webp|avif|svg|gif)$|^(?:img|dsc|dscn|screenshot)[_ -]?\d/i

function poorWords(document: Document<unknown>, path: Path, text: string): Fault[] {
  const [words] = announced.exec(text) ?? []
  if (words !== undefined) {
    const remedy = 'begin with what it shows: people are told that it is a picture'
    return [warningAtPath(document, path, `begins with "${words}"`, remedy)]
  }
  if (!fileName.test(text)) return []
  return [
    warningAtPath(document, path, `"${text}" is a file's name`, 'write what the picture shows'),
  ]
}
