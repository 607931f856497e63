import { keysAt, valueIn } from '../json-schema.ts'
import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check, Violations } from './check.ts'
import { writtenStringsIn } from './strings.ts'

/** Every picture that may have words for people who cannot see it has such words, and good ones. */
export const picturesHaveAltTexts: Check = function* (documents) {
  for (const document of allDocuments(documents)) {
    for (const { path, key } of writtenStringsIn(document, isPicture)) {
      yield* hasAltText(document, path, altTextOf[key] ?? [])
    }
    for (const { path, text } of writtenStringsIn(document, isAltText)) {
      yield* isGoodAltText(document, path, text)
    }
  }
}

const altTextOf: Readonly<Record<string, readonly string[]>> = {
  imageUrl: ['imageAltText', 'altText'],
  backgroundUrl: ['backgroundAltText', 'altText'],
}
const isPicture = (_: string, key: string) => Object.hasOwn(altTextOf, key)
const altTexts = new Set(Object.values(altTextOf).flat())
const isAltText = (_: string, key: string) => altTexts.has(key)

function* hasAltText(
  document: Document<unknown>,
  path: Path,
  names: readonly string[],
): Violations {
  const around = path.slice(0, -1)
  const allowed = keysAt(document.schema, around, document.input)
  const name = names.find((one) => allowed.includes(one))
  const picture = around.reduce(valueIn, document.input)
  if (name === undefined || valueIn(picture, name) !== undefined) return
  const message = 'people who cannot see the picture are told nothing'
  yield violationAt(document, path, message, `add "${name}": what it shows`)
}

const announced =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration) (?:of|showing)\b/i
const fileName = /\.(?:jpe?g|png|webp|avif|svg|gif)$|^(?:img|dsc|dscn|screenshot)[_ -]?\d/i

function* isGoodAltText(document: Document<unknown>, path: Path, text: string): Violations {
  const [words] = announced.exec(text) ?? []
  if (words !== undefined) {
    const remedy = 'begin with what it shows: people are told that it is a picture'
    yield violationAt(document, path, `begins with "${words}"`, remedy)
  } else if (fileName.test(text)) {
    const message = `"${text}" is a file's name`
    yield violationAt(document, path, message, 'write what the picture shows')
  }
}
